import {
  type Action,
  type CompanyId,
  colourOf,
  commands,
  exitsOf,
  type Game,
  type HexId,
  hasDone,
  hexOf,
  layTile,
  lieBar,
  lying,
  type Money,
  type PrivateId,
  partOf,
  possible,
  type Reached,
  type Rules,
  reach,
  since,
  step,
  type TileId,
  Turn,
  type Turns,
  tileOf,
  tokenOn,
  turned,
  unless,
  upgradesOf,
  type Verb,
  type Violation,
  write,
} from '@roundhouse/engine';
import { isLaidWith } from './functions.ts';

/** What is printed where a tile would go: on the tile that lies there, or on the hex. */
export const terrainAt = (g: Game, hex: HexId) => {
  const laid = g.state.map.tiles[hex];
  return laid ? tileOf(g, laid.tile).terrain : hexOf(g, hex).terrain;
};

export const terrainCost = (g: Game, hex: HexId): Money => terrainAt(g, hex)?.cost ?? 0;

/** No private makes a lay cheaper. */
export const layCost: Rules['track']['cost'] = (g, _, hex, using) => (using ? undefined : terrainCost(g, hex));

/** One tile a turn, and none beside a tile that is the only one of its turn. */
export const mayLay =
  (alone: (using: PrivateId) => boolean) =>
  (_: Game, f: Turn): boolean =>
    !hasDone(f, layTile.type) && !f.done.some(a => isLaidWith(a) && alone(a.private));

/** Hexes whose first tile, or whose upgrade from this colour, is the right of a private's owner while it is open. */
export interface Reserve {
  readonly hex: HexId;
  readonly colour: string;
  /** Nobody lays there before this phase. */
  readonly from?: string;
}

/** Why a company may not lay on a hex: it is another's right, or its own home comes first. [RHL-6.2.1] */
export const whyNotLay =
  (reserves: Readonly<Record<PrivateId, Reserve>>) =>
  (g: Game, company: CompanyId, hex: HexId): Violation | undefined => {
    const reserved = Object.entries(reserves).some(
      ([id, r]) =>
        r.hex === hex &&
        colourOf(g, hex) === r.colour &&
        g.state.privates[id]?.owner !== undefined &&
        !g.state.privates[id]?.closed &&
        (!commands(g, company, id) || (r.from !== undefined && !since(g, r.from))),
    );
    const isHome = partOf(g, company).homes.some(home => home.hex === hex);
    return (
      unless(!reserved, 'track.reserved', { hex }) ?? unless(isHome || !owesHome(g, company), 'track.home', { hex })
    );
  };

/** In its first turn a company without any track at its homes must lay there, if a tile can. */
const owesHome = (g: Game, company: CompanyId): boolean => {
  const { homes } = partOf(g, company);
  if (g.state.companies[company]?.operated || homes.some(({ hex }) => hasTrack(g, company, hex))) return false;
  return homes.some(({ hex }) => upgradesOf(g, hex).some(l => !lieBar(g, company, hex, l.tile, l.turn)));
};

/** Whether track leads to the company's place on this hex. */
const hasTrack = (g: Game, company: CompanyId, hex: HexId): boolean => {
  const city = tokenOn(g, company, hex)?.city;
  return city !== undefined && exitsOf(lying(g, hex), city) !== 0;
};

/** An upgrade of plain track must give the company new track to run on. */
export const serves = (g: Game, company: CompanyId, hex: HexId, tile: TileId, turn: Turns): boolean =>
  servesFrom(g, reach(g, company), hex, tile, turn);

/** Whether the tile would give whoever reaches so far new track, if it replaces plain track. */
export const servesFrom = (g: Game, reached: Reached, hex: HexId, tile: TileId, turn: Turns): boolean => {
  const [old, fresh] = [lying(g, hex), turned(tileOf(g, tile).layout, turn)];
  if (!old.paths.length || fresh.nodes.length) return true;
  const entries = reached.entries[g.title.parts.map.index[hex] ?? -1] ?? 0;
  const isOld = (a: number, b: number) => old.paths.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
  return fresh.paths.some(([a, b]) => !isOld(a, b) && entries & ((1 << a) | (1 << b)));
};

/** The step in which a company lays track, its home first if it can; once it is over the company has begun. */
export const trackStep = (...verbs: readonly Verb<Action, Turn>[]) =>
  step('track', {
    in: Turn,
    verbs,
    compels: (g, f) => (owesHome(g, f.company) && possible(g, f, layTile) ? { clause: 'track.home' } : undefined),
    leave: (t, f) => {
      if (!t.state.companies[f.company]?.operated) write(t, 'companies', f.company).operated = true;
    },
  });
