import { choices, decide, type Game, leaves, play } from '@roundhouse/engine';
import { answersTo } from './random.ts';

/**
 * How many positions lie so many actions away, those reached in two ways counted twice: one number that guards all of
 * a title's rules. Of an amount only its two ends are played, of routes only the sure run. A game that is over leads
 * nowhere.
 */
export const perft = (g: Game, depth: number): number => {
  if (depth === 0) return 1;
  let positions = 0;
  for (const verb of answersTo(decide(g)))
    for (const action of leaves(choices(g, verb))) {
      const outcome = play(g, action);
      if (outcome.violation) throw new Error(`${verb} is offered and refused: ${outcome.violation.clause}`);
      positions += perft(outcome.game, depth - 1);
    }
  return positions;
};
