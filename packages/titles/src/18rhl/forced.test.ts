import {
  cashOf,
  debtOf,
  type Frame,
  type Game,
  priceOf,
  question,
  sharesOf,
  wealthOf,
  withState,
} from '@roundhouse/engine';
import { barredIn, cited, does, type Scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { rhl } from './index.ts';

type Position = Omit<Scenario, 'at'>;
/** BME with a route and no train; a 4-train for 300 is on sale, and so its director, seat 0, must find the money. */
const need = {
  phase: '4',
  sold: { 2: 6, 3: 5, 4: 1 },
  tokens: { BME: ['F13.1'] },
  tiles: { G14: '7/1' },
  cells: { BME: '3.0', GVE: '1.3', DEE: '1.3', ADR: '2.1' },
  shares: { BME: { 0: 6, 1: 2, BME: 2 }, GVE: { 1: 4, 0: 3 }, DEE: { 0: 5, 2: 4 }, ADR: { 0: 3 } },
  floated: ['GVE', 'DEE'],
  cash: { BME: 40, 0: 70, bank: 5000 },
};
const at = (more: Position = {}): Game => turnOf(rhl, 'BME', 'trains', { ...need, ...more });
const buys = (g: Game, train = '4', more: object = {}): Game => does(g, 'buyTrain', { train, from: 'bank', ...more });
const no = (g: Game, train: string, more: object = {}) => cited(g, 'buyTrain', { train, from: 'bank', ...more });
const sells = (g: Game, company: string, shares: number): Game => does(g, 'sellShares', { company, shares });
const noSale = (g: Game, company: string, shares: number) => cited(g, 'sellShares', { company, shares });
const trains = (g: Game) => g.state.companies['BME']?.trains;
const pooled = (g: Game, list: readonly string[]): Game => withState(g, { ...g.state, trainPool: list });
const DUTY = 'trains.duty RHL-6.2.6.1-a';

describe('the duty', () => {
  test('[RHL-6.2.6.1-a] a company with a route and no train must buy one', () => {
    expect(cited(at(), 'pass')).toBe(DUTY);
    expect(cited(at({ trains: { BME: ['2'] }, cash: { BME: 900 } }), 'pass')).toBeUndefined();
    expect(cited(at({ tiles: {}, cash: { BME: 900 } }), 'pass')).toBeUndefined();
    const bought = buys(at({ cash: { BME: 900 } }));
    expect(cited(bought, 'pass')).toBeUndefined();
  });

  test('[RHL-6.2.6.1-a] a route laid in this turn counts, one that no token reaches does not', () => {
    const { tiles: _, ...bare } = need;
    const first = turnOf(rhl, 'BME', 'track', { ...bare, cash: { BME: 100 } });
    expect(question(first)?.step).toBe('track');
    const laid = does(first, 'layTile', { hex: 'G14', tile: '7', turn: 1 });
    expect([question(laid)?.step, cited(laid, 'pass')]).toEqual(['trains', DUTY]);
    expect(cited(at({ tokens: { BME: ['F13.0'] }, cash: { BME: 900 } }), 'pass')).toBeUndefined();
  });

  test('[RHL-N-26] [RHL-6.2.6.1-a] a city and a town are route enough', () => {
    const town = { tokens: { ADR: ['K2'] }, tiles: { K4: '3/0' }, cash: { ADR: 900 } };
    expect(cited(turnOf(rhl, 'ADR', 'trains', town), 'pass')).toBe(DUTY);
    expect(cited(turnOf(rhl, 'ADR', 'trains', { ...town, tiles: { K4: '3/2' } }), 'pass')).toBeUndefined();
  });

  const traded = { trains: { GVE: ['3'], DEE: ['3'] }, cash: { BME: 40, 0: 500 } };
  test('[RHL-6.2.6.1-b] instead another company may sell it a train, for treasury money only', () => {
    const g = at(traded);
    expect(no(g, '3', { from: 'DEE', price: 41 })).toBe('trains.funds RHL-6.2.6-d');
    const own = buys(g, '3', { from: 'DEE', price: 40 });
    expect([trains(own), cashOf(own, 'BME'), cashOf(own, 0)]).toEqual([['3'], 0, 500]);
    const asked = buys(g, '3', { from: 'GVE', price: 5 });
    expect(question(asked)).toMatchObject({ by: 1, step: 'consent' });
    expect(cited(does(asked, 'answer', { yes: false }), 'pass')).toBe(DUTY);
  });

  test('[RHL-N-27] [RHL-6.2.6.1-b] for 1 from a company of the same player, unless the forced purchase has begun', () => {
    const g = at({ ...traded, cash: { BME: 40, 0: 70 } });
    expect(trains(buys(g, '3', { from: 'DEE', price: 1 }))).toEqual(['3']);
    const begun = buys(g);
    expect(question(begun)).toMatchObject({ by: 0, step: 'raise' });
    expect(no(begun, '3', { from: 'DEE', price: 1 })).toBe('turn.verb RHL-6.2-a');
  });

  test('[RHL-6.2.6.1-c] no private money where the treasury pays for some train of bank or pool', () => {
    const brown = { phase: '5', sold: { 2: 6, 3: 5, 4: 3, 5: 1 }, cash: { BME: 550, 0: 900 } };
    expect(no(at(brown), '6')).toBe('trains.treasury RHL-6.2.6.1-c');
    expect(no(at(brown), '5')).toBeUndefined();
    const pool = pooled(at({ cash: { BME: 200, 0: 900 } }), ['3']);
    expect(no(pool, '4')).toBe('trains.treasury RHL-6.2.6.1-c');
    const bought = buys(pool, '3', { from: 'pool' });
    expect([trains(bought), cashOf(bought, 0)]).toEqual([['3'], 900]);
    expect(no(pooled(at({ cash: { BME: 199, 0: 900 } }), ['3']), '4')).toBeUndefined();
  });

  test('[RHL-6.2.6.1-d] it lapses with no train in bank and pool', () => {
    const all = { phase: '8', sold: { 2: 6, 3: 5, 4: 3, 5: 3, 6: 6, 8: 4 }, trains: { DEE: ['5'] } };
    expect(cited(at(all), 'pass')).toBeUndefined();
    expect(cited(pooled(at(all), ['5']), 'pass')).toBe(DUTY);
  });
});

describe('the forced purchase', () => {
  const brown = { phase: '5', sold: { 2: 6, 3: 5, 4: 3, 5: 1 }, cash: { BME: 0, 0: 900 } };

  test('[RHL-6.2.6.2-a] of any train of the pool or the cheapest new one', () => {
    const g = pooled(at({ ...brown, trains: { DEE: ['3'] } }), ['4', '5']);
    expect(no(g, '5')).toBeUndefined();
    expect(no(g, '6')).toBe('trains.forced RHL-6.2.6.2-a');
    for (const train of ['4', '5']) expect(no(g, train, { from: 'pool' })).toBeUndefined();
    expect(no(g, '3', { from: 'DEE', price: 1 })).toBe('trains.funds RHL-6.2.6-d');
    const poor = pooled(at({ ...brown, cash: { BME: 0, 0: 0 } }), ['4', '5']);
    const bought = does(buys(poor, '4', { from: 'pool' }), 'takeCredit');
    expect([trains(bought), bought.state.trainPool, debtOf(bought, 0)]).toEqual([['4'], ['5'], 180]);
  });

  test('[RHL-6.2.6.2-b] first the whole treasury', () => {
    const shares = { ...need.shares, BME: { 0: 6, 1: 4 } };
    const g = buys(at({ shares, cash: { BME: 40, 0: 500 } }));
    expect([trains(g), cashOf(g, 'BME'), cashOf(g, 0)]).toEqual([['4'], 0, 500 - 260]);
  });

  test.each([
    ['as few as needed', { 0: 6, BME: 4 }, 200, 2, 20, 0],
    ['one', { 0: 6, BME: 4 }, 241, 1, 1, 0],
    ['all there are', { 0: 8, BME: 2 }, 40, 2, 0, 140],
    ['as many as the pool takes', { 0: 3, BME: 3, pool: 4 }, 40, 1, 0, 200],
    ['none, where the pool is full', { 0: 3, BME: 2, pool: 5 }, 40, 0, 0, 260],
  ])('[RHL-6.2.6.2-c] then shares of the charter at 60: %s', (_, BME, cash, sold, left, paid) => {
    const before = at({ shares: { ...need.shares, BME }, cash: { BME: cash, 0: 500 } });
    const g = buys(before);
    const moved = ['BME', 'pool'].map(who => sharesOf(g, 'BME', who) - sharesOf(before, 'BME', who));
    expect(moved).toEqual([0 - sold, sold]);
    expect([trains(g), cashOf(g, 'BME'), cashOf(g, 0)]).toEqual([['4'], left, 500 - paid]);
    expect(priceOf(g, 'BME')).toBe(sold ? 55 : 60);
  });

  test('[RHL-6.2.6.2-d] then the cash of the director', () => {
    const g = buys(at({ cash: { BME: 40, 0: 140 } }));
    expect([trains(g), cashOf(g, 'BME'), cashOf(g, 0)]).toEqual([['4'], 0, 0]);
    const rich = buys(at({ cash: { BME: 40, 0: 141 } }));
    expect(cashOf(rich, 0)).toBe(1);
  });

  test('[RHL-6.2.6.2-e] then own certificates, a credit, or both', () => {
    const g = buys(at({ cash: { BME: 40, 0: 30 } }));
    expect(question(g)).toMatchObject({ by: 0, step: 'raise', company: 'BME' });
    expect(cited(g, 'pass')).toBe('sell.compulsory RHL-6.2.6.2-e');
    const credit = does(g, 'takeCredit');
    expect([trains(credit), cashOf(credit, 0), debtOf(credit, 0)]).toEqual([['4'], 0, 110]);
    const one = sells(g, 'GVE', 1);
    expect([question(one)?.step, trains(one)]).toEqual(['raise', []]);
    const both = does(one, 'takeCredit');
    expect([trains(both), cashOf(both, 0), debtOf(both, 0)]).toEqual([['4'], 0, 20]);
    const two = sells(g, 'GVE', 2);
    expect([trains(two), cashOf(two, 0), debtOf(two, 0)]).toEqual([['4'], 70, 0]);
    expect(cited(two, 'takeCredit')).toBe('turn.verb RHL-6.2-a');
  });

  test('[RHL-6.2.6.2-e] a credit only for what is still missing', () => {
    const g = buys(at({ cash: { BME: 40, 0: 30 } }));
    const owed = (amount: number) => ({ at: 'owed', done: [], by: 0, company: 'BME', step: 'raise', amount }) as Frame;
    const credit = { type: 'takeCredit', by: 0, at: 'raise' };
    expect(cashOf(g, 0)).toBe(30);
    expect(barredIn(g, owed(30), credit)).toBe('credit.needed RHL-6.2.6.2-e');
    expect(barredIn(g, owed(31), credit)).toBeUndefined();
  });

  test('[RHL-6.2.6.2-f] no step raises more than needed', () => {
    const g = buys(at());
    expect(noSale(g, 'GVE', 1)).toBeUndefined();
    expect(noSale(g, 'GVE', 2)).toBe('sell.needed RHL-6.2.6.2-f');
    const more = buys(at({ cash: { BME: 40, 0: 30 } }));
    expect(noSale(more, 'GVE', 2)).toBeUndefined();
    expect(noSale(more, 'GVE', 3)).toBe('sell.needed RHL-6.2.6.2-f');
  });

  test('[RHL-6.2.6.2-g] the pool takes half, unfloated companies are not sold, no director changes', () => {
    const shares = { ...need.shares, BME: { 0: 6, 1: 2, pool: 2 }, GVE: { 1: 2, 0: 2, pool: 5 } };
    const g = buys(at({ shares, director: { GVE: 1 }, cash: { BME: 40, 0: 0 } }));
    expect(noSale(g, 'GVE', 1)).toBe('sell.pool RHL-5.2.1-b');
    expect(noSale(g, 'ADR', 1)).toBe('sell.floated RHL-5.2.1-c');
    expect(noSale(g, 'DEE', 1)).toBeUndefined();
    expect(noSale(g, 'DEE', 2)).toBe('sell.keeps-director RHL-6.2.6.2-g');
    expect(noSale(g, 'BME', 3)).toBeUndefined();
    expect(noSale(g, 'BME', 5)).toBe('sell.pool RHL-5.2.1-b');
  });

  test('[RHL-6.2.6.2-g] nor that of the company itself', () => {
    const shares = { ...need.shares, BME: { 0: 5, 1: 4, pool: 1 } };
    const g = buys(at({ shares, cash: { BME: 40, 0: 0 } }));
    expect(noSale(g, 'BME', 1)).toBeUndefined();
    expect(noSale(g, 'BME', 2)).toBe('sell.keeps-director RHL-6.2.6.2-g');
  });

  test('[RHL-6.2.6.2-h] a credit is taken off twice at the end, and never paid back', () => {
    const g = buys(at());
    const credit = does(g, 'takeCredit');
    expect([debtOf(credit, 0), rhl.rules.worth(credit, 0).at(-1)]).toEqual([70, { what: 'debt', amount: -140 }]);
    expect(wealthOf(credit, 0)).toBe(wealthOf(g, 0) - 70 - 140);
    for (const verb of Object.keys(rhl.verbs)) expect(verb).not.toMatch(/repay/i);
    const again = buys(at({ debts: { 0: 30 } }));
    expect(debtOf(does(again, 'takeCredit'), 0)).toBe(100);
  });

  test('[RHL-6.2.6.2-i] one train, with what it brings, and the duty is done', () => {
    const first = { phase: '4', sold: { 2: 6, 3: 5, 4: 3 }, trains: { GVE: ['4', '4', '4'] } };
    const g = does(buys(at({ ...first, cash: { BME: 40, 0: 70, GVE: 900 } }), '5'), 'takeCredit');
    expect([trains(g), g.state.phase]).toEqual([['5'], '5']);
    expect(question(g)).toMatchObject({ step: 'discard', company: 'GVE' });
    const after = does(g, 'discardTrain', { train: '4' });
    expect(question(after)?.company).not.toBe('BME');
  });

  test('[RHL-6.2.6.2-EX1] 40, two charter shares at 60, 70 of the director, and a share at 90 or a credit of 70', () => {
    const g = buys(at());
    expect([sharesOf(g, 'BME', 'BME'), sharesOf(g, 'BME', 'pool'), priceOf(g, 'BME')]).toEqual([0, 2, 55]);
    expect(cited(g, 'takeCredit')).toBeUndefined();
    const sold = sells(g, 'GVE', 1);
    expect([trains(sold), cashOf(sold, 0), cashOf(sold, 'BME')]).toEqual([['4'], 20, 0]);
    const credit = does(g, 'takeCredit');
    expect([trains(credit), cashOf(credit, 0), debtOf(credit, 0)]).toEqual([['4'], 0, 70]);
    expect(rhl.rules.worth(credit, 0)).toContainEqual({ what: 'debt', amount: -140 });
  });

  test('[RHL-N-8] [RHL-6.2.6.2-g] treasury, one charter share, cash, no sale that changes a director, credit', () => {
    const shares = { BME: { 0: 3, 1: 1, BME: 2, pool: 4 }, DEE: { 0: 4, 2: 4 } };
    const g = buys(at({ shares, director: { DEE: 0 }, cash: { BME: 100, 0: 50, bank: 5000 } }));
    expect([sharesOf(g, 'BME', 'BME'), sharesOf(g, 'BME', 'pool'), cashOf(g, 'BME')]).toEqual([1, 5, 160]);
    expect(noSale(g, 'BME', 1)).toBe('sell.pool RHL-5.2.1-b');
    expect(noSale(g, 'DEE', 1)).toBe('sell.keeps-director RHL-6.2.6.2-g');
    const credit = does(g, 'takeCredit');
    expect([trains(credit), cashOf(credit, 'BME'), cashOf(credit, 0), debtOf(credit, 0)]).toEqual([['4'], 0, 0, 90]);
  });
});
