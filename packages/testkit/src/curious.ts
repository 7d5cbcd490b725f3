import { type Action, choices, type Decision, type Game, leaves } from '@roundhouse/engine';
import { answersTo } from './random.ts';

/** So many leaves of each verb are looked at. */
const MOST_LEAVES = 300;

/** An action that does what no game has done yet, if one is on offer. */
export const somethingNew = (g: Game, asked: Decision, missing: ReadonlySet<string>): Action | undefined => {
  if (g.title.automatic?.(g) || [...missing].every(goal => goal.startsWith('clause '))) return undefined;
  for (const verb of answersTo(asked)) {
    let seen = 0;
    for (const action of leaves(choices(g, verb))) {
      if (namedBy(action).some(goal => missing.has(goal))) return action;
      if (++seen === MOST_LEAVES) break;
    }
  }
  return undefined;
};

/** The goals an action may reach, by what it names. */
const namedBy = (action: Action): readonly string[] => {
  const named = action as Action & Readonly<Record<string, unknown>>;
  return [
    `verb ${action.type} used`,
    `tile ${named['tile']} laid`,
    `train ${named['as'] ?? named['train']} bought`,
    `private ${named['using']} used`,
    `private ${named['private']} sold to a company`,
  ];
};
