import type { EndNeed, Limit, RouteProblem, Segment, Stop, TrainSpec } from '@roundhouse/engine/board';
import { type Marks, marksOf } from './marks.ts';
import { int32, numbers, uint8 } from './typed.ts';

/** How the stops of a route pay. */
export type Pays = 'all' | 'ends' | 'dropTowns' | 'dropAny';

/** A count of places and gauge changes that may not pass `most`; weights by stop. */
export interface Range {
  readonly inner: Int32Array;
  readonly atEnd: Int32Array;
  /** What a stop's place weighs at least when passed, and how much less as an end: the parts a search may cut by. */
  readonly least: Int32Array;
  readonly ease: Int32Array;
  readonly gauge: number;
  readonly free: number;
  readonly most: number;
  /** `most`, or no limit at all if negative weights forbid to cut. */
  readonly cut: number;
}

/** All that one class of trains needs to know to charge for a route, by stop number of its network. */
export interface Fares {
  readonly value: Int32Array;
  readonly hex: Int32Array;
  readonly leastHexes: number;
  readonly isTown: Uint8Array;
  /** Pays and counts, that is: no town that the train ignores. */
  readonly counts: Uint8Array;
  /** `END_…` flags of each stop. */
  readonly ends: Uint8Array;
  readonly needsEnds: boolean;
  readonly doubles: boolean;
  readonly isDoubled: Uint8Array;
  /** Extra toll of a segment when its place is doubled, by segment of the board. */
  readonly doubledToll: Int32Array;
  readonly ranges: readonly Range[];
  readonly pays: Pays;
  readonly most: number;
  readonly towns: number;
  /** Distinct values, dearest first, and the rank of each stop among them. */
  readonly ladder: Int32Array;
  readonly rank: Int32Array;
  readonly marks: Marks;
  /** The bill depends on the direction of travel or on ties: add it up stop by stop, both ways. */
  readonly isDelicate: boolean;
}

/** The stop meets the first or the other need of `ends`, is no terminus, or has a tag that doubles. */
export const END_ONE = 1;
export const END_OTHER = 2;
export const END_NEVER = 4;
export const END_DOUBLES_A = 8;
export const END_DOUBLES_B = 16;

/** More than any route counts, and little enough to be added up in 32 bits. */
const NO_LIMIT = 0xfffff;

/** A limit to reckon with: one beyond all counting is none, and so is one that is not a number. */
const limitOf = (most: number): number => (most < NO_LIMIT ? most : NO_LIMIT);

/** The fares of a class of trains on its stops; `segments` are all those of the board. */
export const faresOf = (
  problem: RouteProblem,
  spec: TrainSpec,
  stops: readonly Stop[],
  segments: readonly Segment[],
): Fares => {
  const { pays, doubles } = spec;
  const isPart = typeof pays === 'object';
  const what = doubles?.what ?? '';
  const isWithin = (s: Segment) => problem.stops[s.a]?.visit === problem.stops[s.b]?.visit;
  const ladder = [...new Set(stops.map(s => s.value))].sort((a, b) => b - a);
  const canDouble = doubles !== undefined && doubles.ends[0] !== '' && doubles.ends[1] !== '';
  const isDelicate = (canDouble && pays !== 'all') || isMixed(problem, what, stops, segments);
  return {
    value: int32(stops, s => s.value),
    hex: int32(stops, s => stops.findIndex(other => other.hex === s.hex)),
    leastHexes: problem.leastHexes ?? 1,
    isTown: uint8(stops, s => Number(s.kind === 'town')),
    counts: uint8(stops, s => Number(!(spec.ignoresTowns && s.kind === 'town'))),
    ends: uint8(stops, s => endFlags(spec, s)),
    needsEnds: spec.ends !== undefined || spec.ignoresTowns === true,
    doubles: canDouble,
    isDoubled: uint8(stops, s => Number(canDouble && s.tags.includes(what))),
    doubledToll: int32(segments, s =>
      canDouble && isWithin(s) && problem.stops[s.a]?.tags.includes(what) ? s.toll : 0,
    ),
    ranges: spec.limits.map(l => rangeOf(l, spec, stops, isDelicate)),
    pays: isPart ? (pays.drop === 'any' ? 'dropAny' : 'dropTowns') : pays,
    most: isPart ? limitOf(pays.most) : NO_LIMIT,
    towns: isPart ? limitOf(pays.towns ?? pays.most) : NO_LIMIT,
    ladder: numbers(ladder),
    rank: int32(stops, s => ladder.indexOf(s.value)),
    marks: marksOf(problem, spec, stops),
    isDelicate,
  };
};

const meets = (need: EndNeed | undefined, s: Stop): boolean =>
  (need?.tag === undefined || s.tags.includes(need.tag)) && (!need?.own || s.own);

const endFlags = (spec: TrainSpec, s: Stop): number => {
  const [x, y] = spec.doubles?.ends ?? ['', ''];
  return (
    (meets(spec.ends?.one, s) ? END_ONE : 0) |
    (meets(spec.ends?.other, s) ? END_OTHER : 0) |
    (spec.ignoresTowns && s.kind === 'town' ? END_NEVER : 0) |
    (s.tags.includes(x) ? END_DOUBLES_A : 0) |
    (s.tags.includes(y) ? END_DOUBLES_B : 0)
  );
};

const rangeOf = (l: Limit, spec: TrainSpec, stops: readonly Stop[], isDelicate: boolean): Range => {
  const most = limitOf(l.most);
  const weigh = (s: Stop, town: number) => (s.kind !== 'town' ? (l[s.kind] ?? 0) : spec.ignoresTowns ? 0 : town);
  const inner = stops.map(s => weigh(s, l.town ?? 0));
  const atEnd = stops.map(s => weigh(s, l.endTown ?? l.town ?? 0));
  const leastAt = (weights: readonly number[], s: Stop, own: number) =>
    isDelicate ? Math.min(...weights.filter((_, i) => stops[i]?.visit === s.visit)) : (weights[own] ?? 0);
  const least = stops.map((s, i) => leastAt(inner, s, i));
  const gauge = l.gauge ?? 0;
  return {
    inner: numbers(inner),
    atEnd: numbers(atEnd),
    least: numbers(least),
    ease: int32(stops, (s, i) => Math.max(0, (least[i] ?? 0) - leastAt(atEnd, s, i))),
    gauge,
    free: l.freeGauge ?? 0,
    most,
    cut: Math.min(gauge, ...inner, ...atEnd) < 0 ? NO_LIMIT : most,
  };
};

/** Whether two stops that a route may join to one place differ in what the place counts or pays. */
const isMixed = (problem: RouteProblem, what: string, stops: readonly Stop[], segments: readonly Segment[]): boolean =>
  segments.some(({ a, b }) => {
    const [x, y] = [problem.stops[a] as Stop, problem.stops[b] as Stop];
    if (x.visit !== y.visit || !stops.some(s => s.id === x.id)) return false;
    return x.kind !== y.kind || x.value !== y.value || x.tags.includes(what) !== y.tags.includes(what);
  });
