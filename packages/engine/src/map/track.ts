import { known } from '../core/known.ts';
import { type Board, opposite } from './board.ts';
import type { Geometry } from './layout.ts';
import { NODE } from './layout.ts';

/** What can be reached along track without reversing and without using any of it twice. */
export interface Reached {
  /** By hex number, bit s: a train can come in through side s. */
  readonly entries: Uint8Array;
  /** By hex number, bit p: piece of track p is run over. A hex has none only if none of its track can be. */
  readonly track: Uint16Array;
  /** By hex number, bit n: stop n can be reached. */
  readonly stops: Uint16Array;
  /** Whether a stop was reached from another one. */
  readonly joined: boolean;
}

/** Whether trains may go through a stop. */
export type Passable = (hex: number, node: number) => boolean;

export interface Start {
  readonly hex: number;
  readonly node: number;
}

/** More steps than any real board needs to settle a loop; a walk that takes longer counts as not found. */
export const PATIENCE = 50_000;
const ARCS = 32; // two directions of at most 16 pieces of track a hex

/**
 * Walks from stops along all track. An arc is a piece of track with a direction. Broad first, each arc once, which is
 * exact unless the only way to an arc comes back through a loop; those few are searched one by one.
 */
export const walk = (b: Board, grid: readonly Geometry[], starts: readonly Start[], passable: Passable): Reached => {
  const n = grid.length;
  const entries = new Uint8Array(n);
  const track = new Uint16Array(n);
  const stops = new Uint16Array(n);
  const { seen, parent, exit, stamp } = scratch(n * ARCS);
  const queue: number[] = [];
  const refused: number[] = [];
  let joined = false;

  const walked = (arc: number, from: number, border: number) => {
    seen[arc] = stamp;
    parent[arc] = from;
    exit[arc] = border;
    queue.push(arc);
  };
  /** Whether the way here has used this piece of track or this border before. */
  const reuses = (arc: number, from: number, border: number): boolean => {
    for (let a = from; a >= 0; a = parent[a] ?? -1)
      if (a >> 1 === arc >> 1 || (border >= 0 && exit[a] === border)) return true;
    return false;
  };
  const take = (arc: number, from: number) => {
    if (seen[arc] === stamp) return;
    const border = borderOf(b, grid, arc);
    if (from >= 0 && reuses(arc, from, border)) refused.push(arc);
    else walked(arc, from, border);
  };
  const follow = (arc: number) => {
    const hex = arc >> 5;
    const end = farEnd(grid, arc);
    track[hex] = (track[hex] ?? 0) | (1 << ((arc >> 1) & 15));
    if (end < NODE) {
      const next = b.near[hex * 6 + end] ?? -1;
      if (next >= 0) entries[next] = (entries[next] ?? 0) | (1 << opposite(end));
    } else {
      const stop = 1 << (end - NODE);
      joined ||= !((stops[hex] ?? 0) & stop) && !staysIn(grid, arc) && !isPlaceOf(b, starts, hex);
      stops[hex] = (stops[hex] ?? 0) | stop;
    }
    for (const next of onward(b, grid, passable, arc)) take(next, arc);
  };

  for (const s of starts) {
    stops[s.hex] = (stops[s.hex] ?? 0) | (1 << s.node);
    for (const local of grid[s.hex]?.from[NODE + s.node] ?? []) take((s.hex << 5) | local, -1);
  }
  let at = 0;
  const drain = () => {
    while (at < queue.length) follow(queue[at++] ?? 0);
  };
  drain();
  for (let i = 0; i < refused.length; i++) {
    const arc = refused[i] ?? 0;
    if (seen[arc] === stamp || onward(b, grid, passable, arc).every(next => seen[next] === stamp)) continue;
    let from = -1;
    for (const step of findTrail(b, grid, starts, passable, arc) ?? []) {
      if (seen[step] !== stamp) walked(step, from, borderOf(b, grid, step));
      from = step;
    }
    drain();
  }
  // Arcs are walked once, whichever start comes first: whether starts join each other is asked of each alone.
  joined ||= starts.length > 1 && starts.some(s => walk(b, grid, [s], passable).joined);
  return { entries, track, stops, joined };
};

/** Notes on arcs, kept from walk to walk; only what bears the present stamp counts. */
const notes = { seen: new Uint32Array(0), parent: new Int32Array(0), exit: new Int32Array(0), stamp: 0 };

const scratch = (size: number) => {
  if (notes.seen.length < size) {
    notes.seen = new Uint32Array(size);
    notes.parent = new Int32Array(size);
    notes.exit = new Int32Array(size);
  }
  notes.stamp++;
  return { ...notes };
};

/** Where an arc leads: a side, or from 6 on a stop. */
export const farEnd = (grid: readonly Geometry[], arc: number): number => known(grid[arc >> 5]).far[arc & 31] ?? 0;

/** A name for the border an arc leaves by, the same from both sides; −1 if it ends at a stop. */
const borderOf = (b: Board, grid: readonly Geometry[], arc: number): number => {
  const end = farEnd(grid, arc);
  if (end >= NODE) return -1;
  const here = (arc >> 5) * 6 + end;
  const next = b.near[here] ?? -1;
  return next < 0 ? here : Math.min(here, next * 6 + opposite(end));
};

const NOWHERE: readonly number[] = [];

/** Whether the arc leads from one stop of a place to another one of it. */
const staysIn = (grid: readonly Geometry[], arc: number): boolean => {
  const [from, to] = [farEnd(grid, arc ^ 1), farEnd(grid, arc)];
  if (from < NODE || to < NODE) return false;
  const { nodes } = known(grid[arc >> 5]);
  const place = nodes[to - NODE]?.place;
  return place !== undefined && nodes[from - NODE]?.place === place;
};

/** Whether the stops of this hex are one place with those of a start, though they lie apart. */
const isPlaceOf = (b: Board, starts: readonly Start[], hex: number): boolean => {
  const place = b.hexes[b.ids[hex] ?? '']?.place;
  return place !== undefined && starts.some(s => b.hexes[b.ids[s.hex] ?? '']?.place === place);
};

const leadsOpen = (grid: readonly Geometry[], passable: Passable, arc: number): boolean =>
  staysIn(grid, arc) && passable(arc >> 5, farEnd(grid, arc) - NODE);

/** The arcs that go on where this one ends: on the next hex, or from a stop by any other track. */
export const onward = (b: Board, grid: readonly Geometry[], passable: Passable, arc: number): readonly number[] => {
  const hex = arc >> 5;
  const end = farEnd(grid, arc);
  if (end >= NODE) {
    const open = passable(hex, end - NODE);
    if (!open && !known(grid[hex]).nodes[end - NODE]?.place) return NOWHERE;
    const others = known(grid[hex]).from[end] ?? NOWHERE;
    const onto = others.filter(local => local >> 1 !== (arc & 31) >> 1).map(local => (hex << 5) | local);
    // A closed stop is passed to or from an open one of the same place.
    return open || leadsOpen(grid, passable, arc ^ 1) ? onto : onto.filter(next => leadsOpen(grid, passable, next));
  }
  const next = b.near[hex * 6 + end] ?? -1;
  if (next < 0) return NOWHERE;
  return (known(grid[next]).from[opposite(end)] ?? NOWHERE).map(local => (next << 5) | local);
};

/** A way to this arc that uses no track twice: the shortest one, if it is such, or else by trying all. */
const findTrail = (
  b: Board,
  grid: readonly Geometry[],
  starts: readonly Start[],
  passable: Passable,
  target: number,
): readonly number[] | undefined => {
  const avoid = keyOf(b, grid, target);
  const roots = starts.flatMap(s => (grid[s.hex]?.from[NODE + s.node] ?? []).map(local => (s.hex << 5) | local));
  const parent = new Map(roots.filter(arc => keyOf(b, grid, arc) !== avoid).map(arc => [arc, -1]));
  for (const arc of parent.keys())
    for (const next of onward(b, grid, passable, arc)) {
      if (next === target) return shortest(b, grid, parent, arc, target) ?? tryAll(b, grid, roots, passable, target);
      if (!parent.has(next) && keyOf(b, grid, next) !== avoid) parent.set(next, arc);
    }
  return undefined;
};

/** What an arc uses up: the border it leaves by, or the piece of track itself. */
export const keyOf = (b: Board, grid: readonly Geometry[], arc: number): number => {
  const border = borderOf(b, grid, arc);
  return border >= 0 ? border : -1 - (arc >> 1);
};

const shortest = (
  b: Board,
  grid: readonly Geometry[],
  parent: ReadonlyMap<number, number>,
  last: number,
  target: number,
): readonly number[] | undefined => {
  const trail = [target];
  for (let arc = last; arc >= 0; arc = parent.get(arc) ?? -1) trail.unshift(arc);
  return new Set(trail.map(arc => keyOf(b, grid, arc))).size === trail.length ? trail : undefined;
};

const tryAll = (
  b: Board,
  grid: readonly Geometry[],
  roots: readonly number[],
  passable: Passable,
  target: number,
): readonly number[] | undefined => {
  const trail: number[] = [];
  const used = new Set<number>();
  let steps = 0;
  const go = (arc: number): boolean => {
    const key = keyOf(b, grid, arc);
    if (++steps > PATIENCE || used.has(key)) return false;
    used.add(key);
    trail.push(arc);
    if (arc === target || onward(b, grid, passable, arc).some(go)) return true;
    trail.pop();
    used.delete(key);
    return false;
  };
  return roots.some(go) ? trail : undefined;
};
