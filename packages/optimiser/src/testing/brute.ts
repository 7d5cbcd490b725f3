import { conflict, judge, type RouteProblem, type Run, stopsOf } from '@roundhouse/engine/board';

/** A run with what the judge gives for it. */
interface Priced {
  readonly run: Run;
  readonly total: number;
}

/** Every legal run of one train, both ways round, by trying all chains of segments. */
export const allRuns = (problem: RouteProblem, train: number): readonly Priced[] => {
  const found: Priced[] = [];
  const extend = (segments: readonly number[]) => {
    const stops = stopsOf(problem, { train, segments });
    if (!stops || new Set(stops).size < stops.length) return;
    const verdict = judge(problem, { train, segments });
    if ('total' in verdict) found.push({ run: { train, segments }, total: verdict.total });
    const ends = segments.length === 1 ? stops : stops.slice(-1);
    for (const [next, { a, b }] of problem.segments.entries())
      if (ends.includes(a) || ends.includes(b)) extend([...segments, next]);
  };
  for (const first of problem.segments.keys()) extend([first]);
  return found;
};

/** The best total by trying everything, for tests: slow, simple and built on nothing but the judge. */
export const bruteForce = (problem: RouteProblem): { readonly runs: readonly Run[]; readonly revenue: number } => {
  const lists = problem.trains.map((_, t) => bestOfTrack(problem, allRuns(problem, t)));
  const most = lists.map(list => Math.max(0, ...list.map(p => p.total)));
  let best: { runs: readonly Run[]; revenue: number } = { runs: [], revenue: 0 };
  const choose = (train: number, runs: readonly Run[], revenue: number) => {
    if (revenue > best.revenue) best = { runs, revenue };
    if (train >= lists.length) return;
    const hope = most.slice(train + 1).reduce((sum, m) => sum + m, revenue);
    for (const { run, total } of lists[train] ?? []) {
      if (hope + total <= best.revenue) return;
      if (!conflict(problem, [...runs, run])) choose(train + 1, [...runs, run], revenue + total);
    }
    choose(train + 1, runs, revenue);
  };
  choose(0, [], 0);
  return best;
};

/** Of runs over the same track only the dearest, dearest first. */
const bestOfTrack = (problem: RouteProblem, runs: readonly Priced[]): readonly Priced[] => {
  const byTrack = new Map<string, Priced>();
  for (const p of runs) {
    const keys = p.run.segments.flatMap(i => problem.segments[i]?.keys ?? []);
    const name = keys.sort((a, b) => a - b).join(' ');
    if (p.total > (byTrack.get(name)?.total ?? 0)) byTrack.set(name, p);
  }
  return [...byTrack.values()].sort((a, b) => b.total - a.total);
};
