import {
  beyond,
  changesGauge,
  doubled,
  exitsOf,
  type Geometry,
  type HexId,
  lying,
  openTable,
  passes,
  putTile,
  type Side,
  sideTowards,
} from '@roundhouse/engine';
import { inTurn, scenario, section, tableOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t1848 } from './index.ts';
import { K_CITIES } from './map.ts';

const { map } = t1848.parts;
const SIDES: readonly Side[] = [0, 1, 2, 3, 4, 5];
const idsIn = (text: string): readonly HexId[] => text.match(/\b[A-I]\d+\b/g) ?? [];
const hexOf = (id: HexId) => map.hexes[id];
const board = scenario(t1848, { par: { WA: 100 }, tokens: { WA: ['D1'] }, at: inTurn('WA', 'track') });

describe('neighbours', () => {
  test('[F-1] even and odd rows are half a hex apart', () => {
    for (const id of map.ids) {
      const [row, n] = [id.charCodeAt(0), Number(id.slice(1))];
      const east = 'ACEGI'.includes(id[0] as string) ? 1 : 0;
      const at = (r: number, c: number) => map.ids.find(other => other === String.fromCharCode(r) + c);
      const around = [
        at(row + 1, n + east - 1),
        at(row, n - 1),
        at(row - 1, n + east - 1),
        at(row - 1, n + east),
        at(row, n + 1),
        at(row + 1, n + east),
      ];
      expect(SIDES.map(side => beyond(map, id, side))).toEqual(around);
    }
  });

  test.each([
    ['B10', 'A9 B9 B11 C9 C10'],
    ['G7', 'F7 F8 G6 G8 H7 H8'],
    ['E2', 'D2 D3 E1 E3 F2 F3'],
    ['D1', 'C1 D2 E1'],
  ])('[F-1] %s lies beside %s', (hex, others) => {
    expect(SIDES.flatMap(side => beyond(map, hex, side) ?? []).sort()).toEqual(others.split(' ').sort());
  });

  const peer = (id: HexId): readonly [row: number, column: number] => {
    const n = Number(id.slice(1));
    return [id.charCodeAt(0) - 65, 'ACEGI'.includes(id[0] as string) ? 2 * n : 2 * n - 1];
  };

  test('[F-2] in the peer’s doubled numbers the same hexes are neighbours', () => {
    for (const id of map.ids)
      for (const side of SIDES) {
        const next = beyond(map, id, side);
        if (next) expect(doubled(...peer(id), side)).toEqual(peer(next));
      }
  });

  test.each(['B10 B19', 'H6 H11', 'G7 G14', 'G3 G6', 'F9 F17', 'D1 D1', 'E2 E4', 'I4 I8', 'A9 A18'])(
    '[F-2] %s are one hex in both systems',
    pair => {
      const [ours = '', theirs = ''] = pair.split(' ');
      expect(`${ours[0]}${peer(ours)[1]}`).toBe(theirs);
      expect(map.ids).toContain(ours);
    },
  );
});

describe('hexes', () => {
  test.each(tableOf('1848', '14.1'))('[F-3] %s: %s', (kind, list) => {
    const cost = Number(/£(\d+)/.exec(kind as string)?.[1] ?? 0);
    const two = /^two (cit|town)/.exec(kind as string)?.[1];
    const nodes = two === 'cit' ? 'city,city' : two ? 'town,town' : /^(K )?city/.test(kind as string) ? 'city' : '';
    for (const id of idsIn(list as string)) {
      const hex = hexOf(id);
      const sea = /^(red|blue|dark)/.test(kind as string);
      expect(!!hex?.fixed).toBe(sea);
      expect(hex?.terrain?.cost ?? 0).toBe(cost);
      expect(hex?.terrain?.kind === 'desert').toBe(kind?.includes('desert'));
      expect(hex?.label?.text).toBe(kind?.startsWith('K') ? 'K' : two === 'cit' ? 'OO' : undefined);
      if (!sea) expect(hex?.layout.nodes.map(n => n.kind).join()).toBe(nodes);
    }
    for (const [, id = '', name] of list?.matchAll(/([A-I]\d+) ([A-Z][A-Za-z &]+)/g) ?? [])
      expect(hexOf(id)?.name).toBe(name?.trim());
  });

  test('[F-3] no hex is missing and none is listed twice', () => {
    const listed = tableOf('1848', '14.1').flatMap(row => idsIn(row[1] as string));
    expect([...listed].sort()).toEqual([...map.ids].sort());
  });

  test('[F-4] five K cities', () => {
    expect([...K_CITIES].sort()).toEqual(['B10', 'D1', 'F9', 'G3', 'H6']);
    expect(K_CITIES.map(id => hexOf(id)?.name).sort()).toEqual([
      'Adelaide',
      'Brisbane',
      'Melbourne',
      'Perth',
      'Sydney',
    ]);
  });
});

describe('gauge', () => {
  const text = section('1848', '14.2');

  test('[F-5] four regions that cover the land', () => {
    const regions = [...text.matchAll(/^- [^:]+: (.*)$/gm)].map(m => idsIn(m[1] as string));
    expect(regions).toHaveLength(4);
    for (const ids of regions) expect(new Set(ids.map(id => hexOf(id)?.region)).size).toBe(1);
    expect(new Set(regions.map(ids => hexOf(ids[0] as HexId)?.region)).size).toBe(4);
    expect(map.ids.filter(id => hexOf(id)?.region).sort()).toEqual(regions.flat().sort());
  });

  test('[F-5] [48-7.6-d] markers can arise on 35 edges and no other', () => {
    const listed = [...text.matchAll(/([A-I]\d+)–([A-I]\d+)/g)].map(m => `${m[1]} ${m[2]}`);
    const pairs = map.ids.flatMap(a => SIDES.flatMap(side => [a, beyond(map, a, side) ?? a].sort().join(' ')));
    const edges = [...new Set(pairs)].filter(pair => changesGauge(board, ...(pair.split(' ') as [HexId, HexId])));
    const byName = (pair: string) => pair.split(' ').sort().join(' ');
    expect(listed).toHaveLength(35);
    expect(edges.sort()).toEqual(listed.map(byName).sort());
  });
});

describe('spaces outside the land', () => {
  const COLOURS = ['yellow', 'green', 'brown', 'grey'] as const;
  const arrows = (id: HexId, laid: Geometry) =>
    SIDES.flatMap(side => (laid.exits & (1 << side) ? [beyond(map, id, side)] : [])).sort();

  test.each(tableOf('1848', '14.3'))('[F-6] %s leads to %s and pays %s', (space, to, values, range) => {
    const id = idsIn(space as string).at(-1) as HexId;
    const t = openTable(board);
    if (space?.startsWith('Tasmania')) putTile(t, id, '241', 0);
    const laid = lying(t, id);
    const node = laid.nodes[0];
    const paid = values === '50 always' ? 50 : values?.split('/').map(Number);
    expect(arrows(id, laid)).toEqual([...idsIn(to as string)].sort());
    expect(laid.nodes).toHaveLength(1);
    expect(node?.value).toEqual(paid);
    if (Array.isArray(paid)) expect(paid).toHaveLength(COLOURS.length);
    expect(node?.end).toBe(true);
    expect(node?.kind === 'town').toBe(range === '0');
  });

  test('[F-6] Alice Springs is one place, and Tasmania nothing before its tile', () => {
    expect(hexOf('A2')?.place).toBeDefined();
    expect(hexOf('A2')?.place).toBe(hexOf('A3')?.place);
    expect(map.ids.filter(id => hexOf(id)?.place)).toEqual(['A2', 'A3']);
    expect([lying(board, 'I4').exits, lying(board, 'I5').exits]).toEqual([0, 0]);
  });

  test('[F-13] Perth has one place, kept for WA, and is always a route’s end', () => {
    const perth = lying(board, 'D1');
    expect(perth.nodes).toMatchObject([{ kind: 'city', slots: 1, end: true }]);
    expect(t1848.parts.companies['WA']).toMatchObject({ homes: [{ hex: 'D1', city: 0 }], keepsHome: true });
    expect(passes(board, 'WA', 'D1', 0)).toBe(false);
    expect(exitsOf(perth, 0)).toBe(
      ['C1', 'D2', 'E1'].reduce((mask, to) => mask | (1 << (sideTowards(map, 'D1', to) as number)), 0),
    );
  });
});
