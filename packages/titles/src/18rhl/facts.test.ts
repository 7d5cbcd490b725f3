import { existsSync, readFileSync } from 'node:fs';
import { type Hex, NODE, type Tile, turned, upgradesOf } from '@roundhouse/engine';
import { inOperating, scenario } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { rhl } from './index.ts';

/** Facts of the edition before the present one. */
const FILE = new URL('../../../../../shared/facts/18rhl.json', import.meta.url);

interface Node {
  readonly kind: string;
  readonly revenue: number | Readonly<Record<string, number>>;
  readonly slots?: number;
}
interface Print {
  readonly nodes: readonly Node[];
  readonly tracks: readonly { readonly a: number | string; readonly b: number | string }[];
}
interface Facts {
  readonly map: readonly (Print & {
    readonly coord: string;
    readonly color: string;
    readonly label?: string;
    readonly cost?: { readonly amount: number };
    readonly upgradesTo?: readonly string[];
  })[];
  readonly tiles: readonly (Print & {
    readonly id: string;
    readonly count: number;
    readonly color: string;
    readonly label?: string;
    readonly cost?: { readonly amount: number };
    readonly upgradesTo?: readonly { readonly to: readonly string[] }[];
  })[];
}

/** Hexes and tiles the present edition has changed. */
const NEW_HEXES = ['B7', 'G2', 'H1', 'C14', 'D15'];
const NEW_COUNTS: Readonly<Record<string, number>> = { 3: 4, 4: 6, 7: 4, 25: 1, 58: 8, 88: 2 };
const COLOURS: Readonly<Record<string, string>> = { gray: 'grey' };

/** Values by colour as one list; a missing colour is as the one before. */
const valuesOf = (revenue: Node['revenue']): readonly number[] =>
  typeof revenue === 'number'
    ? [revenue]
    : ['yellow', 'green', 'brown', 'gray'].map((_, i, all) => {
        const known = all.slice(0, i + 1).findLast(colour => revenue[colour] !== undefined);
        return revenue[known ?? ''] ?? 0;
      });

const nodesOf = (print: Print) => print.nodes.map(n => [valuesOf(n.revenue), n.slots ?? 0]);
const pathsOf = (print: Print) =>
  print.tracks
    .map(({ a, b }) =>
      [a, b]
        .map(end => (typeof end === 'number' ? end : NODE + Number(end.slice(1))))
        .sort()
        .join(),
    )
    .sort();
const ours = ({ layout }: Hex | Tile) => ({
  nodes: layout.nodes.map(n => [[n.value].flat(), n.slots]),
  paths: layout.paths.map(p => [...p].sort().join()).sort(),
});

describe.skipIf(!existsSync(FILE))('facts of the edition before (skipped where they are absent)', () => {
  const facts: Facts = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : { map: [], tiles: [] };
  const number = (id: string) => id.replace('X', '');
  const g = scenario(rhl, { at: inOperating() });

  test('the same hexes are on the map', () => {
    expect(facts.map.map(h => h.coord).sort()).toEqual([...rhl.parts.map.ids].sort());
  });

  test.each(facts.map.filter(h => !NEW_HEXES.includes(h.coord)))('hex $coord is printed the same', fact => {
    const hex = rhl.parts.map.hexes[fact.coord] as Hex;
    expect(ours(hex)).toEqual({ nodes: nodesOf(fact), paths: pathsOf(fact) });
    expect(hex.terrain?.cost).toBe(fact.cost?.amount);
    // Moers has no code in the facts, but its one tile has.
    expect(hex.label?.text).toBe(fact.coord === 'D7' ? 'Moers' : fact.label);
    expect(!!hex.fixed).toBe(fact.color === 'red' || fact.color === 'gray');
    if (!hex.fixed) expect(hex.colour ?? 'white').toBe(fact.color);
  });

  test.each(facts.map.filter(h => h.upgradesTo && !NEW_HEXES.includes(h.coord)))('hex $coord takes the same', fact => {
    const taken = new Set(upgradesOf(g, fact.coord).map(l => l.tile));
    expect([...taken].sort()).toEqual(fact.upgradesTo?.map(number).sort());
  });

  test.each(facts.tiles)('tile $id is drawn the same', fact => {
    const tile = rhl.parts.tiles[number(fact.id)] as Tile;
    expect(ours(tile)).toEqual({ nodes: nodesOf(fact), paths: pathsOf(fact) });
    expect(tile.colour).toBe(COLOURS[fact.color] ?? fact.color);
    expect(tile.count).toBe(NEW_COUNTS[tile.id] ?? fact.count);
    expect(tile.terrain?.cost).toBe(fact.cost?.amount);
    if (!tile.special) expect(tile.label).toBe(fact.label);
  });

  test.each(facts.tiles.filter(t => t.upgradesTo))('[F-15] tile $id is followed by the same', fact => {
    const id = number(fact.id);
    const found = rhl.parts.map.ids.flatMap(hex => {
      if (!upgradesOf(g, hex).some(l => l.tile === id) && !comesLater(hex, id)) return [];
      const tiles = { [hex]: `${id}/${turnOn(hex, id)}` };
      return upgradesOf(scenario(rhl, { tiles, at: inOperating() }), hex).map(l => l.tile);
    });
    const to = fact.upgradesTo?.flatMap(u => u.to.map(number)) ?? [];
    expect([...new Set(found)].sort()).toEqual([...new Set(to)].sort());
  });
});

/** Whether the tile may lie on the hex at some time: same code, same kind of stops. */
const comesLater = (hex: string, tile: string): boolean => {
  const { label, layout, fixed } = rhl.parts.map.hexes[hex] as Hex;
  const part = rhl.parts.tiles[tile] as Tile;
  if (fixed || part.special) return false;
  if (label || part.label) return !!label && !!part.label?.split('/').includes(label.text);
  const kind = (l: Hex['layout']) => l.nodes[0]?.kind;
  const two = part.layout.nodes.length > 1 || part.layout.paths.length > 3;
  return kind(layout) === kind(part.layout) && (kind(layout) !== 'town' || two === layout.nodes.length > 1);
};

const turnOn = (hex: string, tile: string): number => {
  const printed = turned((rhl.parts.map.hexes[hex] as Hex).layout, 0).exits;
  const part = rhl.parts.tiles[tile] as Tile;
  return ([0, 1, 2, 3, 4, 5] as const).find(t => (turned(part.layout, t).exits & printed) === printed) ?? 0;
};
