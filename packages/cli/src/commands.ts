import { bench } from './bench.ts';
import { clauses } from './clauses.ts';
import type { Command } from './command.ts';
import { exhaustive } from './exhaustive.ts';
import { importGame } from './import.ts';
import { ladder } from './ladder.ts';
import { perft } from './perft.ts';
import { replay } from './replay.ts';
import { routes } from './routes.ts';
import { simulate } from './simulate.ts';
import { train } from './train.ts';
import { verify } from './verify.ts';

/** Every command of the workbench by name, in the order of the help. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  replay,
  verify,
  import: importGame,
  simulate,
  exhaustive,
  ladder,
  train,
  perft,
  routes,
  clauses,
  bench,
};
