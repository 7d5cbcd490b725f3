import { ceilingOf } from '../prove/bound.ts';
import { breakTies, close, tighten } from '../prove/close.ts';
import { makeRoom, type Part, partOf, sift } from '../prove/part.ts';
import { price } from '../prove/price.ts';
import { appraise } from '../prove/prices.ts';
import { collect, lossOf, NOTHING } from './collect.ts';
import type { Job } from './fuel.ts';
import { dive, greedy, improve } from './improve.ts';
import { poolOf, type Scratch } from './pool.ts';
import { limit, type Search } from './search.ts';

const MOST_PASSES = 8;
/** How far below the peak routes are kept in another pass, by the gap. */
const FLOOR = 1.2;

interface Terms {
  readonly scratch?: Scratch;
  readonly mostRoutes?: number;
  readonly amountOnly?: boolean;
}

/**
 * Finds the best choice of routes for trains that are in each other's way, and proves it. One pass over all routes is
 * enough unless they are more than the pool holds; then each pass has better prices to tell which routes to keep.
 */
export function* runTogether(s: Search, { scratch = {}, mostRoutes, amountOnly }: Terms): Job {
  const part = partOf(s, poolOf(s.board.words, mostRoutes, scratch));
  let floors: readonly number[] = s.counts.map(() => NOTHING);
  for (let pass = 1; ; pass++) {
    const before = s.most - s.best.revenue;
    const census = yield* collect(s, part, floors);
    const loss = lossOf(census, s.counts);
    part.ceiling = ceilingOf(part.prices, s.counts, census.peaks);
    limit(s, part.ceiling);
    if (pass === 1) yield* greedy(s, part.pool);
    if (s.most > s.best.revenue) yield* lowerCeiling(s, part, loss);
    else appraise(part.pool, part.prices, 0, part.pool.size, makeRoom(part));
    const isComplete = loss < (s.best.revenue + s.step) * s.scale;
    if (isComplete || pass === MOST_PASSES || s.most - s.best.revenue >= before) {
      yield* close(s, part, isComplete ? NOTHING : loss, part.pool.most);
      limit(s, isComplete ? NOTHING : loss);
      if (isComplete && !amountOnly) yield* breakTies(s, part);
      return;
    }
    const peaks = peaksByDuals(s, part);
    const gap = ceilingOf(part.prices, s.counts, peaks) - s.best.revenue * s.scale;
    floors = peaks.map(p => Math.floor(p - gap * FLOOR));
  }
}

/** Prices the routes of the pool; goes into detail unless the routes that are not in it matter more. */
function* lowerCeiling(s: Search, part: Part, loss: number): Job {
  yield* price(s, part);
  limit(s, Math.max(loss, part.ceiling));
  yield* improve(s, part);
  if (part.ceiling <= loss) return;
  yield* dive(s, part);
  yield* sift(s, part);
  yield* tighten(s, part, loss);
}

/** What the master takes for the worth of the best route of each class. */
const peaksByDuals = (s: Search, { master }: Part): readonly number[] =>
  s.counts.map((_, c) => Math.max(0, (master.duals[master.bits + c] as number) * s.scale));
