import { conflict, judge, type RouteProblem, type Run, stopsOf } from '@roundhouse/engine/board';

/** A run with what the judge gives for it. */
interface Priced {
  readonly run: Run;
  readonly total: number;
}

/** What no longer chain of segments cures: track used twice, a place come to again. */
const LOST: readonly string[] = ['route.track', 'route.visit'];

/** Every legal run of one train, both ways round, by trying all chains of segments. */
export const allRuns = (problem: RouteProblem, train: number): readonly Priced[] => {
  const found: Priced[] = [];
  const extend = (segments: readonly number[]) => {
    const stops = stopsOf(problem, { train, segments });
    if (!stops || new Set(stops).size < stops.length) return;
    const verdict = judge(problem, { train, segments });
    if ('total' in verdict) found.push({ run: { train, segments }, total: verdict.total });
    else if (LOST.includes(verdict.broken.clause)) return;
    const ends = segments.length === 1 ? stops : stops.slice(-1);
    for (const [next, { a, b }] of problem.segments.entries())
      if (ends.includes(a) || ends.includes(b)) extend([...segments, next]);
  };
  for (const first of problem.segments.keys()) extend([first]);
  return found;
};

/** A run with the track no other may use, one bit a key. */
interface Laid extends Priced {
  readonly track: bigint;
}

/** The best total by trying everything, for tests: slow, simple and built on nothing but the judge. */
export const bruteForce = (
  problem: RouteProblem,
  worth: (p: Priced) => number = p => p.total,
): { readonly runs: readonly Run[]; readonly revenue: number } => {
  const priced = (train: number) => allRuns(problem, train).map(p => ({ ...p, total: worth(p) }));
  const lists = problem.trains.map((_, t) => bestOfTrack(problem, priced(t)));
  const most = lists.map(list => list[0]?.total ?? 0);
  const hopes = most.map((_, t) => most.slice(t).reduce((sum, m) => sum + m, 0));
  const alike = problem.trains.map((train, t) => JSON.stringify(train) === JSON.stringify(problem.trains[t - 1]));
  let best: { runs: readonly Run[]; revenue: number } = { runs: [], revenue: 0 };
  /** Of trains of one kind the next takes nothing dearer than the last. */
  const choose = (train: number, from: number, track: bigint, runs: readonly Run[], revenue: number) => {
    if (revenue > best.revenue) best = { runs, revenue };
    const list = lists[train];
    if (!list) return;
    for (let i = alike[train] ? from : 0; i < list.length; i++) {
      const { run, total, track: own } = list[i] as Laid;
      if (revenue + total + (hopes[train + 1] ?? 0) <= best.revenue) return;
      if (!(track & own)) choose(train + 1, i, track | own, [...runs, run], revenue + total);
    }
    choose(train + 1, alike[train + 1] ? list.length : 0, track, runs, revenue);
  };
  choose(0, 0, 0n, [], 0);
  if (conflict(problem, best.runs)) throw new Error('Runs that were tried together do not stand together.');
  return best;
};

/** Of runs over the same track only the dearest, dearest first. */
const bestOfTrack = (problem: RouteProblem, runs: readonly Priced[]): readonly Laid[] => {
  const numbers = new Map([...new Set(problem.segments.flatMap(s => s.keys))].map((key, n) => [key, 1n << BigInt(n)]));
  const byTrack = new Map<bigint, Laid>();
  for (const p of runs) {
    const keys = p.run.segments.flatMap(i => problem.segments[i]?.keys ?? []);
    const used = keys.reduce((all, key) => all | (numbers.get(key) ?? 0n), 0n);
    const track = problem.trains[p.run.train]?.sharesTrack ? 0n : used;
    if (p.total > (byTrack.get(track)?.total ?? 0)) byTrack.set(track, { ...p, track });
  }
  return [...byTrack.values()].sort((a, b) => b.total - a.total);
};
