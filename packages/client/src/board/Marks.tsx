import { type Game, type Geometry, type HexId, hexOf, lying } from '@roundhouse/engine';
import { memo, type ReactNode } from 'react';
import { phrase } from '../words/say.ts';
import css from './board.module.css';
import { drawingOf } from './drawing.ts';
import { hillsAt, labelAt, spareSpots } from './furniture.ts';
import { distance, type Point, plus, polar, sheetOf, sideAngle, sidePoint } from './geometry.ts';
import { sidesOf } from './stops.ts';

/** Pictures of what a stop is known for, by its tag. */
const PICTURES: Readonly<Record<string, string>> = {
  coal: 'M-6 6L5 -5M-6 -6L6 6M2 -7L8 -1M-8 -4L-4 -8',
  steel: 'M-8 7V-1L-3 -4V-1L2 -4V-1H4V-8H8V7Z',
  quarry: 'M-8 6L-4 -3L0 1L4 -6L8 6Z',
  harbour: 'M0 -5V8M-4 -2H4M-7 2C-6 6 -3 8 0 8C3 8 6 6 7 2M0 -5A2 2 0 1 1 .1 -5',
  'camp planned': 'M-8 7L0 -7L8 7',
  'camp open': 'M-8 7L0 -7L8 7ZM-2 7L0 1L2 7Z',
};

interface Mark {
  readonly what: string;
  readonly at: Point;
}

/** Beside the way to a stop that leads off the map, on the side where nothing else comes in. */
const besideWay = (layout: Geometry, node: number): Point | undefined => {
  const [side] = layout.nodes[node]?.kind === 'offboard' ? sidesOf(layout, node) : [];
  if (side === undefined) return undefined;
  const others = layout.nodes.flatMap((_, n) => sidesOf(layout, n)).filter(s => s !== side);
  const far = (p: Point) => Math.min(...others.map(s => distance(sidePoint(s), p)));
  const spots = [90, -90].map(turn => plus(polar(sideAngle(side), 58), polar(sideAngle(side) + turn, 25)));
  return spots.reduce((a, b) => (far(b) > far(a) ? b : a));
};

/** What is known at the stops of a hex and has a picture, with the place it has of its own. */
const knownAt = (g: Game, hex: HexId): readonly { readonly what: string; readonly own: Point | undefined }[] => {
  const [company = ''] = Object.keys(g.title.parts.companies);
  const layout = lying(g, hex);
  const found = layout.nodes.flatMap((_, node) =>
    g.title.rules.routes
      .tags(g, hex, node, company)
      .filter(what => Object.hasOwn(PICTURES, what))
      .map(what => ({ what, own: besideWay(layout, node) })),
  );
  return found.filter((m, i) => m.own || found.findIndex(o => o.what === m.what) === i);
};

/** How many pictures look for room on a hex. */
export const sparesAt = (g: Game, hex: HexId): number => knownAt(g, hex).filter(m => !m.own).length;

/** What lies or is printed at the stops of a hex and has a picture. */
const marksAt = (g: Game, hex: HexId): readonly Mark[] => {
  const marks = knownAt(g, hex);
  const [print, layout, isCovered] = [hexOf(g, hex), lying(g, hex), !!g.state.map.tiles[hex]];
  const drawing = drawingOf(layout);
  const hills = print.terrain && !isCovered ? hillsAt(drawing.terrain) : [];
  const label = print.label && labelAt(layout, drawing, print, isCovered);
  const spare = marks.length ? spareSpots([...drawing.blots, ...hills], label, marks.length) : [];
  const centre = sheetOf(g.title.parts.map).centres[hex] as Point;
  return marks.map(({ what, own }, i) => ({ what, at: plus(centre, own ?? (spare[i] as Point)) }));
};

const marksOf = (g: Game): readonly Mark[] => g.title.parts.map.ids.flatMap(hex => marksAt(g, hex));

/** Coalmines, steel mills and their like. */
export const Marks = memo(
  ({ game }: { readonly game: Game }): ReactNode =>
    marksOf(game).map(({ what, at }) => (
      <g key={`${at.x} ${at.y}`} transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>
        <title>{phrase(`mark.${what}`) ?? what}</title>
        <rect className={css['mark']} x={-12} y={-12} width={24} height={24} rx={5} />
        <path className={css['markPicture']} data-mark={what} d={PICTURES[what]} />
      </g>
    )),
  (a, b) => a.game.state === b.game.state && a.game.title === b.game.title,
);
