import type { CompanyPart, Home, PrivatePart } from '@roundhouse/engine';
import type { Size } from './sizes.ts';
import { untilPriceOfDay } from './timetable.ts';

const CERTIFICATES: Readonly<Record<Size, readonly number[]>> = {
  small: [2, 1, 1],
  medium: [2, 1, 1, 1],
  large: [2, 1, 1, 1, 1, 1, 1, 1, 1],
};
const TOKENS: Readonly<Record<Size, readonly number[]>> = { small: [0, 40, 100], medium: [0, 40, 100], large: [0, 40] };

const company = (
  kind: Size,
  id: string,
  name: string,
  field: string,
  ink: string,
  homes: string,
  at: Partial<Home> = {},
): CompanyPart => ({
  id,
  name,
  kind,
  certificates: CERTIFICATES[kind],
  led: true,
  tokens: TOKENS[kind],
  homes: homes.split(' ').map(hex => ({ hex, city: 0, ...at })),
  keepsHome: true,
  colours: { field, ink },
});

const list: readonly CompanyPart[] = [
  company('large', 'SX', 'Sächsische Eisenbahn', '#e31e24', '#ffffff', 'A8 B5'),
  company('large', 'PR', 'Preußische Eisenbahn', '#2b2a29', '#ffffff', 'B19 A22'),
  company('large', 'BY', 'Bayrische Staatsbahn', '#0971b7', '#ffffff', 'F3 H5'),
  company('large', 'kk', 'kk Staatsbahn', '#cc6f3c', '#ffffff', 'J15 I18'),
  company('large', 'Ug', 'Ungarische Staatsbahn', '#ae4a84', '#ffffff', 'I24 G28'),
  company('medium', 'BN', 'Böhmische Nordbahn', '#9b9b9b', '#111111', 'E12', { city: 1, side: 3 }),
  company('medium', 'NWB', 'Österreichische Nordwestbahn', '#e1af33', '#111111', 'E12', { side: 5 }),
  company('medium', 'ATE', 'Aussig-Teplitzer Eisenbahn', '#ffd700', '#111111', 'B9'),
  company('medium', 'BTE', 'Buschtehrader Eisenbahn', '#dbe285', '#111111', 'D3'),
  company('medium', 'KFN', 'Kaiser Ferdinands-Nordbahn', '#a2d9f7', '#111111', 'G20'),
  company('small', 'EKJ', 'Eisenbahn Karlsbad–Johanngeorgenstadt', '#faebd7', '#111111', 'D5'),
  company('small', 'OFE', 'Ostrau-Friedlander Eisenbahn', '#f3b1b3', '#111111', 'C26'),
  company('small', 'BCB', 'Böhmische Commercialbahn', '#fabc48', '#111111', 'E16'),
  company('small', 'MW', 'Mährische Westbahn', '#b1cec7', '#111111', 'F23'),
  company('small', 'VBW', 'Vereinigte Böhmerwaldbahnen', '#009846', '#ffffff', 'I10'),
];

/** [CZ-IV.2.*] */
export const companies: Readonly<Record<string, CompanyPart>> = Object.fromEntries(list.map(c => [c.id, c]));

const INCOME: Readonly<Record<string, number>> = { S: 5, M: 10, L: 20 };

/** Local Railways of one size, on the spaces of their column: each costs 5 more than the one above. */
const column = (letter: string, cheapest: number, names: readonly string[]): readonly PrivatePart[] =>
  names.map((name, i) => ({
    id: `${letter}${i + 1}`,
    name,
    price: cheapest + 5 * i,
    income: INCOME[letter] ?? 0,
    sale: untilPriceOfDay,
  }));

const locals: readonly PrivatePart[] = [
  ...column('S', 25, [
    'Planá–Tachov',
    'Mělník–Mšeno',
    'Svitavy–Polička',
    'Kostelec–Telč',
    'Strakonice–Blatná–Březnice',
    'Martinice–Rokytnice',
  ]),
  ...column('M', 40, [
    'Roudnice–Kmetiněves',
    'Svojšín–Bor',
    'Německý Brod–Tišnov',
    'Opava–Hradec nad Moravicí',
    'Hanušovice–Staré Město',
    'Frýdlant–Bílá',
  ]),
  ...column('L', 55, [
    'Újezd–Luhačovice',
    'Jindřichův Hradec–Obrataň',
    'Opočno–Dobruška',
    'Teplice–Poříčí–Trutnov',
    'Nezamyslice–Morkovice',
    'Domažlice–Tachov',
  ]),
];

/** The Local Railways of 18CZ. */
export const localRailways: Readonly<Record<string, PrivatePart>> = Object.fromEntries(locals.map(p => [p.id, p]));
