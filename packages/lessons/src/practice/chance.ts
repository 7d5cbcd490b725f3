import { drawNumber, shuffled } from '@roundhouse/engine';

/** Chance that follows from a seed alone, drawn by label. */
export interface Chance {
  below(label: string, n: number): number;
  one<T>(label: string, from: readonly T[]): T;
  mixed<T>(label: string, from: readonly T[]): readonly T[];
}

export const chance = (seed: string): Chance => ({
  below: (label, n) => drawNumber(seed, label, n),
  one: (label, from) => {
    const drawn = from[drawNumber(seed, label, from.length)];
    if (drawn === undefined) throw new Error(`Nothing to draw from: ${label}`);
    return drawn;
  },
  mixed: (label, from) => shuffled(seed, label, from),
});
