import { type Action, type Choice, check, type Game, leaves, sample } from '@roundhouse/engine';
import { bestRoutes } from '../earn.ts';
import type { Mind } from '../mind.ts';

/** The best routes, always; where the search did not end, what the rules know to be legal. */
export const run = (g: Game, choice: Choice<Action>, company: string | undefined, mind: Mind): Action | undefined => {
  const best = company === undefined ? [] : bestRoutes(g, company, mind.on);
  const action = sample(
    choice,
    () => 0,
    () => best,
  );
  return action && !check(g, action) ? action : (leaves(choice).next().value ?? undefined);
};
