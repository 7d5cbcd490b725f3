import {
  type CompanyId,
  type Game,
  judge,
  known,
  memo,
  type Route,
  type RouteProblem,
  type Run,
  routeProblem,
  routesOf,
  runRoutes,
  type Stop,
  step,
  type TrainSpec,
  Turn,
  type Violation,
} from '@roundhouse/engine';

/** Reasons against a run that going on may do away with. */
const UNFINISHED: readonly string[] = ['route.stops', 'route.ends', 'route.needs'];

/** Why a train may not run so. */
const against = (p: RouteProblem, run: Run): string | undefined => {
  const verdict = judge(p, run);
  return 'broken' in verdict ? verdict.broken.clause : undefined;
};

const isOwn = (p: RouteProblem, train: TrainSpec, stop: number): boolean =>
  !!known(p.stops[stop]).own || !!train.also?.includes(stop);

/** What a stop counts for a train wherever it lies on the route. */
const weight = (train: TrainSpec, { kind }: Stop): number =>
  Math.max(0, ...train.limits.map(limit => (kind === 'town' ? 0 : (limit[kind] ?? 0))));

/** The shortest legal runs of a train: from a token of its own until it may end, past no other token. [RHL-6.1.*] */
function* shortRuns(p: RouteProblem, train: number): Generator<Run> {
  const spec = known(p.trains[train]);
  const most = Math.min(...spec.limits.map(l => l.most), p.stops.length);
  const goal = spec.ends?.one.tag;
  const isGoal = (stop: number) => goal === undefined || !!p.stops[stop]?.tags.includes(goal);
  const ways = p.stops.map((_, stop) => p.segments.flatMap((s, i) => (s.a === stop || s.b === stop ? [i] : [])));
  const left = distances(p, spec, ways, isGoal);
  /** Whether the train may go on from the place it has come to last. */
  const passes = (seen: readonly number[]): boolean => {
    const here = seen.filter(stop => sameVisit(p, stop, seen.at(-1) ?? 0));
    if (here.includes(seen[0] ?? 0)) return true;
    const stops = here.map(stop => known(p.stops[stop]));
    const barred = stops.some(s => s.end || (spec.notThrough !== undefined && s.tags.includes(spec.notThrough)));
    return !barred && here.some((stop, i) => stops[i]?.open || spec.also?.includes(stop));
  };
  function* goOn(segments: readonly number[], seen: readonly number[], used: number): Generator<Run> {
    const at = seen.at(-1) ?? 0;
    // A run that begins where it must have an end may end anywhere.
    const anywhere = isGoal(seen[0] ?? 0);
    const onward = (ways[at] ?? []).map(i => ({ i, next: otherEnd(p, i, at) }));
    for (const { i, next } of onward.sort((a, b) => (left[a.next] ?? 0) - (left[b.next] ?? 0))) {
      const stays = sameVisit(p, at, next);
      const count = used + (stays ? 0 : weight(spec, known(p.stops[next])));
      if (seen.includes(next) || count + (anywhere ? 0 : (left[next] ?? 0)) > most || !(stays || passes(seen)))
        continue;
      if (!stays && seen.some(stop => sameVisit(p, stop, next))) continue;
      const run = { train, segments: [...segments, i] };
      const why = anywhere || isGoal(next) ? against(p, run) : 'route.ends';
      if (why === undefined) yield run;
      else if (UNFINISHED.includes(why) && (!isOwn(p, spec, next) || sameVisit(p, next, seen[0] ?? 0)))
        yield* goOn(run.segments, [...seen, next], count);
    }
  }
  for (const start of p.stops.keys())
    if (isOwn(p, spec, start)) yield* goOn([], [start], weight(spec, known(p.stops[start])));
}

const otherEnd = (p: RouteProblem, segment: number, from: number): number => {
  const { a, b } = known(p.segments[segment]);
  return a === from ? b : a;
};

const sameVisit = (p: RouteProblem, a: number, b: number): boolean => p.stops[a]?.visit === p.stops[b]?.visit;

/** How much a train must count at least from each stop to the nearest where it may end. */
const distances = (
  p: RouteProblem,
  train: TrainSpec,
  ways: readonly (readonly number[])[],
  isGoal: (stop: number) => boolean,
): readonly number[] => {
  const far = p.stops.map((_, stop) => (isGoal(stop) ? 0 : Number.POSITIVE_INFINITY));
  for (let changed = true; changed; ) {
    changed = false;
    for (const stop of p.stops.keys())
      for (const i of ways[stop] ?? []) {
        const next = otherEnd(p, i, stop);
        const step = sameVisit(p, stop, next) ? 0 : weight(train, known(p.stops[next]));
        if ((far[next] ?? 0) + step < (far[stop] ?? 0)) {
          far[stop] = (far[next] ?? 0) + step;
          changed = true;
        }
      }
  }
  return far;
};

const keysOf = (p: RouteProblem, run: Run): readonly number[] => run.segments.flatMap(i => p.segments[i]?.keys ?? []);

/** As many trains as can run at once, each as short as it may. */
const asManyAsCan = (p: RouteProblem): readonly Run[] => {
  const lists = new Map<string, readonly Run[]>();
  const order = p.trains.map((_, i) => i).sort((a, b) => nameAt(p, a).localeCompare(nameAt(p, b)));
  for (const i of order) if (!lists.has(nameAt(p, i))) lists.set(nameAt(p, i), [...shortRuns(p, i)]);
  let best: readonly Run[] = [];
  /** Trains of one kind take runs in the order of their list, so that no set comes up twice. */
  const search = (n: number, from: number, runs: readonly Run[], used: ReadonlySet<number>): void => {
    if (runs.length > best.length) best = runs;
    const train = order[n];
    if (train === undefined || runs.length + order.length - n <= best.length) return;
    const list = lists.get(nameAt(p, train)) ?? [];
    const again = nameAt(p, order[n + 1] ?? -1) === nameAt(p, train);
    const others = order.findIndex((t, i) => i > n && nameAt(p, t) !== nameAt(p, train));
    for (let i = from; i < list.length && best.length < order.length; i++) {
      const keys = keysOf(p, known(list[i]));
      if (keys.some(k => used.has(k))) continue;
      const run = { ...known(list[i]), train };
      search(n + 1, again ? i + 1 : 0, [...runs, run], new Set([...used, ...keys]));
    }
    search(others < 0 ? order.length : others, 0, runs, used);
  };
  search(0, 0, [], new Set());
  return best;
};

const nameAt = (p: RouteProblem, train: number): string => p.trains[train]?.name ?? '';

/** A run that satisfies the rule: as many trains as possible. */
export const sure = (g: Game, company: CompanyId): readonly Route[] => {
  const p = routeProblem(g, company);
  return routesOf(p, asManyAsCan(p));
};

/** Every train that can run must, all at once as far as the track allows. [RHL-6.2.3] */
export const whyNotRun = (g: Game, company: CompanyId, routes: readonly Route[]): Violation | undefined => {
  const p = routeProblem(g, company);
  if (routes.length >= p.trains.length) return undefined;
  const most = asManyAsCan(p).length;
  return routes.length < most ? { clause: 'run.all', facts: { trains: most } } : undefined;
};

/** Whether some train of the company can run now. */
export const canRun: (g: Game, company: CompanyId) => boolean = memo(
  g => g.state,
  (g, company) => {
    const p = routeProblem(g, company);
    return p.trains.some((_, i) => !shortRuns(p, i).next().done);
  },
);

/** Every train runs that can. */
export const runStep = step('run', {
  in: Turn,
  verbs: [runRoutes],
  compels: () => ({ clause: 'run.compulsory' }),
  rests: (g, f) => !canRun(g, f.company),
});

/** Whether the company has an income route for a train of any kind it might buy. */
export const hasIncomeRoute: (g: Game, company: CompanyId) => boolean = memo(
  g => g.state,
  (g, company) => {
    const p = { ...routeProblem(g, company), trains: [{ name: '', limits: [], pays: 'all' as const }] };
    return !shortRuns(p, 0).next().done;
  },
);
