import type { RouteProblem, Stop } from '@roundhouse/engine/board';
import type { TrainClass } from './classes.ts';

/** What the tokens of one class can get to. */
export interface Reach {
  readonly stops: ReadonlySet<number>;
  readonly segments: ReadonlySet<number>;
}

/** The stops and segments that some route of the class might use; never too few, sometimes too many. */
export const reachOf = (problem: RouteProblem, c: TrainClass): Reach => {
  const arcs = arcsOf(problem);
  const leaves = leavesOf(c);
  const stops = new Set<number>();
  const segments = new Set<number>();
  const open = c.stops.flatMap((s, i) => (s.own ? [i] : []));
  for (const i of open) stops.add(i);
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const { by, to } of arcs[at] ?? []) {
      if (!leaves(at) && c.stops[at]?.visit !== c.stops[to]?.visit) continue;
      segments.add(by);
      if (stops.has(to)) continue;
      stops.add(to);
      open.push(to);
    }
  return { stops, segments };
};

/** Whether a route may go on from a stop to another place; the exact answer depends on the stops of its place it touched. */
const leavesOf = (c: TrainClass): ((stop: number) => boolean) => {
  const own = new Set<number>();
  const open = new Set<number>();
  for (const s of c.stops) {
    if (s.own) own.add(s.visit);
    if (s.open) open.add(s.visit);
  }
  return i => {
    const s = c.stops[i] as Stop;
    return own.has(s.visit) || (open.has(s.visit) && !s.end && !isBarred(c, s));
  };
};

/** A stop that may only be at the end of a route of this class. */
export const isBarred = (c: TrainClass, s: Stop): boolean =>
  s.end || (c.spec.notThrough !== undefined && c.spec.notThrough !== '' && s.tags.includes(c.spec.notThrough));

interface Arc {
  readonly by: number;
  readonly to: number;
}

/** The segments at each stop, without those that no run can contain. */
const arcsOf = (problem: RouteProblem): readonly (readonly Arc[])[] => {
  const arcs: Arc[][] = problem.stops.map(() => []);
  for (const [by, s] of problem.segments.entries()) {
    const isRunnable = new Set(s.keys).size === s.keys.length && problem.stops[s.a]?.id !== problem.stops[s.b]?.id;
    if (!isRunnable) continue;
    arcs[s.a]?.push({ by, to: s.b });
    arcs[s.b]?.push({ by, to: s.a });
  }
  return arcs;
};
