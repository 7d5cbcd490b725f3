import { board, type Hex, layout, shifted } from '@roundhouse/engine';

/** Gauge regions: track that joins two of them gets a gauge marker. */
const REGIONS = {
  west: 'B2 B3 B4 C1 C2 C3 D2 D3 D4 E1 E2 E3 F3 F4 G3 H4',
  queensland: 'B5 B6 B7 B8 B9 B10 C4 C5 C6 C7 C8 C9 C10',
  'new south wales': 'D5 D6 D7 D8 D9 D10 E4 E5 E6 E7 E8 E9 F6 F7 F8 F9 G7 G8',
  victoria: 'F5 G4 G5 G6 H5 H6 H7 H8',
} as const;

const DESERT = { kind: 'desert', cost: 40 };
const MOUNTAIN = { kind: 'mountain', cost: 50 };

const regionOf = (id: string): string | undefined =>
  Object.entries(REGIONS).find(([, hexes]) => hexes.split(' ').includes(id))?.[0];

const land = (print: string, ids: string, more: Partial<Hex> = {}): readonly Hex[] =>
  ids.split(', ').map(entry => {
    const [id = '', ...name] = entry.split(' ');
    const region = regionOf(id);
    return {
      id,
      layout: layout(print),
      ...(name.length ? { name: name.join(' ') } : {}),
      ...(region ? { region } : {}),
      ...more,
    };
  });

const fixed = (id: string, print: string, name: string, more: Partial<Hex> = {}): Hex => ({
  id,
  name,
  layout: layout(print),
  fixed: true,
  ...more,
});

const K = { label: { text: 'K', from: 'green' } } as const;
const OO = { label: { text: 'OO', from: 'yellow' } } as const;

/** The board of 1848 in the rulebook's coordinates. [48-7.6] */
export const map = board(
  [
    ...land('', 'B3, B6, B7, B8, C3, C5, C6, C7, C8, D3, D4, D6, D7, D8, D10, E5, E6, F4, F5, F6, G4'),
    ...land('', 'B2, B4, B5, C1, C2, C4, E3, E4', { terrain: DESERT }),
    ...land('', 'D9, E8, H7, H8', { terrain: MOUNTAIN }),
    ...land('C0{}', 'B10 Brisbane, F9 Sydney, G3 Adelaide, H6 Melbourne', K),
    ...land(
      'C0{}',
      'C10 Southport, D5 Broken Hill, E1 Whyalla, E2 Port Augusta, E7 Dubbo, E9 Newcastle, F3 Port Pirie, F7 Wagga Wagga, G7 Canberra, H4 Mount Gambier, H5 Geelong',
    ),
    ...land('C0{}', 'G8 Wollongong', { terrain: MOUNTAIN }),
    ...land('C0{} C0{}', 'B9 Toowoomba & Ipswich, G5 Ballarat & Bendigo', OO),
    ...land('C0{} C0{}', 'F8 Orange & Bathurst', { ...OO, terrain: MOUNTAIN }),
    ...land('T0{} T0{}', 'D2, G6'),
    ...land('T0{} T0{}', 'C9', { terrain: MOUNTAIN }),
    fixed('A2', 'R10/20/40/60{0,5}', 'Alice Springs', { place: 'alice' }),
    fixed('A3', 'R10/20/40/60{0,5}', 'Alice Springs', { place: 'alice' }),
    fixed('A9', 'R10/20/30/40{0,5}', 'Cairns'),
    fixed('D1', 'C20/40/60/80{3,4,5}!', 'Perth'),
    fixed('B11', 'T10/10/20/20{0}!', 'Harbour'),
    fixed('F2', 'T10/10/20/20{2}!', 'Port Lincoln'),
    fixed('I4', '', 'Tasmania'),
    fixed('I5', '', 'Tasmania'),
  ],
  shifted,
);

/** Cities of the K bonus. */
export const K_CITIES: readonly string[] = ['B10', 'D1', 'F9', 'G3', 'H6'];
