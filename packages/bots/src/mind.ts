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
  /** How far off it may be about what a share will return: 0.5 is by half. */
  readonly noise: number;
}
