import type { HexId, Money, Side } from '../core/ids.ts';
import type { Colour, Layout } from './layout.ts';

/** A printed hex of the map. */
export interface Hex {
  readonly id: HexId;
  /** What the board prints, where data counts otherwise. */
  readonly printed?: string;
  readonly name?: string;
  readonly layout: Layout;
  /** What is printed counts as track of this colour; white, if not said. */
  readonly colour?: Colour;
  /** Has track though no tile lies here: also the first one counts as an upgrade. */
  readonly built?: true;
  /** Sides every tile here must have track to. */
  readonly stubs?: readonly Side[];
  /** Never takes a tile in the ordinary way; track may meet it only where its own leads out. */
  readonly fixed?: true;
  /** What such a hex is printed in, where its stops do not tell. */
  readonly paint?: 'red' | 'grey';
  /** Which labelled tiles it takes, from a colour on. */
  readonly label?: { readonly text: string; readonly from: Colour };
  /** What the first tile costs. */
  readonly terrain?: { readonly kind: string; readonly cost: Money };
  /** Track joining two regions changes gauge. */
  readonly region?: string;
  /** One place, though its stops lie apart on this hex or on several: a route comes to one of them only. */
  readonly place?: string;
}

/** The map: its hexes, numbered, and what lies beside what. */
export interface Board {
  readonly hexes: Readonly<Record<HexId, Hex>>;
  readonly ids: readonly HexId[];
  readonly index: Readonly<Record<HexId, number>>;
  /** Number of the hex beyond side s of hex i at `i * 6 + s`; −1 off the map, −2 beyond a closed side. */
  readonly near: readonly number[];
}

/** The coordinates of the neighbour beyond a side. */
export type Neighbour = (row: number, column: number, side: Side) => readonly [row: number, column: number];

const ROW_STEP = [1, 0, -1, -1, 0, 1] as const;

/** Columns count half hexes, so neighbours in a row differ by two. */
export const doubled: Neighbour = (row, column, side) => [
  row + ROW_STEP[side],
  column + ([-1, -2, -1, 1, 2, 1] as const)[side],
];

/** Columns count hexes; every second row, beginning with the first, is shifted half a hex to the east. */
export const shifted: Neighbour = (row, column, side) => {
  const step = ROW_STEP[side];
  const west = side <= 2;
  if (step === 0) return [row, column + (west ? -1 : 1)];
  const evenRow = row % 2 === 0;
  return [row + step, column + (west ? (evenRow ? 0 : -1) : evenRow ? 1 : 0)];
};

const SIDES = [0, 1, 2, 3, 4, 5] as const;
const CLOSED = -2;

/**
 * Numbers the hexes and finds their neighbours. Ids are a letter for the row and a number for the column. Beyond a
 * closed side (`A6:B5`) lies nothing.
 */
export const board = (hexes: readonly Hex[], neighbour: Neighbour, closed: readonly string[] = []): Board => {
  const ids = hexes.map(h => h.id);
  const index = Object.fromEntries(ids.map((id, i) => [id, i]));
  const near = ids.flatMap(id =>
    SIDES.map(side => {
      const [row, column] = neighbour(id.charCodeAt(0) - 65, Number(id.slice(1)), side);
      const next = String.fromCharCode(65 + row) + column;
      return closed.includes(`${id}:${next}`) || closed.includes(`${next}:${id}`) ? CLOSED : (index[next] ?? -1);
    }),
  );
  return { hexes: Object.fromEntries(hexes.map(h => [h.id, h])), ids, index, near };
};

export const opposite = (side: number): number => (side + 3) % 6;

/** The hex beyond a side, if there is one. */
export const beyond = (b: Board, hex: HexId, side: number): HexId | undefined =>
  b.ids[b.near[(b.index[hex] ?? -1) * 6 + side] ?? -1];

/** Whether the side is closed, though a hex lies beyond. */
export const isClosed = (b: Board, hex: HexId, side: number): boolean =>
  b.near[(b.index[hex] ?? -1) * 6 + side] === CLOSED;

/** The side of `from` that faces `to`. */
export const sideTowards = (b: Board, from: HexId, to: HexId): Side | undefined =>
  SIDES.find(side => beyond(b, from, side) === to);
