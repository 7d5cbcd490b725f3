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
}
