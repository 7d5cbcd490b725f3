import type { Prices } from '../prove/prices.ts';
import type { Fuel } from './fuel.ts';
import { isBetter, type Lineup, lineupOf, routeAt } from './lineup.ts';
import { meets, type Pool } from './pool.ts';

/**
 * A search over all choices of routes of a pool, train after train, routes by falling worth. What the prices say is
 * left for the trains to come ends a branch. Trains of one class take their routes in the order of the list.
 */
interface Pack {
  readonly pool: Pool;
  readonly worth: Int32Array;
  readonly prices: Prices;
  /** The class of each train, like next to like. */
  readonly slots: readonly number[];
  /** For each slot, the routes of its class by falling worth. */
  readonly lists: readonly Int32Array[];
  /** Slots of the same class that follow, and the most all later classes can add. */
  readonly alike: readonly number[];
  readonly later: readonly number[];
  depth: number;
  readonly at: Int32Array;
  readonly isIdle: Uint8Array;
  readonly chosen: Int32Array;
  readonly sum: Int32Array;
  readonly revenue: Int32Array;
  readonly pieces: Int32Array;
  readonly masks: Int32Array;
}

/** What a search has to beat; amounts differ by whole steps. */
interface Aim {
  best: Lineup;
  readonly step: number;
}

/** A search at its beginning. */
export const packOf = (pool: Pool, worth: Int32Array, prices: Prices, counts: readonly number[]): Pack => {
  const lists = counts.map((_, c) => byWorth(pool, worth, c));
  const order = counts.map((_, c) => c).filter(c => lists[c]?.length && counts[c]);
  order.sort((a, b) => (lists[a]?.length ?? 0) - (lists[b]?.length ?? 0) || a - b);
  const slots = order.flatMap(c => Array.from({ length: counts[c] ?? 0 }, () => c));
  const most = (c: number) => Math.max(0, worth[lists[c]?.[0] ?? 0] ?? 0);
  const n = slots.length + 1;
  return {
    pool,
    worth,
    prices,
    slots,
    lists: slots.map(c => lists[c] as Int32Array),
    alike: slots.map((c, i) => slots.slice(i + 1).filter(x => x === c).length),
    later: slots.map((c, i) => slots.slice(i + 1).reduce((s, x) => s + (x === c ? 0 : most(x)), 0)),
    depth: 0,
    at: new Int32Array(n),
    isIdle: new Uint8Array(n),
    chosen: new Int32Array(n).fill(-1),
    sum: new Int32Array(n),
    revenue: new Int32Array(n),
    pieces: new Int32Array(n),
    masks: new Int32Array(n * pool.words),
  };
};

const byWorth = (pool: Pool, worth: Int32Array, owner: number): Int32Array => {
  const span = 2 ** 21;
  const keys: number[] = [];
  for (let i = 0; i < pool.size; i++)
    if (pool.owner[i] === owner) keys.push((worth[i] as number) * span + (span - 1 - i));
  const sorted = Float64Array.from(keys).sort().reverse();
  return Int32Array.from(sorted, k => span - 1 - (((k % span) + span) % span));
};

/** Goes on until the fuel is used up or nothing is left to try; says which. With `takesTies` less track counts too. */
export const advancePack = (p: Pack, fuel: Fuel, aim: Aim, takesTies: boolean): boolean => {
  const { pool, worth, prices } = p;
  for (; fuel.left >= 1; fuel.left--, fuel.spent++) {
    const d = p.depth;
    if (d < 0) return true;
    if (d === p.slots.length) {
      offer(p, aim);
      p.depth--;
      continue;
    }
    const list = p.lists[d] as Int32Array;
    const i = p.at[d] as number;
    const have = prices.sum + (p.sum[d] as number) + (p.later[d] as number);
    const need = (aim.best.revenue + (takesTies ? 0 : aim.step)) * prices.scale;
    const route = i < list.length ? (list[i] as number) : -1;
    const gain = route < 0 ? 0 : (worth[route] as number);
    const hope = have + gain + (p.alike[d] as number) * Math.max(0, gain);
    if (route >= 0 && hope >= need) {
      p.at[d] = i + 1;
      const isTooLong = takesTies && isHopeless(p, d, route, hope, aim);
      if (!isTooLong && !meets(pool, route, p.masks, d * pool.words)) choose(p, route);
    } else if (!p.isIdle[d] && have >= need) {
      p.isIdle[d] = 1;
      p.at[d] = list.length;
      choose(p, -1);
    } else p.depth--;
  }
  return p.depth < 0;
};

/** With this route no more revenue is possible than is known, and the track is already more. */
const isHopeless = (p: Pack, d: number, route: number, most: number, aim: Aim): boolean =>
  most < (aim.best.revenue + aim.step) * p.prices.scale &&
  (p.pieces[d] as number) + (p.pool.pieces[route] as number) > aim.best.pieces;

const choose = (p: Pack, route: number) => {
  const { pool, depth: d } = p;
  const e = d + 1;
  const { words } = pool;
  const runs = route >= 0;
  p.chosen[d] = route;
  p.sum[e] = (p.sum[d] as number) + (runs ? (p.worth[route] as number) : 0);
  p.revenue[e] = (p.revenue[d] as number) + (runs ? (pool.revenue[route] as number) : 0);
  p.pieces[e] = (p.pieces[d] as number) + (runs ? (pool.pieces[route] as number) : 0);
  for (let k = 0; k < words; k++)
    p.masks[e * words + k] =
      (p.masks[d * words + k] as number) | (runs ? (pool.masks[route * words + k] as number) : 0);
  p.at[e] = p.slots[e] === p.slots[d] ? (p.at[d] as number) - Number(runs && isFreeOfTrack(pool, route)) : 0;
  p.isIdle[e] = 0;
  p.depth = e;
};

/** A route over track without keys is in nobody's way, not even of its like. */
const isFreeOfTrack = (pool: Pool, route: number): boolean => {
  for (let k = 0; k < pool.words; k++) if (pool.masks[route * pool.words + k]) return false;
  return true;
};

const offer = (p: Pack, aim: Aim) => {
  const d = p.slots.length;
  const revenue = p.revenue[d] as number;
  if (revenue < aim.best.revenue || (revenue === aim.best.revenue && (p.pieces[d] as number) > aim.best.pieces)) return;
  const routes = [...p.chosen.subarray(0, d)].filter(r => r >= 0).map(r => routeAt(p.pool, r));
  const choice = lineupOf(routes);
  if (isBetter(choice, aim.best)) aim.best = choice;
};

/** The most that the choices not yet tried can be worth, in `1 / scale`. */
export const packCeiling = (p: Pack): number => {
  const list = p.lists[0];
  const i = p.at[0] as number;
  if (p.depth < 0 || !list) return 0;
  const from = Math.max(0, i - (p.depth > 0 ? 1 : 0));
  const gain = from < list.length ? Math.max(0, p.worth[list[from] as number] as number) : 0;
  return p.prices.sum + (p.later[0] as number) + gain * (1 + (p.alike[0] as number));
};
