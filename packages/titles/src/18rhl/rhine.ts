import {
  type CompanyId,
  colourOf,
  type Game,
  type HexId,
  hexOf,
  tiles as lines,
  lying,
  type Tile,
  type TileId,
  tileOf,
  tokensAt,
} from '@roundhouse/engine';
import { costing, laidAt } from './print.ts';

/** Duisburg, Düsseldorf and Köln, where the Rhine is crossed: by ferry on green tiles, by bridge from brown on. [RHL-6.2.1.2 RHL-6.2.3.1] */
export const METROPOLISES: readonly HexId[] = ['D9', 'F9', 'I10'];

/**
 * Two banks that are one city of three places (`@both`), and a ferry between them that keeps ten of the forty (`0~1~10`).
 * What a crossing earns, where a route may end and whom tokens stop follows from the print. [RHL-6.2.3.1]
 */
export const FERRIES: readonly Tile[] = costing(
  'water',
  50,
  laidAt(
    0,
    lines('green', {
      921: 'C40{0}@both C40x2{3,4,5}@both 0~1~10 [D]',
      922: 'C40{0,2}@both C40x2{4,5}@both 0~1~10 [D]',
      923: 'C40x2{0,1,2}@both C40{3}@both 0~1~10 [K]',
      924: 'C40x2{0,2}@both C40{3,4}@both 0~1~10 [K]',
      925: 'C40{0}@both C40x2{3,4,5}@both 0~1~10 [DU]',
      926: 'C40{0,1}@both C40x2{3,5}@both 0~1~10 [DU]',
    }),
  ),
);

/** Whether the Rhine is crossed by ferry there. */
export const hasFerry = (g: Game, hex: HexId): boolean => METROPOLISES.includes(hex) && colourOf(g, hex) === 'green';

/** Köln's stops on the left bank, and on the right; from green on it is one city. */
export const KOELN = {
  left: (g: Game): readonly string[] => (isYellow(g) ? ['I10.0', 'I10.1'] : ['I10']),
  right: (g: Game): readonly string[] => (isYellow(g) ? ['I10.2'] : ['I10']),
};
const isYellow = (g: Game): boolean => lying(g, 'I10').nodes.length === 3;

/** Of tiles without a code, those with four ways into the town are for hexes with two towns, the others for one. */
const isForTwoTowns = (g: Game, tile: TileId): boolean => {
  const { nodes, paths } = tileOf(g, tile).layout;
  return nodes.length === 2 || paths.length > 3;
};

/** Codes settle what may follow on hexes that have one; towns keep to their kind; all else follows its like. [RHL-6.2.1.1] */
export const becomes = (g: Game, hex: HexId, tile: TileId): boolean | undefined => {
  const { label, layout } = hexOf(g, hex);
  if (label) return true;
  const towns = layout.nodes.filter(n => n.kind === 'town').length;
  if (!towns) return undefined;
  return tileOf(g, tile).layout.nodes[0]?.kind === 'town' && isForTwoTowns(g, tile) === (towns === 2);
};

/** Whether a token of others keeps the company from running to this place off the board. */
export const isShutOut = (g: Game, company: CompanyId, hex: HexId, node: number): boolean => {
  const stop = lying(g, hex).nodes[node];
  return !!stop?.end && stop.kind === 'city' && tokensAt(g, hex).some(k => k.by !== company);
};
