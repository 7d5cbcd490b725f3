import type { Geometry, Money } from '@roundhouse/engine';
import { cornerPoint, distance, type Point, R, SIDES, sidePoint, times } from './geometry.ts';
import type { Spot } from './stops.ts';

/** What is printed on a hex besides track: where it finds room. */
export interface Furniture {
  /** Figures of stops, equal ones told once. */
  readonly values: readonly { readonly node: number; readonly at: Point }[];
  readonly label: Point;
  /** Middle of the line or lines for a name, best first. */
  readonly rows: readonly number[];
}

interface Blot extends Point {
  readonly room: number;
}

/** The bottom corner is kept for the hex's own coordinate. */
const CORNERS: readonly Point[] = [3, 4, 2, 0, 1].map(s => cornerPoint(s, 0.775 * R));
const NOOKS: readonly Point[] = [...CORNERS, ...SIDES.map(s => times(sidePoint(s), 0.72))];
const ROWS = [57, -57, 44, -44, 66, -66, 30, -30] as const;

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
  return { values, label, rows: rowsBy([...blots, { ...label, room: 12 }]) };
};

const blotsOf = (spot: Spot, kind: string, slots: number): readonly Blot[] => {
  if (kind === 'town') return [{ ...spot, room: 12 }];
  if (slots < 2) return [{ ...spot, room: 32 }];
  const wide = slots === 2 ? [-26, 0, 26] : [-30, 0, 30];
  return wide.map(x => ({ x: spot.x + x, y: spot.y, room: slots > 2 ? 46 : 30 }));
};

/** The first place with enough room, or the one with the most; near the stop it belongs to, if that matters. */
const roomiest = (places: readonly Point[], blots: readonly Blot[], room: number, near?: Point): Point => {
  const clear = (p: Point) => Math.min(room, ...blots.map(b => distance(p, b) - b.room));
  const pull = (p: Point) => (near ? distance(p, near) / 8 : 0);
  return places.reduce((a, b) => (clear(b) - pull(b) > clear(a) - pull(a) + 0.01 ? b : a));
};

/** Lines for a name, the emptiest first. */
const rowsBy = (blots: readonly Blot[]): readonly number[] => {
  const clash = (y: number) =>
    blots.filter(b => Math.abs(b.y - y) < b.room + 6 && Math.abs(b.x) < 58).length * 3 + Math.max(0, Math.abs(y) - 57);
  return [...ROWS].sort((a, b) => clash(a) - clash(b));
};
