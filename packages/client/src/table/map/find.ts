import { type Board, type Game, type HexId, type Layout, lying } from '@roundhouse/engine';
import { drawingOf } from '../../board/drawing.ts';
import { distance, type Point, plus, R, sheetOf } from '../../board/geometry.ts';

/** The hex under a point of the sheet. */
export const hexUnder = (board: Board, p: Point): HexId | undefined => {
  const { centres } = sheetOf(board);
  const near = board.ids.reduce((a, b) =>
    distance(centres[b] as Point, p) < distance(centres[a] as Point, p) ? b : a,
  );
  return distance(centres[near] as Point, p) <= R ? near : undefined;
};

/** The stop of a hex nearest to a point; nothing, if it has none. */
export const stopUnder = (g: Game, hex: HexId, p: Point): number | undefined => {
  const layout: Layout = lying(g, hex);
  const { spots } = drawingOf(lying(g, hex));
  const centre = sheetOf(g.title.parts.map).centres[hex] as Point;
  const far = (n: number) => distance(plus(centre, spots[n] as Point), p);
  const stops = layout.nodes.map((_, n) => n);
  return stops.length ? stops.reduce((a, b) => (far(b) < far(a) ? b : a)) : undefined;
};

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The hex the cursor comes to by an arrow key: the nearest one in that direction. */
export const hexTowards = (board: Board, from: HexId, key: string): HexId | undefined => {
  const way = ARROWS[key];
  const { centres } = sheetOf(board);
  const here = centres[from];
  if (!way || !here) return undefined;
  let best: HexId | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const id of board.ids) {
    const there = centres[id] as Point;
    const ahead = (there.x - here.x) * way.x + (there.y - here.y) * way.y;
    const aside = Math.abs((there.x - here.x) * way.y) + Math.abs((there.y - here.y) * way.x);
    const harm = ahead + aside * 1.6;
    if (ahead < 1 || aside > ahead * 1.2 || harm >= least) continue;
    best = id;
    least = harm;
  }
  return best;
};
