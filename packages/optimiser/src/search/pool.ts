/** Routes of all classes that share the track, as sets of bits with what they earn. */
export interface Pool {
  readonly words: number;
  /** Routes held at most; the rest is `lost`. */
  readonly most: number;
  size: number;
  masks: Int32Array;
  revenue: Int32Array;
  pieces: Int32Array;
  /** The class of each route. */
  owner: Uint8Array;
}

/** Arrays that several problems use one after the other. */
export interface Scratch {
  pool?: Pool;
}

/**
 * Routes a pool holds at most. With its worth a route on a board of 128 bits takes 29 bytes, so the pool 61 MB, reached
 * only on boards with millions of routes. Halves of it that are open at one time hold no more than the pool again.
 */
export const MOST_ROUTES = 2 ** 21;

const FIRST_ROUTES = 512;

/** An empty pool, in old arrays if there are any. */
export const poolOf = (words: number, mostRoutes: number = MOST_ROUTES, scratch: Scratch = {}): Pool => {
  const old = scratch.pool;
  const most = Math.max(1, Math.min(mostRoutes, MOST_ROUTES));
  const room = Math.min(FIRST_ROUTES, most);
  const isFit = old !== undefined && old.masks.length >= room * words && old.revenue.length >= room;
  const pool: Pool = {
    words,
    most,
    size: 0,
    masks: isFit ? old.masks : new Int32Array(room * words),
    revenue: isFit ? old.revenue : new Int32Array(room),
    pieces: isFit ? old.pieces : new Int32Array(room),
    owner: isFit ? old.owner : new Uint8Array(room),
  };
  scratch.pool = pool;
  return pool;
};

/** Whether one more route would be one too many. */
export const isFull = (pool: Pool): boolean => pool.size >= pool.most;

/** Adds a route whose bits are at `at` in `masks`. */
export const add = (
  pool: Pool,
  owner: number,
  revenue: number,
  pieces: number,
  masks: Int32Array,
  at: number,
): void => {
  const { words, size } = pool;
  if (size >= pool.revenue.length || (size + 1) * words > pool.masks.length) grow(pool);
  for (let i = 0; i < words; i++) pool.masks[size * words + i] = masks[at + i] as number;
  pool.revenue[size] = revenue;
  pool.pieces[size] = pieces;
  pool.owner[size] = owner;
  pool.size++;
};

const grow = (pool: Pool) => {
  const room = Math.min(pool.most, Math.max(FIRST_ROUTES, 2 * pool.size));
  const wider = <T extends Int32Array | Uint8Array>(old: T, fresh: T): T => {
    fresh.set(old.length > fresh.length ? old.subarray(0, fresh.length) : old);
    return fresh;
  };
  pool.masks = wider(pool.masks, new Int32Array(room * pool.words));
  pool.revenue = wider(pool.revenue, new Int32Array(room));
  pool.pieces = wider(pool.pieces, new Int32Array(room));
  pool.owner = wider(pool.owner, new Uint8Array(room));
};

/** Keeps the routes worth at least what their class must be, in order, with their `worth`. */
export const keep = (pool: Pool, worth: Int32Array, atLeast: ArrayLike<number>): void => {
  const { words, masks, owner } = pool;
  let size = 0;
  for (let i = 0; i < pool.size; i++) {
    if ((worth[i] as number) < (atLeast[owner[i] as number] as number)) continue;
    for (let k = 0; k < words; k++) masks[size * words + k] = masks[i * words + k] as number;
    pool.revenue[size] = pool.revenue[i] as number;
    pool.pieces[size] = pool.pieces[i] as number;
    owner[size] = owner[i] as number;
    worth[size++] = worth[i] as number;
  }
  pool.size = size;
};

/** Whether a route of the pool and the set of bits at `at` in `masks` have track in common. */
export const meets = (pool: Pool, route: number, masks: Int32Array, at: number): boolean => {
  const { words } = pool;
  for (let i = 0, a = route * words, b = at; i < words; i++, a++, b++)
    if ((pool.masks[a] as number) & (masks[b] as number)) return true;
  return false;
};

/** Copies the routes that fit. */
export const select = (pool: Pool, fits: (route: number) => boolean): Pool => {
  const some = poolOf(pool.words);
  for (let i = 0; i < pool.size; i++)
    if (fits(i))
      add(
        some,
        pool.owner[i] as number,
        pool.revenue[i] as number,
        pool.pieces[i] as number,
        pool.masks,
        i * pool.words,
      );
  return some;
};

/** Copies the routes that are worth most, about so many; the line is drawn by a sample. */
export const dearest = (pool: Pool, worth: Int32Array, most: number): Pool => {
  const least = pool.size <= most ? -0x7fffffff : quantile(worth, pool.size, 1 - most / pool.size);
  let left = most;
  return select(pool, i => (worth[i] as number) >= least && left-- > 0);
};

const SAMPLE = 4096;

/** About the number that this part of the first `size` numbers is below of. */
const quantile = (numbers: Int32Array, size: number, part: number): number => {
  const every = Math.ceil(size / SAMPLE);
  const sample = Int32Array.from({ length: Math.ceil(size / every) }, (_, i) => numbers[i * every] as number).sort();
  return sample[Math.min(sample.length - 1, Math.floor(part * sample.length))] ?? 0;
};
