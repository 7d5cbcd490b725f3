import { carefulRevenue } from './careful.ts';
import { END_DOUBLES_A, END_DOUBLES_B, END_NEVER, END_ONE, END_OTHER, type Fares } from './fares.ts';
import { ones, type Premium } from './marks.ts';
import type { Walk } from './walk.ts';

/** Less than any revenue: no such run. */
export const ILLEGAL = -0x40000000;

/** What the route up to `d` of a walk earns, from the sums kept on the way, or `ILLEGAL`. */
export const revenueOf = (w: Walk, d: number): number => {
  const { fares } = w.net;
  if ((w.places[d] as number) < 2) return ILLEGAL;
  const first = w.at[w.turn < d ? w.turn : 0] as number;
  const last = w.at[d] as number;
  if (fares.needsEnds && !endsMeet(fares, first, last)) return ILLEGAL;
  if (!meetsNeeds(w, d) || !stopsOnHexes(w, d, fares.leastHexes)) return ILLEGAL;
  if (fares.isDelicate) return carefulRevenue(w, d);
  if (!isInRange(w, d, first, last)) return ILLEGAL;
  const stops = stopsPay(w, d, first, last);
  return stops === ILLEGAL ? ILLEGAL : stops - (w.toll[d] as number) + premiums(w, d);
};

const stopsPay = (w: Walk, d: number, first: number, last: number): number => {
  const { fares } = w.net;
  switch (fares.pays) {
    case 'all': {
      if ((w.counted[d] as number) < 2) return ILLEGAL;
      const twice = fares.doubles && isDoubled(fares, first, last) ? (w.doubled[d] as number) : 0;
      return (w.sum[d] as number) + twice;
    }
    case 'ends':
      return (fares.value[first] as number) + (fares.value[last] as number);
    case 'dropTowns':
      return withBestTowns(w);
    case 'dropAny':
      return bestOf(w);
  }
};

const withBestTowns = (w: Walk): number => {
  const { ladder, most, towns } = w.net.fares;
  let sum = 0;
  let count = 0;
  for (let i = 0; i < ladder.length; i++) {
    count += w.others[i] as number;
    sum += (w.others[i] as number) * (ladder[i] as number);
  }
  let left = Math.max(0, Math.min(towns, most - count));
  for (let i = 0; i < ladder.length && left > 0; i++) {
    const taken = Math.min(left, w.towns[i] as number);
    left -= taken;
    count += taken;
    sum += taken * (ladder[i] as number);
  }
  return count < 2 ? ILLEGAL : sum;
};

const bestOf = (w: Walk): number => {
  const { ladder, most, towns } = w.net.fares;
  let sum = 0;
  let left = most;
  let townsLeft = towns;
  for (let i = 0; i < ladder.length && left > 0; i++) {
    const some = Math.min(townsLeft, w.towns[i] as number);
    const taken = Math.min(left, (w.others[i] as number) + some);
    townsLeft -= some;
    left -= taken;
    sum += taken * (ladder[i] as number);
  }
  return most - left < 2 ? ILLEGAL : sum;
};

const endsMeet = (fares: Fares, first: number, last: number): boolean => {
  const a = fares.ends[first] as number;
  const b = fares.ends[last] as number;
  if ((a | b) & END_NEVER) return false;
  return Boolean((a & END_ONE && b & END_OTHER) || (b & END_ONE && a & END_OTHER));
};

/** Whether these two ends double the stops that double. */
export const isDoubled = (fares: Fares, first: number, last: number): boolean => {
  const a = fares.ends[first] as number;
  const b = fares.ends[last] as number;
  return Boolean((a & END_DOUBLES_A && b & END_DOUBLES_B) || (b & END_DOUBLES_A && a & END_DOUBLES_B));
};

const isInRange = (w: Walk, d: number, first: number, last: number): boolean => {
  const { ranges } = w.net.fares;
  for (let l = 0; l < ranges.length; l++) {
    const r = ranges[l] as (typeof ranges)[number];
    const inner = w.used[d * ranges.length + l] as number;
    const shift =
      (r.atEnd[first] as number) - (r.inner[first] as number) + (r.atEnd[last] as number) - (r.inner[last] as number);
    if (inner + shift + Math.max(0, (w.gauge[d] as number) - r.free) * r.gauge > r.most) return false;
  }
  return true;
};

const marksIn = (w: Walk, d: number, set: Int32Array): number => {
  const k = set.length;
  let n = 0;
  for (let i = 0; i < k; i++) n += ones((w.marks[d * k + i] as number) & (set[i] as number));
  return n;
};

const meetsNeeds = (w: Walk, d: number): boolean => {
  const { needs } = w.net.fares.marks;
  for (let i = 0; i < needs.length; i++) {
    const need = needs[i] as (typeof needs)[number];
    if (marksIn(w, d, need.first) > 0 && marksIn(w, d, need.second) === 0) return false;
  }
  return true;
};

/** Whether the route up to `d` stops on so many hexes. */
const stopsOnHexes = (w: Walk, d: number, least: number): boolean => {
  const { hex } = w.net.fares;
  const hexAt = (i: number) => hex[w.at[i] as number];
  for (let i = 1, n = 1; n < least; i++) {
    if (i > d) return false;
    let isNew = 1;
    for (let j = 0; j < i; j++) if (hexAt(j) === hexAt(i)) isNew = 0;
    n += isNew;
  }
  return true;
};

/** The bonuses of the route up to `d`. */
export const premiums = (w: Walk, d: number): number => {
  const { premiums: all } = w.net.fares.marks;
  let sum = 0;
  for (let i = 0; i < all.length; i++) sum += worth(w, d, all[i] as Premium);
  return sum;
};

const worth = (w: Walk, d: number, p: Premium): number => {
  const n = marksIn(w, d, p.first);
  if (p.kind === 'each') return n > 0 ? (p.pays[0] as number) * marksIn(w, d, p.second) : 0;
  const m = p.kind === 'both' ? Math.min(n, marksIn(w, d, p.second)) : n;
  return p.pays[Math.min(m, p.pays.length - 1)] as number;
};
