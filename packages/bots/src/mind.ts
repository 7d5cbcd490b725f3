import type { Dice } from './dice.ts';
import type { Effort } from './effort.ts';
import type { Weights } from './weights.ts';

/** What somebody thinks with. */
export interface Mind {
  readonly roll: Dice;
  readonly on: Effort;
  readonly weights: Weights;
  /** How many tile lays are looked at. */
  readonly lays: number;
  /** Lays no track for companies that earn already: what it brings is small beside what it takes to find. */
  readonly quiet?: boolean;
  /** Sells what gains little to buy what gains more. Who errs much does better to keep what he has. */
  readonly swaps: boolean;
  /** Sells what it can do without to start a company that it could not pay for or hold otherwise. */
  readonly plans?: boolean;
  /** How far off it may be about what shares will bring: 0.5 is by half. */
  readonly noise: number;
}

/** What somebody takes it for who may err. */
export const mistaken = (truly: number, { noise, roll }: Mind): number =>
  noise ? truly * (1 + (noise * (roll(201) - 100)) / 100) : truly;
