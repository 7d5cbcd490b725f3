import { clauses } from './clauses.ts';
import { library } from './library.ts';
import { pages } from './pages.ts';
import { play } from './play.ts';
import { table } from './table.ts';
import { terms } from './terms.ts';
import { t18cz } from './titles/18cz.ts';
import { t18rhl } from './titles/18rhl.ts';
import { t1848 } from './titles/1848.ts';

/** The English catalogue; its keys are the catalogue's keys. */
export const en = {
  ...clauses,
  ...play,
  ...terms,
  ...t1848,
  ...t18cz,
  ...t18rhl,
  ...pages,
  ...library,
  ...table,
} as const;
