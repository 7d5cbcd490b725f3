import type { Game, Seat } from '@roundhouse/engine';
import { dice } from './dice.ts';
import { effort } from './effort.ts';
import { type Estimate, estimates } from './estimate.ts';
import { guess } from './guess.ts';
import { throughWith } from './horizon.ts';
import { type Weights, weightsIn } from './weights.ts';

/** What every seat is expected to own at the end, as far as somebody can know who sees this. */
export const expectations = (seen: Game, seat: Seat): ReadonlyMap<Seat, Estimate> =>
  stands(guess(seen, seat, dice('expectations')), weightsIn(seen.title));

/** To lead a company is worth something to whoever plays, but nobody is paid for it. */
const stands = (g: Game, weights: Weights): ReadonlyMap<Seat, Estimate> =>
  estimates(g, { ...weights, control: 0 }, effort(), throughWith(g));
