import type { Pool } from '../search/pool.ts';
import type { Contraction, Network } from '../walk/contract.ts';
import type { Range } from '../walk/fares.ts';
import type { Prices } from './prices.ts';

/** The greatest number that divides every amount a route may earn. */
export const stepOf = (board: Contraction): number => {
  let step = 0;
  const take = (amounts: Int32Array) => {
    for (const a of amounts) step = gcd(step, Math.abs(a));
  };
  take(board.toll);
  for (const { fares } of board.networks) {
    take(fares.value);
    for (const p of fares.marks.premiums) take(p.pays);
  }
  return step || 1;
};

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** At most what one train of this class can earn, from the values of the places alone. */
export const roughBound = (board: Contraction, net: Network): number => {
  const { fares } = net;
  if (net.tokens.length === 0 || net.to.length === 0) return 0;
  const worth = (s: number) =>
    fares.counts[s] ? Math.max(0, (fares.value[s] ?? 0) * (fares.isDoubled[s] ? 2 : 1)) : 0;
  const places = new Map<number, number[]>();
  for (const [s, place] of net.place.entries()) places.set(place, [...(places.get(place) ?? []), s]);
  const best = [...places.values()].map(stops => ({ stops, value: Math.max(...stops.map(worth)) }));
  const most = fares.pays === 'ends' ? 2 : fares.pays === 'dropAny' ? fares.most : best.length;
  const dearest = best.toSorted((a, b) => b.value - a.value).slice(0, most);
  const sums = [dearest.reduce((sum, p) => sum + p.value, 0), ...fares.ranges.map(r => inRange(best, r))];
  const bonuses = fares.marks.premiums.reduce((sum, p) => sum + p.most, 0);
  const gifts = board.toll.reduce((sum, t, i) => sum - Math.min(0, t) - Math.min(0, fares.doubledToll[i] ?? 0), 0);
  return Math.floor(Math.min(...sums)) + bonuses + gifts;
};

/** The dearest places that fit one limit, the last of them in part. */
const inRange = (
  places: readonly { readonly stops: readonly number[]; readonly value: number }[],
  r: Range,
): number => {
  const weighed = places.map(p => ({
    value: p.value,
    weight: Math.min(...p.stops.map(s => Math.min(r.inner[s] ?? 0, r.atEnd[s] ?? 0))),
  }));
  let left = r.cut;
  let sum = 0;
  // What weighs nothing comes first: by value for weight alone, a free place without value would equal all others.
  const order = weighed.sort(
    (a, b) => Number(a.weight > 0) - Number(b.weight > 0) || b.value * a.weight - a.value * b.weight,
  );
  for (const { value, weight } of order) {
    const part = weight <= left ? 1 : Math.max(0, left) / weight;
    left -= weight;
    sum += weight <= 0 ? value : part * value;
  }
  return sum;
};

/** The most that a route of each class is worth in a pool. */
export const peaksOf = (pool: Pool, worth: Int32Array, classes: number): Int32Array => {
  const peaks = new Int32Array(classes);
  for (let i = 0; i < pool.size; i++) {
    const c = pool.owner[i] as number;
    if ((worth[i] as number) > (peaks[c] as number)) peaks[c] = worth[i] as number;
  }
  return peaks;
};

/** What no turn can be worth more than, in `1 / scale`: all prices, and for each train the peak of its class. */
export const ceilingOf = (prices: Prices, counts: readonly number[], peaks: ArrayLike<number>): number =>
  counts.reduce((sum, n, c) => sum + n * Math.max(0, peaks[c] ?? 0), prices.sum);

/** An amount in `1 / scale` as money that can really be earned. */
export const wholeSteps = (amount: number, scale: number, step: number): number =>
  Math.floor(amount / scale / step) * step;
