import type { RouteProblem, Segment, Stop } from '@roundhouse/engine/board';
import { cliquesOf } from './bits.ts';
import { classesOf, type TrainClass } from './classes.ts';
import { type Fares, faresOf } from './fares.ts';
import { isBarred, type Reach, reachOf } from './reach.ts';

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
    segments: Int32Array.from(kept),
    bits: cliques.length,
    words,
    masks,
    gauge: Int32Array.from(segments, s => s.gauge),
    toll: Int32Array.from(segments, s => s.toll),
    pieces: Int32Array.from(segments, s => s.path.length),
    networks: classes.map((c, i) => networkOf(problem, c, reaches[i] as Reach, kept)),
  };
};

const networkOf = (problem: RouteProblem, c: TrainClass, reach: Reach, kept: readonly number[]): Network => {
  const numbers = ascending(reach.stops);
  const stops = numbers.map(i => c.stops[i] as Stop);
  const renumbered = new Map(numbers.map((old, i) => [old, i]));
  const out: { by: number; to: number }[][] = stops.map(() => []);
  for (const [by, old] of kept.entries()) {
    const s = problem.segments[old] as Segment;
    const [a, b] = [renumbered.get(s.a), renumbered.get(s.b)];
    if (a === undefined || b === undefined || !reach.segments.has(old)) continue;
    out[a]?.push({ by, to: b });
    out[b]?.push({ by, to: a });
  }
  const arcs = new Int32Array(stops.length + 1);
  for (const [i, o] of out.entries()) arcs[i + 1] = (arcs[i] ?? 0) + o.length;
  return {
    trains: c.trains,
    sharesTrack: c.spec.sharesTrack === true,
    stops: Int32Array.from(numbers),
    arcs,
    to: Int32Array.from(out.flat(), arc => arc.to),
    by: Int32Array.from(out.flat(), arc => arc.by),
    place: dense(stops.map(s => s.visit)),
    ident: dense(stops.map(s => s.id)),
    passage: Uint8Array.from(stops, s => (s.open ? OPEN : 0) | (isBarred(c, s) ? SHUT : 0)),
    tokens: Int32Array.from(stops.flatMap((s, i) => (s.own ? [i] : []))),
    fares: faresOf(
      problem,
      c.spec,
      stops,
      kept.map(i => problem.segments[i] as Segment),
    ),
  };
};

const ascending = (numbers: ReadonlySet<number>): readonly number[] => [...numbers].sort((a, b) => a - b);

const dense = (names: readonly (string | number)[]): Int32Array => {
  const numbers = new Map<string | number, number>();
  for (const n of names) if (!numbers.has(n)) numbers.set(n, numbers.size);
  return Int32Array.from(names, n => numbers.get(n) ?? 0);
};
