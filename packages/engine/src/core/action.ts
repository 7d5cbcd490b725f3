import type { Seat, StepName } from './ids.ts';

/** What somebody decided: who, answering which question, and the fields its verb's shape lists. Plain JSON. */
export interface Action {
  readonly type: string;
  readonly by: Seat;
  /** The step whose question it answers. */
  readonly at: StepName;
}
