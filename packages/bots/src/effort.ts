/** How much was thought, in units that are the same on every machine: about 40 ns, the optimiser's own. */
export interface Effort {
  spent: number;
}

export const PLAYING = 2_000;
export const OPENING = 4_000;
export const ESTIMATING = 4_000;

export const effort = (): Effort => ({ spent: 0 });

export const spend = (on: Effort, work: number): void => {
  on.spent += work;
};
