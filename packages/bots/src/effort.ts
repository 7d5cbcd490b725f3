/** How much was thought, in units that are the same on every machine: about 40 ns, the optimiser's own. */
export interface Effort {
  spent: number;
  /** So long is searched for routes. */
  readonly search: number;
  /** What was found out in this thought already, and is only looked up from then on. */
  readonly found: WeakSet<object>;
  /** What routes bring, by what lies on the map: the same map is come to more than once. */
  readonly routes: Map<string, Proceeds>;
  /** What else it promises, likewise. */
  readonly promises: Map<string, number>;
}

/** What routes bring, and what it takes to find them. */
export interface Proceeds {
  readonly revenue: number;
  readonly work: number;
}

/** Enough for a proof on all but the densest boards. */
const THOROUGH = 60_000;
/** Enough for routes that are good. */
const QUICK = 10_000;

export const PLAYING = 2_000;
export const OPENING = 4_000;
export const ESTIMATING = 4_000;
export const LOOKING_UP = 300;

export const effort = (): Effort => ({
  spent: 0,
  search: THOROUGH,
  found: new WeakSet(),
  routes: new Map(),
  promises: new Map(),
});

/** The effort of something done in passing, within the same thought. */
export const inPassing = (on: Effort): Effort => ({ ...on, spent: 0, search: QUICK });

/** The effort of a part of the same thought, counted by itself. */
export const together = (on: Effort): Effort => ({ ...on, spent: 0 });

export const spend = (on: Effort, work: number): void => {
  on.spent += work;
};
