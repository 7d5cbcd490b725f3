import { cashOf, type Game } from '@roundhouse/engine';
import { trainNeeded } from './need.ts';

/** Whether some company has sold its last train for less than the next one costs: that looks clever and stops it for a round. */
export const isStripped = (before: Game, after: Game): boolean =>
  Object.entries(before.state.companies).some(([company, { trains }]) => {
    const now = after.state.companies[company];
    if (!trains.length || !now || now.trains.length || now.closed) return false;
    const got = cashOf(after, company) - cashOf(before, company);
    return got > 0 && got < (trainNeeded(after, company)?.price ?? 0);
  });
