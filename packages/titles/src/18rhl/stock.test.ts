import {
  type Action,
  cashOf,
  type Game,
  priceOf,
  question,
  type State,
  type Stock,
  sharesOf,
  withState,
} from '@roundhouse/engine';
import {
  barredIn,
  cited,
  citedFor,
  does,
  inOperating,
  inStock,
  type Scenario,
  scenario,
  turnOf,
} from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { rhl } from './index.ts';

type More = Omit<Scenario, 'at'> & { readonly turn?: number; readonly number?: number; readonly sold?: never };
const RICH = { 0: 500, 1: 500, 2: 500, 3: 500, BME: 100 };
/** A stock round with BME floated: 0 holds 30 %, 1 20 %, the pool 20 %, the charter 30 %. */
const stock = ({ turn = 0, number = 2, ...more }: More = {}): Game =>
  scenario(rhl, {
    par: { BME: 80 },
    shares: { BME: { 0: 3, 1: 2, pool: 2, BME: 3 } },
    floated: ['BME'],
    cash: RICH,
    ...more,
    at: inStock(turn, { number }),
  });
const passAll = (g: Game, times = 4): Game => Array.from({ length: times }).reduce<Game>(now => does(now, 'pass'), g);
const sell = (company: string, shares: number) => ({ company, shares });

describe('stock rounds', () => {
  test('[RHL-5-a] the holder of priority begins, then clockwise', () => {
    let g = scenario(rhl, { priority: 2, cash: RICH, at: inOperating() });
    const order = [0, 1, 2, 3].map(() => {
      const by = question(g)?.by as number;
      expect(citedFor(g, { type: 'pass', by: (by + 1) % 4, at: 'stock' })).toBe('turn.seat RHL-5-a');
      g = does(g, 'startCompany', { company: ['BME', 'CME', 'DEE', 'ADR'][by], par: 60 });
      return by;
    });
    expect(order).toEqual([2, 3, 0, 1]);
  });

  test('[RHL-5-b] ends when all have passed in a row; who passed may act again later', () => {
    const g = passAll(stock(), 3);
    const acted = does(g, 'buyShare', { company: 'BME', from: 'pool' });
    expect(question(acted)).toEqual({ by: 0, step: 'stock' });
    expect(cited(acted, 'buyShare', { company: 'BME', from: 'pool' })).toBeUndefined();
    expect(question(passAll(acted, 3))).toEqual({ by: 3, step: 'stock' });
    expect(passAll(acted, 4).state.agenda[0]?.at).toBe('operating');
  });

  test('[RHL-5-c] certificates come from stack, pool or charter; players do not deal with each other', () => {
    const g = stock({ par: { BME: 80, DEE: 60 }, shares: { BME: { 0: 3, 1: 2, pool: 2, BME: 3 }, DEE: { 1: 2 } } });
    for (const [company, from] of [
      ['BME', 'pool'],
      ['BME', 'charter'],
      ['DEE', 'ipo'],
    ] as const)
      expect(cited(g, 'buyShare', { company, from })).toBeUndefined();
    expect(cited(g, 'buyShare', { company: 'BME', from: 'ipo' })).toBe('buy.source RHL-5.2-e');
    expect(cited(g, 'buyShare', { company: 'BME', from: 1 })).toContain('action.shape');
    const gone = { ...g.state.companies, CME: { ...g.state.companies['CME'], closed: true } } as State['companies'];
    const without = withState(g, { ...g.state, companies: gone });
    expect(cited(without, 'startCompany', { company: 'CME', par: 60 })).toBe('shares.gone RHL-5-c');
  });

  test('[RHL-5-d] the richest has priority next; of equals the first after who had it', () => {
    const richest = passAll(stock({ cash: { 0: 100, 1: 100, 2: 300, 3: 100 }, priority: 0 }));
    expect(richest.state.priority).toBe(2);
    const alone = passAll(stock({ cash: { 0: 100, 1: 400, 2: 300, 3: 100 }, priority: 1 }));
    expect(alone.state.priority).toBe(1);
    const tie = passAll(stock({ cash: { 0: 400, 1: 400, 2: 300, 3: 100 }, priority: 1 }));
    expect(tie.state.priority).toBe(0);
  });

  test('[RHL-5-EX1] A, B and D tie, B had the card: D gets it', () => {
    expect(passAll(stock({ cash: { 0: 400, 1: 400, 2: 300, 3: 400 }, priority: 1 })).state.priority).toBe(3);
  });

  test('[RHL-5-e] what is all in players’ hands rises; in the top row it stays', () => {
    const shares = { BME: { 0: 6, 1: 4 }, CME: { 2: 6, 3: 4 } };
    const cash = { ...RICH, CME: 100 };
    const g = passAll(stock({ par: { BME: 80, CME: 100 }, shares, floated: ['BME', 'CME'], cash }));
    expect(question(g)).toMatchObject({ company: 'CME', step: 'track' });
    expect([priceOf(g, 'BME'), priceOf(g, 'CME')]).toEqual([90, 100]);
  });

  test.each([['pool'], ['BME'], ['ipo']])('[RHL-5-f] a share that lies with %s prevents the rise', where => {
    const g = passAll(stock({ shares: { BME: { 0: 6, 1: 3, [where]: 1 } }, cash: { ...RICH, BME: 100 } }));
    expect(g.state.companies['BME']?.cell).toBe('1.2');
  });

  test('[RHL-5-f] [RHL-N-20] several rise in operating order, so the earlier lies on top; in the top row none rises', () => {
    const shares = { CME: { 2: 6, 3: 4 }, ADR: { 0: 6, 1: 4 }, BME: { 0: 5, 1: 5 } };
    const cells = { CME: '2.3', ADR: '2.3', BME: '0.3' };
    const g = passAll(stock({ par: { CME: 60, ADR: 60, BME: 100 }, cells, shares, floated: ['ADR', 'CME', 'BME'] }));
    expect(g.state.chart).toEqual(['RhE', 'BME', 'CME', 'ADR']);
    expect(['CME', 'ADR', 'BME'].map(c => g.state.companies[c]?.cell)).toEqual(['1.3', '1.3', '0.3']);
  });

  test.each([
    ['2', 1],
    ['3', 2],
    ['4', 2],
    ['5', 3],
    ['8', 3],
  ])('[RHL-5-g] after the stock round in phase %s come %i rounds', (phase, rounds) => {
    const g = passAll(stock({ phase, cash: { ...RICH, BME: 100 } }));
    expect(g.state.agenda[0]).toMatchObject({ at: 'operating', of: rounds });
  });

  test('[RHL-5-EX2] a 3-train bought during the set does not lengthen it', () => {
    const at = { set: 1, round: 1, of: 1, acted: ['BME', 'RhE'] };
    const g = turnOf(rhl, 'BME', 'trains', { sold: { 2: 6 }, phase: '2', at });
    const bought = does(does(g, 'buyTrain', { train: '3', from: 'bank' }), 'pass');
    expect([bought.state.phase, question(bought)?.step]).toEqual(['3', 'stock']);
    expect(passAll(bought).state.agenda[0]).toMatchObject({ set: 2, of: 2 });
  });
});

describe('the first stock round', () => {
  test('[RHL-5.1-a] nothing is sold', () => {
    expect(cited(stock({ number: 1 }), 'sellShares', sell('BME', 1))).toBe('sell.first-round RHL-5.1-a');
    expect(cited(stock({ number: 2 }), 'sellShares', sell('BME', 1))).toBeUndefined();
  });

  test('[RHL-5.1.2-a] from the top of a stack or from a charter, not from the pool', () => {
    const g = stock({ number: 1 });
    expect(cited(g, 'buyShare', { company: 'BME', from: 'charter' })).toBeUndefined();
    expect(cited(g, 'buyShare', { company: 'BME', from: 'pool' })).toBe('buy.first-round RHL-5.1.2-a');
  });

  test.each([
    ['startCompany', { company: 'DEE', par: 60 }],
    ['buyShare', { company: 'BME', from: 'charter' }],
    ['pass', {}],
  ])('[RHL-5.1.2-b] a turn is one of three things: %s', (type, fields) => {
    expect(question(does(stock({ number: 1 }), type, fields))?.by).toBe(1);
  });

  test('[RHL-5.1.2-b] an ordinary certificate only of a founded corporation', () => {
    expect(cited(stock({ number: 1 }), 'buyShare', { company: 'DEE', from: 'ipo' })).toBe('buy.priced RHL-5.1.2-b');
    expect(cited(stock({ number: 1 }), 'startCompany', { company: 'BME', par: 60 })).toBe('start.taken RHL-5.1.3-a');
  });

  test('[RHL-5.1.3-a] the founder pays value times shares to the bank', () => {
    const g = stock({ number: 1 });
    const founded = does(g, 'startCompany', { company: 'DEE', par: 65 });
    expect([cashOf(founded, 0), cashOf(founded, 'bank') - cashOf(g, 'bank'), cashOf(founded, 'DEE')]).toEqual([
      370, 130, 0,
    ]);
  });

  test('[RHL-5.1.3-b] the marker goes underneath those that are there', () => {
    const g = does(does(stock({ number: 1 }), 'startCompany', { company: 'DEE', par: 80 }), 'startCompany', {
      company: 'ADR',
      par: 80,
    });
    expect(g.state.chart).toEqual(['RhE', 'BME', 'DEE', 'ADR']);
    expect(['BME', 'DEE', 'ADR'].map(c => g.state.companies[c]?.cell)).toEqual(['1.2', '1.2', '1.2']);
  });

  test('[RHL-5.1.3-c] only a value that can be paid', () => {
    const g = stock({ number: 1, cash: { 0: 159 } });
    expect(cited(g, 'startCompany', { company: 'DEE', par: 75 })).toBeUndefined();
    expect(cited(g, 'startCompany', { company: 'DEE', par: 80 })).toBe('buy.funds RHL-5.1.3-c');
  });

  test('[RHL-5.1.4-a] before the float the bank is paid, then the corporation', () => {
    const before = stock({ number: 1, floated: [], shares: { BME: { 0: 2, 1: 1 } } });
    const bought = does(before, 'buyShare', { company: 'BME', from: 'ipo' });
    expect([cashOf(bought, 'bank') - cashOf(before, 'bank'), cashOf(bought, 'BME')]).toEqual([80, 100]);
    const after = does(stock({ number: 1 }), 'buyShare', { company: 'BME', from: 'charter' });
    expect(cashOf(after, 'BME')).toBe(180);
  });

  test('[RHL-5.1.4-b] value times shares, whatever the source', () => {
    const g = scenario(rhl, {
      par: { MKB: 70 },
      shares: { MKB: { 1: 2, pool: [2, 1], MKB: [1] } },
      floated: ['MKB'],
      cash: RICH,
      at: inStock(0),
    });
    const paid = (from: string, shares?: number) =>
      500 - cashOf(does(g, 'buyShare', { company: 'MKB', from, ...(shares ? { shares } : {}) }), 0);
    expect([paid('pool', 2), paid('pool', 1), paid('charter')]).toEqual([140, 70, 70]);
    const poor = withState(g, { ...g.state, money: { ...g.state.money, 0: 139 } });
    expect(cited(poor, 'buyShare', { company: 'MKB', from: 'pool', shares: 2 })).toBe('buy.funds RHL-5.1.4-b');
    expect(cited(poor, 'buyShare', { company: 'MKB', from: 'pool', shares: 1 })).toBeUndefined();
  });
});

describe('later stock rounds', () => {
  test('[RHL-5.2-a] players sell, and buy from the pool, paying the bank', () => {
    const g = stock();
    const bought = does(g, 'buyShare', { company: 'BME', from: 'pool' });
    expect([cashOf(bought, 'bank') - cashOf(g, 'bank'), cashOf(bought, 'BME')]).toEqual([80, 100]);
    expect(cited(g, 'sellShares', sell('BME', 1))).toBeUndefined();
  });

  test('[RHL-5.2-b] sell any number, then buy one; a turn with a sale is no pass', () => {
    const shares = { BME: { 0: 3, 1: 2, pool: 2, BME: 3 }, CME: { 0: 3, 1: 4, CME: 3 } };
    let g = stock({ par: { BME: 80, CME: 70 }, shares, floated: ['BME', 'CME'] });
    g = does(does(g, 'sellShares', sell('BME', 1)), 'sellShares', sell('CME', 2));
    expect(question(g)?.by).toBe(0);
    expect(question(does(g, 'startCompany', { company: 'DEE', par: 60 }))?.by).toBe(1);
    expect(passAll(does(g, 'pass'), 3).state.agenda[0]?.at).toBe('stock');
    expect(cited(g, 'sellShares', sell('ADR', 1))).toBe('sell.owned RHL-5.2-b');
    expect(cited(g, 'pass', { at: 'track' })).toBe('turn.step RHL-5.2-b');
  });

  test('[RHL-5.2-c] one purchase a turn, after all sales', () => {
    const g = does(stock(), 'buyShare', { company: 'BME', from: 'pool' });
    expect(question(g)?.by).toBe(1);
    const held = { type: 'buyShare', by: 0, at: 'stock', company: 'BME', from: 'pool' };
    expect(cited(g, 'buyShare', held)).toContain('turn.seat');
    const after = inStock(0, { done: [held] })[0] as Stock;
    expect(barredIn(g, after, held)).toBe('buy.one-a-turn RHL-5.2-c');
    expect(barredIn(g, after, { ...held, type: 'sellShares', ...sell('BME', 1) } as Action)).toBe(
      'sell.before-buying RHL-5.2-c',
    );
  });

  test('[RHL-5.2-d] who has sold a corporation does not buy it again in this round', () => {
    const g = does(stock(), 'sellShares', sell('BME', 1));
    for (const from of ['pool', 'charter'])
      expect(cited(g, 'buyShare', { company: 'BME', from })).toBe('buy.after-selling RHL-5.2-d');
    const next = passAll(does(g, 'pass'), 3);
    expect(cited(next, 'buyShare', { company: 'BME', from: 'pool' })).toBe('buy.after-selling RHL-5.2-d');
  });

  test('[RHL-5.2-e] any certificate of pool or charter, of a stack the top one', () => {
    const shares = { MKB: { 1: 2, pool: [2, 1], MKB: [1] } };
    const g = scenario(rhl, { par: { MKB: 70 }, shares, floated: ['MKB'], cash: RICH, at: inStock(0) });
    for (const size of [1, 2])
      expect(sharesOf(does(g, 'buyShare', { company: 'MKB', from: 'pool', shares: size }), 'MKB', 0)).toBe(size);
    const stack = scenario(rhl, { par: { MKB: 70 }, shares: { MKB: { 1: 2 } }, cash: RICH, at: inStock(0) });
    expect(cited(stack, 'buyShare', { company: 'MKB', from: 'ipo', shares: 1 })).toBe('buy.source RHL-5.2-e');
    expect(sharesOf(does(stack, 'buyShare', { company: 'MKB', from: 'ipo' }), 'MKB', 0)).toBe(2);
  });
});
