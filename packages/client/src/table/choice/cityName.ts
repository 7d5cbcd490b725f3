import type { Game, HexId } from '@roundhouse/engine';
import { sheetOf } from '../../board/geometry.ts';
import { stopPoint } from '../../board/routePath.ts';
import { say } from '../../words/index.ts';

/** Clockwise on paper, from the right. */
const POINTS = ['east', 'southeast', 'south', 'southwest', 'west', 'northwest', 'north', 'northeast'] as const;
const NEAR = 8;

/** One of several cities of a hex, by where it is drawn. */
export const cityName = (g: Game, hex: HexId, city: number): string => {
  const centre = sheetOf(g.title.parts.map).centres[hex] ?? { x: 0, y: 0 };
  const p = stopPoint(g, hex, city);
  const [x, y] = [p.x - centre.x, p.y - centre.y];
  const eighth = (Math.round(Math.atan2(y, x) / (Math.PI / 4)) + 8) % 8;
  return say(`table.city.${Math.hypot(x, y) < NEAR ? 'middle' : (POINTS[eighth] ?? 'middle')}`);
};
