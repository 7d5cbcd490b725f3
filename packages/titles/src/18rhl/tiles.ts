import { tiles as lines, type Tile } from '@roundhouse/engine';
import { CHOSEN } from './chosen.ts';
import { costing, laidAt } from './print.ts';
import { FERRIES } from './rhine.ts';

const BASE: readonly Tile[] = [
  ...lines('yellow', {
    7: '0-1 x4',
    8: '0-2 x9',
    9: '0-3 x9',
    3: 'T10{0,1} x4',
    4: 'T10{0,3} x6',
    58: 'T10{0,2} x8',
    1: 'T10{1,3} T10{0,4} x2',
    2: 'T10{0,3} T10{1,2} x1',
    55: 'T10{0,3} T10{1,4} x2',
    56: 'T10{0,2} T10{1,3} x2',
    69: 'T10{0,3} T10{2,4} x2',
    5: 'C20{0,1} x1',
    6: 'C20{0,2} x1',
    57: 'C20{0,3} x1',
    201: 'C30{0,1} [Y] x1',
    202: 'C30{0,2} [Y] x1',
    937: 'C20{0} C20{4} [OO] x3',
  }),
  ...lines('green', {
    16: '0-2 1-3',
    18: '0-3 1-2',
    19: '0-3 2-4',
    20: '0-3 1-4',
    23: '0-3 0-4 x2',
    24: '0-3 0-2 x2',
    25: '0-2 0-4',
    26: '0-3 0-5',
    27: '0-3 0-1',
    28: '0-4 0-5',
    29: '0-2 0-1',
    30: '0-4 0-1',
    31: '0-2 0-5',
    87: 'T10{0,1,2,3} x2',
    88: `T10{0,1,3,4} x${CHOSEN.tiles88}`,
    204: 'T10{0,2,3,4}',
    141: 'T10{0,1,3} x2',
    142: 'T10{0,3,5} x2',
    143: 'T10{0,1,2}',
    144: 'T10{0,2,4}',
    15: 'C30x2{0,1,2,3} x3',
    934: 'C40x2{0,2,3,4} [Y] x3',
    938: 'C30{0} C30{2,4} [OO] x2',
    941: 'C30{0} C30{2,5} [OO] x2',
    942: 'C30{0,3} C30{5} [OO] x2',
  }),
  ...costing('mountain', 30, lines('green', { 930: 'C30x2{0,2,3,4} [AC]' })),
  ...FERRIES,
  ...lines('brown', {
    39: '0-1 0-2 1-2',
    40: '0-2 0-4 2-4',
    41: '0-1 0-3 1-3',
    42: '0-3 0-5 3-5',
    43: '0-2 0-3 1-2 1-3',
    44: '0-1 0-3 1-4 3-4',
    45: '0-3 0-4 2-3 2-4',
    46: '0-2 0-3 2-4 3-4',
    47: '0-3 0-4 1-3 1-4',
    70: '0-1 0-2 1-3 2-3',
    933: 'T20{0,1,2,4,5} x2',
    216: 'C50x2{0,1,2,3,4} [Y] x3',
    916: 'C40{1,4} C40{0,3} [OO]',
    917: 'C40{1,2} C40{0,3} [OO]',
    918: 'C40{0,2} C40{3,4} [OO]',
    919: 'C40{0,2} C40{4,5} [OO]',
    920: 'C40{1,5} C40{0,3} [OO] x2',
    931: 'C40x3{0,2,3,4} [AC]',
    947: 'C30x2{0,2,3,5} [Moers]',
  }),
  ...costing(
    'water',
    50,
    laidAt(
      0,
      lines('brown', {
        927: 'C50x3{0,2,3,4,5} [D]',
        928: 'C50x3{0,1,2,3,4} [K]',
        929: 'C50x3{0,1,3,4,5} [DU]',
      }),
    ),
  ),
  ...lines('grey', { 948: 'C50x3{0,1,2,4,5} [OO]' }),
  ...laidAt(0, lines('grey', { 932: 'C60x4{0,1,2,3,4,5} [D/DU/K] x2' })),
];

/** Kept with the second certificate of the base package. */
const OSTERATH = laidAt(1, lines('orange', { 935: 'C20{0,1,4,5} T10{2} 0~1' })).map(t => ({
  ...t,
  special: true as const,
}));

const RATINGEN = [
  ...lines('yellow', { 1910: 'C10{0,2} 0=2 [RA]' }),
  ...lines('green', { 1911: 'C20{0,2,4} 0=2 [RA]' }),
];

const SOLINGEN = [
  ...laidAt(0, lines('green', { 1990: CHOSEN.solingen.green })),
  ...laidAt(0, lines('brown', { 1991: CHOSEN.solingen.brown })),
];

/** The tile supply, with the tiles that belong to certificates of the starting package. [RHL-2.5] */
export const tilesWith = (of: {
  readonly osterath: boolean;
  readonly ratingen: boolean;
  readonly solingen: boolean;
}): Readonly<Record<string, Tile>> =>
  Object.fromEntries(
    [...BASE, ...(of.osterath ? OSTERATH : []), ...(of.ratingen ? RATINGEN : []), ...(of.solingen ? SOLINGEN : [])].map(
      t => [t.id, t],
    ),
  );
