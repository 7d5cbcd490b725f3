import type { Cell, Direction, Market } from './market.ts';

/** Where a marker goes at an edge of the chart instead; it stays, if not said. */
export type Ledges = Readonly<Partial<Record<Direction, Direction>>>;

const STEP: Readonly<Record<Direction, readonly [row: number, column: number]>> = {
  left: [0, -1],
  right: [0, 1],
  up: [-1, 0],
  down: [1, 0],
  under: [0, 0],
};

/**
 * The rectangular chart from its printed rows: `100` a price, `100p` a par cell, `450:end` a cell with an effect, `.`
 * no cell. Cells are named `row.column` from the top left.
 */
export const gridChart = <Z extends string>(
  rows: readonly string[],
  zones: readonly Z[],
  ledges: Ledges,
): Market<Z> => {
  const cells = rows.flatMap((line, row) =>
    line
      .split(/\s+/)
      .filter(Boolean)
      .flatMap((word, column) => cellOf(word, row, column, zones)),
  );
  const byId = new Map(cells.map(c => [c.id, c]));
  const beside = (c: Cell<Z>, d: Direction) => byId.get(`${c.row + STEP[d][0]}.${c.column + STEP[d][1]}`);
  const cell = (id: string) => byId.get(id) as Cell<Z>;
  return {
    cells,
    cell,
    step: (id, d) => {
      const ledge = ledges[d];
      return (beside(cell(id), d) ?? (ledge && beside(cell(id), ledge)) ?? cell(id)).id;
    },
  };
};

const cellOf = <Z extends string>(word: string, row: number, column: number, zones: readonly Z[]): Cell<Z>[] => {
  const parts = /^(\d+)(p?)(?::(\w+))?$/.exec(word);
  if (!parts) return [];
  const zone = zones.find(z => z === parts[3]);
  return [
    {
      id: `${row}.${column}`,
      price: Number(parts[1]),
      row,
      column,
      ...(parts[2] ? { par: true as const } : {}),
      ...(zone ? { zone } : {}),
    },
  ];
};
