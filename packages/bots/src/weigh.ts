import { type Action, decide, type Game, play, type Seat, topFrame } from '@roundhouse/engine';
import { PLAYING, spend } from './effort.ts';
import { type Estimate, estimates, utilityOf } from './estimate.ts';
import { habit } from './habits/index.ts';
import type { Mind } from './mind.ts';
import { isStripped } from './stripped.ts';

/** A candidate, the game after it and how the seats stand then. */
export interface Weighed {
  readonly action: Action;
  readonly after: Game;
  readonly estimates: ReadonlyMap<Seat, Estimate>;
  readonly utility: number;
  /** Whether somebody else has agreed to it. */
  readonly isAgreed: boolean;
}

/** One move ahead; nothing, if it cannot be known what would happen. */
export const weigh = (g: Game, seat: Seat, action: Action, mind: Mind): Weighed | undefined => {
  spend(mind.on, PLAYING);
  const outcome = play(g, action);
  if (outcome.violation) return undefined;
  const after = answered(outcome.game, seat, mind);
  if (!after || isStripped(g, after)) return undefined;
  // Whoever passes a step of a turn changes nothing by it; what happens next by itself is not to its credit.
  const stands = action.type === 'pass' && topFrame(g)?.at === 'turn' ? g : after;
  const all = estimates(stands, mind.weights, mind.on);
  const isAgreed = after !== outcome.game;
  return { action, after, estimates: all, utility: utilityOf(all, seat, mind.weights), isAgreed };
};

/** The game once somebody else has agreed, if he would; nothing, if he would not: the offer is not worth making. */
const answered = (g: Game, seat: Seat, mind: Mind): Game | undefined => {
  const asked = decide(g);
  if (!asked || asked.by === seat || !asked.verbs.includes('answer')) return g;
  const answer = habit(g, mind, asked) as (Action & { yes?: boolean }) | undefined;
  if (!answer?.yes) return undefined;
  spend(mind.on, PLAYING);
  const outcome = play(g, answer);
  return outcome.violation ? undefined : outcome.game;
};
