import type { HexId, TileId, Turns } from '../core/ids.ts';
import type { Game } from '../core/state.ts';
import type { Title } from '../core/title.ts';
import { unless, type Violation } from '../core/violation.ts';
import { beyond, opposite } from './board.ts';
import { COLOURS, type Colour, type Geometry, NODE, type OddColour, turned } from './layout.ts';
import { colourOf, hexOf, lying, type Tile, tileOf } from './tile.ts';

export const TURNS = [0, 1, 2, 3, 4, 5] as const;

/** A way a tile can lie on a hex in place of what is there. */
export interface Lay {
  readonly tile: TileId;
  readonly turn: Turns;
}

/** The place of a colour in the order of replacement; −9 outside it. */
export const rank = (colour: Colour | OddColour): number => {
  const at = (COLOURS as readonly string[]).indexOf(colour);
  return at < 0 ? -9 : at;
};

/** Whether the tile is of the next colour. */
export const nextColour = (g: Game, hex: HexId, tile: TileId): boolean =>
  rank(tileOf(g, tile).colour) === rank(colourOf(g, hex)) + 1;

/** Whether the tile is of the hex's kind: the same stops, the label the hex asks for. */
export const sameKind = (g: Game, hex: HexId, tile: TileId): boolean => {
  const { layout, label, colour } = tileOf(g, tile);
  const wanted = hexOf(g, hex).label;
  const due = wanted && rank(colour) >= rank(wanted.from) ? wanted.text : undefined;
  const kinds = (l: { readonly nodes: Tile['layout']['nodes'] }) => l.nodes.map(n => n.kind).join();
  const labelled = due === undefined ? label === undefined : !!label?.split('/').includes(due);
  const becomes = g.title.rules.track.becomes(g, hex, tile);
  return labelled && (becomes ?? kinds(layout) === kinds(lying(g, hex)));
};

/** For each old stop, the new one that has all its track; nothing, if some track would be lost. */
export const carried = (old: Geometry, fresh: Geometry): readonly number[] | undefined => {
  const has = (a: number, b: number) => fresh.paths.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
  const merges = fresh.nodes.length < old.nodes.length;
  const taken = new Set<number>();
  const to = old.nodes.map((_, n) => {
    const sides = (old.byNode[n] ?? []).flatMap(i => old.paths[i]?.filter(e => e < NODE) ?? []);
    if (!sides.length) return -1;
    const found = fresh.nodes.findIndex((_, m) => (merges || !taken.has(m)) && sides.every(s => has(s, NODE + m)));
    taken.add(found);
    return found;
  });
  const bare = old.paths.filter(([a, b]) => a < NODE && b < NODE);
  if (taken.has(-1) || !bare.every(([a, b]) => has(a, b))) return undefined;
  const rest = fresh.nodes.map((_, m) => m).filter(m => !taken.has(m));
  return to.map(m => (m >= 0 ? m : (rest.shift() ?? 0)));
};

/** The first reason why the tile cannot lie there, whoever lays it: kind, colour, old track, sides of the map. */
export const tileBar = (g: Game, hex: HexId, tile: TileId, turn: Turns): Violation | undefined =>
  upgradesOf(g, hex).some(l => l.tile === tile && l.turn === turn)
    ? sidesBar(g, hex, turned(tileOf(g, tile).layout, turn))
    : (unless(!hexOf(g, hex).fixed && !tileOf(g, tile).special, 'track.hex', { hex }) ??
      unless(nextColour(g, hex, tile), 'track.colour', { tile }) ??
      unless(sameKind(g, hex, tile), 'track.kind', { tile }) ?? { clause: 'track.preserve', facts: { tile } });

/** Track may not lead off the map, nor to a side of a fixed hex without track. */
const sidesBar = (g: Game, hex: HexId, laid: Geometry): Violation | undefined => {
  for (const side of TURNS) {
    if (!(laid.exits & (1 << side))) continue;
    const next = beyond(g.title.parts.map, hex, side);
    const open = next && (!hexOf(g, next).fixed || lying(g, next).exits & (1 << opposite(side)));
    if (!open) return { clause: 'track.side', facts: { hex, side } };
  }
  return undefined;
};

const known = new WeakMap<Title, Map<string, readonly Lay[]>>();

/** Every tile of the manifest and turning that could replace what lies on the hex, by its print alone. */
export const upgradesOf = (g: Game, hex: HexId): readonly Lay[] => {
  const laid = g.state.map.tiles[hex];
  const key = laid ? `${hex} ${laid.tile} ${laid.turn}` : hex;
  const lays = known.get(g.title) ?? new Map<string, readonly Lay[]>();
  known.set(g.title, lays);
  const found = lays.get(key) ?? Object.keys(g.title.parts.tiles).flatMap(tile => fittings(g, hex, tile));
  lays.set(key, found);
  return found;
};

const fittings = (g: Game, hex: HexId, tile: TileId): readonly Lay[] => {
  const { fixed, stubs = [] } = hexOf(g, hex);
  if (fixed || tileOf(g, tile).special || !nextColour(g, hex, tile) || !sameKind(g, hex, tile)) return [];
  const meets = (turn: Turns) => stubs.every(s => turned(tileOf(g, tile).layout, turn).exits & (1 << s));
  return (tileOf(g, tile).turns ?? TURNS)
    .filter(turn => meets(turn) && carried(lying(g, hex), turned(tileOf(g, tile).layout, turn)))
    .map(turn => ({
      tile,
      turn,
    }));
};
