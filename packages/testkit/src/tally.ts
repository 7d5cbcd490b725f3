import type { Failure, Played } from './simulate.ts';

/** What came of many games. */
export interface Tally {
  readonly games: number;
  readonly finished: number;
  readonly actions: number;
  /** Actions of the longest game. */
  readonly longest: number;
  readonly endings: Readonly<Record<string, number>>;
  readonly failures: readonly Failure[];
}

export const NO_GAMES: Tally = { games: 0, finished: 0, actions: 0, longest: 0, endings: {}, failures: [] };

/** What a tally needs to know of a game. */
export type Result = Pick<Played, 'ending' | 'failure'> & { readonly actions: number };

export const resultOf = ({ record, ...rest }: Played): Result => ({ actions: record.log.length, ...rest });

export const count = (t: Tally, { actions, ending, failure }: Result): Tally => ({
  games: t.games + 1,
  finished: t.finished + (ending === undefined ? 0 : 1),
  actions: t.actions + actions,
  longest: Math.max(t.longest, actions),
  endings: ending === undefined ? t.endings : { ...t.endings, [ending]: (t.endings[ending] ?? 0) + 1 },
  failures: failure ? [...t.failures, failure] : t.failures,
});
