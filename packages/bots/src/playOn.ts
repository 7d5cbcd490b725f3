import { apply, decide, frameAt, type Game, Operating, type Seat, Stock } from '@roundhouse/engine';
import { dice } from './dice.ts';
import { inPassing, PLAYING, spend } from './effort.ts';
import { type Estimate, estimates, utilityOf } from './estimate.ts';
import { habit } from './habits/index.ts';
import type { Mind } from './mind.ts';
import { trusting } from './trusting.ts';

/** So many moves of a round at any table, and of a whole game. */
const [A_ROUND, A_GAME] = [70, 1500];
/** Everybody errs a little about what shares return, else all runs would be one. */
const NOISE = 0.15;
/** In more rounds than these nobody lays track for companies that earn already: it would take too long. */
const WITH_TRACK = 3;

/** How the seat stands after so many rounds were played with habits, and what it is expected to end with. */
export const playOn = (
  from: Game,
  seat: Seat,
  seed: string,
  rounds: number,
  mind: Mind,
): { readonly utility: number; readonly estimate: Estimate } => {
  const on = inPassing(mind.on);
  const own = { ...mind, on, roll: dice(seed), lays: 3, noise: NOISE, quiet: rounds > WITH_TRACK };
  // Who plans does not count on others doing so: most do not, and what they are expected to do must be likely.
  const rival = { ...own, plans: false };
  const g = playedOn(from, rounds, by => (by === seat ? own : rival));
  const all = estimates(trusting(g), mind.weights, on);
  spend(mind.on, on.spent);
  return { utility: utilityOf(all, seat, mind.weights), estimate: all.get(seat) ?? [] };
};

/** The game after so many rounds, the rest of the present one being the first. */
export const playedOn = (from: Game, rounds: number, mindOf: (by: Seat) => Mind): Game => {
  const most = Math.min(A_GAME, rounds * A_ROUND);
  let g = from;
  let left = rounds;
  let round = roundPlayed(g);
  for (let moves = 0; moves < most && left > 0; moves++) {
    const asked = decide(g);
    if (!asked) break;
    const mind = mindOf(asked.by);
    const action = habit(g, mind, asked);
    const after = action && apply(g, action);
    if (!after) break;
    spend(mind.on, PLAYING);
    g = after;
    const now = roundPlayed(g);
    if (now !== round) left--;
    round = now;
  }
  return g;
};

/** A name for the round that is being played. */
export const roundPlayed = (g: Game): string => {
  const operating = frameAt(g, Operating);
  if (operating) return `operating ${operating.set}.${operating.round}`;
  const stock = frameAt(g, Stock);
  return stock ? `stock ${stock.number}` : (g.state.agenda[0]?.at ?? '');
};
