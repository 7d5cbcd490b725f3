import { halfOf, pairOf } from '../prove/halves.ts';
import type { Master } from '../prove/master.ts';
import type { Part } from '../prove/part.ts';
import { price } from '../prove/price.ts';
import { appraise } from '../prove/prices.ts';
import { drive, type Job, spend } from './fuel.ts';
import { respond } from './incumbent.ts';
import { IDLE, type Lineup, lineupOf, routeAt, type Trip } from './lineup.ts';
import { advancePack, packOf } from './pack.ts';
import { dearest, type Pool } from './pool.ts';
import { type Search, slotsOf, suggest } from './search.ts';

const TRY_WORK = 200_000;
const TRY_ROUTES = 3000;

/** Looks for a better choice where the prices point: near the fractions of the master, and among the dearest routes. */
export function* improve(s: Search, part: Part): Job {
  const before = s.best.revenue;
  suggest(s, rounded(part.master));
  if (part.ceiling < (s.best.revenue + s.step) * s.scale) return;
  yield* spend(s.fuel, 1 + Math.ceil(part.pool.size / 4));
  const few = dearest(part.pool, part.worth, TRY_ROUTES);
  const worth = new Int32Array(few.size);
  appraise(few, part.prices, 0, few.size, worth);
  const pack = packOf(few, worth, part.prices, s.counts);
  yield* drive(s.fuel, TRY_WORK, fuel => advancePack(pack, fuel, s, false));
  if (s.best.revenue > before) suggest(s, yield* respond(part.pool, slotsOf(s), s.best, s.fuel));
}

/** Splits a part again and again, keeping the half that holds together, until its prices point to whole routes. */
export function* dive(s: Search, part: Part): Job {
  for (let at = part; at.ceiling >= (s.best.revenue + s.step) * s.scale; ) {
    const pair = pairOf(at.master);
    if (!pair) return;
    yield* spend(s.fuel, 1 + Math.ceil(at.pool.size / 2));
    at = halfOf(s, at, pair, true);
    yield* price(s, at);
    yield* improve(s, at);
  }
}

/** The routes that the master uses most, as far as they go together. */
const rounded = (m: Master): Lineup => {
  const rows = Array.from({ length: m.height }, (_, i) => i).filter(i => (m.basis[i] as number) >= 0);
  rows.sort((a, b) => (m.level[b] as number) - (m.level[a] as number) || a - b);
  const left = [...m.counts];
  const routes: Trip[] = [];
  for (const i of rows) {
    const route = routeAt(m.routes, m.basis[i] as number);
    const isFree = routes.every(r => r.mask.every((word, k) => (word & (route.mask[k] as number)) === 0));
    if (!isFree || (left[route.owner] as number) <= 0) continue;
    left[route.owner] = (left[route.owner] as number) - 1;
    routes.push(route);
  }
  return lineupOf(routes);
};

/** The best that the trains find one after the other. */
export function* greedy(s: Search, pool: Pool): Job {
  suggest(s, yield* respond(pool, slotsOf(s), IDLE, s.fuel));
}
