import type { Fares } from './fares.ts';
import { ILLEGAL, isDoubled, premiums } from './score.ts';
import type { Walk } from './walk.ts';

/**
 * What the route up to `d` earns, added up stop by stop in both directions. A place of two stops counts and pays as
 * the first of them that is reached, and of stops of equal value the earlier is kept: both depend on the direction.
 */
export const carefulRevenue = (w: Walk, d: number): number => {
  const bonus = premiums(w, d);
  const best = Math.max(oneWay(w, d, false), oneWay(w, d, true));
  return best === ILLEGAL ? ILLEGAL : best + bonus;
};

const oneWay = (w: Walk, d: number, isBack: boolean): number => {
  const { fares } = w.net;
  const line = lineOf(w, d);
  if (isBack) line.reverse();
  const places = line.filter((s, i) => i === 0 || w.net.place[s] !== w.net.place[line[i - 1] as number]);
  if (!isInRange(w, d, places)) return ILLEGAL;
  const paying = payingOf(fares, places);
  if (paying.length < 2) return ILLEGAL;
  const twice = fares.doubles && isDoubled(fares, line[0] as number, line.at(-1) as number);
  let sum = -(w.toll[d] as number);
  for (const s of paying) sum += (fares.value[s] as number) * (twice && fares.isDoubled[s] ? 2 : 1);
  if (twice) for (let i = 1; i <= d; i++) sum -= fares.doubledToll[w.via[i] as number] as number;
  return sum;
};

/** The stops of the route up to `d` from the end of the second arm to the end of the first. */
const lineOf = (w: Walk, d: number): number[] => {
  const turn = w.turn > 0 && w.turn < d ? w.turn : d;
  const line: number[] = [];
  for (let i = d; i > turn; i--) line.push(w.at[i] as number);
  for (let i = 0; i <= turn; i++) line.push(w.at[i] as number);
  return line;
};

const isInRange = (w: Walk, d: number, places: readonly number[]): boolean =>
  w.net.fares.ranges.every(r => {
    const gauge = Math.max(0, (w.gauge[d] as number) - r.free) * r.gauge;
    const weigh = (s: number, i: number) => (i === 0 || i === places.length - 1 ? r.atEnd[s] : r.inner[s]) as number;
    return places.reduce((sum, s, i) => sum + weigh(s, i), gauge) <= r.most;
  });

const payingOf = (fares: Fares, places: readonly number[]): readonly number[] => {
  const counted = places.filter(s => fares.counts[s]);
  const dear = (a: number, b: number) => (fares.value[b] as number) - (fares.value[a] as number);
  if (fares.pays === 'all') return counted;
  if (fares.pays === 'ends') return counted.length ? [counted[0] as number, counted.at(-1) as number] : [];
  const towns = counted.filter(s => fares.isTown[s]).sort(dear);
  const others = counted.filter(s => !fares.isTown[s]);
  if (fares.pays === 'dropAny') return [...others, ...towns.slice(0, fares.towns)].sort(dear).slice(0, fares.most);
  return [...others, ...towns.slice(0, Math.max(0, Math.min(fares.towns, fares.most - others.length)))];
};
