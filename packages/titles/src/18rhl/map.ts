import { type Board, board, doubled, type Hex, type Side } from '@roundhouse/engine';
import { CHOSEN } from './chosen.ts';
import { code, fixed, land, water, YELLOW } from './print.ts';

const mountain = (cost: number) => ({ terrain: { kind: 'mountain', cost } });

/** Sides along the Rhine that cannot be crossed. */
const RHINE = [
  'A6:B5',
  'B5:B7',
  'B7:C6',
  'B7:C8',
  'C8:C10',
  'E8:E10',
  'G8:G10',
  'G10:H9',
  'H9:H11',
  'J9:J11',
  'J11:K10',
  'K10:K12',
  'K12:L11',
];

const BASE: readonly Hex[] = [
  ...land('', 'B5, B11, D3, D5, E4, E10, F3, F7, G4, G8, H3, H5, H7, H11, I2, I8, J5, J7, J9, J11, K8'),
  ...land('', 'E14, J13', mountain(30)),
  ...land('', 'F11, G14, H13', mountain(60)),
  ...land('', 'C8', { ...water(30), stubs: [3] }),
  ...land('3-5', 'B3', YELLOW),
  ...land('3-5', 'I14', { ...YELLOW, ...mountain(60) }),
  ...land('T0{}', 'C4, C6, H9, I6, K4'),
  ...land('T0{}', 'I12, K12', mountain(30)),
  ...land('T0{} T0{}', 'B13, C10, E8, F5, G10, J3'),
  ...land('T0{} T0{}', 'E12', mountain(30)),
  ...land('C0{}', 'B9 Wesel, K10 Bonn'),
  ...land('C20{1,4}', 'K6 Düren', YELLOW),
  ...land('C0{} C0{}', 'C12 Herne & Gelsenkirchen, D11 Oberhausen & Mülheim', code('OO')),
  ...land('C0{} C10{4}', 'G12 Remscheid & Solingen', { ...code('OO'), ...mountain(30) }),
  ...land('C20{0} C20{2}', 'G6 M’Gladbach & Rheydt', { ...code('OO'), ...YELLOW }),
  ...land('C0{}', 'D13 Essen', { ...code('Y'), ...mountain(30) }),
  ...land('C0{}', 'E6 Krefeld', code('Y')),
  ...land('C30{1,2} C30{3,5}', 'F13 Elberfeld & Barmen', { ...code('Y'), ...YELLOW, ...mountain(30) }),
  ...land('C20{3,4}', 'K2 Aachen', { ...code('AC'), ...YELLOW, ...mountain(30) }),
  ...land('C0{}', 'D7 Moers', { ...code('Moers'), colour: 'green' }),
  ...land('C20{0}@left C30{3}@right C30{5}@right', 'D9 Duisburg', { ...code('DU'), ...YELLOW, ...water(30) }),
  ...land('C20{0}@left C30{4}@right C30{5}@right', 'F9 Neuss & Düsseldorf', { ...code('D'), ...YELLOW, ...water(30) }),
  ...land('C30{0}@left C30{2}@left C20{3}@right', 'I10 Köln & Deutz', { ...code('K'), ...YELLOW, ...water(30) }),
  fixed('A4', 'R40/40/60/60{0}', 'Nijmegen', { place: 'Netherlands' }),
  fixed('A6', 'R40/40/60/60{5}', 'Arnhem', { place: 'Netherlands' }),
  fixed('A14', 'C40/40/60/60{0}!', 'Hamburg/Münster', { place: 'north-east' }),
  fixed('B15', 'C50/50/80/80{1}!', 'Berlin/Minden', { place: 'north-east' }),
  fixed('C2', 'C10/10/30/30{4}!', 'Boxtel'),
  fixed('C14', 'R20{0} R20{1}', 'Östliches Ruhrgebiet', { place: 'Ruhr' }),
  fixed('D15', 'R20{0} R20{1}', 'Östliches Ruhrgebiet', { place: 'Ruhr' }),
  fixed('H1', `R${CHOSEN.antwerpen}{3}`, 'Antwerpen'),
  fixed('J1', 'R10/10/30/30{5}', 'Maastricht'),
  fixed('L1', 'R30/30/60/60{3}', 'Liège'),
  fixed('L11', 'R30/30/70/70{2}', 'Basel', { place: 'south' }),
  fixed('L13', 'R30/30/60/60{2}', 'Frankfurt', { place: 'south' }),
  fixed('E2', 'C20/20/40/40{3,5}', 'Venlo'),
  fixed('G2', 'C10/10/20/20{0,4}', 'Roermond'),
  fixed('J15', 'C20/20/40/40{0,1,2}', 'Siegerland'),
  fixed('L9', 'T10{2,3}'),
  fixed('B7', '2-4'),
  fixed('F15', '0-2'),
  fixed('H15', '0-2'),
  fixed('I4', '0-3'),
  fixed('K14', '1-3'),
  ...['A2', 'A8', 'A10', 'A12', 'B1', 'D1', 'F1', 'L3', 'L5', 'L7'].map(id => fixed(id, '')),
];

/** Overlays of the alternative starting package: E10 and E12 with its first certificate, G12 with its second. */
const RATINGEN: readonly Hex[] = [
  ...land('C0{}', 'E10 Ratingen', { ...code('RA'), stubs: [...CHOSEN.ratingen.E10] as Side[] }),
  ...land('T0{} T0{}', 'E12', { ...mountain(30), stubs: [...CHOSEN.ratingen.E12] as Side[] }),
];
const SOLINGEN: readonly Hex[] = land(CHOSEN.solingen.print, 'G12 Solingen & Remscheid', {
  ...code('RS'),
  ...YELLOW,
  ...mountain(CHOSEN.solingen.cost),
});

/** The board, with the overlays in use. [RHL-2.1.1] */
export const mapWith = (overlays: { readonly ratingen: boolean; readonly solingen: boolean }): Board =>
  mapOver([...(overlays.ratingen ? RATINGEN : []), ...(overlays.solingen ? SOLINGEN : [])]);

/** The board with these hexes in place of those printed. */
export const mapOver = (over: readonly Hex[]): Board =>
  board(
    BASE.map(hex => over.find(o => o.id === hex.id) ?? hex),
    doubled,
    RHINE,
  );
