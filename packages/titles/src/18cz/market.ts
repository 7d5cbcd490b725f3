import { zigzagChart } from '@roundhouse/engine';
import type { Size } from './sizes.ts';

/** Prices at which a company may begin. */
export const PARS: Readonly<Record<Size, readonly number[]>> = {
  small: [50, 55, 60, 65, 70],
  medium: [60, 70, 80, 90, 100],
  large: [90, 100, 110, 120],
};

/** The share chart: one line of prices between two rows. [CZ-IX.*] */
export const market = zigzagChart(
  [
    40, 45, 50, 53, 55, 58, 60, 63, 65, 68, 70, 75, 80, 85, 90, 95, 100, 105, 110, 115, 120, 126, 132, 138, 144, 151,
    158, 165, 172, 180, 188, 196, 204, 213, 222, 231, 240, 250, 260, 275, 290, 305, 320, 335, 350, 370,
  ],
  Object.values(PARS).flat(),
);
