import { type Board, beyond, type Game, type HexId } from '@roundhouse/engine';
import { besideOnPaper, edge, SIDES, sheetOf } from './geometry.ts';

/** Lines printed between hexes. */
export interface Lines {
  /** Where regions meet. */
  readonly borders: readonly Line[];
  /** Sides nothing may cross. */
  readonly walls: readonly Line[];
}

interface Line {
  readonly hex: HexId;
  readonly d: string;
}

const known = new WeakMap<Board, Lines>();

/** The lines of a map, each drawn once. */
export const linesOn = (board: Board): Lines => {
  const found = known.get(board) ?? find(board);
  known.set(board, found);
  return found;
};

const find = (board: Board): Lines => {
  const region = (hex: HexId) => board.hexes[hex]?.region;
  const borders: Line[] = [];
  const walls: Line[] = [];
  for (const hex of board.ids)
    for (const side of SIDES.slice(0, 3)) {
      const next = beyond(board, hex, side);
      const line = { hex, d: edge(side) };
      if (!next && besideOnPaper(board, hex, side)) walls.push(line);
      else if (next && region(hex) && region(next) && region(hex) !== region(next)) borders.push(line);
    }
  return { borders, walls };
};

/** Companies whose home is here and who have not begun: theirs is a place, or at least a claim. */
export const keptAt = (g: Game): Readonly<Record<HexId, readonly { readonly by: string; readonly city: number }[]>> => {
  const kept: Record<HexId, { by: string; city: number }[]> = {};
  for (const c of Object.values(g.title.parts.companies)) {
    const now = g.state.companies[c.id];
    if (!c.keepsHome || now?.operated || now?.closed) continue;
    for (const { hex, city } of c.homes)
      if (!g.state.map.tokens[hex]?.some(t => t.by === c.id)) kept[hex] = [...(kept[hex] ?? []), { by: c.id, city }];
  }
  return kept;
};

/** The whole sheet with some margin, as a viewBox. */
export const viewBoxOf = (board: Board, margin = 30): string => {
  const { box } = sheetOf(board);
  return `${box.x - margin} ${box.y - margin} ${box.width + 2 * margin} ${box.height + 2 * margin}`;
};

/** The part of the sheet around some hexes, as a viewBox. */
export const viewBoxAround = (board: Board, hexes: readonly HexId[], margin = 120): string => {
  const { centres } = sheetOf(board);
  const points = hexes.flatMap(id => centres[id] ?? []);
  const [xs, ys] = [points.map(p => p.x), points.map(p => p.y)];
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return `${x} ${y} ${Math.max(...xs) - x + margin} ${Math.max(...ys) - y + margin}`;
};
