import type { Action, Game, Money, Seat } from '@roundhouse/engine';

/** Chooses for a seat: what it sees in, a thought out; pure, and the same on every machine. */
export interface Bot {
  readonly level: string;
  begin(seen: Game, seat: Seat, memory: Memory): Thinker;
}

/** What the table as it lies does not say; it follows from the record. */
export interface Memory {
  /** The table's public name; dice follow from it. */
  readonly table: string;
  /** How many entries the record has. */
  readonly entry: number;
}

/** Thinks in steps; however it is cut up, it comes to the same thought. */
export interface Thinker {
  /** Does so much work at most, and says what it would do now. */
  step(work: number): Thought;
  isDone(): boolean;
}

/** An action, what it is expected to bring, why, and the next best ones. */
export interface Thought {
  readonly action: Action;
  /** The estimate of every seat after it. */
  readonly expects: Readonly<Record<Seat, Money>>;
  /** How far playing on scattered; 0, where nothing was played on. */
  readonly spread: Money;
  /** Largest difference to the next best first. */
  readonly reasons: readonly Reason[];
  readonly others: readonly { readonly action: Action; readonly behind: Money }[];
  readonly work: number;
}

/** One difference between what was chosen and the next best; clients have the words. */
export interface Reason {
  readonly what: string;
  readonly of?: string;
  readonly amount: Money;
}
