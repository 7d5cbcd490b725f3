import type { Action } from './action.ts';
import type { Question } from './agenda.ts';
import { type Choice, leaves, prune, some } from './choice.ts';
import { type Frame, topFrame } from './frame.ts';
import type { Game } from './state.ts';
import { isDraft } from './table.ts';
import type { Verb } from './verb.ts';

/** What the rules say about one verb in one position. */
interface Found {
  readonly verb: Verb;
  isPossible?: boolean;
  legal?: Choice<Action>;
}

/** What has been found out about one position. */
interface Findings extends Game {
  readonly verbs: Found[];
  asked?: Question;
}

/** The position that was asked about last: whoever settles, decides and then chooses asks the same again. */
let last: Findings | undefined;

/** What is known about this position; nothing while it is written on. */
export const findingsOf = (g: Game): Findings | undefined => {
  if (isDraft(g, g.state)) return undefined;
  if (last?.state !== g.state || last.title !== g.title) last = { title: g.title, state: g.state, verbs: [] };
  return last;
};

const foundIn = (g: Game, f: Frame, type: string): Found => {
  const verb = g.title.verbs[type] as Verb;
  // Only what is asked about the question on the table can be remembered.
  const verbs = f === topFrame(g) ? findingsOf(g)?.verbs : undefined;
  const before = verbs?.find(found => found.verb === verb);
  if (before) return before;
  const found: Found = { verb };
  verbs?.push(found);
  return found;
};

/** Whether the verb has a legal action here. */
export const isPossible = (g: Game, f: Frame, type: string): boolean => {
  const found = foundIn(g, f, type);
  const { verb } = found;
  found.isPossible ??= verb.can?.(g, f) ?? some(verb.offer(g, f), a => !verb.forbid(g, f, a));
  return found.isPossible;
};

/** Its legal actions, to be opened as far as you look. */
export const legalActions = (g: Game, f: Frame, type: string): Choice<Action> => {
  const found = foundIn(g, f, type);
  const { verb } = found;
  found.legal ??= prune(verb.offer(g, f), a => !verb.forbid(g, f, a));
  return found.legal;
};

/** Its legal actions all at once, each judged once; of an amount its two ends, of routes the sure run. */
export const legalLeaves = (g: Game, f: Frame, type: string): readonly Action[] => {
  const { verb, isPossible } = foundIn(g, f, type);
  if (isPossible === false || verb.can?.(g, f) === false) return [];
  return [...leaves(verb.offer(g, f))].filter(a => !verb.forbid(g, f, a));
};
