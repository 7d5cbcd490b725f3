import {
  type CompanyId,
  colourOf,
  did,
  type Game,
  type HexId,
  layTile,
  since,
  type Turn,
  tileOf,
  unless,
  type Violation,
} from '@roundhouse/engine';
import * as rhine from '../18rhl/track.ts';
import { functions } from './manchester.ts';

/** Hexes with a green border: no yellow tile before the green phase (LRA-6.2.1-a, CV-L10). */
const GREEN_BORDER: readonly HexId[] = ['B6', 'C11'];

/** Companies that may lay two yellow tiles in their first turn: LRA-4.2.3-d. [LRA-4.2.3-c] */
const BUILDERS: readonly CompanyId[] = ['ADR', 'CME', 'KEG', 'RhE'];

const ownBar = rhine.whyNotLay({});

/** What a green border forbids: LRA-6.2.1-a. */
export const borderBar = (g: Game, _: CompanyId, hex: HexId): Violation | undefined =>
  unless(!GREEN_BORDER.includes(hex) || colourOf(g, hex) !== 'white' || since(g, '3'), 'track.border', { hex });

/** Its home comes first where it has no track of its own. [LRA-6.1-b LRA-6.1-c] */
export const whyNotLay = (g: Game, company: CompanyId, hex: HexId): Violation | undefined =>
  borderBar(g, company, hex) ?? ownBar(g, company, hex);

const once = rhine.mayLay(functions.isAlone);

/** One tile a turn; in their first turn some lay a second, if both are yellow. */
export const mayLay = (g: Game, f: Turn, upgrade: boolean): boolean => {
  const lays = did(f, layTile);
  const second =
    !upgrade &&
    lays.length === 1 &&
    BUILDERS.includes(f.company) &&
    !g.state.companies[f.company]?.operated &&
    lays.every(l => tileOf(g, l.tile).colour === 'yellow');
  return second || once(g, f);
};
