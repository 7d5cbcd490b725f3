import {
  type Action,
  type Clause,
  type CompanyId,
  did,
  type Frame,
  type Game,
  type HexId,
  hexOf,
  layTile,
  type Money,
  type PrivateId,
  partOf,
  type Turn,
  tileOf,
} from '@roundhouse/engine';
import { PRAHA } from './map.ts';

/** A company's turn, marked if it is its first. */
export interface FirstTurn extends Turn {
  readonly first?: true;
}

type Lay = Action & { readonly hex: HexId; readonly tile: string };

/** One yellow tile, in a first turn two; or one upgrade instead, of which the first tile on Praha is one. */
export const mayLay = (g: Game, f: Frame, upgrade: boolean): boolean => {
  const lays = did<Lay>(f, layTile.type);
  if (upgrade) return !lays.length;
  const most = (f as FirstTurn).first ? 2 : 1;
  return lays.length < most && lays.every(l => tileOf(g, l.tile).colour === 'yellow' && l.hex !== PRAHA);
};

/** The first tile of a hex costs what is printed there, an upgrade nothing. */
export const terrainCost = (g: Game, hex: HexId, using?: PrivateId): Money =>
  using || g.state.map.tiles[hex] ? 0 : (hexOf(g, hex).terrain?.cost ?? 0);

/** A company's first tile lies on its home hex, unless there is track already. */
export const homeFirst = (g: Game, company: CompanyId, hex: HexId): Clause | undefined => {
  const homes = partOf(g, company).homes.map(h => h.hex);
  const begun = homes.some(home => home === PRAHA || g.state.map.tiles[home]);
  return begun || homes.includes(hex) ? undefined : 'track.home-first';
};
