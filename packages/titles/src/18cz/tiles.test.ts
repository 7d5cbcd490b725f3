import { exitsOf, type Layout, NODE, openTable, putTile, type Side, turned, upgradesOf } from '@roundhouse/engine';
import { inTurn, scenario, section, tableOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t18cz } from './index.ts';
import { tiles } from './tiles.ts';

const COLOUR: Readonly<Record<string, string>> = {
  yellow: 'yellow',
  green: 'green',
  brown: 'brown',
  grey: 'grey',
  red: 'red',
};
const rows = tableOf('18cz', '14.');
/** Every tile of the table: where it stands, how many, its number and its print. */
const listed = rows.flatMap(([kind = '', line = '']) =>
  kind === 'red' || line.startsWith('1 each')
    ? []
    : line.split(/ · |; /).map(entry => {
        const [, head = '', count = '', id = '', print = ''] = /^(.*?)(\d+)×([\dp]+):? ?(.*)$/.exec(entry) ?? [];
        return [kind, head, count, id, print] as const;
      }),
);
const groups = (text: string) =>
  [...text.matchAll(/\(([^)]*)\)/g)].map(([, inner = '']) => inner.match(/[0-5]/g)?.map(Number) ?? []);
const bare = (l: Layout) => turned(l, 0).paths.map(p => [...p].sort().join('-'));

describe('the supply', () => {
  test.each(listed)('[CZ-TILE-EX1] %s %s%s of number %s: %s', (kind, _, count, id, print) => {
    const tile = tiles[id];
    expect(tile?.count).toBe(Number(count));
    expect(tile?.colour).toBe(COLOUR[kind.split(' ')[0] ?? '']);
    expect(tile?.right).toBe(/purple/.test(kind) ? 'purple' : undefined);
    const geometry = turned(tile?.layout ?? { nodes: [], paths: [] }, 0);
    if (/plain/.test(kind)) {
      const wanted = (print.match(/\d-\d/g) ?? []).map(p => p.split('-').sort().join('-'));
      expect(bare(geometry).sort()).toEqual(wanted.sort());
    } else {
      const shown = geometry.nodes.map((_, n) => exitsOf(geometry, n));
      const wanted = /all edges/.test(print) ? [63] : groups(print).map(g => g.reduce((m, s) => m | (1 << s), 0));
      expect([...shown].sort()).toEqual(wanted.map(Number).sort());
    }
  });

  test.each([
    ['1 2 55 56 69', 'town', 10, 0, undefined],
    ['3 58 4', 'town', 10, 0, undefined],
    ['5 6 57', 'city', 20, 1, undefined],
    ['201 202 621', 'city', 30, 1, 'Y'],
    ['8889 8890', 'city', 30, 1, 'P'],
    ['14 15 619', 'city', 30, 2, undefined],
    ['208 207 622', 'city', 40, 2, 'Y'],
    ['8885 8859 8860 8863 8864 8865', 'city', 40, 1, 'OO'],
    ['8891', 'city', 40, 1, 'P'],
    ['887p 888p 8866p', 'town', 20, 0, undefined],
    ['14p 15p', 'city', 30, 2, undefined],
    ['611 611p', 'city', 40, 2, undefined],
    ['216 216p', 'city', 50, 2, 'Y'],
    ['8892', 'city', 60, 4, 'P'],
    ['889p', 'town', 30, 0, undefined],
    ['8894p 8895p 8896p', 'city', 60, 2, 'OO'],
    ['8893', 'city', 80, 4, 'P'],
    ['595p', 'city', 60, 2, undefined],
    ['8857p', 'city', 70, 3, 'Y'],
  ])('[CZ-TILE-EX1] %s: %s worth %i with %i places', (ids, kind, value, slots, label) => {
    for (const id of ids.split(' ')) {
      expect(tiles[id]?.label, id).toBe(label);
      for (const node of tiles[id]?.layout.nodes ?? [])
        expect([node.kind, node.value, node.slots]).toEqual([kind, value, slots]);
    }
  });

  test('[CZ-TILE-EX1] one each of ten brown plain tiles', () => {
    const [, line = ''] = rows.find(([kind]) => kind === 'brown plain') ?? [];
    const each = [...line.matchAll(/(\d+) \(([^)]*)\)/g)];
    expect(each).toHaveLength(10);
    for (const [, id = '', print = ''] of each) {
      expect(tiles[id]).toMatchObject({ colour: 'brown', count: 1 });
      expect(bare(tiles[id]?.layout ?? { nodes: [], paths: [] }).sort()).toEqual(
        print
          .split(',')
          .map(p => p.split('-').sort().join('-'))
          .sort(),
      );
    }
  });

  test('[CZ-TILE-a] exits are given as the tile lies unturned; turning adds to every side', () => {
    const six = tiles['6']?.layout ?? { nodes: [], paths: [] };
    expect([0, 1, 5].map(turn => turned(six, turn).exits)).toEqual([0b101, 0b1010, 0b100010]);
  });

  test('[CZ-TILE-b] [CZ-II-a] 69 yellow, 44 and 10 green, 21 and 7 brown, 1 and 3 grey, 5 red: 160 tiles', () => {
    const sum = (colour: string, right?: string) =>
      Object.values(tiles).reduce((n, t) => n + (t.colour === colour && t.right === right ? t.count : 0), 0);
    expect(['yellow', 'green', 'brown', 'grey', 'red'].map(c => sum(c))).toEqual([69, 44, 21, 1, 5]);
    expect(['green', 'brown', 'grey'].map(c => sum(c, 'purple'))).toEqual([10, 7, 3]);
    expect(Object.values(tiles).reduce((n, t) => n + t.count, 0)).toBe(160);
    expect(section('18cz', '14.')).toContain('= 160');
  });

  test('[CZ-TILE-c] red tiles pay 20, 30, 40 and 50 by colour and have one place and two adjacent exits', () => {
    for (const id of ['SX', 'PR', 'BY', 'kk', 'Ug']) {
      expect(tiles[id]?.layout.nodes).toEqual([{ kind: 'city', value: [20, 30, 40, 50], slots: 1, end: true }]);
      expect(turned(tiles[id]?.layout ?? { nodes: [], paths: [] }, 0).exits).toBe(0b11);
    }
  });

  test('[CZ-TILE-d] towns beyond yellow, OO beyond green and grey cities but Praha are purple', () => {
    const normal = Object.values(tiles).filter(t => !t.right && t.colour !== 'yellow' && t.colour !== 'red');
    for (const t of normal) expect(t.layout.nodes.some(n => n.kind === 'town')).toBe(false);
    expect(normal.filter(t => t.label === 'OO').every(t => t.colour === 'green')).toBe(true);
    expect(normal.filter(t => t.colour === 'grey').map(t => t.label)).toEqual(['P']);
  });
});

/** What may replace this tile on this hex, whichever way it lies, as numbers and exits. */
const after = (hex: string, tile: string, turn = 0) => {
  const at = inTurn('BCB', 'track');
  const g = scenario(t18cz, { par: { BCB: 60 }, tokens: { BCB: ['E16'] }, shares: { BCB: { 0: 2 } }, at });
  const t = openTable(g);
  putTile(t, hex, tile, turn as 0);
  return upgradesOf({ title: t.title, state: t.state }, hex);
};
const numbers = (hex: string, tile: string) => [...new Set(after(hex, tile).map(l => l.tile))].sort();
const exits = (id: string, turn: number): readonly Side[] =>
  ([0, 1, 2, 3, 4, 5] as const).filter(
    s => turned(tiles[id]?.layout ?? { nodes: [], paths: [] }, turn).exits & (1 << s),
  );

describe('promotions', () => {
  test.each([
    ['1', '888p'],
    ['55', '888p'],
    ['2', '887p'],
    ['56', '887p'],
    ['69', '8866p'],
  ])('[CZ-TILE-e] two towns: %s becomes %s alone, with the same four exits', (from, to) => {
    expect(numbers('F21', from)).toEqual([to]);
    for (const lay of after('F21', from)) expect(exits(lay.tile, lay.turn)).toEqual(exits(from, 0));
  });

  test('[CZ-TILE-e] one town: 3, 4 and 58 become any of three; those become 889p', () => {
    for (const from of ['3', '4', '58']) expect(numbers('G22', from)).toEqual(['8866p', '887p', '888p']);
    for (const from of ['887p', '888p', '8866p']) expect(numbers('G22', from)).toEqual(['889p']);
    expect(numbers('G22', '889p')).toEqual([]);
  });

  test.each([
    ['8885 8863', '8894p'],
    ['8864 8865', '8895p'],
    ['8859 8860', '8896p'],
  ])('[CZ-TILE-f] two cities: %s become %s, with the same exits', (from, to) => {
    for (const id of from.split(' ')) {
      expect(numbers('D27', id)).toEqual([to]);
      for (const lay of after('D27', id)) expect(exits(lay.tile, lay.turn)).toEqual(exits(id, 0));
    }
  });

  test('[CZ-TILE-g] Praha: 8889 lies north-east to south-east, 8890 west, north-east and south-east', () => {
    const g = scenario(t18cz, {
      par: { BCB: 60 },
      tokens: { BCB: ['E16'] },
      shares: { BCB: { 0: 2 } },
      at: inTurn('BCB', 'track'),
    });
    const ways = new Set(upgradesOf(g, 'E12').map(l => `${l.tile} ${exits(l.tile, l.turn).join('')}`));
    expect([...ways].sort()).toEqual(['8889 345', '8890 135']);
    const next = (tile: string, turn: number) =>
      [...new Set(after('E12', tile, turn).map(l => exits(l.tile, l.turn).join('')))].sort();
    expect(next('8889', 1)).toEqual(['1345']);
    expect(next('8890', 1)).toEqual(['0135', '1235', '1345']);
    expect(NODE).toBe(6);
  });
});
