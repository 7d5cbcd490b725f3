import { makeRoom, type Part } from '../prove/part.ts';
import { appraise, type Prices, worthOf } from '../prove/prices.ts';
import { advance, routeOn, type Taker, walkOf } from '../walk/walk.ts';
import { drive, type Fuel, type Job } from './fuel.ts';
import { greedy } from './improve.ts';
import { lineupOf } from './lineup.ts';
import { add, isFull, keep } from './pool.ts';
import { type Search, suggest } from './search.ts';

/** What became known of all routes of each class while they went by, under given prices. */
interface Census {
  readonly prices: Prices;
  /** The most that any route is worth beyond its prices, and any that was not kept. */
  readonly peaks: Int32Array;
  readonly lost: Int32Array;
  /** What a route must be worth to be kept. */
  readonly floors: Int32Array;
}

/** Less than any worth: nothing lost, no floor. */
export const NOTHING = -0x7fffffff;

/** Work before the first look at what the routes so far make; the next one is after four times as much. */
const FIRST_PORTION = 250_000;

/**
 * Fills the pool with all routes of the classes that share track. If there are too many, the ones that are worth most
 * beyond the prices stay. Long walks stop now and then to see what the routes so far make.
 */
export function* collect(s: Search, part: Part, floors: ArrayLike<number>): Job<Census> {
  const none = () => new Int32Array(s.counts.length).fill(NOTHING);
  const census: Census = { prices: part.prices, peaks: none(), lost: none(), floors: Int32Array.from(floors) };
  part.pool.size = 0;
  let open = s.board.networks.flatMap((net, c) => {
    const walk = walkOf(s.board, net);
    const take = taker(s, part, c, census);
    return s.counts[c] ? [(fuel: Fuel) => advance(walk, fuel, take)] : [];
  });
  for (let portion = FIRST_PORTION; open.length > 0; portion *= 4) {
    const unfinished: typeof open = [];
    for (const w of open) if (!(yield* drive(s.fuel, portion, w))) unfinished.push(w);
    open = unfinished;
    if (open.length > 0) yield* greedy(s, part.pool);
  }
  return census;
}

const taker = (s: Search, part: Part, owner: number, census: Census): Taker => {
  const { pool } = part;
  const { prices, peaks, lost, floors } = census;
  const { words } = pool;
  const isFree = prices.sum === 0;
  return (w, d, revenue) => {
    const worth = isFree ? revenue * prices.scale : worthOf(prices, words, revenue, w.masks, d * words);
    if (worth > (peaks[owner] as number)) peaks[owner] = worth;
    if (revenue > s.best.revenue) suggest(s, lineupOf([routeOn(w, d, owner, revenue)]));
    if (worth >= (floors[owner] as number) && isFull(pool)) squeeze(s, part, census);
    if (worth >= (floors[owner] as number)) add(pool, owner, revenue, w.pieces[d] as number, w.masks, d * words);
    else if (worth > (lost[owner] as number)) lost[owner] = worth;
  };
};

const SAMPLE = 4096;

/** Makes room: of the class with the most routes, the half that is worth less goes. */
const squeeze = (s: Search, part: Part, { prices, floors, lost }: Census) => {
  const { pool } = part;
  const worth = makeRoom(part);
  appraise(pool, prices, 0, pool.size, worth);
  const sizes = s.counts.map(() => 0);
  for (const c of pool.owner.subarray(0, pool.size)) sizes[c] = (sizes[c] as number) + 1;
  const size = Math.max(...sizes);
  const c = sizes.indexOf(size);
  const every = Math.ceil(size / SAMPLE);
  const sample: number[] = [];
  for (let i = 0, n = 0; i < pool.size; i++)
    if (pool.owner[i] === c && n++ % every === 0) sample.push(worth[i] as number);
  const middle = sample.sort((a, b) => a - b)[sample.length >> 1] as number;
  // Where the lesser half is all of one worth, the floor is above it.
  const floor = sample[sample.length >> 2] === middle ? middle + 1 : middle;
  floors[c] = floor;
  lost[c] = Math.max(lost[c] as number, floor - 1);
  keep(pool, worth, floors);
};

/** The most that a turn with a lost route can be worth, in `1 / scale`; `NOTHING` if none was lost. */
export const lossOf = ({ prices, peaks, lost }: Census, counts: readonly number[]): number => {
  const peak = (c: number) => Math.max(0, peaks[c] as number);
  const all = counts.reduce((sum, n, c) => sum + n * peak(c), prices.sum);
  const losses = counts.map((n, c) => (n === 0 || lost[c] === NOTHING ? NOTHING : all - peak(c) + (lost[c] as number)));
  return Math.max(...losses);
};
