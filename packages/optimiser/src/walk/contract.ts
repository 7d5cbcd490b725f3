import type { RouteProblem, Segment, Stop } from '@roundhouse/engine/board';
import { cliquesOf } from './bits.ts';
import { classesOf, type TrainClass } from './classes.ts';
import { type Fares, faresOf } from './fares.ts';
import { isBarred, type Reach, reachOf } from './reach.ts';
import { int32, numbers, uint8 } from './typed.ts';

/** A problem in typed arrays, without what no token can reach. */
export interface Contraction {
  readonly problem: RouteProblem;
  /** Kept segments, as numbers of the problem. */
  readonly segments: Int32Array;
  /** Sets of track that one turn uses once; see `cliquesOf`. */
  readonly bits: number;
  /** 32-bit words in a set of bits; four do for 128, and there may be more. */
  readonly words: number;
  /** The bits of each kept segment, `words` at a time. */
  readonly masks: Int32Array;
  readonly gauge: Int32Array;
  readonly toll: Int32Array;
  /** Points of track on each segment, for the tie-break. */
  readonly pieces: Int32Array;
  readonly networks: readonly Network[];
}

/** The part of the board that one class of trains can use. */
export interface Network {
  readonly trains: readonly number[];
  readonly sharesTrack: boolean;
  /** Kept stops, as numbers of the problem. */
  readonly stops: Int32Array;
  /** Stop `s` has the arcs `arcs[s]` up to `arcs[s + 1]`, each `by` a segment `to` a stop. */
  readonly arcs: Int32Array;
  readonly to: Int32Array;
  readonly by: Int32Array;
  /** Stops of one place have one number. */
  readonly place: Int32Array;
  /** Stops of one name have one number. */
  readonly ident: Int32Array;
  /** `OPEN` and `SHUT` of each stop. */
  readonly passage: Uint8Array;
  readonly tokens: Int32Array;
  readonly fares: Fares;
}

/** A route may pass a place if a stop it touched there is open and none is shut. */
export const OPEN = 1;
export const SHUT = 2;

/** The board of a problem. */
export const contract = (problem: RouteProblem): Contraction => {
  const classes = classesOf(problem);
  const reaches = classes.map(c => reachOf(problem, c));
  const kept = ascending(new Set(reaches.flatMap(r => [...r.segments])));
  const segments = kept.map(i => problem.segments[i] as Segment);
  const cliques = cliquesOf(segments);
  const words = Math.max(1, Math.ceil(cliques.length / 32));
  const masks = new Int32Array(kept.length * words);
  for (const [bit, clique] of cliques.entries())
    for (const s of clique) {
      const at = s * words + (bit >> 5);
      masks[at] = (masks[at] ?? 0) | (1 << (bit & 31));
    }
  return {
    problem,
    segments: numbers(kept),
    bits: cliques.length,
    words,
    masks,
    gauge: int32(segments, s => s.gauge),
    toll: int32(segments, s => s.toll),
    pieces: int32(segments, s => s.path.length),
    networks: classes.map((c, i) => networkOf(problem, c, reaches[i] as Reach, kept)),
  };
};

const networkOf = (problem: RouteProblem, c: TrainClass, reach: Reach, kept: readonly number[]): Network => {
  const old = ascending(reach.stops);
  const stops = old.map(i => c.stops[i] as Stop);
  const segments = kept.map(i => problem.segments[i] as Segment);
  const renumbered = new Int32Array(problem.stops.length).fill(-1);
  for (const [i, n] of old.entries()) renumbered[n] = i;
  const { arcs, to, by } = arcsOf(segments, i => reach.segments.has(kept[i] as number), renumbered, stops.length);
  return {
    trains: c.trains,
    sharesTrack: c.spec.sharesTrack === true,
    stops: numbers(old),
    arcs,
    to,
    by,
    place: dense(stops.map(s => s.visit)),
    ident: dense(stops.map(s => s.id)),
    passage: uint8(stops, s => (s.open ? OPEN : 0) | (isBarred(c, s) ? SHUT : 0)),
    tokens: numbers(stops.flatMap((s, i) => (s.own ? [i] : []))),
    fares: faresOf(problem, c.spec, stops, segments),
  };
};

/** The arcs of each stop, in the order of their segments; first counted, then filled in. */
const arcsOf = (
  segments: readonly Segment[],
  isUsed: (segment: number) => boolean,
  renumbered: Int32Array,
  size: number,
): Pick<Network, 'arcs' | 'to' | 'by'> => {
  const used = segments.flatMap((s, by) => {
    const [a, b] = [renumbered[s.a] as number, renumbered[s.b] as number];
    return a >= 0 && b >= 0 && isUsed(by) ? [[by, a, b] as const] : [];
  });
  const arcs = new Int32Array(size + 1);
  for (const [, a, b] of used) for (const s of [a, b]) arcs[s + 1] = (arcs[s + 1] as number) + 1;
  for (let s = 0; s < size; s++) arcs[s + 1] = (arcs[s + 1] as number) + (arcs[s] as number);
  const next = arcs.slice();
  const [to, by] = [new Int32Array(2 * used.length), new Int32Array(2 * used.length)];
  const add = (from: number, segment: number, end: number) => {
    const at = next[from] as number;
    next[from] = at + 1;
    by[at] = segment;
    to[at] = end;
  };
  for (const [segment, a, b] of used) {
    add(a, segment, b);
    add(b, segment, a);
  }
  return { arcs, to, by };
};

const ascending = (set: ReadonlySet<number>): readonly number[] => [...set].sort((a, b) => a - b);

const dense = (names: readonly (string | number)[]): Int32Array => {
  const known = new Map<string | number, number>();
  for (const n of names) if (!known.has(n)) known.set(n, known.size);
  return int32(names, n => known.get(n) ?? 0);
};
