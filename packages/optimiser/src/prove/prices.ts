import type { Pool } from '../search/pool.ts';

/** Three bits of which at most one route of a turn holds two: the fractions of a route cannot evade it. */
export interface Cut {
  readonly bits: readonly [number, number, number];
  readonly price: number;
}

/**
 * A price on every bit of track and every cut, in `1 / scale` of the money. Whatever the prices are, no turn earns more
 * than all prices together plus, for each train, the most that a route is worth beyond its prices.
 */
export interface Prices {
  readonly scale: number;
  readonly bits: Int32Array;
  readonly cuts: readonly Cut[];
  /** The same once more: the three bits of each cut and its price. */
  readonly triples: Int32Array;
  /** All prices together. */
  readonly sum: number;
  /** Sums of the prices of eight bits at a time. */
  readonly tables: Int32Array;
}

/** Prices from amounts that need not be whole or positive. */
export const pricesOf = (
  scale: number,
  words: number,
  amounts: ArrayLike<number>,
  cuts: readonly Cut['bits'][] = [],
  cutAmounts: ArrayLike<number> = [],
): Prices => {
  const whole = (x: number | undefined) => Math.max(0, Math.round((x ?? 0) * scale));
  const bits = Int32Array.from({ length: words * 32 }, (_, i) => whole(amounts[i]));
  const priced = cuts.map((c, i) => ({ bits: c, price: whole(cutAmounts[i]) })).filter(c => c.price > 0);
  const tables = new Int32Array(words * 4 * 256);
  for (let eight = 0; eight < words * 4; eight++)
    for (let set = 1; set < 256; set++) {
      const lowest = 31 - Math.clz32(set & -set);
      tables[eight * 256 + set] =
        (tables[eight * 256 + (set & (set - 1))] as number) + (bits[eight * 8 + lowest] as number);
    }
  const sum = bits.reduce((s, x) => s + x, 0) + priced.reduce((s, c) => s + c.price, 0);
  const triples = Int32Array.from(priced.flatMap(c => [...c.bits, c.price]));
  return { scale, bits, cuts: priced, triples, sum, tables };
};

/** What the set of bits at `at` in `masks` costs, cuts left out. */
const costOf = (prices: Prices, words: number, masks: Int32Array, at: number): number => {
  const { tables } = prices;
  let cost = 0;
  for (let k = 0, t = 0; k < words; k++, t += 1024) {
    const m = masks[at + k] as number;
    cost +=
      (tables[t + (m & 255)] as number) +
      (tables[t + 256 + ((m >>> 8) & 255)] as number) +
      (tables[t + 512 + ((m >>> 16) & 255)] as number) +
      (tables[t + 768 + (m >>> 24)] as number);
  }
  return cost;
};

/** What a route that earns this on the bits at `at` in `masks` is worth beyond its prices. */
export const worthOf = (prices: Prices, words: number, revenue: number, masks: Int32Array, at: number): number => {
  const { triples } = prices;
  let worth = revenue * prices.scale - costOf(prices, words, masks, at);
  for (let c = 0; c < triples.length; c += 4) {
    const a = triples[c] as number;
    const b = triples[c + 1] as number;
    const d = triples[c + 2] as number;
    const x = (masks[at + (a >> 5)] as number) >>> (a & 31);
    const y = (masks[at + (b >> 5)] as number) >>> (b & 31);
    const z = (masks[at + (d >> 5)] as number) >>> (d & 31);
    if (((x & y) | (x & z) | (y & z)) & 1) worth -= triples[c + 3] as number;
  }
  return worth;
};

/** Writes what each route in a stretch of the pool is worth beyond its prices. */
export const appraise = (pool: Pool, prices: Prices, from: number, to: number, worth: Int32Array): void => {
  const { words, masks, revenue } = pool;
  for (let i = from; i < to; i++) worth[i] = worthOf(prices, words, revenue[i] as number, masks, i * words);
};

/** Whether the set of bits at `at` holds two of the three. */
export const holdsTwo = (masks: Int32Array, at: number, [a, b, c]: Cut['bits']): boolean => {
  const x = (masks[at + (a >> 5)] as number) >>> (a & 31);
  const y = (masks[at + (b >> 5)] as number) >>> (b & 31);
  const z = (masks[at + (c >> 5)] as number) >>> (c & 31);
  return (((x & y) | (x & z) | (y & z)) & 1) === 1;
};
