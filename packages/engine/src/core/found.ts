import type { Action } from './action.ts';
import { type Choice, prune, some } from './choice.ts';
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

/** The position that was asked about last: whoever settles, decides and then chooses asks the same again. */
let last: (Game & { readonly verbs: Found[] }) | undefined;

const foundIn = (g: Game, f: Frame, type: string): Found => {
  const verb = g.title.verbs[type] as Verb;
  // Only what is settled can be remembered, and only about the question that is on the table.
  if (isDraft(g, g.state) || f !== topFrame(g)) return { verb };
  if (last?.state !== g.state || last.title !== g.title) last = { title: g.title, state: g.state, verbs: [] };
  for (const found of last.verbs) if (found.verb === verb) return found;
  const found: Found = { verb };
  last.verbs.push(found);
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
