import type { Game, Seat } from '@roundhouse/engine';
import { dice } from './dice.ts';
import { effort } from './effort.ts';
import { type Estimate, estimates } from './estimate.ts';
import { guess } from './guess.ts';
import { weightsIn } from './weights.ts';

/** What every seat is expected to own at the end, as far as somebody can know who sees this. */
export const expectations = (seen: Game, seat: Seat): ReadonlyMap<Seat, Estimate> =>
  estimates(guess(seen, seat, dice('expectations')), weightsIn(seen.title), effort());
