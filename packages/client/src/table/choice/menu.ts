import {
  type Action,
  type Choice,
  check,
  type Game,
  leaves,
  topFrame,
  type Violation,
  verbOf,
  whyNotAny,
} from '@roundhouse/engine';
import type { Answer } from '../../store/draft.ts';
import { choicesOf } from '../asked.ts';

/** What may be done with one thing, by verb. */
export interface Offer {
  readonly verb: string;
  readonly choice: Choice<Action>;
}

/** A thing on the table and what may be done with it; or, if nothing, why. */
export interface Item {
  readonly what: string;
  readonly value: Answer;
  readonly offers: readonly Offer[];
  readonly reason?: Violation;
}

/** Levels that are answered with a word; one of them alone fits beside the question. */
const WORDS = ['how', 'yes'];

/** Whether a choice is small enough for the question bar: a deed, or a few deeds told apart by a word. */
export const isShort = (choice: Choice<Action>): boolean =>
  choice.kind === 'act' ||
  (choice.kind === 'pick' && WORDS.includes(choice.what) && choice.from.every(o => o.then().kind === 'act'));

/** The items of a decision: everything its verbs could be about, each with what may be done. */
export const menuOf = (g: Game, verbs: readonly string[]): readonly Item[] => {
  const items = new Map<Answer, { what: string; offers: Offer[]; reason?: Violation }>();
  for (const verb of verbs) {
    const all = candidates(g, verb);
    if (all?.kind !== 'pick' || all.what === 'hex' || isShort(all)) continue;
    const legal = choicesOf(g, verb);
    const open = new Map(legal.kind === 'pick' ? legal.from.map(o => [o.value, o]) : []);
    for (const option of all.from) {
      const item = items.get(option.value) ?? { what: all.what, offers: [] };
      items.set(option.value, item);
      const offered = open.get(option.value);
      if (offered) item.offers.push({ verb, choice: offered.then() });
      else {
        const reason = whyNotAny([item.reason, reasonIn(g, option.then())].filter(no => no !== undefined));
        if (reason) item.reason = reason;
      }
    }
  }
  return [...items].map(([value, { what, offers, reason }]) => ({
    what,
    value,
    offers,
    ...(reason && !offers.length ? { reason } : {}),
  }));
};

/** Verbs that ask for a sum at once. */
export const sumsOf = (g: Game, verbs: readonly string[]): readonly Offer[] =>
  verbs.flatMap(verb => {
    const choice = choicesOf(g, verb);
    return choice.kind === 'amount' ? [{ verb, choice }] : [];
  });

/** Everything the verb would think of, legal or not. */
const candidates = (g: Game, verb: string): Choice<Action> | undefined => {
  const f = topFrame(g);
  return f && verbOf(g, verb).offer(g, f);
};

/** Why none of these is allowed. */
const reasonIn = (g: Game, choice: Choice<Action>): Violation | undefined =>
  whyNotAny([...leaves(choice)].flatMap(action => check(g, action) ?? []));

/** Why a verb of the step cannot be used at all now. */
export const whyNotVerb = (g: Game, verb: string): Violation | undefined => {
  const all = candidates(g, verb);
  return all && reasonIn(g, all);
};

/** Whether the verb can think of anything to do here, legal or not. */
export const hasThoughts = (g: Game, verb: string): boolean => {
  const all = candidates(g, verb);
  return all !== undefined && !leaves(all).next().done;
};
