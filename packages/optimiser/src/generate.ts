import { type Fuel, type Job, spend } from './fuel.ts';
import { admit, type Master, pivot } from './master.ts';
import type { Pool } from './pool.ts';
import { appraise, type Prices, pricesOf } from './prices.ts';

/** Routes looked at between two corrections of the prices, and how many of them may join the master then. */
const BLOCK = 16_384;
const MOST_JOIN = 60;

/**
 * Finds the best prices for a pool: solves the master, looks for routes that are worth more than its prices allow,
 * lets the best of them join, and so on until there is none. Leaves in `worth` what each route is worth beyond them.
 */
export function* generate(
  m: Master,
  pool: Pool,
  worth: Int32Array,
  scale: number,
  near: number,
  fuel: Fuel,
): Job<Prices> {
  const keys = new Float64Array(Math.min(BLOCK, pool.size));
  let at = 0;
  for (;;) {
    yield* optimise(m, fuel);
    const prices = masterPrices(m, scale);
    let seen = 0;
    for (let joined = 0; seen < pool.size && joined === 0; ) {
      const to = Math.min(at + BLOCK, pool.size);
      yield* spend(fuel, Math.ceil(((to - at) * (2 + prices.cuts.length)) / 4));
      appraise(pool, prices, at, to, worth);
      joined = letJoin(m, pool, worth, at, to, scale, near, keys);
      seen = joined ? 0 : seen + to - at;
      at = to === pool.size ? 0 : to;
    }
    if (seen >= pool.size) return prices;
  }
}

/** The prices that the duals of a master stand for. */
export const masterPrices = (m: Master, scale: number): Prices =>
  pricesOf(scale, m.routes.words, m.duals.subarray(0, m.bits), m.cuts, m.duals.subarray(m.bits + m.counts.length));

function* optimise(m: Master, fuel: Fuel): Job {
  for (let steps = 0; steps < 20 * m.height + 200; steps++) {
    yield* spend(fuel, 1 + Math.ceil((m.height * m.height + (m.starts[m.routes.size] as number)) / 64));
    if (!pivot(m)) return;
  }
}

const letJoin = (
  m: Master,
  pool: Pool,
  worth: Int32Array,
  from: number,
  to: number,
  scale: number,
  near: number,
  keys: Float64Array,
): number => {
  let found = 0;
  for (let i = from; i < to; i++) {
    const dual = m.duals[m.bits + (pool.owner[i] as number)] as number;
    const margin = Math.floor((worth[i] as number) - dual * scale);
    if (margin > near) keys[found++] = margin * BLOCK + (BLOCK - 1 - (i - from));
  }
  const best = keys.subarray(0, found).sort();
  const first = Math.max(0, found - MOST_JOIN);
  for (let k = found - 1; k >= first; k--) admit(m, pool, from + BLOCK - 1 - ((best[k] as number) % BLOCK));
  return found - first;
};
