import { type Action, type Game, play, type Seat } from '@roundhouse/engine';
import { PLAYING, spend } from './effort.ts';
import { type Estimate, estimates, utilityOf } from './estimate.ts';
import type { Mind } from './mind.ts';

/** A candidate, the game after it and how the seats stand then. */
export interface Weighed {
  readonly action: Action;
  readonly after: Game;
  readonly estimates: ReadonlyMap<Seat, Estimate>;
  readonly utility: number;
}

/** One move ahead; nothing, if it cannot be known what would happen. */
export const weigh = (g: Game, seat: Seat, action: Action, mind: Mind): Weighed | undefined => {
  spend(mind.on, PLAYING);
  const outcome = play(g, action);
  if (outcome.violation) return undefined;
  const all = estimates(outcome.game, mind.weights, mind.on);
  return { action, after: outcome.game, estimates: all, utility: utilityOf(all, seat, mind.weights) };
};
