import type { Action, Scenario, Seat } from '@roundhouse/engine';

/** An action by some of its fields, and perhaps by what the trains earn with it. */
export interface Way {
  readonly does: Readonly<Record<string, unknown>> & Pick<Action, 'type'>;
  readonly earns?: number;
}

/** A position with one decision: what is right, and what is tempting. */
export interface Lesson {
  readonly id: string;
  /** The title it is played on. */
  readonly title: string;
  readonly you: Seat;
  readonly position: Scenario;
  readonly right: Way;
  /** Tempting ways, by name; the first that fits answers. */
  readonly wrong: Readonly<Record<string, Way>>;
}

/** What is said in a lesson, in one language. */
export interface LessonWords {
  readonly heading: string;
  /** What is the matter. */
  readonly story: string;
  /** What is asked. */
  readonly task: string;
  /** What happened, and why it was right. */
  readonly right: string;
  /** A kind sentence for each tempting way. */
  readonly wrong: Readonly<Record<string, string>>;
  /** For everything else that is allowed here. */
  readonly other: string;
}
