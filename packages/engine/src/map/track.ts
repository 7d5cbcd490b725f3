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

export interface Start {
  readonly hex: number;
  readonly node: number;
}

/** More steps than any real board needs to settle a loop; a walk that takes longer counts as not found. */
const PATIENCE = 200_000;
const ARCS = 32; // two directions of at most 16 pieces of track a hex

/**
 * Walks from stops along all track. An arc is a piece of track with a direction. Broad first, each arc once, which is
 * exact unless the only way to an arc comes back through a loop; those few are searched one by one.
 */
export const walk = (
  b: Board,
  grid: readonly Geometry[],
  starts: readonly Start[],
  passable: (hex: number, node: number) => boolean,
): Reached => {
  const n = grid.length;
  const entries = new Uint8Array(n);
  const track = new Uint16Array(n);
  const stops = new Uint16Array(n);
  const seen = new Uint8Array(n * ARCS);
  const parent = new Int32Array(n * ARCS);
  const queue: number[] = [];
  const refused: number[] = [];
  let joined = false;

  const take = (arc: number, from: number) => {
    if (seen[arc]) return;
    if (from >= 0 && reuses(b, grid, parent, arc, from)) {
      refused.push(arc);
      return;
    }
    seen[arc] = 1;
    parent[arc] = from;
    queue.push(arc);
  };
  const leave = (hex: number, node: number, not: number, from: number) => {
    for (const path of grid[hex]?.byNode[node] ?? [])
      if (path !== not) take(arcFrom(grid, hex, path, NODE + node), from);
  };
  const follow = (arc: number) => {
    const hex = arc >> 5;
    const path = (arc >> 1) & 15;
    track[hex] = (track[hex] as number) | (1 << path);
    const end = farEnd(grid, arc);
    if (end < NODE) {
      const next = b.near[hex * 6 + end] as number;
      if (next < 0) return;
      const side = opposite(end);
      entries[next] = (entries[next] as number) | (1 << side);
      for (const p of grid[next]?.bySide[side] ?? []) take(arcFrom(grid, next, p, side), arc);
      return;
    }
    const node = end - NODE;
    joined ||= !((stops[hex] as number) & (1 << node));
    stops[hex] = (stops[hex] as number) | (1 << node);
    if (passable(hex, node)) leave(hex, node, path, arc);
  };

  for (const s of starts) {
    stops[s.hex] = (stops[s.hex] as number) | (1 << s.node);
    leave(s.hex, s.node, -1, -1);
  }
  let at = 0;
  const drain = () => {
    while (at < queue.length) follow(queue[at++] as number);
  };
  drain();
  for (let i = 0; i < refused.length; i++) {
    const arc = refused[i] as number;
    if (seen[arc] || !leadsOn(b, grid, seen, arc)) continue;
    let from = -1;
    for (const step of findTrail(b, grid, starts, passable, arc) ?? []) {
      if (!seen[step]) {
        seen[step] = 1;
        parent[step] = from;
        queue.push(step);
      }
      from = step;
    }
    drain();
  }
  // Arcs are walked once, whichever start comes first: whether starts join each other is asked of each alone.
  joined ||= starts.length > 1 && starts.some(s => walk(b, grid, [s], passable).joined);
  return { entries, track, stops, joined };
};

const arcFrom = (grid: readonly Geometry[], hex: number, path: number, near: number): number =>
  (hex << 5) | (path << 1) | (grid[hex]?.paths[path]?.[0] === near ? 0 : 1);

const farEnd = (grid: readonly Geometry[], arc: number): number =>
  grid[arc >> 5]?.paths[(arc >> 1) & 15]?.[arc & 1 ? 0 : 1] as number;

/** A name for the border an arc leaves by, the same from both sides; −1 if it ends at a stop. */
const border = (b: Board, grid: readonly Geometry[], arc: number): number => {
  const end = farEnd(grid, arc);
  if (end >= NODE) return -1;
  const here = (arc >> 5) * 6 + end;
  const next = b.near[here] as number;
  return next < 0 ? here : Math.min(here, next * 6 + opposite(end));
};

const reuses = (b: Board, grid: readonly Geometry[], parent: Int32Array, arc: number, from: number): boolean => {
  const own = border(b, grid, arc);
  for (let a = from; a >= 0; a = parent[a] as number) {
    if (a >> 1 === arc >> 1 || (own >= 0 && border(b, grid, a) === own)) return true;
  }
  return false;
};

/** Whether beyond this arc lies one that was not walked. */
const leadsOn = (b: Board, grid: readonly Geometry[], seen: Uint8Array, arc: number): boolean => {
  const end = farEnd(grid, arc);
  if (end >= NODE) return true;
  const next = b.near[(arc >> 5) * 6 + end] as number;
  const side = opposite(end);
  return next >= 0 && (grid[next]?.bySide[side] ?? []).some(p => !seen[arcFrom(grid, next, p, side)]);
};

/** A way to this arc that uses no track twice, found by trying all. */
const findTrail = (
  b: Board,
  grid: readonly Geometry[],
  starts: readonly Start[],
  passable: (hex: number, node: number) => boolean,
  target: number,
): readonly number[] | undefined => {
  const trail: number[] = [];
  const used = new Set<number>();
  let steps = 0;
  const go = (arc: number): boolean => {
    if (++steps > PATIENCE) return false;
    const crossing = border(b, grid, arc);
    const key = crossing >= 0 ? crossing : -1 - (arc >> 1);
    if (used.has(key)) return false;
    used.add(key);
    trail.push(arc);
    if (arc === target || onward(b, grid, passable, arc).some(go)) return true;
    trail.pop();
    used.delete(key);
    return false;
  };
  for (const s of starts)
    for (const path of grid[s.hex]?.byNode[s.node] ?? [])
      if (go(arcFrom(grid, s.hex, path, NODE + s.node))) return trail;
  return undefined;
};

const onward = (
  b: Board,
  grid: readonly Geometry[],
  passable: (hex: number, node: number) => boolean,
  arc: number,
): readonly number[] => {
  const hex = arc >> 5;
  const end = farEnd(grid, arc);
  if (end >= NODE) {
    if (!passable(hex, end - NODE)) return [];
    const back = (arc >> 1) & 15;
    return (grid[hex]?.byNode[end - NODE] ?? []).filter(p => p !== back).map(p => arcFrom(grid, hex, p, end));
  }
  const next = b.near[hex * 6 + end] as number;
  if (next < 0) return [];
  const side = opposite(end);
  return (grid[next]?.bySide[side] ?? []).map(p => arcFrom(grid, next, p, side));
};
