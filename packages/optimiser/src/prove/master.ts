import { add, type Pool, poolOf } from '../search/pool.ts';
import { type Cut, holdsTwo } from './prices.ts';

/**
 * The choice of routes with fractions allowed, over a few routes at a time: a linear program with a row for every bit,
 * class of trains and cut, each used at most so often. Its duals are the prices. Primal simplex, inverse kept in full.
 * Rounding can only make prices worse, never a bound wrong: bounds are counted afterwards in whole numbers.
 */
export interface Master {
  readonly bits: number;
  /** How many trains each class has. */
  readonly counts: readonly number[];
  /** Routes that take part. */
  readonly routes: Pool;
  cuts: readonly Cut['bits'][];
  /** The rows of route `r` are `rows[starts[r]]` up to `starts[r + 1]`. */
  starts: Int32Array;
  rows: Int32Array;
  /** Number of rows: bits, classes, cuts. */
  height: number;
  /** The route in each row of the basis, or -1 - row for what is left over of a row. */
  basis: Int32Array;
  level: Float64Array;
  /** Columns of the inverse of the basis, one after the other. */
  inverse: Float64Array;
  duals: Float64Array;
  step: Float64Array;
  /** Routes that would gain when last looked at. */
  readonly short: Int32Array;
  readonly shortGain: Float64Array;
  shortened: number;
}

const TINY = 1e-7;
const SHORT = 40;

/** A master with no routes and no cuts. */
export const masterOf = (bits: number, words: number, counts: readonly number[]): Master => {
  const none = new Float64Array(0);
  const m: Master = {
    bits,
    counts,
    routes: poolOf(words),
    cuts: [],
    starts: new Int32Array(256),
    rows: new Int32Array(4096),
    height: 0,
    basis: new Int32Array(0),
    level: none,
    inverse: none,
    duals: none,
    step: none,
    short: new Int32Array(SHORT),
    shortGain: new Float64Array(SHORT),
    shortened: 0,
  };
  restart(m, []);
  return m;
};

/** Takes other cuts and begins again from nothing, with the routes it has. */
export const restart = (m: Master, cuts: readonly Cut['bits'][]): void => {
  const h = m.bits + m.counts.length + cuts.length;
  m.cuts = cuts;
  m.height = h;
  m.basis = Int32Array.from({ length: h }, (_, i) => -1 - i);
  // Every row is a little looser than the one before: no two steps of the simplex are a tie.
  m.level = Float64Array.from({ length: h }, (_, i) => (m.counts[i - m.bits] ?? 1) + (i + 1) * 1e-6);
  m.inverse = new Float64Array(h * h);
  for (let i = 0; i < h; i++) m.inverse[i * h + i] = 1;
  m.duals = new Float64Array(h);
  m.step = new Float64Array(h);
  m.shortened = 0;
  for (let r = 0; r < m.routes.size; r++) setRows(m, r);
};

/** The cuts that still have a price. */
export const liveCuts = (m: Master): readonly Cut['bits'][] =>
  m.cuts.filter((_, i) => (m.duals[m.bits + m.counts.length + i] as number) > 1e-6);

/** Lets another route of a pool take part. */
export const admit = (m: Master, pool: Pool, route: number): void => {
  const { words } = pool;
  add(
    m.routes,
    pool.owner[route] as number,
    pool.revenue[route] as number,
    pool.pieces[route] as number,
    pool.masks,
    route * words,
  );
  setRows(m, m.routes.size - 1);
};

const setRows = (m: Master, r: number) => {
  const { words, masks, owner } = m.routes;
  if (r + 2 > m.starts.length) m.starts = doubled(m.starts);
  let end = m.starts[r] as number;
  while (end + m.height > m.rows.length) m.rows = doubled(m.rows);
  for (let k = 0; k < words; k++)
    for (let left = masks[r * words + k] as number; left; left &= left - 1)
      m.rows[end++] = k * 32 + 31 - Math.clz32(left & -left);
  m.rows[end++] = m.bits + (owner[r] as number);
  for (const [c, bits] of m.cuts.entries())
    if (holdsTwo(masks, r * words, bits)) m.rows[end++] = m.bits + m.counts.length + c;
  m.starts[r + 1] = end;
};

const doubled = (old: Int32Array): Int32Array => {
  const fresh = new Int32Array(old.length * 2);
  fresh.set(old);
  return fresh;
};

/** One step of the simplex; false if there is none left to make. */
export const pivot = (m: Master): boolean => {
  const { height: h, level, step, inverse, duals } = m;
  const [entering, gain] = bestEntry(m);
  if (gain <= TINY) return false;
  setStep(m, entering);
  let out = -1;
  let most = Number.POSITIVE_INFINITY;
  for (let i = 0; i < h; i++) {
    const s = step[i] as number;
    if (s <= TINY || (level[i] as number) >= most * s) continue;
    most = (level[i] as number) / s;
    out = i;
  }
  if (out < 0) return false;
  const by = step[out] as number;
  for (let j = 0, at = 0; j < h; j++, at += h) {
    const f = (inverse[at + out] as number) / by;
    if (f === 0) continue;
    for (let i = 0; i < h; i++) inverse[at + i] = (inverse[at + i] as number) - f * (step[i] as number);
    inverse[at + out] = f;
    duals[j] = (duals[j] as number) + gain * f;
  }
  for (let i = 0; i < h; i++) level[i] = Math.max(0, (level[i] as number) - most * (step[i] as number));
  level[out] = most;
  m.basis[out] = entering;
  return true;
};

/** The route or row that would gain most, and how much: from the short list, or from all if that has none. */
const bestEntry = (m: Master): readonly [number, number] => {
  const { duals, short } = m;
  let entering = 0;
  let best = 0;
  for (let k = 0; k < m.shortened; k++) {
    const gain = gainOf(m, short[k] as number);
    if (gain <= best) continue;
    best = gain;
    entering = short[k] as number;
  }
  for (let j = 0; j < m.height; j++) {
    if (-(duals[j] as number) <= best) continue;
    best = -(duals[j] as number);
    entering = -1 - j;
  }
  if (best > TINY || !relist(m)) return [entering, best];
  return bestEntry(m);
};

const gainOf = (m: Master, route: number): number => {
  const { duals, rows, starts } = m;
  let gain = m.routes.revenue[route] as number;
  const end = starts[route + 1] as number;
  for (let k = starts[route] as number; k < end; k++) gain -= duals[rows[k] as number] as number;
  return gain;
};

/** Writes a new short list of the routes that gain most; false if none gains. */
const relist = (m: Master): boolean => {
  const { short, shortGain } = m;
  m.shortened = 0;
  let last = 0;
  for (let r = 0; r < m.routes.size; r++) {
    const gain = gainOf(m, r);
    if (gain <= TINY || (m.shortened === SHORT && gain <= (shortGain[last] as number))) continue;
    const at = m.shortened < SHORT ? m.shortened++ : last;
    short[at] = r;
    shortGain[at] = gain;
    if (m.shortened === SHORT) last = leastOf(shortGain);
  }
  return m.shortened > 0;
};

const leastOf = (gains: Float64Array): number => {
  let least = 0;
  for (let k = 1; k < SHORT; k++) if ((gains[k] as number) < (gains[least] as number)) least = k;
  return least;
};

const setStep = (m: Master, entering: number) => {
  const { height: h, step, inverse, rows, starts } = m;
  step.fill(0);
  const addColumn = (row: number) => {
    for (let i = 0, at = row * h; i < h; i++, at++) step[i] = (step[i] as number) + (inverse[at] as number);
  };
  if (entering < 0) addColumn(-1 - entering);
  else for (let k = starts[entering] as number; k < (starts[entering + 1] as number); k++) addColumn(rows[k] as number);
};
