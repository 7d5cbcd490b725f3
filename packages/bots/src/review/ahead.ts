import { decide, type Game, play, roundOf, type Seat } from '@roundhouse/engine';
import { dice } from '../dice.ts';
import { type Effort, inPassing, PLAYING, spend } from '../effort.ts';
import type { Estimate } from '../estimate.ts';
import { habit } from '../habits/index.ts';
import type { Mind } from '../mind.ts';
import { outcomeOf, WEIGHTS } from './outcome.ts';

/** Longer than two rounds of any table. */
const MOST_MOVES = 200;

/** What everybody is expected to end with, once the rest of this round and the next ones were played by habit. */
export const ahead = (from: Game, seed: string, rounds: number, on: Effort): ReadonlyMap<Seat, Estimate> => {
  const own = inPassing(on);
  const mind: Mind = { roll: dice(seed), on: own, weights: WEIGHTS, lays: 1, noise: 0, swaps: true };
  let g = from;
  let left = rounds;
  let round = nameOf(g);
  for (let moves = 0; moves < MOST_MOVES && left > 0; moves++) {
    const asked = decide(g);
    const action = asked && habit(g, mind, asked);
    if (!action) break;
    spend(own, PLAYING);
    const outcome = play(g, action);
    if (outcome.violation) break;
    g = outcome.game;
    const now = nameOf(g);
    if (now !== round) left--;
    round = now;
  }
  const all = outcomeOf(g, own);
  spend(on, own.spent);
  return all;
};

const nameOf = (g: Game): string => JSON.stringify(roundOf(g));
