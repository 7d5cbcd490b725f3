import { apply, decide, frameAt, type Game, Operating, type Seat, Stock } from '@roundhouse/engine';
import { dice } from './dice.ts';
import { inPassing, PLAYING, spend } from './effort.ts';
import { estimates, utilityOf } from './estimate.ts';
import { habit } from './habits/index.ts';
import type { Mind } from './mind.ts';
import { trusting } from './trusting.ts';

/** Longer than a round of any table. */
const MOST_MOVES = 140;
/** Everybody errs a little about what shares return, else all runs would be one. */
const NOISE = 0.15;

/** How the seat stands after the rest of this round and the next were played with habits. */
export const playOn = (from: Game, seat: Seat, seed: string, rounds: number, mind: Mind): number => {
  const on = inPassing(mind.on);
  const quick: Mind = { ...mind, on, roll: dice(seed), lays: 3, noise: NOISE, quiet: true };
  let g = from;
  let left = rounds;
  let round = roundOf(g);
  for (let moves = 0; moves < MOST_MOVES && left > 0; moves++) {
    const asked = decide(g);
    const action = asked && habit(g, quick, asked);
    if (!action) break;
    spend(on, PLAYING);
    const after = apply(g, action);
    if (!after) break;
    g = after;
    const now = roundOf(g);
    if (now !== round) left--;
    round = now;
  }
  const stands = utilityOf(estimates(trusting(g), mind.weights, on), seat, mind.weights);
  spend(mind.on, on.spent);
  return stands;
};

/** A name for the round that is being played. */
const roundOf = (g: Game): string => {
  const operating = frameAt(g, Operating);
  if (operating) return `operating ${operating.set}.${operating.round}`;
  const stock = frameAt(g, Stock);
  return stock ? `stock ${stock.number}` : (g.state.agenda[0]?.at ?? '');
};
