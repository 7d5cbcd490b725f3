import { type Action, type Game, roundOf } from '@roundhouse/engine';

/** A run as it was made. */
interface Ran {
  /** Number of the position in which it was decided. */
  readonly at: number;
  readonly company: string;
  readonly earned: number;
}

/** What a run left lying. */
export interface Missed extends Ran {
  readonly best: number;
  readonly proven: boolean;
}

/** Every run of a game, from its positions and what led from one to the next. */
export const runsOf = (games: readonly Game[], actions: readonly Action[]): readonly Ran[] =>
  actions.flatMap((action, at) => {
    const company = action.type === 'runRoutes' && 'company' in action ? action.company : undefined;
    if (typeof company !== 'string') return [];
    return [{ at, company, earned: games[at + 1]?.state.companies[company]?.revenue ?? 0 }];
  });

/** What each company left lying in all, most first. */
export const missedBy = (missed: readonly Missed[]): readonly { readonly company: string; readonly sum: number }[] => {
  const sums = new Map<string, number>();
  for (const m of missed) sums.set(m.company, (sums.get(m.company) ?? 0) + m.best - m.earned);
  return [...sums].map(([company, sum]) => ({ company, sum })).sort((a, b) => b.sum - a.sum);
};

/** The table as others' spreadsheets read it. */
export const asCsv = (missed: readonly Missed[], games: readonly Game[]): string =>
  [
    'position,round,company,earned,best,proven',
    ...missed.map(m => {
      const g = games[m.at];
      const round = g ? Object.values(roundOf(g) ?? {}).join(' ') : '';
      return [m.at, round, m.company, m.earned, m.best, m.proven].join(',');
    }),
  ].join('\n');
