import type { HexId, Money, TileId, Turns } from '../core/ids.ts';
import { known } from '../core/known.ts';
import { memo } from '../core/memo.ts';
import type { Game } from '../core/state.ts';
import type { Hex } from './board.ts';
import {
  COLOURS,
  type Colour,
  type Geometry,
  type Layout,
  layout,
  type Node,
  type OddColour,
  turned,
} from './layout.ts';

/** A track tile of the supply. */
export interface Tile {
  readonly id: TileId;
  readonly colour: Colour | OddColour;
  readonly layout: Layout;
  readonly count: number;
  /** Labels of the hexes it goes on, `/` between several. */
  readonly label?: string;
  /** What replacing it costs. */
  readonly terrain?: { readonly kind: string; readonly cost: Money };
  /** The only ways it may be turned; any, if not said. */
  readonly turns?: readonly Turns[];
  /** Replaces like any other, but only somebody with such a right may lay it. */
  readonly right?: string;
  /** Is laid only by a rule of its own. */
  readonly special?: true;
}

/** Tiles from lines such as `57: 'C20{0,3} x3'`; `[K]` is a label. */
export const tiles = (colour: Colour | OddColour, lines: Readonly<Record<TileId, string>>): readonly Tile[] =>
  Object.entries(lines).map(([id, line]) => {
    const count = / x(\d+)/.exec(line)?.[1];
    const label = /\[([\w/]+)\]/.exec(line)?.[1];
    const drawn = line.replace(/ x\d+/, '').replace(/\[[\w/]+\]/, '');
    return { id, colour, layout: layout(drawn), count: Number(count ?? 1), ...(label ? { label } : {}) };
  });

export const hexOf = (g: Game, hex: HexId): Hex => known(g.title.parts.map.hexes[hex]);
export const tileOf = (g: Game, tile: TileId): Tile => known(g.title.parts.tiles[tile]);

/** What lies on each hex of the map now, by hex number. */
export const grid = memo(
  g => g.state.map.tiles,
  (g): readonly Geometry[] => {
    const { index } = g.title.parts.map;
    const all = [...printed(g)];
    for (const hex in g.state.map.tiles) all[index[hex] as number] = lying(g, hex);
    return all;
  },
);

/** What is printed on each hex. */
const printed = memo(
  g => g.title.parts.map,
  (g): readonly Geometry[] => g.title.parts.map.ids.map(id => turned(hexOf(g, id).layout, 0)),
);

/** What lies on a hex now: its tile, or what is printed. */
export const lying = (g: Game, hex: HexId): Geometry => {
  const laid = g.state.map.tiles[hex];
  return laid ? turned(tileOf(g, laid.tile).layout, laid.turn) : turned(hexOf(g, hex).layout, 0);
};

export const colourOf = (g: Game, hex: HexId): Colour | OddColour => {
  const laid = g.state.map.tiles[hex];
  return laid ? tileOf(g, laid.tile).colour : (hexOf(g, hex).colour ?? 'white');
};

/** Tiles of this number still in the supply. */
export const tilesLeft = (g: Game, tile: TileId): number => tileOf(g, tile).count - (laidCounts(g)[tile] ?? 0);

const laidCounts = memo(
  g => g.state.map.tiles,
  (g): Readonly<Record<TileId, number>> => {
    const counts: Record<TileId, number> = {};
    for (const { tile } of Object.values(g.state.map.tiles)) counts[tile] = (counts[tile] ?? 0) + 1;
    return counts;
  },
);

/** What a stop is worth in this colour of the phase. */
export const valueIn = (node: Node, colour: Colour): Money =>
  typeof node.value === 'number' ? node.value : (node.value[COLOURS.indexOf(colour) - 1] ?? 0);
