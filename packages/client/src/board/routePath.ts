import { type Game, type HexId, lying, NODE, type RoutePoint, readPoint, sideTowards } from '@roundhouse/engine';
import { along, backwards, type Curve, drawn } from './curve.ts';
import { drawingOf } from './drawing.ts';
import { at, type Point, plus, sheetOf } from './geometry.ts';

const hexesOf = (m: RoutePoint): readonly HexId[] => ('next' in m ? [m.hex, m.next] : [m.hex]);

const shifted = (c: Curve, by: Point): Curve => {
  switch (c.kind) {
    case 'line':
      return { ...c, from: plus(c.from, by), to: plus(c.to, by) };
    case 'bend':
      return { ...c, from: plus(c.from, by), via: plus(c.via, by), to: plus(c.to, by) };
    case 'arc':
      return { ...c, centre: plus(c.centre, by) };
  }
};

/** The strokes of a route over the sheet, in running order. */
const strokesAlong = (g: Game, path: readonly string[]): readonly Curve[] => {
  const { map } = g.title.parts;
  const { centres } = sheetOf(map);
  const marks = path.map(readPoint);
  return marks.flatMap((b, i) => {
    const a = marks[i - 1];
    if (!a || !b) return [];
    const hex = hexesOf(a).find(h => hexesOf(b).includes(h));
    if (!hex) return [];
    const end = (m: RoutePoint) =>
      'node' in m ? NODE + m.node : (sideTowards(map, hex, m.hex === hex ? m.next : m.hex) ?? -1);
    const layout = lying(g, hex);
    const [from, to] = [end(a), end(b)];
    const piece = layout.paths.findIndex(([x, y]) => (x === from && y === to) || (x === to && y === from));
    const stroke = drawingOf(layout).strokes[piece];
    if (!stroke) return [];
    const fromSide = Math.min(from, to) < NODE && Math.max(from, to) >= NODE;
    const runsForward = fromSide ? from < NODE : layout.paths[piece]?.[0] === from;
    return [shifted(runsForward ? stroke : backwards(stroke), centres[hex] as Point)];
  });
};

/** The SVG path of a route over the sheet. */
export const routePath = (g: Game, path: readonly string[]): string => {
  const strokes = strokesAlong(g, path);
  const first = strokes[0];
  return first ? `M${at(along(first, 0))}${strokes.map(drawn).join('')}` : '';
};

/** Where a stop lies on the sheet. */
export const stopPoint = (g: Game, hex: HexId, node: number): Point =>
  plus(sheetOf(g.title.parts.map).centres[hex] as Point, drawingOf(lying(g, hex)).spots[node] ?? { x: 0, y: 0 });
