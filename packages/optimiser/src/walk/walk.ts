import type { Fuel } from '../search/fuel.ts';
import type { Trip } from '../search/lineup.ts';
import type { Contraction, Network } from './contract.ts';
import { begin, enter, isInFirstArm, leave, turnBack } from './move.ts';
import { revenueOf } from './score.ts';

/**
 * A walk over all routes of one class of trains, depth first. From each token a first arm is driven; at every point of
 * it a second arm may leave the token by a later arc. Tokens done are closed, so each route comes up exactly once.
 * Arrays hold one entry for each stop on the route so far, the token first, then the first arm, then the second.
 */
export interface Walk {
  readonly board: Contraction;
  readonly net: Network;
  depth: number;
  /** Which token is at work. */
  token: number;
  /** Where the second arm begins: the depth of the last stop of the first arm. */
  turn: number;
  /** The stops, and the segments that led to them. */
  readonly at: Int32Array;
  readonly via: Int32Array;
  /** The arcs still to try. */
  readonly next: Int32Array;
  readonly last: Int32Array;
  /** What the current place and the token's place allow; the flags are in `move.ts`. */
  readonly flags: Uint8Array;
  /** How many places there are, what the route earns and uses so far. */
  readonly places: Int32Array;
  readonly sum: Int32Array;
  readonly counted: Int32Array;
  readonly doubled: Int32Array;
  readonly toll: Int32Array;
  readonly gauge: Int32Array;
  readonly pieces: Int32Array;
  /** The best revenue so far of a route that this one extends. */
  readonly best: Int32Array;
  /** For each limit what is used of it, then the bits and the marks of the route. */
  readonly used: Int32Array;
  readonly masks: Int32Array;
  readonly marks: Int32Array;
  /** Places on the route, by value: others than towns, and towns. */
  readonly others: Int32Array;
  readonly towns: Int32Array;
  /** Stops and places on the route, and tokens that are done. */
  readonly isSeen: Uint8Array;
  readonly isVisited: Uint8Array;
  readonly isClosed: Uint8Array;
  /** Segments of the board that may be used; all, unless a caller closes some. */
  readonly isAllowed: Uint8Array;
  /** For bills that are added up stop by stop. */
  readonly line: Int32Array;
  readonly paying: Int32Array;
}

/** Told of every legal route; `depth` is that of its last stop in the walk's arrays. */
export type Taker = (walk: Walk, depth: number, revenue: number) => void;

/** A walk at its beginning. */
export const walkOf = (board: Contraction, net: Network): Walk => {
  const n = net.stops.length + 1;
  const ints = (size = n) => new Int32Array(size);
  return {
    board,
    net,
    depth: -1,
    token: -1,
    turn: 0,
    at: ints(),
    via: ints(),
    next: ints(),
    last: ints(),
    flags: new Uint8Array(n),
    places: ints(),
    sum: ints(),
    counted: ints(),
    doubled: ints(),
    toll: ints(),
    gauge: ints(),
    pieces: ints(),
    best: ints(),
    used: ints(n * net.fares.ranges.length),
    masks: ints(n * board.words),
    marks: ints(n * net.fares.marks.words),
    others: ints(net.fares.ladder.length),
    towns: ints(net.fares.ladder.length),
    isSeen: new Uint8Array(n),
    isVisited: new Uint8Array(n),
    isClosed: new Uint8Array(n),
    isAllowed: new Uint8Array(board.segments.length).fill(1),
    line: ints(),
    paying: ints(),
  };
};

/** Goes on until the fuel is used up or all routes have been taken; says whether they have. */
export const advance = (w: Walk, fuel: Fuel, take: Taker): boolean => {
  while (fuel.left >= 1) {
    if (w.depth < 0 && !begin(w)) return true;
    const d = w.depth;
    const arc = w.next[d] as number;
    if (arc < (w.last[d] as number)) {
      w.next[d] = arc + 1;
      fuel.left--;
      fuel.spent++;
      if (!enter(w, arc)) continue;
      const revenue = revenueOf(w, w.depth);
      const before = w.best[d] as number;
      w.best[w.depth] = Math.max(before, revenue);
      if (revenue > before) take(w, w.depth, revenue);
      continue;
    }
    if (d > 0 && w.turn !== d && isInFirstArm(w)) turnBack(w);
    else leave(w);
  }
  return w.depth < 0 && w.token + 1 >= w.net.tokens.length;
};

/** The route up to `d` of a walk, to keep. */
export const routeOn = (w: Walk, d: number, owner: number, revenue: number): Trip => {
  const { words } = w.board;
  return { owner, revenue, pieces: w.pieces[d] as number, mask: w.masks.slice(d * words, (d + 1) * words) };
};
