import { clauses } from './clauses.ts';
import { library } from './library.ts';
import { pages } from './pages.ts';
import { play } from './play.ts';
import { table } from './table.ts';
import { terms } from './terms.ts';
import { t1848 } from './titles/1848.ts';

/** The English catalogue; its keys are the catalogue's keys. */
export const en = { ...clauses, ...play, ...terms, ...t1848, ...pages, ...library, ...table } as const;
