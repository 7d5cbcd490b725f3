import { type Fuel, type Job, spend } from '../search/fuel.ts';
import { type Search, slotsOf } from '../search/search.ts';
import { admit, type Master, pivot } from './master.ts';
import { makeRoom, type Part, sift } from './part.ts';
import { appraise, type Prices, pricesOf } from './prices.ts';

/** Routes looked at between two corrections of the prices, and how many of them may join the master then. */
const BLOCK = 16_384;
const MOST_JOIN = 60;
/** After so many corrections the prices are good enough; any prices give a true ceiling. */
const MOST_ROUNDS = 3000;

/**
 * Finds the best prices for a part: solves the master, looks for routes that are worth more than its prices allow,
 * lets the best of them join, and so on until there is none. With the prices come the worth of every route and a
 * ceiling, and routes that are of no use any more go.
 */
export function* price(s: Search, part: Part): Job {
  const { pool, master } = part;
  const worth = makeRoom(part);
  const near = Math.max(1, Math.floor((s.step * s.scale) / (8 * slotsOf(s).length)));
  for (let at = 0, seen = 0, round = 1; seen === 0 || seen < pool.size; round++) {
    yield* optimise(master, s.fuel);
    part.prices = pricesBy(master, s.scale);
    seen = 0;
    for (let joined = 0; seen < pool.size && joined === 0; ) {
      const to = Math.min(at + BLOCK, pool.size);
      yield* spend(s.fuel, Math.ceil(((to - at) * (3 + part.prices.cuts.length)) / 8));
      appraise(pool, part.prices, at, to, worth);
      if (round <= MOST_ROUNDS) joined = letJoin(part, at, to, s.scale, near);
      seen += to - at;
      at = to === pool.size ? 0 : to;
      if (joined) seen = 0;
    }
    if (pool.size === 0) break;
  }
  yield* sift(s, part);
}

/** The prices that the duals of a master stand for. */
const pricesBy = (m: Master, scale: number): Prices =>
  pricesOf(scale, m.routes.words, m.duals.subarray(0, m.bits), m.cuts, m.duals.subarray(m.bits + m.counts.length));

/** Solves the master for the routes it has. */
export function* optimise(m: Master, fuel: Fuel): Job {
  for (let steps = 0; steps < 20 * m.height + 200; steps++) {
    yield* spend(fuel, 1 + Math.ceil((m.height * m.height + (m.starts[m.routes.size] as number)) / 64));
    if (!pivot(m)) return;
  }
}

/** Lets the best routes of a stretch of the pool join the master; says how many. */
const letJoin = ({ master, pool, worth }: Part, from: number, to: number, scale: number, near: number): number => {
  const keys: number[] = [];
  for (let i = from; i < to; i++) {
    const dual = master.duals[master.bits + (pool.owner[i] as number)] as number;
    const margin = Math.floor((worth[i] as number) - dual * scale);
    if (margin > near) keys.push(margin * BLOCK + (BLOCK - 1 - (i - from)));
  }
  const best = Float64Array.from(keys).sort().reverse().subarray(0, MOST_JOIN);
  for (const key of best) admit(master, pool, from + BLOCK - 1 - (key % BLOCK));
  return best.length;
};
