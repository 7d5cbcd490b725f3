import { type Game, seedOf } from '@roundhouse/engine';

/** The site's n-th draw from its seed. */
export const siteDraw = (g: Game, n: number): number => {
  let state = Number(seedOf(g)) % 2 ** 31;
  for (let i = 0; i < n; i++) state = Number((1_103_515_245n * BigInt(state) + 12_345n) % BigInt(2 ** 31));
  return state;
};
