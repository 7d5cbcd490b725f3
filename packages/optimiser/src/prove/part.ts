import { type Job, spend } from '../search/fuel.ts';
import { keep, type Pool } from '../search/pool.ts';
import type { Search } from '../search/search.ts';
import { ceilingOf, peaksOf } from './bound.ts';
import { type Master, masterOf } from './master.ts';
import { type Prices, pricesOf } from './prices.ts';

/** Some of all choices: those made of the routes in one pool, with the best prices known for them. */
export interface Part {
  readonly pool: Pool;
  /** What each route is worth beyond the prices. */
  worth: Int32Array;
  readonly master: Master;
  prices: Prices;
  /** What no choice of this part is worth more than, in `1 / scale`. */
  ceiling: number;
}

/** A part with no prices yet. */
export const partOf = (s: Search, pool: Pool): Part => ({
  pool,
  worth: new Int32Array(0),
  master: masterOf(s.board.bits, s.board.words, s.counts),
  prices: pricesOf(s.scale, s.board.words, []),
  ceiling: Number.POSITIVE_INFINITY,
});

/** Sees to it that there is room for the worth of every route. */
export const makeRoom = (part: Part): Int32Array => {
  const { size } = part.pool;
  if (part.worth.length < size) part.worth = new Int32Array(Math.max(size, 2 * part.worth.length));
  return part.worth;
};

/** Drops the routes that are in no choice as good as the best. */
export function* sift(s: Search, part: Part): Job {
  const { pool, worth, prices } = part;
  yield* spend(s.fuel, 1 + Math.ceil(pool.size / 8));
  const peaks = peaksOf(pool, worth, s.counts.length);
  const all = ceilingOf(prices, s.counts, peaks);
  const spare = all - s.best.revenue * s.scale;
  keep(
    pool,
    worth,
    peaks.map(p => p - spare),
  );
  part.ceiling = Math.min(part.ceiling, pool.size > 0 ? all : s.best.revenue * s.scale);
}
