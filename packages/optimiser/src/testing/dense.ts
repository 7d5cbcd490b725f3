import type { RouteProblem, Stop, TrainSpec } from '@roundhouse/engine/board';
import { type Piece, type PieceEnd, segmentsOf } from '../walk/pieces.ts';

/** How a made-up board shall look. */
interface DenseOptions {
  readonly rows: number;
  readonly columns: number;
  readonly tokens: number;
  /** Cities in a hundred that are closed by foreign tokens. */
  readonly closed: number;
  readonly trains: readonly TrainSpec[];
}

/** A stream of whole numbers below `n`, the same for the same seed. */
const numbersFrom = (seed: number): ((n: number) => number) => {
  let state = seed >>> 0 || 1;
  return n => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % n;
  };
};

/** A board with a tile in every hex and as much track as the tiles of late phases hold. */
export const denseBoard = (seed: number, o: DenseOptions): RouteProblem => {
  const below = numbersFrom(seed * 2654435761 + 12345);
  for (let i = 0; i < 20; i++) below(2);
  const stops: Stop[] = [];
  const tiles: Tile[][] = [];
  for (let row = 0; row < o.rows; row++) {
    tiles.push([]);
    for (let column = 0; column < o.columns; column++) tiles[row]?.push(tile(below, `${row},${column}`, stops, o));
  }
  const cities = stops.flatMap((s, i) => (s.kind === 'city' ? [i] : []));
  for (let t = 0; t < o.tokens && cities.length; t++) {
    const [i] = cities.splice(below(cities.length), 1) as [number];
    stops[i] = { ...(stops[i] as Stop), own: true, open: true };
  }
  return { stops, segments: segmentsOf(pieces(tiles), stops), trains: o.trains, bonuses: [] };
};

interface Tile {
  readonly hex: string;
  /** Pairs of sides, or of a side and a stop (written as -1 - stop). */
  readonly links: readonly (readonly [number, number])[];
}

const tile = (below: (n: number) => number, hex: string, stops: Stop[], o: DenseOptions): Tile => {
  const sides = [0, 1, 2, 3, 4, 5];
  for (let i = 5; i > 0; i--) {
    const j = below(i + 1);
    [sides[i], sides[j]] = [sides[j] as number, sides[i] as number];
  }
  const sort = below(100);
  const stop = (kind: Stop['kind'], value: number, isOpen: boolean) => {
    const visit = stops.length;
    stops.push({ id: hex, hex, kind, value, visit, own: false, open: isOpen, end: kind === 'offboard', tags: [] });
    return -1 - visit;
  };
  if (sort < 36) {
    const city = stop('city', 20 + 10 * below(5), below(100) >= o.closed);
    return { hex, links: sides.slice(0, 4 + below(3)).map(s => [s, city]) };
  }
  if (sort < 56) {
    const town = stop('town', 10, true);
    return { hex, links: sides.slice(0, 4 + below(2)).map(s => [s, town]) };
  }
  if (sort < 60) {
    const red = stop('offboard', 30 + 10 * below(5), false);
    return { hex, links: sides.slice(0, 3).map(s => [s, red]) };
  }
  const [a, b, c, d, e, f] = sides as [number, number, number, number, number, number];
  return {
    hex,
    links: below(2)
      ? [
          [a, b],
          [c, d],
          [e, f],
        ]
      : [
          [a, b],
          [c, d],
          [a, c],
          [b, d],
        ],
  };
};

const NEAR = [
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 0],
] as const;

/** The tiles as pieces of track; a side of a hex is one key, whoever uses it. */
const pieces = (tiles: readonly (readonly Tile[])[]): readonly Piece[] => {
  const all = tiles.flat().flatMap(t => t.links.map(l => ({ hex: t.hex, link: l })));
  const at = new Map<string, number[]>();
  for (const [i, { hex, link }] of all.entries())
    for (const side of link) if (side >= 0) at.set(`${hex}/${side}`, [...(at.get(`${hex}/${side}`) ?? []), i]);
  const border = (hex: string, side: number) => {
    const [row, column] = hex.split(',').map(Number) as [number, number];
    const [dr, dc] = NEAR[side] as readonly [number, number];
    return `${row + dr},${column + dc}/${(side + 3) % 6}`;
  };
  const keys = new Map<string, number>();
  const keyOf = (hex: string, side: number) => {
    const name = [`${hex}/${side}`, border(hex, side)].sort()[0] as string;
    if (!keys.has(name)) keys.set(name, keys.size);
    return keys.get(name) ?? 0;
  };
  return all.map(({ hex, link }, i) => {
    const ends = link.map(
      (x): PieceEnd => (x < 0 ? { stop: -1 - x } : { edge: x, next: at.get(border(hex, x)) ?? [] }),
    );
    // A hexside is crossed by two pieces, one on each hex: the key is on the side with the lower name.
    const own = link.filter(x => x >= 0 && `${hex}/${x}` < border(hex, x)).map(x => keyOf(hex, x));
    return { hex, ends, keys: own.length ? own : [1000000 + i] };
  });
};
