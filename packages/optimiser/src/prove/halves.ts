import { type Pool, select } from '../search/pool.ts';
import type { Search } from '../search/search.ts';
import { admit, liveCuts, type Master, restart } from './master.ts';
import { type Part, partOf } from './part.ts';
import { appraise } from './prices.ts';

/** A pair of bits by which to split a part. */
type Pair = readonly [number, number];

/** The two bits that fractions of routes hold now together, now apart, most evenly. */
export const pairOf = (m: Master): Pair | undefined => {
  const n = m.bits;
  const together = new Float64Array(n * n);
  for (let i = 0; i < m.height; i++) {
    const route = m.basis[i] as number;
    if (route < 0 || (m.level[i] as number) < 1e-4) continue;
    const bits = m.rows.subarray(m.starts[route], m.starts[route + 1]).filter(r => r < n);
    for (const a of bits)
      for (const b of bits) together[a * n + b] = (together[a * n + b] as number) + (m.level[i] as number);
  }
  let pair: Pair | undefined;
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
export const halfOf = (s: Search, part: Part, [a, b]: Pair, isTogether: boolean): Part => {
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
  const { routes } = part.master;
  restart(half.master, liveCuts(part.master));
  const worth = new Int32Array(routes.size);
  appraise(routes, part.prices, 0, routes.size, worth);
  const least = s.best.revenue * s.scale - part.ceiling;
  for (let i = 0; i < routes.size; i++)
    if (fits(routes, i) && (worth[i] as number) >= least) admit(half.master, routes, i);
  return half;
};
