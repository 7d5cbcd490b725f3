import { ceilingOf, peaksOf } from './bound.ts';
import { type Job, spend } from './fuel.ts';
import { generate } from './generate.ts';
import { admit, type Master, masterOf, restart } from './master.ts';
import { keep, type Pool, select } from './pool.ts';
import { appraise, type Prices, pricesOf } from './prices.ts';
import { type Search, slotsOf } from './search.ts';

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

/** Finds the best prices, and with them the worth of every route and a ceiling. */
export function* price(s: Search, part: Part): Job {
  const near = Math.max(1, Math.floor((s.step * s.scale) / (8 * slotsOf(s).length)));
  part.prices = yield* generate(part.master, part.pool, makeRoom(part), s.scale, near, s.fuel);
  yield* sift(s, part);
}

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

/** The two bits that fractions of routes hold now together, now apart, most evenly. */
export const pairOf = (m: Master): readonly [number, number] | undefined => {
  const n = m.bits;
  const together = new Float64Array(n * n);
  for (let i = 0; i < m.height; i++) {
    const route = m.basis[i] as number;
    if (route < 0 || (m.level[i] as number) < 1e-4) continue;
    const bits = m.rows.subarray(m.starts[route], m.starts[route + 1]).filter(r => r < n);
    for (const a of bits)
      for (const b of bits) together[a * n + b] = (together[a * n + b] as number) + (m.level[i] as number);
  }
  let pair: readonly [number, number] | undefined;
  let most = 0.01;
  for (let a = 0; a < n; a++)
    for (let b = a + 1; b < n; b++) {
      const both = together[a * n + b] as number;
      const one = (together[a * n + a] as number) + (together[b * n + b] as number) - 2 * both;
      if (Math.min(both, one) <= most) continue;
      most = Math.min(both, one);
      pair = [a, b];
    }
  return pair;
};

/** The choices of a part in which one route holds both bits, or in which none does. */
export const halfOf = (s: Search, part: Part, [a, b]: readonly [number, number], isTogether: boolean): Part => {
  const fits = (pool: Pool, i: number) => {
    const at = i * pool.words;
    const hasA = ((pool.masks[at + (a >> 5)] as number) >>> (a & 31)) & 1;
    const hasB = ((pool.masks[at + (b >> 5)] as number) >>> (b & 31)) & 1;
    return isTogether ? hasA === hasB : !(hasA && hasB);
  };
  const half = partOf(
    s,
    select(part.pool, i => fits(part.pool, i)),
  );
  half.ceiling = part.ceiling;
  const { routes, cuts, duals, bits, counts } = part.master;
  restart(
    half.master,
    cuts.filter((_, i) => (duals[bits + counts.length + i] as number) > 1e-6),
  );
  const worth = new Int32Array(routes.size);
  appraise(routes, part.prices, 0, routes.size, worth);
  const least = s.best.revenue * s.scale - part.ceiling;
  for (let i = 0; i < routes.size; i++)
    if (fits(routes, i) && (worth[i] as number) >= least) admit(half.master, routes, i);
  return half;
};
