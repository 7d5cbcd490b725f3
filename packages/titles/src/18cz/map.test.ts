import { type Board, beyond, type HexId, type Side, sideTowards, turned } from '@roundhouse/engine';
import { section, tableOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { moravia } from './chosen-values.ts';
import { companies } from './companies.ts';
import { bohemia, map } from './map.ts';

const SIDES: readonly Side[] = [0, 1, 2, 3, 4, 5];
const NAMES = ['SW', 'W', 'NW', 'NE', 'E', 'SE'];
const idsIn = (text: string): readonly HexId[] => text.match(/\b[A-J]\d+\b/g) ?? [];
const around = (b: Board, id: HexId) => SIDES.map(side => beyond(b, id, side));

describe('coordinates', () => {
  test('[CZ-0-b] the number of data is the rulebook’s and one; the board prints the rulebook’s', () => {
    expect(map.hexes['E12']).toMatchObject({ name: 'Praha', printed: 'E11' });
    expect(map.hexes['D1']?.printed).toBe('D0');
    for (const board of [map, bohemia, moravia])
      for (const id of board.ids) expect(board.hexes[id]?.printed).toBe(`${id[0]}${Number(id.slice(1)) - 1}`);
  });

  const pairs = [
    ...(/CZ-0-EX1\*\* Rulebook → 18xx.games: (.*)\. It/.exec(section('18cz', '0.'))?.[1] ?? '').matchAll(
      /(\S+)→(\S+?)(?:,|$)/g,
    ),
  ];
  test.each(pairs.map(([, theirs = '', ours = '']) => [theirs, ours]))('[CZ-0-EX1] %s is our %s', (theirs, ours) => {
    const [a, b] = [theirs.split('/'), ours.split('/')];
    for (const [i, hex] of a.entries()) {
      expect(map.hexes[b[i] ?? '']?.printed).toBe(hex);
    }
  });

  test('[CZ-0-EX1] every home is among them', () => {
    expect(pairs).toHaveLength(14);
    const ours = pairs.flatMap(([, , hex = '']) => hex.split('/'));
    expect(new Set(Object.values(companies).flatMap(c => c.homes.map(h => h.hex)))).toEqual(new Set(ours));
  });

  test('[CZ-0-c] rows A, C, E … have even numbers, the others odd ones', () => {
    for (const id of map.ids) expect(Number(id.slice(1)) % 2).toBe('ACEGI'.includes(id[0] as string) ? 0 : 1);
  });

  test('[CZ-0-d] sides are numbered from the south-west clockwise', () => {
    for (const id of map.ids) {
      const at = (row: number, n: number) => {
        const other = String.fromCharCode(id.charCodeAt(0) + row) + (Number(id.slice(1)) + n);
        return map.ids.includes(other) ? other : undefined;
      };
      expect(around(map, id)).toEqual([at(1, -1), at(0, -2), at(-1, -1), at(-1, 1), at(0, 2), at(1, 1)]);
    }
    expect(sideTowards(map, 'E12', 'D13')).toBe(3);
    expect(sideTowards(map, 'E12', 'F13')).toBe(5);
  });
});

describe('the board', () => {
  const rows = tableOf('18cz', '13.1');

  test.each(rows)('[CZ-MAP-EX1] %s', (content = '', line = '') => {
    const ids = idsIn(line);
    const counts = [...line.matchAll(/\((\d+)\)/g)];
    expect(ids).toHaveLength(Number(counts.at(-1)?.[1]));
    for (const id of ids) {
      const hex = map.hexes[id];
      const nodes = hex?.layout.nodes.map(n => n.kind).join() ?? 'none';
      const river = content.includes('river') || id === 'B9';
      const cost = Number(/\b(10|20|40)\b/.exec(content)?.[1] ?? (river ? 10 : 0));
      const kind = river ? 'river' : /hill|mountain/.exec(content)?.[0];
      expect(hex?.terrain, id).toEqual(cost && content !== 'grey, fixed' ? { kind, cost } : undefined);
      const printed = content.startsWith('two towns')
        ? 'town,town'
        : content.startsWith('town') || content.startsWith('grey')
          ? 'town'
          : /^(Praha|OO)/.test(content)
            ? 'city,city'
            : content.startsWith('city')
              ? 'city'
              : '';
      expect(nodes, id).toBe(printed);
      const label = /^city Y/.test(content)
        ? 'Y'
        : (/\((P)\)|^(OO)/.exec(content)?.slice(1).find(Boolean) ?? undefined);
      if (content !== 'red-edged') expect(hex?.label?.text, id).toBe(label);
      expect(hex?.colour, id).toBe(content.startsWith('OO') ? 'yellow' : id === 'D1' ? 'grey' : undefined);
    }
  });

  test('[CZ-MAP-EX1] nothing else is on it: 107 hexes', () => {
    expect(map.ids).toHaveLength(107);
    expect(rows.flatMap(([, line = '']) => idsIn(line)).sort()).toEqual([...map.ids].sort());
  });

  test('[CZ-MAP-EX1] names, stubs, Praha’s two cities, the grey town and the reserved hexes', () => {
    const named = [...section('18cz', '13.1').matchAll(/\b([A-J]\d+) (\p{Lu}[^,|;(]*?)(?:,| \(|\n)/gu)];
    for (const [, id = '', name] of named.filter(([, , n = '']) => !/^\p{Lu}\d|^\p{Lu}\d+ /u.test(n)))
      if (!/[A-J]\d/.test(name ?? '')) expect(map.hexes[id]?.name, id).toBe(name);
    expect(map.hexes['D13']?.stubs).toEqual([0]);
    expect(map.hexes['F13']?.stubs).toEqual([2]);
    const praha = turned(map.hexes['E12']?.layout ?? { nodes: [], paths: [] }, 0);
    expect(praha.nodes.map(n => [n.value, n.slots])).toEqual([
      [20, 1],
      [20, 1],
    ]);
    expect(praha.paths).toEqual([
      [5, 6],
      [3, 7],
    ]);
    expect(map.hexes['D1']?.fixed).toBe(true);
    expect(turned(map.hexes['D1']?.layout ?? { nodes: [], paths: [] }, 0).exits).toBe((1 << 4) | (1 << 5));
    const red = Object.values(map.hexes).filter(h => h.label && companies[h.label.text]);
    expect(red.map(h => `${h.label?.text} ${h.id}`).sort()).toEqual(
      ['BY F3', 'BY H5', 'PR A22', 'PR B19', 'SX A8', 'SX B5', 'Ug G28', 'Ug I24', 'kk I18', 'kk J15'].sort(),
    );
  });

  test('[CZ-MAP-a] neighbours are hexes of the table that touch; elsewhere is the edge', () => {
    expect(around(map, 'B17')).toEqual(['C16', 'B15', 'A16', undefined, 'B19', 'C18']);
    expect(around(map, 'H17')).toEqual([undefined, 'H15', 'G16', 'G18', 'H19', 'I18']);
    for (const gap of ['A18', 'A20', 'A6', 'A4', 'I16', 'J17', 'J19', 'J21']) expect(map.ids).not.toContain(gap);
  });

  test('[CZ-MAP-b] a hex has one cost at most', () => {
    for (const hex of Object.values(map.hexes)) expect([undefined, 10, 20, 40]).toContain(hex.terrain?.cost);
    expect(Object.values(map.hexes).filter(h => h.terrain)).toHaveLength(34);
  });
});

describe('Bohemia', () => {
  const text = section('18cz', '13.3');
  const line = (id: string) => new RegExp(`\\*\\*${id}\\*\\*(.*)`).exec(text)?.[1] ?? '';

  test('[CZ-BO-a] 34 hexes are gone', () => {
    const gone = idsIn(line('CZ-BO-a'));
    expect(gone).toHaveLength(34);
    expect(map.ids.filter(id => !bohemia.ids.includes(id)).sort()).toEqual([...gone].sort());
  });

  test('[CZ-BO-EX1] 73 hexes are left, with what was on them', () => {
    const left = idsIn(line('CZ-BO-EX1'));
    expect(left).toHaveLength(73);
    expect([...bohemia.ids].sort()).toEqual([...left].sort());
    for (const id of left) expect(bohemia.hexes[id]).toBe(map.hexes[id]);
  });

  test('[CZ-BO-EX2] sides that lead nowhere any more', () => {
    const listed = [...line('CZ-BO-EX2').matchAll(/([A-J]\d+) ((?:[NSEW]+(?:, )?)+)/g)].flatMap(
      ([, id = '', sides = '']) =>
        sides
          .split(', ')
          .filter(Boolean)
          .map(side => `${id} ${side}`),
    );
    const closed = bohemia.ids.flatMap(id =>
      SIDES.filter(s => beyond(map, id, s) && !beyond(bohemia, id, s)).map(s => `${id} ${NAMES[s]}`),
    );
    expect(listed).toHaveLength(17);
    expect(closed.sort()).toEqual([...listed].sort());
  });
});
