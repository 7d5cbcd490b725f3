import type { HexId, TileId, Turns } from '../core/ids.ts';
import type { Game } from '../core/state.ts';
import type { Title } from '../core/title.ts';
import { unless, type Violation } from '../core/violation.ts';
import { beyond, isClosed, opposite } from './board.ts';
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
const nextColour = (g: Game, hex: HexId, tile: TileId): boolean =>
  rank(tileOf(g, tile).colour) === rank(colourOf(g, hex)) + 1;

/** Whether the tile bears the label the hex asks for, and none where it asks for none. */
const sameLabel = (g: Game, hex: HexId, tile: TileId): boolean => {
  const { label, colour } = tileOf(g, tile);
  const wanted = hexOf(g, hex).label;
  const due = wanted && rank(colour) >= rank(wanted.from) ? wanted.text : undefined;
  return due === undefined ? label === undefined : !!label?.split('/').includes(due);
};

/** Whether the tile has the stops that follow what lies there. */
const sameStops = (g: Game, hex: HexId, tile: TileId): boolean => {
  const kinds = (l: { readonly nodes: Tile['layout']['nodes'] }) => l.nodes.map(n => n.kind).join();
  return g.title.rules.track.becomes(g, hex, tile) ?? kinds(tileOf(g, tile).layout) === kinds(lying(g, hex));
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

/** Why the tile never comes to lie there next, however it is turned: the hex itself, colour, label, stops. */
export const tileBar = (g: Game, hex: HexId, tile: TileId): Violation | undefined =>
  upgradesOf(g, hex).some(l => l.tile === tile)
    ? undefined
    : (unless(!tileOf(g, tile).special, 'track.right', { tile }) ??
      unless(!hexOf(g, hex).fixed, 'track.hex', { hex }) ??
      unless(nextColour(g, hex, tile), 'track.colour', { tile }) ??
      unless(sameLabel(g, hex, tile), 'track.label', { tile, hex }) ??
      unless(sameStops(g, hex, tile), 'track.kind', { tile }));

type Turning = (g: Game, hex: HexId, tile: TileId, turn: Turns) => Violation | undefined;

/** What can stand against one way to turn a tile and not against another. */
export const turnings: readonly Turning[] = [
  (g, _, tile, turn) => unless(mayTurn(g, tile, turn), 'track.turn', { tile }),
  (g, hex, tile, turn) => unless(meetsStubs(g, hex, tile, turn), 'track.stub', { tile, hex }),
  (g, hex, tile, turn) => unless(keepsTrack(g, hex, tile, turn), 'track.preserve', { tile }),
  (g, hex, tile, turn) => sidesBar(g, hex, turned(tileOf(g, tile).layout, turn)),
];

/** Of several reasons against this turning the one that none would cure; else the first. */
export const turnBar = (
  g: Game,
  hex: HexId,
  tile: TileId,
  turn: Turns,
  bars: readonly Turning[] = turnings,
): Violation | undefined => {
  const first = bars.find(bar => bar(g, hex, tile, turn));
  const always = first && bars.find(bar => TURNS.every(other => bar(g, hex, tile, other)));
  return (always ?? first)?.(g, hex, tile, turn);
};

const mayTurn = (g: Game, tile: TileId, turn: Turns): boolean => (tileOf(g, tile).turns ?? TURNS).includes(turn);

const keepsTrack = (g: Game, hex: HexId, tile: TileId, turn: Turns): boolean =>
  upgradesOf(g, hex).some(l => l.tile === tile && l.turn === turn) ||
  !!carried(lying(g, hex), turned(tileOf(g, tile).layout, turn));

const meetsStubs = (g: Game, hex: HexId, tile: TileId, turn: Turns): boolean =>
  (hexOf(g, hex).stubs ?? []).every(s => turned(tileOf(g, tile).layout, turn).exits & (1 << s));

/** Track may not lead off the map, against a barrier, nor to a side of a fixed hex without track. */
const sidesBar = (g: Game, hex: HexId, laid: Geometry): Violation | undefined => {
  const { map } = g.title.parts;
  for (const side of TURNS) {
    if (!(laid.exits & (1 << side))) continue;
    const next = beyond(map, hex, side);
    const open = next && (!hexOf(g, next).fixed || lying(g, next).exits & (1 << opposite(side)));
    if (!open) return { clause: isClosed(map, hex, side) ? 'track.barrier' : 'track.side', facts: { hex } };
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
  const { special, turns = TURNS } = tileOf(g, tile);
  if (hexOf(g, hex).fixed || special || !nextColour(g, hex, tile)) return [];
  if (!sameLabel(g, hex, tile) || !sameStops(g, hex, tile)) return [];
  return turns
    .filter(turn => meetsStubs(g, hex, tile, turn) && carried(lying(g, hex), turned(tileOf(g, tile).layout, turn)))
    .map(turn => ({
      tile,
      turn,
    }));
};
