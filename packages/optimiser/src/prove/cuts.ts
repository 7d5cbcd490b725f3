import type { Master } from './master.ts';
import type { Cut } from './prices.ts';

const MOST_NEW = 30;
/** New cuts that one bit may be part of. */
const MOST_PER_BIT = 5;
const CLEARLY = 1.02;

/** Threes of bits that the fractions of the master break, the worst first, spread over the board. */
export const brokenCuts = (m: Master): readonly Cut['bits'][] => {
  const shares = sharesOf(m);
  const bits = [...new Set(shares.flatMap(s => s.bits))].sort((a, b) => a - b);
  const n = m.bits;
  const pairs = new Float64Array(n * n);
  for (const { bits: on, share } of shares)
    for (const a of on) for (const b of on) pairs[a * n + b] = (pairs[a * n + b] as number) + share;
  const found: { bits: Cut['bits']; load: number }[] = [];
  for (const [i, a] of bits.entries())
    for (const [j, b] of bits.entries()) {
      const ab = pairs[a * n + b] as number;
      if (j <= i || ab === 0) continue;
      for (let k = j + 1; k < bits.length; k++) {
        const c = bits[k] as number;
        const two = ab + (pairs[a * n + c] as number) + (pairs[b * n + c] as number);
        if (two <= CLEARLY) continue;
        const load = two - 2 * shareOfAll(shares, a, b, c);
        if (load > CLEARLY) found.push({ bits: [a, b, c], load });
      }
    }
  return spread(found.sort((x, y) => y.load - x.load || order(x.bits, y.bits)));
};

interface Share {
  readonly bits: readonly number[];
  readonly has: ReadonlySet<number>;
  readonly share: number;
}

/** The routes in fractions, with their bits. */
const sharesOf = (m: Master): readonly Share[] => {
  const shares: Share[] = [];
  for (let i = 0; i < m.height; i++) {
    const route = m.basis[i] as number;
    const share = m.level[i] as number;
    if (route < 0 || share < 1e-4 || share > 1 - 1e-4) continue;
    const rows = m.rows.subarray(m.starts[route], m.starts[route + 1]);
    const bits = [...rows].filter(r => r < m.bits);
    shares.push({ bits, has: new Set(bits), share });
  }
  return shares;
};

const shareOfAll = (shares: readonly Share[], a: number, b: number, c: number): number => {
  let sum = 0;
  for (const s of shares) if (s.has.has(a) && s.has.has(b) && s.has.has(c)) sum += s.share;
  return sum;
};

const order = (x: Cut['bits'], y: Cut['bits']): number => x[0] - y[0] || x[1] - y[1] || x[2] - y[2];

const spread = (found: readonly { readonly bits: Cut['bits'] }[]): readonly Cut['bits'][] => {
  const uses = new Map<number, number>();
  const chosen: Cut['bits'][] = [];
  for (const { bits } of found) {
    if (chosen.length >= MOST_NEW) break;
    if (bits.some(b => (uses.get(b) ?? 0) >= MOST_PER_BIT)) continue;
    for (const b of bits) uses.set(b, (uses.get(b) ?? 0) + 1);
    chosen.push(bits);
  }
  return chosen;
};
