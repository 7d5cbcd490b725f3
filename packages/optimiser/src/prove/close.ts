import { drive, type Job, spend } from '../search/fuel.ts';
import { improve } from '../search/improve.ts';
import { advancePack, packCeiling, packOf } from '../search/pack.ts';
import { limit, type Search } from '../search/search.ts';
import { brokenCuts } from './cuts.ts';
import { halfOf, pairOf } from './halves.ts';
import { liveCuts, restart } from './master.ts';
import { type Part, sift } from './part.ts';
import { optimise, price } from './price.ts';

/** Work for a try at all choices of a part, and routes up to which it is worth one. */
const TRY_WORK = 50_000;
const TRY_ROUTES = 20_000;
const PORTION = 500_000;

/**
 * Lowers the ceiling of a part: cuts take away what fractions of routes could do, routes that are in no better choice
 * go, and when few are left they are tried out. `others` is what choices outside the part may be worth.
 */
export function* tighten(s: Search, part: Part, others: number): Job {
  for (let before = Number.POSITIVE_INFINITY; before - part.ceiling > (s.step * s.scale) / 8; ) {
    limit(s, Math.max(others, part.ceiling));
    if (isClosed(s, part)) return;
    if (part.pool.size <= TRY_ROUTES && (yield* tryAll(s, part, others, TRY_WORK))) return;
    yield* spend(s.fuel, part.master.height * part.master.height);
    const cuts = brokenCuts(part.master);
    if (cuts.length === 0) return;
    before = part.ceiling;
    yield* cutOff(s, part, cuts);
  }
}

/**
 * Tries everything in a part: in two halves, each with its own prices, and these in halves again; or one choice after
 * the other where there is no room left for the routes of a half or no way to split.
 */
export function* close(s: Search, part: Part, others: number, room: number): Job {
  limit(s, Math.max(others, part.ceiling));
  if (isClosed(s, part)) return;
  const pair = part.pool.size <= room ? pairOf(part.master) : undefined;
  if (!pair) {
    yield* tryAll(s, part, others, Number.POSITIVE_INFINITY);
    return;
  }
  for (const isTogether of [true, false]) {
    yield* spend(s.fuel, 1 + Math.ceil(part.pool.size / 2));
    const half = halfOf(s, part, pair, isTogether);
    const rest = isTogether ? Math.max(others, part.ceiling) : others;
    yield* price(s, half);
    yield* improve(s, half);
    yield* tighten(s, half, rest);
    yield* close(s, half, rest, room - half.pool.size);
  }
}

const isClosed = (s: Search, part: Part): boolean => part.ceiling < (s.best.revenue + s.step) * s.scale;

/** Rounds of cuts for the routes of the master alone, before all routes are looked at again. */
const ROUNDS = 4;

/** Takes new cuts instead of those that no longer matter, and prices again. */
function* cutOff(s: Search, part: Part, first: ReturnType<typeof brokenCuts>): Job {
  const { master } = part;
  let cuts = first;
  for (let round = 0; round < ROUNDS && cuts.length > 0; round++) {
    restart(master, [...liveCuts(master), ...cuts]);
    yield* optimise(master, s.fuel);
    yield* spend(s.fuel, master.height * master.height);
    cuts = brokenCuts(master);
  }
  yield* price(s, part);
  yield* improve(s, part);
}

/** Tries all choices of a part, for so much work; says whether it got through. */
function* tryAll(s: Search, part: Part, others: number, work: number): Job<boolean> {
  const pack = packOf(part.pool, part.worth, part.prices, s.counts);
  for (let left = work; left > 0; left -= PORTION) {
    const isDone = yield* drive(s.fuel, Math.min(left, PORTION), fuel => advancePack(pack, fuel, s, false));
    part.ceiling = Math.min(part.ceiling, isDone ? s.best.revenue * s.scale : packCeiling(pack));
    limit(s, Math.max(others, part.ceiling));
    if (isDone) return true;
  }
  return false;
}

const TIE_WORK = 300_000;

/** Among choices of the same revenue looks for the one with the least track. */
export function* breakTies(s: Search, part: Part): Job {
  yield* sift(s, part);
  const pack = packOf(part.pool, part.worth, part.prices, s.counts);
  yield* drive(s.fuel, TIE_WORK, fuel => advancePack(pack, fuel, s, true));
}
