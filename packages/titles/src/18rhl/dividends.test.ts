import { cashOf, type Game, inOrder, priceOf, question } from '@roundhouse/engine';
import { barred, cited, does, earns, inOperating, type Scenario, scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { rhl } from './index.ts';

type Position = Omit<Scenario, 'at'>;
/** ADR about to decide on its revenue. */
const earned = (income: number, more: Position = {}): Game =>
  turnOf(rhl, 'ADR', 'dividend', { phase: '3', trains: { ADR: ['2'] }, ...more, at: { income } });
const pays = (g: Game): Game => does(g, 'payDividend', { how: 'pay' });
const withholds = (g: Game): Game => does(g, 'payDividend', { how: 'withhold' });
const cell = (g: Game, company = 'ADR') => g.state.companies[company]?.cell;

const aachen = { tokens: { ADR: ['K2'] }, tiles: { J3: '1/2', K4: '4/1' } };

describe('revenue', () => {
  test('[RHL-6.2.4-a] the sum of all routes, with their bonuses', () => {
    // The coalmine of J3 alone brings nothing.
    const g = turnOf(rhl, 'ADR', 'run', { ...aachen, trains: { ADR: ['2', '2'] }, slices: { sites: { card: 1 } } });
    expect(earns(g, ['2', 'K2 K4 K6'], ['2', 'K2 J3'])).toBe(50 + 30);
    // Coal of E14’s link and steel in Essen bring 20.
    const ruhr = { tokens: { BME: ['D13'] }, tiles: { E14: '7/2', D13: '201/5', E12: '2/1' } };
    const two = turnOf(rhl, 'BME', 'run', { ...ruhr, trains: { BME: ['2', '2'] }, slices: { sites: { card: 7 } } });
    expect(earns(two, ['2', 'D13 E14 D15.0'], ['2', 'D13 E12'])).toBe(30 + 20 + 20 + 30 + 10);
  });

  test('[RHL-6.2.4-b] all is withheld or all is paid, and one of it must be', () => {
    const shares = { ADR: { 0: 6, 1: 2, pool: 2 } };
    const g = earned(100, { shares, cash: { 0: 0, 1: 0, ADR: 0, bank: 1000 } });
    expect(withholds(g).state.money).toMatchObject({ 0: 0, 1: 0, ADR: 100, bank: 900 });
    expect(pays(g).state.money).toMatchObject({ 0: 60, 1: 20, ADR: 0, bank: 920 });
    expect(cited(g, 'pass')).toBe('dividend.compulsory RHL-6.2.4-b');
    expect(cited(g, 'payDividend', { how: 'half' })).toMatch(/^action\.shape/);
    expect(cited(pays(earned(100)), 'payDividend', { how: 'pay' })).toBe('turn.verb RHL-6.2-a');
  });

  test('[RHL-6.2.4-c] [RHL-6.2.4-EX1] 150: 60 and twice 15 to players, 45 to the treasury, nothing to the pool', () => {
    const shares = { ADR: { 0: 4, 1: 1, 2: 1, ADR: 3, pool: 1 } };
    const g = pays(earned(150, { shares, cash: { 0: 0, 1: 0, 2: 0, 3: 0, ADR: 0, bank: 1000 } }));
    expect(g.state.money).toMatchObject({ 0: 60, 1: 15, 2: 15, 3: 0, ADR: 45, bank: 1000 - 135 });
  });

  test('[RHL-6.2.4-d] without a train that can run there is nothing to pay', () => {
    for (const trains of [[], ['2']]) {
      const g = turnOf(rhl, 'ADR', 'run', { trains: { ADR: trains }, cash: { ADR: 500, 0: 0 } });
      expect(question(g)?.step).toBe('trains');
      expect(g.state.companies['ADR']?.revenue).toBe(0);
      expect(cashOf(g, 0)).toBe(0);
      expect(cited(g, 'payDividend', { how: 'pay' })).toBe('turn.verb RHL-6.2-a');
      expect(barred(g, 'ADR', 'dividend', 'payDividend', { how: 'pay' })).toBe('dividend.income RHL-6.2.4-d');
    }
  });
});

describe('the marker', () => {
  /** From which cell a decision on so much leads where. */
  const after = (from: string, income: number, how: 'pay' | 'withhold'): string | undefined =>
    cell(does(earned(income, { cells: { ADR: from } }), 'payDividend', { how }));

  test.each([
    ['one space right', '2.3', 80, '2.4'],
    ['for more than the value, no further', '2.3', 800, '2.4'],
    ['at the end of the second row up', '1.13', 240, '0.13'],
    ['at the end of the fourth row up', '3.6', 100, '2.6'],
    ['at the end of the sixth row up', '5.2', 60, '4.2'],
    ['at the end of the top row it stays', '0.16', 350, '0.16'],
  ])('[RHL-6.2.5-a] dividend of at least the value: %s', (_, from, income, to) => {
    expect(after(from, income, 'pay')).toBe(to);
  });

  test('[RHL-6.2.5-a] [RHL-6.2.5-d] the whole dividend is compared with the value of one share', () => {
    expect(rhl.parts.market.cell('2.2').price).toBe(75);
    expect(after('2.2', 80, 'pay')).toBe('2.3');
    expect(after('2.2', 70, 'pay')).toBe('2.2');
  });

  test('[RHL-6.2.5-b] less than the value: it stays, beneath the others', () => {
    const stack = {
      shares: { ADR: { 0: 5 }, BME: { 1: 5 }, GVE: { 2: 5 } },
      cells: { ADR: '2.2', BME: '2.2', GVE: '2.2' },
      floated: ['BME', 'GVE'],
    };
    const g = earned(70, stack);
    expect(inOrder(g).slice(0, 3)).toEqual(['ADR', 'BME', 'GVE']);
    const low = pays(g);
    expect(cell(low)).toBe('2.2');
    expect(inOrder(low).slice(0, 3)).toEqual(['BME', 'GVE', 'ADR']);
  });

  test.each([
    ['one space left', '2.3', '2.2'],
    ['at the left edge down', '2.0', '3.0'],
    ['in the lowest corner it stays', '5.0', '5.0'],
    ['in the bottom row left', '5.2', '5.1'],
  ])('[RHL-6.2.5-c] no dividend: %s', (_, from, to) => {
    expect(after(from, 500, 'withhold')).toBe(to);
    const nothing = turnOf(rhl, 'ADR', 'run', { cells: { ADR: from } });
    expect(cell(nothing)).toBe(to);
  });

  test('[RHL-6.2.5-d] what is paid for shares on the charter or in the pool counts, too', () => {
    const shares = { ADR: { 0: 2, ADR: 4, pool: 4 } };
    expect(cell(pays(earned(80, { shares, cells: { ADR: '2.3' } })))).toBe('2.4');
  });

  test('[RHL-6.2.5-e] arriving on an occupied space it goes beneath', () => {
    const there = { shares: { ADR: { 0: 5 }, BME: { 1: 5 } }, floated: ['BME'] };
    const right = pays(earned(100, { ...there, cells: { ADR: '2.2', BME: '2.3' } }));
    expect([cell(right), inOrder(right).slice(0, 2)]).toEqual(['2.3', ['BME', 'ADR']]);
    const left = withholds(earned(100, { ...there, cells: { ADR: '2.4', BME: '2.3' } }));
    expect([cell(left), inOrder(left).slice(0, 2)]).toEqual(['2.3', ['BME', 'ADR']]);
  });

  test('[RHL-6.2.5-f] what has not floated never moves', () => {
    const shares = { ADR: { 0: 5 }, DEE: { 1: 4 } };
    const position = { shares, cells: { ADR: '2.2', DEE: '2.3' }, floated: ['ADR'], cash: { ADR: 90 } };
    let g = scenario(rhl, { ...position, at: inOperating() });
    while (question(g)?.step !== 'stock') g = does(g, 'pass');
    expect([cell(g), cell(g, 'DEE'), cell(g, 'RhE')]).toEqual(['2.1', '2.3', '2.1']);
  });

  test('[RHL-6.2.5-EX1] value 80: 80 moves right, 70 goes to the bottom, 200 withheld moves left', () => {
    expect(rhl.parts.market.cell('2.3').price).toBe(80);
    expect(after('2.3', 80, 'pay')).toBe('2.4');
    const stack = { shares: { ADR: { 0: 5 }, BME: { 1: 5 } }, cells: { ADR: '2.3', BME: '2.3' }, floated: ['BME'] };
    const low = pays(earned(70, stack));
    expect([cell(low), inOrder(low)[0]]).toEqual(['2.3', 'BME']);
    expect(after('2.3', 200, 'withhold')).toBe('2.2');
  });

  test('[RHL-6.2.5-EX2] 165 at the end of row 3 pays 170: 180 in row 2', () => {
    const g = pays(earned(170, { cells: { ADR: '2.10' } }));
    expect([rhl.parts.market.cell('2.10').price, cell(g), priceOf(g, 'ADR')]).toEqual([165, '1.10', 180]);
  });

  test('[RHL-6.2.5-EX3] 55 in column 1: down to 50, and there it stays', () => {
    const g = withholds(earned(100, { cells: { ADR: '4.0' } }));
    expect([rhl.parts.market.cell('4.0').price, cell(g), priceOf(g, 'ADR')]).toEqual([55, '5.0', 50]);
    expect(after('5.0', 100, 'withhold')).toBe('5.0');
  });
});
