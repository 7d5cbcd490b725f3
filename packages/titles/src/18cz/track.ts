import {
  type CompanyId,
  did,
  type Game,
  type HexId,
  kind,
  layTile,
  partOf,
  type Turn,
  tileOf,
  unless,
  type Violation,
} from '@roundhouse/engine';
import { PRAHA } from './map.ts';

/** A company's turn, marked if it is its first. */
export interface FirstTurn extends Turn {
  readonly first?: true;
}
export const FirstTurn = kind<FirstTurn>('turn');

/** One yellow tile, in a first turn two; or one upgrade instead, of which the first tile on Praha is one. [CZ-VIII.4] */
export const mayLay = (g: Game, f: Turn, upgrade: boolean): boolean => {
  const lays = did(f, layTile);
  if (upgrade) return !lays.length;
  const most = FirstTurn.is(f) && f.first ? 2 : 1;
  return lays.length < most && lays.every(l => tileOf(g, l.tile).colour === 'yellow' && l.hex !== PRAHA);
};

/** A company's first tile lies on its home hex, unless there is track already. */
export const homeBar = (g: Game, company: CompanyId, hex: HexId): Violation | undefined => {
  const homes = partOf(g, company).homes.map(h => h.hex);
  const begun = homes.some(home => home === PRAHA || g.state.map.tiles[home]);
  return unless(begun || homes.includes(hex), 'track.home-first', { hex });
};
