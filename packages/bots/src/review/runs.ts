import { type CompanyId, type Game, type Money, routeProblem } from '@roundhouse/engine';
import { solve } from '@roundhouse/optimiser';
import type { Played } from './played.ts';

/** A run as it was made, and the best there was. */
export interface Ran {
  /** Number of the position in which it was decided. */
  readonly at: number;
  readonly company: CompanyId;
  readonly earned: Money;
  readonly best: Money;
  /** Whether it is proven that there was no better one. */
  readonly proven: boolean;
}

/** In which positions somebody decided what to run. */
export const runsIn = ({ actions }: Pick<Played, 'actions'>): readonly number[] =>
  actions.flatMap((action, at) => (action.type === 'runRoutes' ? [at] : []));

/** The run decided in this position, held against the best. */
export const ranAt = ({ games, actions }: Played, at: number): Ran | undefined => {
  const { company } = actions[at] as { readonly company?: CompanyId };
  const g = games[at];
  if (!g || company === undefined) return undefined;
  const earned = games[at + 1]?.state.companies[company]?.revenue ?? 0;
  const { revenue, proven } = bestRun(g, company);
  return { at, company, earned, best: Math.max(earned, revenue), proven };
};

const bestRun = (g: Game, company: CompanyId): { readonly revenue: Money; readonly proven: boolean } => {
  const problem = routeProblem(g, company);
  return problem.trains.length && problem.segments.length ? solve(problem) : { revenue: 0, proven: true };
};

/** What each company left lying in all, most first. */
export const leftLying = (runs: readonly Ran[]): readonly { readonly company: CompanyId; readonly sum: Money }[] => {
  const sums = new Map<CompanyId, Money>();
  for (const r of runs) if (r.best > r.earned) sums.set(r.company, (sums.get(r.company) ?? 0) + r.best - r.earned);
  return [...sums].map(([company, sum]) => ({ company, sum })).sort((a, b) => b.sum - a.sum);
};
