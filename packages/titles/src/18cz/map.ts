import { board, doubled, type Hex, type HexId, layout, type Side } from '@roundhouse/engine';

const RIVER = { kind: 'river', cost: 10 };
const HILL = { kind: 'hill', cost: 20 };
const MOUNTAIN = { kind: 'mountain', cost: 40 };

/** The rulebook's number is one less. [CZ-0-b] */
const printed = (id: HexId): string => `${id[0]}${Number(id.slice(1)) - 1}`;

const land = (print: string, ids: string, more: Partial<Hex> = {}): readonly Hex[] =>
  ids.split(', ').map(entry => {
    const [id = '', ...name] = entry.split(' ');
    return {
      id,
      printed: printed(id),
      layout: layout(print),
      ...(name.length ? { name: name.join(' ') } : {}),
      ...more,
    };
  });

const plain = (ids: string, more: Partial<Hex> = {}) => land('', ids.replaceAll(' ', ', '), more);
const towns = (ids: string, more: Partial<Hex> = {}) => land('T0{}', ids.replaceAll(' ', ', '), more);
const cities = (ids: string, more: Partial<Hex> = {}) => land('C0{}', ids, more);

const stub = (side: Side) => ({ stubs: [side] });
const Y = { label: { text: 'Y', from: 'yellow' } } as const;
const OO = { label: { text: 'OO', from: 'green' }, colour: 'yellow' } as const;

/** Red-edged hexes take only the red tile of their company. */
export const reserved = (company: string, ids: string): readonly Hex[] =>
  plain(ids, { label: { text: company, from: 'yellow' } });

export const PRAHA = 'E12';

/** All hexes of the board, in the coordinates of 18xx.games: the rulebook's number and one. */
export const hexes: readonly Hex[] = [
  ...plain('A12 B23 B25 C16 D7 D9 D19 D21 D23 D25 E8 E18 E20 E24 E26 F5 F9 F15 F17 F19 F25 G4 G6 G8 G26'),
  ...plain('H9 H13 H19 H21 H23 H25 I14 I20 I22 J13'),
  ...plain('C18 D11 D15 G10 H11', { terrain: RIVER }),
  ...plain('D13', { terrain: RIVER, ...stub(0) }),
  ...plain('A14 D29 E6 E28 F27 G14 H15', { terrain: HILL }),
  ...plain('A16 B7 B21 C4 C22 I8', { terrain: MOUNTAIN }),
  ...towns('C14 C20 C28 E2 E4 G22'),
  ...towns('F13', stub(2)),
  ...towns('A10 C10 C12 F11', { terrain: RIVER }),
  ...towns('B17 G18 H7 H17 J11', { terrain: HILL }),
  ...towns('C6', { terrain: MOUNTAIN }),
  ...land('T0{} T0{}', 'B15, E14, F21'),
  ...cities('B11 Děčín, C24 Opava, D3 Cheb, D5 Karlovy Vary, E10 Kladno, E22 Olomouc, F23 Přerov, G12 Tábor'),
  ...cities('G24 Hulín, I10 Strakonice'),
  ...cities('D17 Hradec Králové, E16 Pardubice', { terrain: RIVER }),
  ...cities('G16 Jihlava', { terrain: HILL }),
  ...cities('B13 Liberec, C26 Ostrava, F7 Plzeň, G20 Brno, I12 České Budějovice', Y),
  ...land('C20{5} C20{3}', 'E12 Praha', {
    label: { text: 'P', from: 'yellow' },
    terrain: RIVER,
    place: 'praha',
    built: true,
  }),
  ...land('C0{} C0{}', 'C8 Chomutov & Most, D27 Frýdlant & Frýdek', OO),
  ...land('C0{} C0{}', 'B9 Teplice & Ústí nad Labem', { ...OO, terrain: RIVER }),
  ...land('T10{4,5}', 'D1', { colour: 'grey', fixed: true }),
  ...reserved('SX', 'A8 B5'),
  ...reserved('PR', 'A22 B19'),
  ...reserved('BY', 'F3 H5'),
  ...reserved('kk', 'I18 J15'),
  ...reserved('Ug', 'G28 I24'),
];

/** The board of 18CZ. [CZ-MAP] */
export const map = board(hexes, doubled);

const EAST =
  'A22 B19 B21 B23 B25 C22 C24 C26 C28 D21 D23 D25 D27 D29 E20 E22 E24 E26 E28 F21 F23 F25 F27 G20 G22 G24 G26 G28 H21 H23 H25 I20 I22 I24'.split(
    ' ',
  );

/** The board of the Bohemia variant: without the east. [CZ-BO] */
export const bohemia = board(
  hexes.filter(h => !EAST.includes(h.id)),
  doubled,
);
