import type { Pool } from './pool.ts';

/** One route: who runs it, what it earns, how much track it takes. */
export interface Trip {
  readonly owner: number;
  readonly revenue: number;
  readonly pieces: number;
  readonly mask: Int32Array;
  /** Its segments in order, as numbers of the problem, if they are known. */
  readonly segments?: readonly number[];
}

/** Routes that can be run in one turn, in the order of `before`. */
export interface Lineup {
  readonly revenue: number;
  readonly pieces: number;
  readonly routes: readonly Trip[];
}

/** No train runs. */
export const IDLE: Lineup = { revenue: 0, pieces: 0, routes: [] };

/** A route of a pool, on its own. */
export const routeAt = (pool: Pool, i: number): Trip => ({
  owner: pool.owner[i] as number,
  revenue: pool.revenue[i] as number,
  pieces: pool.pieces[i] as number,
  mask: pool.masks.slice(i * pool.words, (i + 1) * pool.words),
});

/** These routes together. */
export const lineupOf = (routes: readonly Trip[]): Lineup => ({
  revenue: routes.reduce((sum, r) => sum + r.revenue, 0),
  pieces: routes.reduce((sum, r) => sum + r.pieces, 0),
  routes: routes.toSorted(
    (a, b) => a.owner - b.owner || b.revenue - a.revenue || a.pieces - b.pieces || lower(a.mask, b.mask),
  ),
});

/** Whether one of them is to be preferred: more revenue, then less track, then lower numbers of track. */
export const isBetter = (a: Lineup, b: Lineup): boolean => {
  if (a.revenue !== b.revenue) return a.revenue > b.revenue;
  if (a.pieces !== b.pieces) return a.pieces < b.pieces;
  for (const [i, r] of a.routes.entries()) {
    const other = b.routes[i];
    const first = other ? r.owner - other.owner || other.revenue - r.revenue || lower(r.mask, other.mask) : -1;
    if (first !== 0) return first < 0;
  }
  return false;
};

/** Negative if the first set of bits has the lowest bit that is in one of them only. */
export const lower = (a: Int32Array, b: Int32Array): number => {
  for (const [i, x] of a.entries()) {
    const differ = x ^ (b[i] ?? 0);
    if (differ) return x & differ & -differ ? -1 : 1;
  }
  return 0;
};
