import { onSale, tilesLeft } from '@roundhouse/engine';
import { cited, does, inTurn, refusal, scenario } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t1848 } from './index.ts';

const { tiles, trains, phases } = t1848.parts;

const sar = {
  shares: { SAR: { 0: 4 } },
  par: { SAR: 80 },
  cells: { SAR: '2.7' },
  tokens: { SAR: ['G3'] },
};

describe('tiles', () => {
  test.each([
    ['yellow', 43],
    ['green', 31],
    ['brown', 22],
    ['grey', 3],
    ['blue', 1],
  ])('[48-1.3-a] %s tiles: %i', (colour, count) => {
    const all = Object.values(tiles).filter(t => t.colour === colour);
    expect(all.reduce((sum, t) => sum + t.count, 0)).toBe(count);
  });

  test('[48-1.3-a] a number all of which lie on the map cannot be placed', () => {
    const lay = { hex: 'G4', tile: '7', turn: 0 };
    const at = (...sevens: string[]) => {
      const elsewhere = Object.fromEntries(sevens.map(hex => [hex, '7']));
      return scenario(t1848, { ...sar, phase: '2', tiles: { G3: '5/3', ...elsewhere }, at: inTurn('SAR', 'track') });
    };
    expect(refusal(at('B3', 'B6', 'B7'), 'layTile', lay)).toBeUndefined();
    expect(cited(at('B3', 'B6', 'B7', 'B8'), 'layTile', lay)).toBe('track.supply 48-1.3-a');
  });

  test('[N-47] [48-1.3-a] [48-7.5.1-d] without a 238 a K city takes 236, until an upgrade gives one back', () => {
    const at = (company: string, melbourne: string) =>
      scenario(t1848, {
        phase: '5',
        shares: { SAR: { 0: 4 }, VR: { 1: 4 } },
        par: { SAR: 80, VR: 80 },
        tiles: { G3: '5/2', F9: '238', H6: melbourne },
        tokens: { SAR: ['G3'], VR: ['H6'] },
        at: inTurn(company, 'track'),
      });
    const short = at('SAR', '238/1');
    expect(refusal(short, 'layTile', { hex: 'G3', tile: '238', turn: 2 })?.clause).toBe('track.supply');
    expect(refusal(short, 'layTile', { hex: 'G3', tile: '236', turn: 2 })).toBeUndefined();
    const upgraded = does(at('VR', '238/1'), 'layTile', { hex: 'H6', tile: '239', turn: 1 });
    expect(tilesLeft(upgraded, '238')).toBe(1);
    expect(refusal(at('SAR', '239/1'), 'layTile', { hex: 'G3', tile: '238', turn: 2 })).toBeUndefined();
  });
});

describe('trains', () => {
  test('[48-1.3-d] six, five, four, three and two cards; the Ghan and 8/D without number', () => {
    expect(trains.cards.map(c => [c.id, c.count])).toEqual([
      ['2', 6],
      ['3', 5],
      ['4', 4],
      ['5', 3],
      ['6', 2],
      ['8', undefined],
      ['2E', undefined],
    ]);
  });

  test('[48-1.3-d] the eighth 8/D and the sixth Ghan are still to be had, a third 6/6+ is not', () => {
    const sold = { 2: 6, 3: 5, 4: 4, 5: 3, 6: 2, 8: 7, '2E': 5 };
    const g = scenario(t1848, { ...sar, phase: '8', sold, cash: { SAR: 2000 }, at: inTurn('SAR', 'trains') });
    expect(refusal(g, 'buyTrain', { train: 'D', from: 'bank' })).toBeUndefined();
    expect(refusal(g, 'buyTrain', { train: '2E', from: 'bank' })).toBeUndefined();
    expect(cited(g, 'buyTrain', { train: '6', from: 'bank' })).toBe('trains.on-sale 48-8.3.2-a');
  });

  test.each([
    ['2', 100, 120, 4, 1, '4'],
    ['3', 200, 230, 4, 2, '6'],
    ['4', 300, 340, 3, 2, '8'],
    ['5', 500, 550, 2, 3, undefined],
    ['6', 600, 660, 2, 3, undefined],
    ['8', 800, 1100, 2, 3, undefined],
  ])('[48-1.3-EX1] charter line %s/+: £%i and £%i, limit %i, %i rounds', (id, plain, plus, limit, rounds, rusts) => {
    const card = trains.cards.find(c => c.id === id);
    expect(card?.sides.map(s => s.price)).toEqual([plain, plus]);
    expect(card?.sides.map(s => s.rusts?.[0])).toEqual([rusts, rusts]);
    expect(phases.find(p => p.id === id)).toMatchObject({ trainLimit: limit, rounds });
  });

  test('[48-1.3-EX1] charter line 8/D: a D for £800 against a 4/4+; the Ghan £200', () => {
    const sold = { 2: 6, 3: 5, 4: 4, 5: 3, 6: 2 };
    const at = (cash: number) =>
      scenario(t1848, {
        ...sar,
        phase: '6',
        sold,
        cash: { SAR: cash },
        trains: { SAR: ['4', '5'] },
        at: inTurn('SAR', 'trains'),
      });
    expect(refusal(at(800), 'buyTrain', { train: 'D', from: 'bank', exchange: '4' })).toBeUndefined();
    expect(refusal(at(799), 'buyTrain', { train: 'D', from: 'bank', exchange: '4' })?.clause).toBe('trains.funds');
    expect(refusal(at(800), 'buyTrain', { train: 'D', from: 'bank', exchange: '5' })?.clause).toBe('trains.discount');
    expect(trains.sides['2E']?.price).toBe(200);
  });

  test.each([
    ['start', {}, ['2']],
    ['2', { 2: 5 }, ['2']],
    ['2', { 2: 6 }, ['3']],
    ['5', { 2: 6, 3: 5, 4: 4, 5: 1 }, ['5', '2E']],
    ['6', { 2: 6, 3: 5, 4: 4, 5: 3, 6: 2 }, ['8', '2E']],
  ])('[48-2.4.4-a] phase %s with %j sold: on sale %j', (phase, sold, cards) => {
    const g = scenario(t1848, { ...sar, phase, sold, at: inTurn('SAR', 'trains') });
    expect(onSale(g).map(c => c.id)).toEqual(cards);
  });

  test('[48-2.4.4-a] the next type waits until the last of the one before is sold', () => {
    const at = (twos: number) =>
      scenario(t1848, {
        ...sar,
        phase: '2',
        sold: { 2: twos },
        cash: { SAR: 500 },
        at: inTurn('SAR', 'trains'),
      });
    expect(cited(at(5), 'buyTrain', { train: '3', from: 'bank' })).toBe('trains.on-sale 48-8.3.2-a');
    expect(
      refusal(does(at(5), 'buyTrain', { train: '2+', from: 'bank' }), 'buyTrain', { train: '3', from: 'bank' }),
    ).toBe(undefined);
  });
});
