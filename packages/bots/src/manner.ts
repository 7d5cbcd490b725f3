import type { Decision } from '@roundhouse/engine';

/** How a level thinks. */
export interface Manner {
  /** Whether it weighs alternatives to this question, one move ahead. */
  weighs(d: Decision): boolean;
  /** Whether it plays rounds on from the best of them. */
  playsOn(d: Decision): boolean;
  /** Until so much work is done. */
  readonly work: number;
  readonly candidates: number;
  /** How many people of other moods are asked what they would do, and how many of their answers are tried. */
  readonly moods: number;
  readonly moody: number;
}

/** Another move must be better by so much than the one that stands. */
export const LEAST_LEAD = 12;
