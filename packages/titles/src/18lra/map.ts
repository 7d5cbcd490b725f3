import { board, doubled, type Hex } from '@roundhouse/engine';
import { code, fixed, land, water, YELLOW } from '../18rhl/print.ts';

/** A hex that never takes a tile. [LRA-6.1-a LRA-6.2.2-b] */
const painted =
  (paint: 'red' | 'grey') =>
  (id: string, print: string, name = '', more: Partial<Hex> = {}): Hex =>
    fixed(id, print, name, { paint, ...more });
const red = painted('red');
const grey = painted('grey');

/** Sides along the Rhine that cannot be crossed. [LRA-6.2.1.3-b LRA-6.2.3.2-a] */
const RHINE = [
  ...['A11:A13', 'A13:B12', 'B12:B14', 'C13:C15', 'D14:D16', 'D14:E15', 'E13:E15', 'E15:F14', 'F14:F16'],
  ...['F14:G15', 'G13:G15', 'H14:H16', 'H14:I15', 'I13:I15', 'I15:J14', 'J14:J16', 'J16:K15'],
];

const hexes: readonly Hex[] = [
  ...land('', 'B10, C5, C7, D8, D10, E3, E5, E11, F4, F8, F14, G5, G11, H4, H6, H10, H12, I5, I11, J12, J14, B6'),
  ...land('T0{}', 'B2 Walbeck, D4 Wachtendonk, F2 Kaldenkirchen, G3 Brüggen, G9 Willich, G13 Osterath, I13 Dormagen'),
  ...land('T0{}', 'J4 Erkelenz, J8 Odenkirchen'),
  ...land('T0{}', 'C13 Homberg, J6 Wickrath', { stubs: [3] }),
  ...land('T0{}', 'E15 Ratingen', water(30)),
  ...land('T0{} T0{}', 'D12, E9 Niep & Hüls, F6 Grefrath & Süchteln, F12 Linn & Oppum'),
  ...land('T0{}', 'B8 Kamp-Lintfort, C9 Neukirchen-Vluyn', code('CM')),
  ...land('C0{}', 'E7 Kempen, G7 Viersen, J10 Grevenbroich'),
  ...land('C10{1,4}', 'I3 Dalheim', YELLOW),
  ...land('C0{}', 'C11 Moers', code('MO')),
  ...land('C0{}', 'C15 Duisburg', { ...code('DU'), ...water(30) }),
  ...land('C0{}', 'G15 Düsseldorf', { ...code('D'), ...water(30) }),
  ...land('C0{} C0{}', 'H8 Mönchengladbach, I7 Rheydt', code('MG')),
  ...land('C10{0,3} C0{}', 'B4 Geldern', { ...code('GE'), ...YELLOW }),
  ...land('T10{2,5}', 'B12 Orsoy', { ...code('OY'), ...YELLOW }),
  ...land('C20{3,5}', 'B14 Ruhrort', { ...code('RU'), ...YELLOW, ...water(30), stubs: [0] }),
  ...land('T0{}', 'D14 Rheinhausen', { ...code('RH'), ...YELLOW, ...water(30), stubs: [3] }),
  ...land('C20{0}', 'E13 Uerdingen', { ...code('UE'), ...YELLOW, stubs: [1] }),
  ...land('C30{4,5} C0{}', 'F10 Krefeld', { ...code('KR'), ...YELLOW }),
  ...land('C20{0,2}', 'H14 Neuss', { ...code('NE'), ...YELLOW }),
  grey('A1', 'C10/10/20/20{5}!', 'Kevelaer', { place: 'Kevelaer' }),
  grey('A3', 'R10/10/20/20{5}', 'Kevelaer', { place: 'Kevelaer' }),
  red('A5', 'C20/20/40/40{0,5}!', 'Kleve'),
  red('A7', 'R10/10/20/20{5}', 'Issum'),
  red('A11', 'R10/10/30/30{0,5}', 'Wesel'),
  red('A13', '', 'Oberhausen'),
  red('A15', 'R20/20/50/50{0}', 'Oberhausen'),
  red('B16', 'C20/20/50/50{0}!', 'Essen'),
  red('H2', '', 'Antwerpen'),
  red('I1', 'R10/10/30/30{4}', 'Antwerpen'),
  red('H16', 'C20/20/40/40{2}!', 'Elberfeld'),
  red('K1', '', 'Aachen'),
  red('K3', 'C20/20/40/40{2,3}!', 'Aachen'),
  red('K5', 'R10/10/20/20{2}', 'Jülich', { place: 'Jülich' }),
  red('K7', 'R10/10/20/20{3}', 'Jülich', { place: 'Jülich' }),
  red('K9', 'R10/10/20/20{3}', 'Düren'),
  red('K11', 'C30/30/60/60{2}!', 'Köln'),
  red('K15', 'C30/30/60/60{2}!', 'Köln'),
  grey('D2', '0-3', 'Venlo'),
  grey('E1', 'C20/20/40/40x2{3,5}', 'Venlo'),
  grey('C3', 'T10{0,2,3,5}', 'Straelen'),
  grey('D6', 'T10{2,5}', 'Aldekerk'),
  grey('I9', 'T10{0,2}', 'Geneicken'),
  grey('J2', 'T20/20/50/50{3,4,5}', 'Herzogenrath'),
  grey('D16', '0-2'),
  grey('F16', '0-2'),
  ...['A9', 'C1', 'G1', 'K13', 'I15', 'J16'].map(id => grey(id, '')),
];

/** The board: LRA's facts F-L2, F-L7 and F-L7b. [LRA-3.3-c LRA-6.2.1.3-c LRA-6.2.1.3-EX1 LRA-6.2.3-a] */
export const map = board(hexes, doubled, RHINE);
