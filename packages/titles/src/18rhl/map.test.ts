import { beyond, doubled, type Hex, type Side, sideTowards, TURNS, turned } from '@roundhouse/engine';
import { drawn, factOf, factRows } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { rhl } from './index.ts';

const { map, tiles } = rhl.parts;
const fact = (id: string): string => factOf('18rhl', id);
const rows = (id: string): readonly (readonly string[])[] => factRows('18rhl', id);
const hexOf = (id: string): Hex => map.hexes[id] as Hex;

describe('map', () => {
  const red = rows('F-9').filter(r => /^\w\d+$/.test(r[0] ?? ''));

  test.each(red)('[F-9] %s %s is %s, worth %s, track to %s', (id = '', name, kind = '', value = '', track = '') => {
    const { layout, fixed, name: printed } = hexOf(id);
    expect(fixed).toBe(true);
    if (name && !/^[-(]/.test(name)) expect(printed).toBe(name);
    const [low, high = low] = (/^(\d+)(?:[/-](\d+))?/.exec(value) ?? []).slice(1).map(v => v && Number(v));
    for (const node of layout.nodes) {
      if (id === 'C14' || id === 'D15') expect(node.value).toBe(low);
      else expect([node.value].flat()).toEqual(low === high ? [low] : [low, low, high, high]);
      expect(node.slots).toBe(/1 place/.test(kind) ? 1 : 0);
      expect(node.end).toBe(kind.startsWith('red'));
    }
    const listed = [...track.matchAll(/(\d) \((\w+)\)/g)].map(m => [Number(m[1]), m[2]] as const);
    const exits = [0, 1, 2, 3, 4, 5].filter(s => turned(layout, 0).exits & (1 << s));
    if (listed.length) expect(exits).toEqual(listed.map(l => l[0]).sort());
    for (const [side, next] of listed) expect(beyond(map, id, side)).toBe(next);
  });

  test('[F-9] grey track and blank hexes', () => {
    for (const [id, track] of [
      ['F15', '0-2'],
      ['H15', '0-2'],
      ['B7', '2-4'],
      ['I4', '0-3'],
      ['K14', '1-3'],
    ] as const)
      expect(hexOf(id).layout.paths.map(p => p.join('-'))).toEqual([track]);
    const blank = (rows('F-9').at(-1)?.[0] ?? '').split(' ');
    expect(blank).toHaveLength(10);
    for (const id of blank) expect(hexOf(id)).toMatchObject({ fixed: true, layout: { nodes: [], paths: [] } });
  });

  test('[F-10] plain terrain, towns and their costs', () => {
    const lines = fact('F-10').split('\n- ');
    const plain = /Plain terrain: ([\w ]+);/.exec(lines[1] ?? '')?.[1]?.split(' ') ?? [];
    expect(plain).toHaveLength(21);
    for (const id of plain) expect(hexOf(id)).toEqual({ id, layout: { nodes: [], paths: [] } });
    const costs = [...fact('F-10').matchAll(/([A-L]\d+) (\d+)(m|w)\b/g)].map(m => m.slice(1, 4));
    for (const [id = '', cost, kind] of costs)
      expect(hexOf(id).terrain).toEqual({ kind: kind === 'm' ? 'mountain' : 'water', cost: Number(cost) });
    for (const id of 'C4 C6 H9 I6 K4 I12 K12'.split(' ')) expect(drawn(hexOf(id))).toBe('T0{}');
    for (const id of 'B13 C10 E8 F5 G10 J3 E12'.split(' ')) expect(drawn(hexOf(id))).toBe('T0{}; T0{}');
    expect(hexOf('C8').stubs).toEqual([3]);
  });

  test.each([
    ['B9', 'C0{}', undefined, undefined, undefined],
    ['K10', 'C0{}', undefined, undefined, undefined],
    ['K6', 'C20{1,4}', undefined, 'yellow', undefined],
    ['C12', 'C0{}; C0{}', 'OO', undefined, undefined],
    ['D11', 'C0{}; C0{}', 'OO', undefined, undefined],
    ['G12', 'C0{}; C10{4}', 'OO', undefined, 30],
    ['G6', 'C20{0}; C20{2}', 'OO', 'yellow', undefined],
    ['D13', 'C0{}', 'Y', undefined, 30],
    ['E6', 'C0{}', 'Y', undefined, undefined],
    ['F13', 'C30{1,2}; C30{3,5}', 'Y', 'yellow', 30],
    ['K2', 'C20{3,4}', 'AC', 'yellow', 30],
    ['D7', 'C0{}', 'Moers', 'green', undefined],
    ['D9', 'C20{0}; C30{3}; C30{5}', 'DU', 'yellow', 30],
    ['F9', 'C20{0}; C30{4}; C30{5}', 'D', 'yellow', 30],
    ['I10', 'C30{0}; C30{2}; C20{3}', 'K', 'yellow', 30],
  ] as const)('[F-10] %s is %s, code %s, %s, cost %s', (id, print, label, colour, cost) => {
    expect(drawn(hexOf(id))).toBe(print);
    expect([hexOf(id).label?.text, hexOf(id).colour, hexOf(id).terrain?.cost]).toEqual([label, colour, cost]);
  });

  test('[F-10] other preprinted track, and costs on tiles', () => {
    for (const id of ['B3', 'I14']) expect(hexOf(id)).toMatchObject({ colour: 'yellow', layout: { paths: [[3, 5]] } });
    expect([hexOf('B3').terrain, hexOf('I14').terrain?.cost]).toEqual([undefined, 60]);
    const costs = Object.values(tiles).flatMap(t => (t.terrain ? [[t.id, t.terrain.cost, t.terrain.kind]] : []));
    const fifty = ['921', '922', '923', '924', '925', '926', '927', '928', '929'].map(id => [id, 50, 'water']);
    expect(costs.sort()).toEqual([...fifty, ['930', 30, 'mountain']].sort());
  });

  test('[F-11] sides along the Rhine', () => {
    const sides = [...fact('F-11').matchAll(/(\w\d+)\/(\w\d+)/g)].map(m => [m[1], m[2]] as const);
    expect(sides).toHaveLength(13);
    for (const [a = '', b = ''] of sides)
      expect([sideTowards(map, a, b), sideTowards(map, b, a)]).toEqual([undefined, undefined]);
    const beside = (id: string, side: Side) => {
      const [row, column] = doubled(id.charCodeAt(0) - 65, Number(id.slice(1)), side);
      return `${String.fromCharCode(65 + row)}${column}`;
    };
    const shut = map.ids.flatMap(id =>
      TURNS.filter(side => beside(id, side) in map.hexes && beyond(map, id, side) === undefined),
    );
    expect(shut).toHaveLength(26);
  });

  test('[F-12] places of green Metropolises', () => {
    const places = (id: string) => tiles[id]?.layout.nodes.map(n => n.slots);
    for (const id of ['921', '922', '925', '926']) expect(places(id)).toEqual([1, 2]);
    for (const id of ['923', '924']) expect(places(id)).toEqual([2, 1]);
    for (const id of ['921', '922', '923', '924', '925', '926']) {
      expect(tiles[id]?.layout.nodes.map(n => [n.value, n.place])).toEqual([
        [40, 'both'],
        [40, 'both'],
      ]);
      expect(tiles[id]?.layout.tolls?.filter(Boolean)).toEqual([10]);
      expect(tiles[id]?.turns).toEqual([0]);
    }
  });
});
