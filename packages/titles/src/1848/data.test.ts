import { frameAt, type Game, type Layout, NODE, priceOf, start, turned } from '@roundhouse/engine';
import { does, inTurn, refusal, scenario, section, tableOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { Auction } from './auction.ts';
import { t1848 } from './index.ts';

const { tiles, market, companies, phases, privates } = t1848.parts;

describe('tiles', () => {
  const COLOURS: Readonly<Record<string, string>> = { gray: 'grey' };
  /** The sides that hang together, `0,2 1,3`. */
  const sides = (groups: readonly (readonly number[])[]) =>
    groups
      .map(g => [...g].sort().join())
      .sort()
      .join(' ');
  const drawn = (l: Layout) => {
    const { paths, nodes, byNode } = turned(l, 0);
    const side = (i: number) => (paths[i] ?? []).filter(end => end < NODE);
    return sides(nodes.length ? byNode.map(at => at.flatMap(side)) : paths);
  };
  const listed = tableOf('1848', '14.4').flatMap(([kind = '', line = '']) =>
    line.split(' · ').map(entry => [kind, ...(/^(\d+)×(\d+): (.*)$/.exec(entry)?.slice(1) ?? [])] as const),
  );

  test.each(listed)('[F-7] %s: tile %s, %s of it: %s', (kind, id = '', count, print = '') => {
    const tile = tiles[id];
    const [colour = ''] = kind.split(' ');
    expect(tile?.colour).toBe(COLOURS[colour] ?? colour);
    expect(tile?.count).toBe(Number(count));
    const label = /\b(K|OO)\b/.exec(kind)?.[1];
    expect(tile?.label).toBe(label);
    const value = Number(/£(\d+)/.exec(kind + print)?.[1] ?? 0);
    const slots = kind.includes('town') ? 0 : Number(/(\d) slot/.exec(kind)?.[1] ?? 1);
    for (const node of tile?.layout.nodes ?? []) {
      expect(node.value).toBe(value);
      expect(node.kind).toBe(kind.includes('town') ? 'town' : kind === 'blue' ? 'offboard' : 'city');
      if (kind !== 'blue') expect(node.slots).toBe(slots);
    }
    if (kind === 'blue') expect(drawn(tile?.layout as Layout)).toBe('2,3');
    else {
      const parts = print.split(kind.includes('plain') ? ', ' : / & |; /);
      expect(drawn(tile?.layout as Layout)).toBe(sides(parts.map(p => (p.match(/\b[0-5]\b/g) ?? []).map(Number))));
    }
  });

  test('[F-7] nothing else is in the box: 43 yellow, 31 green, 22 brown, 3 gray, 1 blue', () => {
    expect(listed.map(([, id]) => id).sort()).toEqual(Object.keys(tiles).sort());
    const total = (colour: string) => Object.values(tiles).reduce((n, t) => n + (t.colour === colour ? t.count : 0), 0);
    expect(['yellow', 'green', 'brown', 'grey', 'blue'].map(total)).toEqual([43, 31, 22, 3, 1]);
  });
});

describe('share chart', () => {
  const rows = tableOf('1848', '14.5');

  test.each(rows)('[F-8] row %s', (row, ...cells) => {
    const here = market.cells.filter(c => c.row === Number(row));
    expect(here.map(c => (c.zone === 'closed' ? 'R' : `${c.price}${c.par ? '*' : ''}${c.zone ? '!' : ''}`))).toEqual(
      cells.filter(Boolean),
    );
    expect(here.map(c => c.column)).toEqual(here.map((_, column) => column));
  });

  test('[F-8] to the right of a row’s end lies the cell above; the top corner and the lowest cells hold', () => {
    const turns = [...section('1848', '14.5').matchAll(/\((\d),(\d+)\)→\((\d),(\d+)\)/g)].map(m => m.slice(1, 5));
    expect(turns).toHaveLength(5);
    for (const [row, column, up, same] of turns) expect(market.step(`${row}.${column}`, 'right')).toBe(`${up}.${same}`);
    expect(market.step('0.16', 'right')).toBe('0.16');
    const lowest = [5, 5, 5, 5, 5, 5, 4, 4, 3, 3, 2, 2, 2, 1, 1, 1].map((row, i) => `${row}.${i + 1}`);
    for (const cell of lowest) expect(market.step(cell, 'down')).toBe(cell);
  });
});

describe('numbers', () => {
  const ladder = [70, 80, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180, 195, 210, 225, 240, 260, 280, 300, 320, 340];
  test.each(ladder.map((price, issued) => [issued, price]))(
    '[F-9] after %i loans the bank costs %i',
    (issued, price) => {
      const loans = { issued, by: {}, thisTurn: 0 };
      const g = scenario(t1848, {
        par: { WA: 70 },
        tokens: { WA: ['D1'] },
        slices: { loans },
        at: inTurn('WA', 'track'),
      });
      expect(priceOf(g, 'BOE')).toBe(price);
    },
  );

  test.each([
    ['P1', 30, 0],
    ['P2', 70, 40],
    ['P3', 110, 80],
    ['P4', 170, 140],
    ['P5', 170, 140],
    ['P6', 230, 200],
  ])('[F-10] the price of %s falls from %i to %i', (lot, price, floor) => {
    expect(privates[lot]?.price).toBe(price);
    let g: Game = start(t1848, { players: 4, options: {}, seed: 'floor' });
    while (!refusal(g, 'lowerLot', { lot })) g = does(g, 'lowerLot', { lot });
    expect(refusal(g, 'lowerLot', { lot })?.clause).toBe('lot.floor');
    expect(frameAt(g, Auction)?.prices[lot]).toBe(floor);
  });

  test.each([
    ['QR WA', [0, 40, 100, 100, 100]],
    ['FED SAR NSW CAR', [0, 40, 100, 100]],
    ['VR', [0, 40, 100]],
    ['COM', [0, 0, 100, 100, 100]],
  ])('[F-11] tokens of %s', (ids, costs) => {
    for (const id of ids.split(' ')) expect(companies[id]?.tokens).toEqual(costs);
  });

  test('[F-12] the train limit by phase', () => {
    expect(phases.map(p => p.trainLimit)).toEqual([4, 4, 4, 3, 2, 2, 2]);
  });
});
