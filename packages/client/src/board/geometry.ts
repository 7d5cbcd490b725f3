import { type Board, beyond, type HexId } from '@roundhouse/engine';

/** A point on paper, y downwards; a hex is 100 from centre to corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const R = 100;
export const INNER = (R * Math.sqrt(3)) / 2;
/** Paper left around the land, for the coast. */
export const MARGIN = 36;
export const SIDES = [0, 1, 2, 3, 4, 5] as const;

export const polar = (degrees: number, radius: number): Point => ({
  x: radius * Math.cos((degrees * Math.PI) / 180),
  y: radius * Math.sin((degrees * Math.PI) / 180),
});

export const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const times = (a: Point, k: number): Point => ({ x: a.x * k, y: a.y * k });
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Side 0 faces south-west, the others follow clockwise. */
export const sideAngle = (side: number): number => 120 + 60 * side;
/** The middle of a side, seen from the centre. */
export const sidePoint = (side: number): Point => polar(sideAngle(side), INNER);
/** The corner clockwise after a side. */
export const cornerPoint = (side: number, radius = R): Point => polar(sideAngle(side) + 30, radius);

const round = (n: number): string => String(Math.round(n * 10) / 10);
export const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** The outline of a hex of this size around the origin, as an SVG path. */
export const outline = (radius = R): string => `M${SIDES.map(s => at(cornerPoint(s, radius))).join('L')}Z`;

/** The border on one side, as an SVG path. */
export const edge = (side: number, radius = R): string =>
  `M${at(cornerPoint(side + 5, radius))}L${at(cornerPoint(side, radius))}`;

/** Where every hex of a map lies and how large the sheet is. */
export interface Sheet {
  readonly centres: Readonly<Record<HexId, Point>>;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

const sheets = new WeakMap<Board, Sheet>();

/** Lays the hexes out by what lies beside what; islands without a neighbour are placed by their coordinates. */
export const sheetOf = (board: Board): Sheet => {
  const known = sheets.get(board);
  if (known) return known;
  const centres: Record<HexId, Point> = {};
  for (const start of board.ids) {
    if (centres[start]) continue;
    centres[start] = anchorFor(board, start, centres);
    for (const queue = [start]; queue.length; ) {
      const hex = queue.shift() as HexId;
      for (const side of SIDES) {
        const next = beyond(board, hex, side);
        if (!next || centres[next]) continue;
        centres[next] = plus(centres[hex] as Point, polar(sideAngle(side), 2 * INNER));
        queue.push(next);
      }
    }
  }
  const sheet = { centres, box: boxOf(Object.values(centres)) };
  sheets.set(board, sheet);
  return sheet;
};

const rowOf = (hex: HexId): number => hex.charCodeAt(0);
const columnOf = (hex: HexId): number => Number(hex.slice(1));

/** Relative to the nearest hex that has its place, counting rows and half columns. */
const anchorFor = (board: Board, hex: HexId, centres: Readonly<Record<HexId, Point>>): Point => {
  const placed = board.ids.filter(id => centres[id]);
  const far = (id: HexId) => Math.abs(rowOf(id) - rowOf(hex)) * 2 + Math.abs(columnOf(id) - columnOf(hex));
  const near = placed.sort((a, b) => far(a) - far(b))[0];
  if (!near) return { x: 0, y: 0 };
  return plus(centres[near] as Point, {
    x: (columnOf(hex) - columnOf(near)) * INNER,
    y: (rowOf(hex) - rowOf(near)) * 1.5 * R,
  });
};

const boxOf = (points: readonly Point[]): Sheet['box'] => {
  const xs = points.map(p => p.x);
  const ys = points.map(p => p.y);
  const x = Math.min(...xs) - INNER;
  const y = Math.min(...ys) - R;
  return { x, y, width: Math.max(...xs) + INNER - x, height: Math.max(...ys) + R - y };
};

/** The hex a neighbour's place would be at, whether or not play may cross: for borders that may not be crossed. */
export const besideOnPaper = (board: Board, hex: HexId, side: number): HexId | undefined => {
  const { centres } = sheetOf(board);
  const there = plus(centres[hex] as Point, polar(sideAngle(side), 2 * INNER));
  return board.ids.find(id => distance(centres[id] as Point, there) < 1);
};
