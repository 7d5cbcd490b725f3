import type { CompanyId, HexId, Money, Scenario, TrainId, Turns } from '@roundhouse/engine';

/** What a task asks for. */
export const TASK_KINDS = ['run', 'tile', 'rust', 'pays', 'price'] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** A way to lay a tile. */
export interface TileLay {
  readonly hex: HexId;
  readonly tile: string;
  readonly turn: Turns;
}

/** One of the answers to choose from: a sum; a lay and what the trains earn after it; a company and what it is left with. */
export interface Reply {
  readonly amount?: Money;
  readonly lay?: TileLay;
  readonly company?: CompanyId;
  readonly keeps?: readonly TrainId[];
}

/** A position with one question, answers to choose from, and the one that is right. Plain data, the same from the same seed. */
export interface Task {
  readonly seed: string;
  readonly kind: TaskKind;
  readonly title: string;
  readonly company: CompanyId;
  readonly position: Scenario;
  readonly replies: readonly Reply[];
  readonly right: number;
  /** What the trains earn before anything is laid; what is paid out or kept. */
  readonly income?: Money;
  /** How many shares the reader holds; whether the company pays or keeps. */
  readonly shares?: number;
  readonly how?: 'pay' | 'withhold';
  /** The train that is bought. */
  readonly buys?: TrainId;
}
