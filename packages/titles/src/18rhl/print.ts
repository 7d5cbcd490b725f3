import {
  type Colour,
  type CompanyPart,
  type Hex,
  layout,
  type Tile,
  type TokenPart,
  type Turns,
} from '@roundhouse/engine';

/** How maps, tiles and charters are printed, here and in what inherits from here. */

export const water = (cost: number) => ({ terrain: { kind: 'water', cost } });
export const code = (text: string) => ({ label: { text, from: 'yellow' as Colour } });
export const YELLOW = { colour: 'yellow' as Colour };

/** Hexes of one kind, `B9 Wesel` with their names. */
export const land = (print: string, ids: string, more: Partial<Hex> = {}): readonly Hex[] =>
  ids.split(', ').map(entry => {
    const [id = '', ...name] = entry.split(' ');
    return { id, layout: layout(print), ...(name.length ? { name: name.join(' ') } : {}), ...more };
  });

/** A red or grey hex. */
export const fixed = (id: string, print: string, name = '', more: Partial<Hex> = {}): Hex => ({
  id,
  layout: layout(print),
  fixed: true,
  ...(name ? { name } : {}),
  ...more,
});

/** Tiles that lie in one way only. */
export const laidAt = (turn: Turns, list: readonly Tile[]): readonly Tile[] => list.map(t => ({ ...t, turns: [turn] }));

/** Tiles whose replacement costs. */
export const costing = (kind: string, cost: number, list: readonly Tile[]): readonly Tile[] =>
  list.map(t => ({ ...t, terrain: { kind, cost } }));

/** One certificate of 20 % and eight of 10 %. */
const COMMON = [2, 1, 1, 1, 1, 1, 1, 1, 1];

/** Homes are named by hex and city, `I10.2`; their tokens lie there from the start. */
export const charter = (
  id: string,
  name: string,
  [field, ink]: readonly [string, string],
  tokens: readonly TokenPart[],
  homes: readonly string[],
  certificates: readonly number[] = COMMON,
): CompanyPart => ({
  id,
  name,
  kind: 'public',
  certificates,
  led: true,
  tokens,
  homes: homes.map(home => ({ hex: home.split('.')[0] ?? '', city: Number(home.split('.')[1] ?? 0) })),
  keepsHome: false,
  colours: { field, ink },
});

export const byId = <T extends { readonly id: string }>(list: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(list.map(part => [part.id, part]));
