import { type Game, inOrder, priceOf, question } from '@roundhouse/engine';
import { cited, does, inStock, inTurn, refusal, type Scenario, scenario } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t18cz } from './index.ts';

const cellOf = (price: number) => t18cz.parts.market.cells.find(c => c.price === price)?.id as string;
const cells = (prices: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(prices).map(([company, price]) => [company, cellOf(price)]));
const HOMES: Readonly<Record<string, string>> = { EKJ: 'D5', BTE: 'D3', SX: 'B5', VBW: 'I10', BCB: 'E16', MW: 'F23' };
const homes = (...companies: readonly string[]) =>
  Object.fromEntries(companies.map(company => [company, [HOMES[company] as string]]));

/** A company that has earned so much, at a price. */
const earned = (company: string, price: number, income = 100): Game =>
  scenario(t18cz, {
    shares: { [company]: { 0: 2 } },
    par: { [company]: 60 },
    cells: cells({ [company]: price }),
    tokens: homes(company),
    at: inTurn(company, 'dividend', { income }),
  });
const after = (company: string, price: number, how: 'pay' | 'withhold') =>
  priceOf(does(earned(company, price), 'payDividend', { how }), company);

/** A stock round in which EKJ stands at a price; seats 0 and 1 hold all of it. */
const trading = (price: number, more: Partial<Scenario> = {}): Game =>
  scenario(t18cz, {
    phase: 'b',
    shares: { EKJ: { 0: 2, 1: [1, 1] } },
    par: { EKJ: 60 },
    cells: cells({ EKJ: price }),
    tokens: homes('EKJ'),
    at: inStock(1),
    ...more,
  });
const sold = (price: number) => priceOf(does(trading(price), 'sellShares', { company: 'EKJ', shares: 1 }), 'EKJ');
const risen = (price: number) => priceOf(does(trading(price, { at: inStock(1, { passes: 3 }) }), 'pass'), 'EKJ');

describe('in an operating round', () => {
  test.each([
    ['EKJ', 60, 65],
    ['BTE', 60, 65],
    ['SX', 60, 70],
    ['EKJ', 63, 68],
    ['SX', 63, 75],
    ['EKJ', 100, 110],
    ['SX', 100, 120],
  ])('[CZ-IX.2-a] a dividend moves %s from %i to %i', (company, from, to) => {
    expect(after(company, from, 'pay')).toBe(to);
  });

  test.each([
    ['EKJ', 60, 55],
    ['BTE', 63, 58],
    ['SX', 100, 90],
  ])('[CZ-IX.2-b] income kept moves %s from %i to %i', (company, from, to) => {
    expect(after(company, from, 'withhold')).toBe(to);
    expect(priceOf(earned(company, from, 0), company)).toBe(to);
  });

  test.each([
    ['EKJ', 350, 350, 'pay'],
    ['EKJ', 370, 370, 'pay'],
    ['SX', 370, 370, 'pay'],
    ['SX', 320, 350, 'pay'],
    ['SX', 335, 370, 'pay'],
    ['EKJ', 40, 40, 'withhold'],
    ['EKJ', 45, 45, 'withhold'],
    ['SX', 50, 40, 'withhold'],
  ] as const)('[CZ-IX.2-c] at the end of its row %s goes from %i to %i', (company, from, to, how) => {
    expect(after(company, from, how)).toBe(to);
  });

  test.each([
    [335, 370],
    [320, 350],
    [350, 350],
  ])('[CZ-N-23] [CZ-IX.2-c] a large company at %i pays: %i', (from, to) => {
    expect(after('SX', from, 'pay')).toBe(to);
  });
});

describe('in a stock round', () => {
  test('[CZ-IX.3-a] a sale is one step down, however many shares', () => {
    for (const shares of [1, 2])
      expect(priceOf(does(trading(60), 'sellShares', { company: 'EKJ', shares }), 'EKJ')).toBe(58);
    expect([sold(63), sold(45), sold(40)]).toEqual([60, 40, 40]);
  });

  test('[CZ-IX.3-b] every separate sale lowers the price again', () => {
    const more = { shares: { BTE: { 0: 3, 1: 1 } }, par: { BTE: 60 }, cells: cells({ BTE: 60 }), tokens: homes('BTE') };
    let g = does(trading(60, { ...more, at: inStock(0) }), 'sellShares', { company: 'BTE', shares: 1 });
    expect(cited(g, 'sellShares', { company: 'BTE', shares: 1 })).toBe('sell.one-block CZ-VII.6-e');
    g = does(g, 'pass');
    g = does(g, 'sellShares', { company: 'BTE', shares: 1 });
    expect(priceOf(g, 'BTE')).toBe(55);
  });

  test('[CZ-IX.3-c] at the end a company all in players’ hands rises a step', () => {
    expect([risen(60), risen(63), risen(350), risen(370)]).toEqual([63, 65, 370, 370]);
    const part = trading(60, { shares: { EKJ: { 0: 2, 1: 1 } }, at: inStock(1, { passes: 3 }) });
    expect(priceOf(does(part, 'pass'), 'EKJ')).toBe(60);
    expect(priceOf(trading(60, { at: inStock(1, { passes: 2 }) }), 'EKJ')).toBe(60);
  });
});

describe('one space, several markers', () => {
  const three = {
    shares: { EKJ: { 0: 2 }, BCB: { 0: 2 }, VBW: { 0: 2 } },
    par: { EKJ: 60, BCB: 60, VBW: 60 },
    tokens: homes('EKJ', 'BCB', 'VBW'),
    trains: { EKJ: ['2a'], BCB: ['2a'], VBW: ['2a'] },
    // Track to build on, so that each of them is asked something in its turn.
    tiles: { D5: '57/1', E16: '57/1', I10: '57/1' },
  };

  test('[CZ-IX.3-d] who comes goes under those that are there', () => {
    const prices = cells({ EKJ: 65, BCB: 65, VBW: 60 });
    const g = scenario(t18cz, { ...three, cells: prices, at: inTurn('VBW', 'dividend', { income: 50 }) });
    expect(inOrder(does(g, 'payDividend', { how: 'pay' }))).toEqual(['EKJ', 'BCB', 'VBW']);
    const fallen = scenario(t18cz, {
      ...three,
      cells: cells({ EKJ: 65, BCB: 60, VBW: 60 }),
      at: inTurn('EKJ', 'dividend', { income: 50 }),
    });
    const low = does(fallen, 'payDividend', { how: 'withhold' });
    expect(priceOf(low, 'EKJ')).toBe(60);
    expect(inOrder(low)).toEqual(['BCB', 'VBW', 'EKJ']);
  });

  test.each([
    [350, 'pay'],
    [370, 'pay'],
    [40, 'withhold'],
    [45, 'withhold'],
  ] as const)('[CZ-IX.3-d] who cannot leave %i keeps its place', (price, how) => {
    const prices = cells({ EKJ: price, BCB: price });
    const g = scenario(t18cz, { ...three, cells: prices, at: inTurn('EKJ', 'dividend', { income: 50 }) });
    expect(inOrder(does(g, 'payDividend', { how })).filter(c => c !== 'VBW')).toEqual(['EKJ', 'BCB']);
  });

  test('[CZ-IX.3-d] nor does a sale at 40 or a rise at 370 change anything', () => {
    const shares = { EKJ: { 0: 2, 1: [1, 1] }, BCB: { 0: 2 } };
    const both = (price: number, at: Scenario['at']) =>
      trading(price, { shares, par: { EKJ: 60, BCB: 60 }, cells: cells({ EKJ: price, BCB: price }), at });
    const low = does(both(40, inStock(1)), 'sellShares', { company: 'EKJ', shares: 1 });
    expect(inOrder(low)).toEqual(['EKJ', 'BCB']);
    expect(inOrder(does(both(370, inStock(1, { passes: 3 })), 'pass'))).toEqual(['EKJ', 'BCB']);
  });

  test('[CZ-N-22] [CZ-IX.3-d] A and B on 65, C comes, A pays and leaves: B, C', () => {
    const prices = cells({ EKJ: 65, BCB: 65, VBW: 60 });
    let g = scenario(t18cz, { ...three, cells: prices, at: inTurn('VBW', 'dividend', { income: 50 }) });
    g = does(g, 'payDividend', { how: 'pay' });
    expect(inOrder(g)).toEqual(['EKJ', 'BCB', 'VBW']);
    const stacked = Object.fromEntries(inOrder(g).map(c => [c, cellOf(65)]));
    const turn = inTurn('EKJ', 'dividend', { income: 50, acted: ['EKJ', 'BCB', 'VBW'], round: 1, of: 2 });
    g = does(scenario(t18cz, { ...three, cells: stacked, at: turn }), 'payDividend', { how: 'pay' });
    expect(inOrder(g).map(c => `${c} ${priceOf(g, c)}`)).toEqual(['EKJ 70', 'BCB 65', 'VBW 65']);
    expect(question(g)?.company).toBe('EKJ');
  });

  test('[CZ-IX.3-e] [CZ-N-24] those sold out rise in operating order', () => {
    const shares = { EKJ: { 0: 2, 1: [1, 1] }, BCB: { 0: 2, 1: [1, 1] }, VBW: { 0: 2 } };
    const ending = (prices: Readonly<Record<string, number>>) =>
      does(scenario(t18cz, { ...three, shares, cells: cells(prices), at: inStock(1, { passes: 3 }) }), 'pass');
    const together = ending({ BCB: 60, EKJ: 60, VBW: 40 });
    expect([priceOf(together, 'BCB'), priceOf(together, 'EKJ')]).toEqual([63, 63]);
    expect(inOrder(together)).toEqual(['BCB', 'EKJ', 'VBW']);
    const away = ending({ EKJ: 58, BCB: 60, VBW: 60 });
    expect(inOrder(away).map(c => `${c} ${priceOf(away, c)}`)).toEqual(['BCB 63', 'VBW 60', 'EKJ 60']);
  });
});

describe('the printed example', () => {
  test.each([
    [60, 'dividend', 65, () => after('EKJ', 60, 'pay')],
    [60, 'dividend of a large company', 70, () => after('SX', 60, 'pay')],
    [60, 'retained', 55, () => after('EKJ', 60, 'withhold')],
    [60, 'sale', 58, () => sold(60)],
    [60, 'sold out', 63, () => risen(60)],
    [63, 'dividend', 68, () => after('EKJ', 63, 'pay')],
    [63, 'retained', 58, () => after('EKJ', 63, 'withhold')],
    [63, 'sale', 60, () => sold(63)],
    [63, 'sold out', 65, () => risen(63)],
    [45, 'retained', 45, () => after('EKJ', 45, 'withhold')],
    [45, 'sale', 40, () => sold(45)],
    [335, 'dividend of a large company', 370, () => after('SX', 335, 'pay')],
    [320, 'dividend of a large company', 350, () => after('SX', 320, 'pay')],
    [350, 'dividend', 350, () => after('EKJ', 350, 'pay')],
    [350, 'sold out', 370, () => risen(350)],
  ])('[CZ-IX-EX1] from %i, %s: %i', (_, __, to, price) => {
    expect(price()).toBe(to);
  });

  test('[CZ-IX.2-b] nothing else is asked of a company without income', () => {
    expect(refusal(earned('EKJ', 60, 0), 'payDividend', { company: 'EKJ', how: 'pay' })?.clause).toBe('turn.verb');
  });
});
