import type { Fares } from './fares.ts';
import { ILLEGAL, isDoubled, premiums } from './score.ts';
import type { Walk } from './walk.ts';

/**
 * What the route up to `d` earns, added up stop by stop in both directions. A place of two stops counts and pays as
 * the first of them that is reached, and of stops of equal value the earlier is kept: both depend on the direction.
 */
export const carefulRevenue = (w: Walk, d: number): number => {
  const best = Math.max(oneWay(w, d, false), oneWay(w, d, true));
  return best === ILLEGAL ? ILLEGAL : best + premiums(w, d);
};

const oneWay = (w: Walk, d: number, isBack: boolean): number => {
  const { fares } = w.net;
  const places = setLine(w, d, isBack);
  if (!isInRange(w, d, places)) return ILLEGAL;
  const paying = setPaying(w, places);
  if (paying < 2) return ILLEGAL;
  const twice = fares.doubles && isDoubled(fares, stopAt(w, d, 0), stopAt(w, d, d));
  let sum = -(w.toll[d] as number);
  for (let i = 0; i < paying; i++) {
    const s = w.paying[i] as number;
    sum += (fares.value[s] as number) * (twice && fares.isDoubled[s] ? 2 : 1);
  }
  if (twice) for (let i = 1; i <= d; i++) sum -= fares.doubledToll[w.via[i] as number] as number;
  return sum;
};

/** The stops of the route up to `d` in order, from the end of the second arm to the end of the first. */
const stopAt = (w: Walk, d: number, i: number): number => {
  const second = w.turn > 0 && w.turn < d ? d - w.turn : 0;
  return w.at[i < second ? d - i : i - second] as number;
};

/** Writes the first stop reached of each place, and says how many places there are. */
const setLine = (w: Walk, d: number, isBack: boolean): number => {
  const { place } = w.net;
  let n = 0;
  for (let i = 0; i <= d; i++) {
    const stop = stopAt(w, d, isBack ? d - i : i);
    if (n === 0 || place[stop] !== place[w.line[n - 1] as number]) w.line[n++] = stop;
  }
  return n;
};

const isInRange = (w: Walk, d: number, places: number): boolean => {
  const { ranges } = w.net.fares;
  for (let l = 0; l < ranges.length; l++) {
    const r = ranges[l] as (typeof ranges)[number];
    let used = Math.max(0, (w.gauge[d] as number) - r.free) * r.gauge;
    for (let i = 0; i < places; i++) {
      const s = w.line[i] as number;
      used += (i === 0 || i === places - 1 ? r.atEnd[s] : r.inner[s]) as number;
    }
    if (used > r.most) return false;
  }
  return true;
};

/** Writes the stops that pay, and says how many there are. */
const setPaying = (w: Walk, places: number): number => {
  const { fares } = w.net;
  let n = 0;
  for (let i = 0; i < places; i++) if (fares.counts[w.line[i] as number]) w.paying[n++] = w.line[i] as number;
  if (fares.pays === 'all' || n === 0) return n;
  if (fares.pays === 'ends') {
    w.paying[1] = w.paying[n - 1] as number;
    return 2;
  }
  sort(fares, w.paying, n);
  return fares.pays === 'dropAny' ? dropAny(fares, w.paying, n) : dropTowns(fares, w.paying, n);
};

/** The dearest first, then others before towns, then in the order of travel. */
const sort = (fares: Fares, stops: Int32Array, n: number) => {
  const key = (s: number) => 2 * (fares.rank[s] as number) + (fares.isTown[s] as number);
  for (let i = 1; i < n; i++) {
    const s = stops[i] as number;
    let at = i;
    for (; at > 0 && key(stops[at - 1] as number) > key(s); at--) stops[at] = stops[at - 1] as number;
    stops[at] = s;
  }
};

const dropAny = (fares: Fares, stops: Int32Array, n: number): number => {
  let kept = 0;
  let towns = fares.towns;
  for (let i = 0; i < n && kept < fares.most; i++) {
    const s = stops[i] as number;
    if (fares.isTown[s] && towns-- <= 0) continue;
    stops[kept++] = s;
  }
  return kept;
};

const dropTowns = (fares: Fares, stops: Int32Array, n: number): number => {
  let others = 0;
  for (let i = 0; i < n; i++) if (!fares.isTown[stops[i] as number]) others++;
  let towns = Math.max(0, Math.min(fares.towns, fares.most - others));
  let kept = 0;
  for (let i = 0; i < n; i++) {
    const s = stops[i] as number;
    if (fares.isTown[s] && towns-- <= 0) continue;
    stops[kept++] = s;
  }
  return kept;
};
