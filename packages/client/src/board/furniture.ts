import type { Geometry, Hex, Money } from '@roundhouse/engine';
import { cornerPoint, distance, type Point, plus, R, SIDES, sidePoint, times } from './geometry.ts';
import { widthOf } from './paint.ts';
import { slotSpots } from './slots.ts';
import type { Spot } from './stops.ts';

/** What is printed on a hex besides track: where it finds room. */
export interface Furniture {
  /** Figures of stops, equal ones told once. */
  readonly values: readonly { readonly node: number; readonly at: Point }[];
  readonly label: Point;
  /** Where the price of building finds room beside stops. */
  readonly terrain: Point;
  /** What is in the way of a name. */
  readonly blots: readonly Blot[];
}

/** Something printed, with the room it takes up. */
interface Blot extends Point {
  readonly room: number;
}

/** The bottom corner is kept for the hex's own coordinate. */
const CORNERS: readonly Point[] = [3, 4, 2, 0, 1].map(s => cornerPoint(s, 0.775 * R));
const NOOKS: readonly Point[] = [...CORNERS, ...SIDES.map(s => times(sidePoint(s), 0.72))];
const ROWS: readonly number[] = [57, -57, 66, -66, 48, -48, 40, -40, 74, -74, 30, -30, 0];

const figureOf = (value: Money | readonly Money[]): string => JSON.stringify(value);

/** Finds room for figures, label and name. */
export const furnish = (g: Geometry, spots: readonly Spot[], track: readonly Point[]): Furniture => {
  const blots: Blot[] = track.map(p => ({ ...p, room: 7 }));
  for (const [n, node] of g.nodes.entries()) blots.push(...blotsOf(spots[n] as Spot, node.kind, node.slots));
  const values: { node: number; at: Point }[] = [];
  const told = new Set<string>();
  for (const [node, { value }] of g.nodes.entries()) {
    if (told.has(figureOf(value))) continue;
    told.add(figureOf(value));
    const several = new Set(g.nodes.map(n => figureOf(n.value))).size > 1;
    const at = roomiest(NOOKS, blots, 17, several ? (spots[node] as Spot) : undefined);
    values.push({ node, at });
    blots.push({ ...at, room: 16 });
  }
  const label = roomiest(CORNERS, blots, 14);
  const taken = [...blots, { ...label, room: 12 }];
  const top = { x: 0, y: -58 };
  const terrain = roomiest([top, ...CORNERS.map(c => times(c, 0.86)), ...NOOKS], taken, 18);
  return { values, label, terrain, blots: [...taken, { x: 0, y: 84, room: 5 }] };
};

/** Where the label of a hex is printed: in a corner of its own, or where there is room. */
export const labelAt = (
  layout: Geometry,
  { label }: Furniture,
  { terrain }: Pick<Hex, 'terrain'>,
  isCovered: boolean,
): Point => {
  const isBanded = layout.nodes.some(n => typeof n.value !== 'number');
  const isBusy = layout.paths.length > 0 || layout.nodes.length > 1 || (terrain && !isCovered);
  return isBanded ? cornerPoint(2, 66) : isBusy ? label : cornerPoint(2, 74);
};

const blotsOf = (spot: Spot, kind: string, slots: number): readonly Blot[] => {
  if (kind === 'town') return [{ ...spot, room: 12 }];
  if (slots < 2) return [{ ...spot, room: 32 }];
  if (slots === 2) return [spot, ...slotSpots(2, spot).map(p => plus(p, spot))].map(p => ({ ...p, room: 30 }));
  return [-30, 0, 30].map(x => ({ x: spot.x + x, y: spot.y, room: 46 }));
};

/** The first place with enough room, or the one with the most; near the stop it belongs to, if that matters. */
const roomiest = (places: readonly Point[], blots: readonly Blot[], room: number, near?: Point): Point => {
  const clear = (p: Point) => Math.min(room, ...blots.map(b => distance(p, b) - b.room));
  const pull = (p: Point) => (near ? distance(p, near) / 8 : 0);
  return places.reduce((a, b) => (clear(b) - pull(b) > clear(a) - pull(a) + 0.01 ? b : a));
};

/** What a picture of the terrain covers. */
export const hillsAt = ({ x, y }: Point): readonly Blot[] =>
  [-12, 0, 12].flatMap(aside => [0, 10].map(below => ({ x: x + aside, y: y + below, room: 15 })));

/** Places with room for so many more small things, off the label. */
export const spareSpots = (all: readonly Blot[], label: Point | undefined, count: number): readonly Point[] => {
  const spots: Point[] = [];
  const blots = label ? [...all, { ...label, room: 12 }] : all;
  while (spots.length < count) spots.push(roomiest(NOOKS, [...blots, ...spots.map(s => ({ ...s, room: 16 }))], 16));
  return spots;
};

/** How much a line of text this wide, with its middle there, covers. */
const clash = (blots: readonly Blot[], y: number, width: number, x: number, size: number): number =>
  blots.reduce((sum, b) => {
    const aside = Math.abs(b.x - x) - width / 2 - b.room;
    const apart = Math.abs(b.y - y) - size / 2 - b.room;
    return sum + (aside < 0 && apart < 0 ? Math.min(-aside, 20) * Math.min(-apart, 16) * (b.room > 10 ? 4 : 1) : 0);
  }, 0);

/** Room across a hex at this height. */
export const acrossAt = (y: number, height: number): number =>
  Math.min(166, (R - Math.abs(y) - height / 2) * 2 * Math.sqrt(3) - 6);

/** A name where it goes: how big, and the height of each line. */
interface Placed {
  readonly size: number;
  readonly x: number;
  readonly rows: readonly number[];
  /** How much of what is printed it covers. */
  readonly harm: number;
}

/** A name may stand a little aside of the middle. */
const ASIDE: readonly number[] = [0, 22, -22];

/** Where the lines of a name go: together if they can, over as little as possible, and smaller only if it helps. */
export const placeName = (blots: readonly Blot[], lines: readonly string[], full: number, least = 0): Placed => {
  let best: Placed = { size: full, x: 0, rows: [], harm: 0 };
  let fewest = Number.POSITIVE_INFINITY;
  for (const size of [full, 13, 11.5].filter(s => s >= least))
    for (const x of ASIDE)
      for (const [rank, y] of ROWS.entries()) {
        const rows = lines.map((_, i) => y + (y < 0 ? i : i - lines.length + 1) * (size + 1));
        const harm = rows.reduce(
          (sum, row, i) => {
            const width = widthOf(lines[i] as string, size);
            return (
              sum + clash(blots, row, width, x, size) + Math.max(0, width + 2 * Math.abs(x) - acrossAt(row, size)) * 8
            );
          },
          rank * 6 + (full - size) * 30 + Math.abs(x) * 3,
        );
        if (harm < fewest) [fewest, best] = [harm, { size, x, rows, harm }];
      }
  return best;
};
