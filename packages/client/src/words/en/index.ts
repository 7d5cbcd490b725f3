import { bots } from './bots.ts';
import { clauses } from './clauses.ts';
import { clock } from './clock.ts';
import { drawers } from './drawers.ts';
import { folks } from './folks.ts';
import { house } from './house.ts';
import { learn } from './learn.ts';
import { library } from './library.ts';
import { orders } from './orders.ts';
import { pages } from './pages.ts';
import { play } from './play.ts';
import { signals } from './signals.ts';
import { table } from './table.ts';
import { terms } from './terms.ts';

/** The English catalogue; its keys are the catalogue's keys. */
export const en = {
  ...bots,
  ...clauses,
  ...clock,
  ...play,
  ...terms,
  ...pages,
  ...house,
  ...drawers,
  ...learn,
  ...library,
  ...orders,
  ...folks,
  ...signals,
  ...table,
} as const;

export { en as catalogue };
