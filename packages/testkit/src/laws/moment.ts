import type { Action, Decision, Game, State } from '@roundhouse/engine';
import type { Dice } from '../dice.ts';

/** One action and what it led to. */
export interface Moment {
  readonly before: Game;
  readonly action: Action;
  readonly after: Game;
  /** What is asked after it. */
  readonly asked: Decision | undefined;
  /** For laws that try samples. */
  readonly roll: Dice;
}

/** Something that must hold at every moment of every game: a description of the breach, or nothing. */
export type Law = (m: Moment) => string | undefined;

/** A law about parts of the state: what an action leaves untouched was judged before. */
export const about =
  (parts: readonly (keyof State)[], law: Law): Law =>
  m =>
    parts.every(part => m.before.state[part] === m.after.state[part]) ? undefined : law(m);

/** The first breach found in a list. */
export const firstBreach = <T>(items: Iterable<T>, breach: (item: T) => string | undefined): string | undefined => {
  for (const item of items) {
    const found = breach(item);
    if (found !== undefined) return found;
  }
  return undefined;
};
