import {
  type Action,
  conflict,
  type Item,
  judge,
  type Route,
  type RouteProblem,
  type Run,
  routesOf,
  type Violation,
} from '@roundhouse/engine';
import { useMemo } from 'react';
import { useSettings } from '../../app/settings.ts';
import { type Traced, useDraft } from '../../store/draft.ts';
import { useTable } from '../../store/table.ts';
import { problemOf, useBest } from '../../work/router.ts';
import { type Asked, choicesOf } from '../asked.ts';

/** One train on the bill. */
export interface Bill {
  readonly train: number;
  readonly name: string;
  readonly run?: Run;
  readonly route?: Route;
  readonly items: readonly Item[];
  readonly total: number;
  readonly broken?: Violation;
}

/** What is being run: each train's bill, the sum, and whether it can be more. */
export interface Running {
  readonly problem: RouteProblem;
  readonly bills: readonly Bill[];
  readonly total: number;
  readonly broken: Violation | undefined;
  /** Whether these are the suggested runs, and whether no others earn more. */
  readonly isSuggested: boolean;
  readonly isBest: boolean;
  readonly isSearching: boolean;
  readonly action: Action | undefined;
}

const billOf = (problem: RouteProblem, train: number, run: Run | undefined): Bill => {
  const name = problem.trains[train]?.name ?? '';
  if (!run?.segments.length) return { train, name, items: [], total: 0 };
  const verdict = judge(problem, run);
  const [route] = routesOf(problem, [run]);
  const drawn = { train, name, run, ...(route ? { route } : {}) };
  return 'broken' in verdict ? { ...drawn, items: [], total: 0, broken: verdict.broken } : { ...drawn, ...verdict };
};

/** The runs a player has in hand, traced or suggested; nothing, where the verb is not about routes. */
export const useRunning = ({ game, decision, mayAct, verb }: Asked): Running | undefined => {
  const aids = useTable(s => s.aids);
  const suggests = useSettings(s => s.suggestRoutes) && aids;
  const traced = useDraft(s => s.traced);
  const verbOfRuns = decision?.verbs.find(v => choicesOf(game, v).kind === 'routes');
  const company = decision?.company;
  const isAsked = verbOfRuns !== undefined && company !== undefined && (verb === verbOfRuns || !mayAct);
  const problem = useMemo(
    () => (isAsked && company !== undefined ? problemOf(game, company) : undefined),
    [game, company, isAsked],
  );
  const best = useBest(suggests || traced ? problem : undefined);
  return useMemo(() => {
    if (!problem || verbOfRuns === undefined) return undefined;
    const bestRuns = suggests ? best?.runs : undefined;
    const runFor = (train: number): Run | undefined => {
      const own: Traced | undefined = traced?.[train];
      return traced ? own && { train, segments: own.segments } : bestRuns?.find(r => r.train === train);
    };
    const bills = problem.trains.map((_, train) => billOf(problem, train, runFor(train)));
    const runs = bills.flatMap(b => (b.run ? [b.run] : []));
    const broken = bills.find(b => b.broken)?.broken ?? conflict(problem, runs);
    const total = bills.reduce((sum, b) => sum + b.total, 0);
    const choice = choicesOf(game, verbOfRuns);
    const leaf = choice.kind === 'routes' && !broken ? choice.then(routesOf(problem, runs)) : undefined;
    return {
      problem,
      bills,
      total,
      broken,
      isSuggested: !traced,
      isBest: !!best?.proven && total >= best.revenue,
      isSearching: suggests && !best?.proven,
      action: leaf?.kind === 'act' ? leaf.action : undefined,
    };
  }, [game, problem, best, traced, suggests, verbOfRuns]);
};
