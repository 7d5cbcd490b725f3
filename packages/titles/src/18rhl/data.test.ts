import { beyond, type Hex, NODE, sideTowards, start, type Tile, turned } from '@roundhouse/engine';
import { drawn, factOf, factRows } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { CHOSEN } from './chosen.ts';
import { rhl } from './index.ts';
import { ORDER_CARDS } from './montan.ts';
import { RUHR_LINKS } from './ruhr.ts';
import { lotsFor } from './setup.ts';

const { map, tiles, market, companies, privates, trains, phases } = rhl.parts;
const fact = (id: string): string => factOf('18rhl', id);
const rows = (id: string): readonly (readonly string[])[] => factRows('18rhl', id);
const hexOf = (id: string): Hex => map.hexes[id] as Hex;
const all = rhl.variant?.({
  players: 4,
  options: Object.fromEntries([1, 2, 3, 4, 5, 6].map(n => [`lot${n}`, 'alternative'])),
}) as typeof rhl;

describe('market', () => {
  test.each(rows('F-1'))('[F-1] row %s', (row, values = '') => {
    const here = market.cells.filter(c => c.row === Number.parseInt(row ?? '', 10) - 1);
    expect(here.map(c => (c.par ? `**${c.price}p**` : `${c.price}`))).toEqual(values.split(', '));
    expect(here.map(c => c.column)).toEqual(here.map((_, i) => i));
  });

  test('[F-2] founding value and value after floating', () => {
    const pairs = [...fact('F-2').matchAll(/(\d+)-(\d+)/g)].slice(1).map(m => [Number(m[1]), Number(m[2])]);
    expect(pairs.map(p => p[0])).toEqual([60, 65, 70, 75, 80, 90, 100].slice(7 - pairs.length));
    for (const [par, after] of [[60, 65], ...pairs]) {
      const cell = market.cells.find(c => c.par && c.price === par);
      expect(market.cell(market.step(cell?.id ?? '', 'up')).price).toBe(after);
    }
  });
});

describe('papers', () => {
  test('[F-3] the certificate limit', () => {
    const limits = [...fact('F-3').matchAll(/(\d) players (\d+)/g)].map(m => [Number(m[1]), Number(m[2])] as const);
    expect(limits).toHaveLength(3);
    for (const [players, limit] of limits) {
      const g = start(rhl, { players, options: {}, seed: 'limit' });
      expect(rhl.rules.shares.certificateLimit(g, 0)).toBe(limit);
    }
  });

  test.each(rows('F-4').slice(0, 5))('[F-4] lot %s, %s: %s, revenue %s', (number, _, price, revenue) => {
    expect(privates[`P${number}`]).toMatchObject({ price: Number(price), income: Number(revenue) });
  });

  test('[F-4] lot 6 costs 140; the alternative lots are priced as chosen', () => {
    expect(rows('F-4')[5]?.slice(2)).toEqual(['140', '0']);
    expect(rows('F-4')[6]?.slice(1)).toEqual(['Angertalbahn', '20', '5']);
    expect(all.parts.privates['P1a']).toMatchObject({ name: 'Angertalbahn', price: 20, income: 5 });
    const listed = Object.entries(CHOSEN.alternativeLots).slice(0, 4);
    for (const [id, [price, income]] of listed) expect(all.parts.privates[id]).toMatchObject({ price, income });
    const base = (id: string) => privates[id.slice(0, 2)]?.price;
    for (const [id, [price]] of listed) expect(price).toBe(base(id));
    expect(lotsFor({ lot6: 'alternative' }).at(-1)).toMatchObject({ id: 'CME', price: CHOSEN.alternativeLots.CME[0] });
    expect(lotsFor({}).at(-1)).toMatchObject({ id: 'RhE', price: 140 });
  });

  test.each([
    ['ADR', [0, 60, 80]],
    ['BME', [0, 60, 80, 100]],
    ['CME', [0, 60, 80, 100]],
    ['RhE', [0, 60, 80, 100]],
    ['CCE', [0, 0, 80]],
    ['DEE', [0, 60]],
    ['GVE', [0, 60]],
    ['MKB', [0, 60]],
  ])('[F-5] tokens of %s cost %j', (id, costs) => {
    expect(companies[id]?.tokens).toEqual(costs);
    expect(fact('F-5')).toContain(costs.join(', '));
  });

  test.each(rows('F-6'))('[F-6] train %s: %s at %s, obsolete %s, available %s', (type, number, price, rusts, from) => {
    const side = trains.sides[type ?? ''];
    expect(side?.price).toBe(Number(price));
    expect(side?.card.count).toBe(Number.parseInt(number ?? '', 10));
    expect(side?.rusts).toEqual(rusts === 'never' ? undefined : [rusts?.replace('first ', '')]);
    expect(side?.card.from).toBe(/first (\d) sold/.exec(from ?? '')?.[1]);
  });

  test('[F-6] the optional 2-train is one more', () => {
    const more = rhl.variant?.({ players: 4, options: { optionalTrain: true } });
    expect(more?.parts.trains.sides['2']?.card.count).toBe(7);
    expect(trains.cards.reduce((n, c) => n + (c.count ?? 0), 1)).toBe(28);
  });
});

describe('industry', () => {
  test('[F-7] order cards', () => {
    const listed = [...fact('F-7').matchAll(/(\d) (\w+)\/(\w+)/g)].map(m => [Number(m[1]), [m[2], m[3]]]);
    expect(Object.entries(ORDER_CARDS).map(([n, sites]) => [Number(n), [...sites]])).toEqual(listed);
  });

  test('[F-8] links of the Östliches Ruhrgebiet', () => {
    const listed = [...fact('F-8').matchAll(/(\w\d+)-(\w\d+) (coal|steel)/g)].map(m => m.slice(1, 4));
    expect(RUHR_LINKS.map(l => [l.from, l.hex, l.location])).toEqual(listed);
    for (const { from, side, hex, node } of RUHR_LINKS) {
      expect(beyond(map, from, side)).toBe(hex);
      const path = hexOf(hex).layout.paths.find(p => p.includes(NODE + node));
      expect(path).toContain(sideTowards(map, hex, from));
    }
  });
});

describe('tiles', () => {
  const listed = [...fact('F-13').matchAll(/\b(\d+)(?:-(\d+))? ?x(\d+)/g)].flatMap(([, from, to = from, count]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => [`${Number(from) + i}`, Number(count)] as const),
  );

  test('[F-13] the standard numbers', () => {
    expect(listed).toHaveLength(47);
    for (const [id, count] of listed) expect([id, tiles[id]?.count]).toEqual([id, count]);
    expect(tiles['88']?.count).toBe(CHOSEN.tiles88);
  });

  const special = rows('F-14').filter(r => /^\d+$/.test(r[0] ?? '') && !/^19/.test(r[0] ?? ''));

  test.each(special)(
    '[F-14] tile %s: %s, %s of it, code %s, %s, cost %s',
    (id = '', colour, count, label, content = '', cost) => {
      const tile = tiles[id] as Tile;
      expect([tile.colour, tile.count]).toEqual([colour, Number(count)]);
      expect(tile.label ?? (tile.special ? 'Osterath' : '-')).toBe(label);
      expect(drawn(tile)).toBe(content.replace(/ [~-]\d/g, ''));
      expect(tile.terrain?.cost ?? '').toEqual(cost ? Number(cost) : '');
    },
  );

  test('[F-14] tile 935 lies with its city to 0, 1, 2, 5 and its town to 3', () => {
    const { layout, turns } = tiles['935'] as Tile;
    expect(turns).toEqual([1]);
    const ends = (node: number) =>
      turned(layout, 1).byNode[node]?.flatMap(i => (turned(layout, 1).paths[i] ?? []).filter(e => e < NODE));
    expect([ends(0)?.sort(), ends(1)]).toEqual([[0, 1, 2, 5], [3]]);
    expect(layout.paths).toContainEqual([NODE, NODE + 1]);
  });

  test('[F-14] tiles of the alternative package', () => {
    const { 1910: yellow, 1911: green, 1990: bridge, 1991: brown } = all.parts.tiles;
    expect([drawn(yellow as Tile), drawn(green as Tile)]).toEqual(['C10{0,2}', 'C20{0,2,4}']);
    for (const tile of [yellow, green]) expect(tile?.layout.paths).toContainEqual([0, 2]);
    expect([drawn(bridge as Tile), drawn(brown as Tile)]).toEqual(['C40x2{0,1,3,4}', 'C50x3{0,1,2,3,4}']);
    expect(Object.keys(tiles).filter(id => id.startsWith('19') && id.length > 2)).toEqual([]);
  });

  test('[F-13] [F-14] nothing else is in the box', () => {
    const named = new Set([...listed.map(l => l[0]), '88', ...special.map(r => r[0])]);
    expect(Object.keys(tiles).filter(id => !named.has(id))).toEqual([]);
  });

  test('[F-16] homes inside multi-city hexes', () => {
    const home = (id: string) =>
      companies[id]?.homes.map(({ hex, city }) => {
        const { byNode, paths } = turned(hexOf(hex).layout, 0);
        return [hex, ...(byNode[city] ?? []).flatMap(i => (paths[i] ?? []).filter(e => e < NODE))].join(' ');
      });
    expect(home('BME')).toEqual(['F13 3 5']);
    expect(home('GVE')).toEqual(['G6 2']);
    expect(home('DEE')).toEqual(['F9 4']);
    expect(home('RhE')).toEqual(['I10 0']);
    expect(home('CCE')).toEqual(['I10 2', 'E6']);
    expect(home('CME')).toEqual(['I10 3']);
  });

  test('[F-6] phases', () => {
    expect(phases.map(p => [p.id, p.colour, p.trainLimit, p.rounds])).toEqual([
      ['start', 'yellow', 4, 1],
      ['2', 'yellow', 4, 1],
      ['3', 'green', 4, 2],
      ['4', 'green', 3, 2],
      ['5', 'brown', 2, 3],
      ['6', 'brown', 2, 3],
      ['8', 'grey', 2, 3],
    ]);
  });
});
