import { type RouteProblem, type Run, type Segment, stopsOf } from '@roundhouse/engine';
import type { Traced } from '../../store/draft.ts';

const other = (s: Segment, stop: number): number => (s.a === stop ? s.b : s.a);

/** The stops of a traced route in order. */
export const stopsPassed = (p: RouteProblem, t: Traced): readonly number[] => {
  let at = t.start;
  return [at, ...t.segments.map(i => (at = other(p.segments[i] as Segment, at)))];
};

export const endOf = (p: RouteProblem, t: Traced): number => stopsPassed(p, t).at(-1) as number;

const keysOf = (p: RouteProblem, segments: readonly number[]): ReadonlySet<number> =>
  new Set(segments.flatMap(i => p.segments[i]?.keys ?? []));

/** Stretches that could follow: they begin at the end and use no track of the route again. */
export const onwardFrom = (p: RouteProblem, t: Traced): readonly number[] => {
  const used = keysOf(p, t.segments);
  const end = endOf(p, t);
  return p.segments.flatMap((s, i) => ((s.a === end || s.b === end) && !s.keys.some(k => used.has(k)) ? [i] : []));
};

/** The route after a tap on a stop: begun, led on to it by the fewest stretches, or taken back from it. */
export const traceTo = (p: RouteProblem, t: Traced | undefined, stop: number): Traced | undefined => {
  if (!t) return { start: stop, segments: [] };
  const stops = stopsPassed(p, t);
  if (stop === stops.at(-1)) return t.segments.length ? { ...t, segments: t.segments.slice(0, -1) } : undefined;
  if (stop === t.start && t.segments.length) return { start: endOf(p, t), segments: t.segments.toReversed() };
  const back = stops.indexOf(stop);
  if (back > 0) return { ...t, segments: t.segments.slice(0, back) };
  const way = shortest(p, t, stop);
  return way ? { ...t, segments: [...t.segments, ...way] } : t;
};

/** Why a route cannot be led to a stop: it ends where it is, others hold all places there, or no free track leads on. */
export const whyStuck = (p: RouteProblem, t: Traced): 'end' | 'blocked' | 'noWay' => {
  const here = p.stops[endOf(p, t)];
  if (t.segments.length && here?.end) return 'end';
  return t.segments.length && !here?.open ? 'blocked' : 'noWay';
};

/** The fewest stretches from the end of the route to a stop, around what it uses and through open stops only. */
const shortest = (p: RouteProblem, t: Traced, goal: number): readonly number[] | undefined => {
  const passed = new Set(stopsPassed(p, t));
  const queue: Traced[] = [t];
  for (const at of queue) {
    if (queue.length > 4000) return undefined;
    for (const i of onwardFrom(p, at)) {
      const next = other(p.segments[i] as Segment, endOf(p, at));
      const longer = { ...at, segments: [...at.segments, i] };
      if (next === goal) return longer.segments.slice(t.segments.length);
      if (passed.has(next) || !p.stops[next]?.open || p.stops[next]?.end) continue;
      passed.add(next);
      queue.push(longer);
    }
  }
  return undefined;
};

/** The same route with its last stretch led another way between the same stops. */
export const otherWay = (p: RouteProblem, t: Traced): Traced => {
  const last = t.segments.at(-1);
  if (last === undefined) return t;
  const rest = { ...t, segments: t.segments.slice(0, -1) };
  const [from, to] = [endOf(p, rest), endOf(p, t)];
  const ways = onwardFrom(p, rest).filter(i => other(p.segments[i] as Segment, from) === to);
  const next = ways[(ways.indexOf(last) + 1) % ways.length] ?? last;
  return { ...rest, segments: [...rest.segments, next] };
};

/** A run as a traced route, to go on from. */
export const tracedFrom = (p: RouteProblem, run: Run): Traced | undefined => {
  const start = stopsOf(p, run)?.[0];
  return start === undefined ? undefined : { start, segments: run.segments };
};
