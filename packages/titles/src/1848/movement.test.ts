import { cashOf, type Game, inOrder, priceOf, question } from '@roundhouse/engine';
import { cited, does, inStock, scenario } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t1848 } from './index.ts';

const vr = { phase: '3', shares: { VR: { 0: 3, 1: 2 } }, par: { VR: 90 }, cells: { VR: '2.7' } };
const round = (more: object = {}): Game => scenario(t1848, { ...vr, at: inStock(0), ...more });
const pass = (g: Game, times: number): Game => (times ? pass(does(g, 'pass'), times - 1) : g);
const cellOf = (g: Game, company: string) => g.state.companies[company]?.cell;

describe('sales', () => {
  test.each([1, 2, 3])('[48-12.5.1-a] a sale of %i shares moves the marker down once', shares => {
    expect(cellOf(does(round({ shares: { VR: { 0: 6 } } }), 'sellShares', { company: 'VR', shares }), 'VR')).toBe(
      '3.7',
    );
  });

  test.each(['5.1', '5.6', '4.7', '4.8', '3.9', '3.10', '2.11', '2.13', '1.14', '1.16'])(
    '[48-12.5.1-a] in %s, the lowest cell of its column, it stays',
    cell => {
      expect(cellOf(does(round({ cells: { VR: cell } }), 'sellShares', { company: 'VR', shares: 1 }), 'VR')).toBe(cell);
    },
  );

  test('[N-42] [48-12.5.1-a] [48-11.3-a] there the seller is paid and the marker keeps its place in the stack', () => {
    const at = (cell: string) =>
      round({ shares: { VR: { 0: 4 }, NSW: { 1: 4 } }, par: { VR: 90, NSW: 80 }, cells: { VR: cell, NSW: '4.7' } });
    const sold = does(at('4.7'), 'sellShares', { company: 'VR', shares: 1 });
    expect(cashOf(sold, 0) - cashOf(at('4.7'), 0)).toBe(100);
    expect(inOrder(sold)).toEqual(['VR', 'NSW']);
    expect(inOrder(does(at('3.7'), 'sellShares', { company: 'VR', shares: 1 }))).toEqual(['NSW', 'VR']);
  });

  test('[48-12.5.1-b] one sale of a company a turn', () => {
    const g = does(round(), 'sellShares', { company: 'VR', shares: 1 });
    expect(cited(g, 'sellShares', { company: 'VR', shares: 1 })).toBe('sell.one-block 48-12.5.1-b');
  });

  test('[48-12.5.1-b] each further sale, in another turn or by another player, moves it again', () => {
    const sale = { company: 'VR', shares: 1 };
    let g = round({ shares: { VR: { 0: 4, 1: 1 } }, cells: { VR: '0.7' } });
    g = does(does(g, 'sellShares', sale), 'pass');
    g = does(does(g, 'sellShares', sale), 'pass');
    expect(cellOf(g, 'VR')).toBe('2.7');
    expect(cellOf(does(pass(g, 2), 'sellShares', sale), 'VR')).toBe('3.7');
  });

  test('[48-12.5.2-a] sales of the Bank of England leave its price', () => {
    const g = round({ shares: { BOE: { 0: 4 } }, slices: { loans: { issued: 3, by: {}, thisTurn: 0 } } });
    const sold = does(g, 'sellShares', { company: 'BOE', shares: 3 });
    expect([priceOf(g, 'BOE'), priceOf(sold, 'BOE')]).toEqual([100, 100]);
  });
});

describe('the end of a stock round', () => {
  const ending = (more: object): Game => does(round({ at: inStock(0, { passes: 3 }), ...more }), 'pass');
  const all = { 0: 4, 1: 3, 2: 3 };

  test.each([
    ['2.7', all, '1.7'],
    ['0.7', all, '0.7'],
    ['2.7', { 0: 4, 1: 3, 2: 2, pool: 1 }, '2.7'],
    ['2.7', { 0: 4, 1: 3, 2: 2 }, '2.7'],
  ])('[48-12.6.1-a] from %s with %j in hands: %s', (cell, holders, after) => {
    const g = ending({ shares: { VR: holders }, cells: { VR: cell }, tokens: { VR: ['H6'] } });
    expect(cellOf(g, 'VR')).toBe(after);
  });

  test('[48-12.6.1-a] in operating order, so the dearer arrives first on a common cell; COM unlaunched rises too', () => {
    const g = ending({
      phase: '2',
      shares: { COM: all, VR: { 0: 4, 1: 3, 3: 3 }, NSW: { 1: 4, 2: 3, 3: 3 } },
      par: { COM: 90, VR: 90, NSW: 90 },
      cells: { COM: '3.6', NSW: '2.7', VR: '2.7' },
    });
    expect(g.state.companies['COM']?.floated).toBeUndefined();
    expect(['COM', 'NSW', 'VR'].map(id => cellOf(g, id))).toEqual(['2.6', '1.7', '1.7']);
    expect(g.state.chart).toEqual(['NSW', 'VR', 'COM']);
  });

  test('[48-12.6.2-a] the Bank of England sold out does not rise', () => {
    const g = ending({ shares: { BOE: { 0: 4, 1: 3, 2: 3 } } });
    expect(priceOf(g, 'BOE')).toBe(70);
  });
});

describe('priority', () => {
  test.each([
    ['sold', 'sellShares', { company: 'VR', shares: 1 }, 5],
    ['bought', 'buyShare', { company: 'BOE', from: 'pool' }, 4],
  ])('[48-12.7-a] left of the last who %s', (_, verb, fields, passes) => {
    const g = pass(does(does(round({ priority: 3 }), 'pass'), verb, fields), passes);
    expect(g.state.agenda).toMatchObject([{ number: 3 }]);
    expect([g.state.priority, question(g)?.by]).toEqual([2, 2]);
  });

  test('[48-12.7-a] where it was, if nobody did', () => {
    const g = pass(round({ priority: 3 }), 4);
    expect([g.state.priority, question(g)?.by]).toEqual([3, 3]);
  });
});
