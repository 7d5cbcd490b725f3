/** A source of chance for tests and simulations: `roll(n)` gives 0 … n − 1, the same for the same seed. */
export type Dice = (n: number) => number;

export const dice = (seed: string | number): Dice => {
  let state = 0x811c9dc5;
  for (const c of String(seed)) state = Math.imul(state ^ c.charCodeAt(0), 0x01000193) >>> 0;
  return n => {
    state = (state + 0x6d2b79f5) >>> 0;
    let x = Math.imul(state ^ (state >>> 15), state | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return Math.floor((((x ^ (x >>> 14)) >>> 0) / 2 ** 32) * n);
  };
};
