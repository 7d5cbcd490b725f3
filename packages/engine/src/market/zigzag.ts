import type { CellId } from '../core/ids.ts';
import type { Cell, Direction, Market } from './market.ts';

const STEP: Readonly<Record<Direction, number>> = {
  left: -2,
  right: 2,
  up: 1,
  down: -1,
  under: 0,
};

/**
 * The one-and-a-half-dimensional chart: one line of prices that zigzags between a lower row (even places) and an upper
 * row. Right and left stay in the row, up and down step along the line; a marker with nowhere to go stays.
 */
export const zigzagChart = (prices: readonly number[], pars: readonly number[]): Market<never> => {
  const cells: readonly Cell<never>[] = prices.map((price, at) => ({
    id: `${at}`,
    price,
    row: at % 2 === 0 ? 1 : 0,
    column: Math.floor(at / 2),
    ...(pars.includes(price) ? { par: true as const } : {}),
  }));
  return {
    cells,
    cell: (id: CellId) => cells[Number(id)] as Cell<never>,
    step: (id, direction) => {
      const to = Number(id) + STEP[direction];
      return cells[to]?.id ?? id;
    },
  };
};
