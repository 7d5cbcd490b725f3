import type { RouteProblem, Stop, TrainSpec } from '@roundhouse/engine/board';

/** Trains under one specification: whatever one of them can run, each of them can. */
export interface TrainClass {
  readonly spec: TrainSpec;
  readonly trains: readonly number[];
  /** The stops as this train sees them, after `root` and `also`. */
  readonly stops: readonly Stop[];
}

/** The trains of a problem, like with like, in the order of their first train. */
export const classesOf = (problem: RouteProblem): readonly TrainClass[] => {
  const alike = new Map<string, { spec: TrainSpec; trains: number[] }>();
  for (const [i, spec] of problem.trains.entries()) {
    const key =
      problem.trains.length === 1 ? '' : JSON.stringify({ ...spec, name: '' }, (_, v) => (isRecord(v) ? sorted(v) : v));
    const known = alike.get(key);
    if (known) known.trains.push(i);
    else alike.set(key, { spec, trains: [i] });
  }
  return [...alike.values()].map(c => ({ ...c, stops: problem.stops.map((s, i) => stopFor(c.spec, s, i)) }));
};

const stopFor = (spec: TrainSpec, stop: Stop, index: number): Stop => {
  if (spec.also?.includes(index)) return { ...stop, own: true, open: true };
  return spec.root === undefined ? stop : { ...stop, own: index === spec.root };
};

const isRecord = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null && !Array.isArray(v);

const sorted = (v: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(v).sort(([a], [b]) => (a < b ? -1 : 1)));
