import { board, doubled, type Hex, known, type PrivatePart } from '@roundhouse/engine';
import { localRailways } from './companies.ts';
import { hexes, reserved } from './map.ts';
import { untilPriceOfDay } from './timetable.ts';

/**
 * Values of the Moravia-Silesia variant that are printed on its board and published nowhere: its map, the choice of
 * Local Railways and the minimum bids (sections 12.5 and 12.6 of the rules). They are chosen, not known; whoever has the
 * board can put them right here. The first value of the red tiles, 20, stands with the other three in `tiles.ts`.
 */
const LAND =
  'B21 B23 B25 C20 C22 C24 C26 C28 D19 D21 D23 D25 D27 D29 E18 E20 E22 E24 E26 E28 F17 F19 F21 F23 F25 F27 G16 G18 G20 G22 G24 G26 H17 H19 H21 H23 H25 I20 I22'.split(
    ' ',
  );

/** The two reserved hexes of each company. */
export const ENTRIES: Readonly<Record<string, string>> = {
  SX: 'D17 E16',
  PR: 'B19 A22',
  BY: 'F15 H15',
  kk: 'I18 J21',
  Ug: 'I24 G28',
};

const land: readonly Hex[] = hexes.filter(h => LAND.includes(h.id));

/** The board of the Moravia-Silesia variant. [CZ-MS] */
export const moravia = board([...land, ...Object.entries(ENTRIES).flatMap(([id, ids]) => reserved(id, ids))], doubled);

/** The Mährische Westbahn and the 3E-train are papers here. */
export const WEST = 'MW';
export const EXTRA = '3E';

const local = (id: string, bid: number): PrivatePart => ({ ...known(localRailways[id]), price: bid });

const list: readonly PrivatePart[] = [
  local('S3', 25),
  local('M4', 40),
  local('L1', 55),
  { id: WEST, name: 'Mährische Westbahn', price: 70, income: 0, sale: untilPriceOfDay },
  { id: EXTRA, name: '3E-train', price: 40, income: 0 },
];

/** The five papers, each with its minimum bid. */
export const papers: Readonly<Record<string, PrivatePart>> = Object.fromEntries(list.map(p => [p.id, p]));
