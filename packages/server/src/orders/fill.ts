import { type Action, type Choice, type Route, type RouteProblem, routesOf } from '@roundhouse/engine';
import { solve } from '@roundhouse/optimiser';

type Fields = Readonly<Record<string, string | number | boolean>>;

/** Whether an action says all of this. */
export const hasFields = (action: Action, fields: Fields): boolean => {
  const said: Readonly<Record<string, unknown>> = { ...action };
  return Object.entries(fields).every(([name, value]) => said[name] === value);
};

/** Enough for a proof on every board of a real game; about a second. */
const BUDGET = 25_000_000;

/** The routes that earn most; nothing, if that cannot be proven in time. */
const bestOf = (problem: RouteProblem): readonly Route[] | undefined => {
  const answer = solve(problem, { budget: BUDGET });
  return answer.proven ? routesOf(problem, answer.runs) : undefined;
};

/**
 * The first action of a choice that says what the fields say; what they leave open is the first on offer, of an amount
 * the least, of routes the best. `dear`: there is one, but its amount is above the limit.
 */
export const fill = (choice: Choice<Action>, fields: Fields, limit?: number): Action | 'dear' | undefined => {
  switch (choice.kind) {
    case 'act':
      return hasFields(choice.action, fields) ? choice.action : undefined;
    case 'pick': {
      const { [choice.what]: wanted, ...rest } = fields;
      let dear: 'dear' | undefined;
      for (const option of choice.from) {
        if (wanted !== undefined && option.value !== wanted) continue;
        const found = fill(option.then(), rest, limit);
        if (found === 'dear') dear = found;
        else if (found) return found;
      }
      return dear;
    }
    case 'amount': {
      const { [choice.what]: wanted, ...rest } = fields;
      const n = typeof wanted === 'number' ? wanted : choice.min;
      if (n < choice.min || n > choice.max) return undefined;
      return limit !== undefined && n > limit ? 'dear' : fill(choice.then(n), rest, limit);
    }
    case 'routes': {
      const routes = bestOf(choice.problem);
      return routes && fill(choice.then(routes), fields, limit);
    }
  }
};
