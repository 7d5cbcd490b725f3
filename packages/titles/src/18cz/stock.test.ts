import { cashOf, type Game, question, type Stock, sharesOf } from '@roundhouse/engine';
import { barredIn, cited, does, inStock, refusal, type Scenario, scenario } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t18cz } from './index.ts';

type More = Omit<Scenario, 'at'> & { readonly at?: Parameters<typeof inStock>[1] };

/** Seat 0 is asked in a stock round; two small companies are in play. */
const stock = ({ at, ...more }: More = {}): Game =>
  scenario(t18cz, {
    par: { BCB: 60, MW: 70 },
    shares: { BCB: { 0: 2, 1: 1 }, MW: { 1: 2, 0: 1 } },
    cash: { 0: 500, 1: 500, 2: 500, 3: 500 },
    floated: ['BCB', 'MW'],
    ...more,
    at: inStock(0, at),
  });
const priceCell = (g: Game, company: string) => g.state.companies[company]?.cell;

describe('shares', () => {
  test('[CZ-IV.2.a-a] shares change hands in stock rounds only, the director’s certificate first', () => {
    const g = stock();
    expect(refusal(g, 'startCompany', { company: 'EKJ', par: 50 })).toBeUndefined();
    expect(cited(g, 'buyShare', { company: 'EKJ', from: 'ipo' })).toBe('buy.priced CZ-III.3-c');
    expect(cited(g, 'startCompany', { company: 'BCB', par: 50 })).toBe('start.taken CZ-IV.2.a-a');
    for (const step of ['track', 'token', 'run', 'dividend', 'acquire', 'trains'])
      expect(t18cz.steps[step]?.verbs.some(v => /Share|startCompany/.test(v.type))).toBe(false);
  });

  test('[CZ-IV.2.a-b] a unit is worth the price, the director’s certificate two', () => {
    const g = stock({ cash: { 0: 0 } });
    const worth = t18cz.rules.worth(g, 0);
    expect(worth).toContainEqual({ what: 'shares', of: 'BCB', amount: 120 });
    expect(worth).toContainEqual({ what: 'shares', of: 'MW', amount: 70 });
  });
});

describe('turns', () => {
  test('[CZ-VII.1-a] with the bank, at the price of the day', () => {
    const bought = does(stock({ cells: { MW: '5' } }), 'buyShare', { company: 'MW', from: 'ipo' });
    expect([cashOf(bought, 0), sharesOf(bought, 'MW', 0)]).toEqual([500 - 58, 2]);
    expect(cited(stock(), 'buyShare', { company: 'MW', from: 'pool' })).toBe('buy.source CZ-VII.1-a');
  });

  test('[CZ-VII.1-b] first sell, then buy one', () => {
    const g = stock();
    const sold = does(g, 'sellShares', { company: 'MW', shares: 1 });
    expect(refusal(sold, 'buyShare', { company: 'BCB', from: 'ipo' })).toBeUndefined();
    const bought = does(sold, 'buyShare', { company: 'BCB', from: 'ipo' });
    expect(question(bought)?.by).toBe(1);
    const frame = { ...(bought.state.agenda[0] as object), turn: 0, done: [{ type: 'buyShare', by: 0, at: 'stock' }] };
    const after = scenario(t18cz, {
      par: { BCB: 60 },
      shares: { BCB: { 0: 3, 1: 1 } },
      debts: { 0: 5 },
      cash: { 0: 500 },
      floated: ['BCB'],
      at: [frame as never],
    });
    expect(cited(after, 'sellShares', { company: 'BCB', shares: 1 })).toBe('sell.before-buying CZ-VII.1-b');
  });

  test('[CZ-VII.1-c] neither is a pass, and whoever passed may act later', () => {
    const g = does(stock(), 'pass');
    expect(question(g)?.by).toBe(1);
    const round = does(does(does(g, 'buyShare', { company: 'BCB', from: 'ipo' }), 'pass'), 'pass');
    expect(question(round)?.by).toBe(0);
    expect(refusal(round, 'sellShares', { company: 'MW', shares: 1 })).toBeUndefined();
  });

  test('[CZ-VII.2-a] in Playing Order, which does not change meanwhile', () => {
    let g = scenario(t18cz, {
      par: { BCB: 50 },
      shares: { BCB: { 0: 2 } },
      cash: { 0: 0, 1: 300, 2: 200, 3: 100 },
      privates: { S1: { owner: 0 } },
      at: inStock(0),
    });
    const asked: (number | undefined)[] = [];
    for (const act of ['pass', 'buy', 'pass', 'pass', 'pass']) {
      asked.push(question(g)?.by);
      g = act === 'buy' ? does(g, 'buyShare', { company: 'BCB', from: 'ipo' }) : does(g, 'pass');
    }
    // Seat 0 can do nothing and is passed over each time.
    expect(asked).toEqual([1, 2, 3, 1, 2]);
    expect(g.state.agenda[0]?.at).toBe('operating');
    expect(cited(stock(), 'pass', { by: 2 })).toBe('turn.seat CZ-VII.2-a');
  });

  test('[CZ-VII.2-b] until all pass one after another; any deed brings another turn', () => {
    const g = does(does(does(stock(), 'pass'), 'pass'), 'pass');
    const acted = does(g, 'startCompany', { company: 'EKJ', par: 50 });
    expect(question(acted)).toEqual({ by: 0, step: 'stock' });
    const three = does(does(does(acted, 'pass'), 'pass'), 'pass');
    expect(question(three)).toEqual({ by: 3, step: 'stock' });
    expect(does(three, 'pass').state.agenda[0]?.at).toBe('operating');
  });

  test('[CZ-VII.2-c] [CZ-VII.2-EX1] afterwards most cash goes first; equals keep their order', () => {
    const g = stock({ players: 3, cash: { 0: 40, 1: 90, 2: 40 }, at: { passes: 2 } });
    const next = does(g, 'pass');
    expect(next.state.seating).toEqual([1, 0, 2]);
    expect(next.state.priority).toBe(1);
  });

  test('[CZ-VII.2-d] [CZ-IX.3-c] sold-out companies rise, then the order is made, then the round begins', () => {
    const g = stock({ shares: { BCB: { 0: 2, 1: 2 }, MW: { 1: 2 } }, cash: { 0: 10, 1: 20 }, at: { passes: 3 } });
    const next = does(g, 'pass');
    expect([priceCell(next, 'BCB'), priceCell(next, 'MW')]).toEqual(['7', '10']);
    expect(next.state.agenda[0]?.at).toBe('operating');
    expect(next.state.seating.slice(-2)).toEqual([1, 0]);
  });
});

describe('buying', () => {
  const fresh = (phase: string, more: More = {}) => stock({ phase, ...more });

  test('[CZ-VII.3-a] in the first stock round only small companies are for sale', () => {
    const g = fresh('a', { at: { number: 1 } });
    expect(refusal(g, 'startCompany', { company: 'EKJ', par: 50 })).toBeUndefined();
    expect(cited(g, 'startCompany', { company: 'BTE', par: 60 })).toBe('buy.phase CZ-VII.3-b');
    expect(cited(g, 'startCompany', { company: 'SX', par: 90 })).toBe('buy.phase CZ-VII.3-b');
  });

  test.each([
    ['BTE', 60, 'a', 'b'],
    ['SX', 90, 'c', 'd'],
  ])('[CZ-VII.3-b] %s at %i is not for sale in phase %s and is in phase %s', (company, par, before, from) => {
    expect(cited(fresh(before), 'startCompany', { company, par })).toBe('buy.phase CZ-VII.3-b');
    expect(refusal(fresh(from), 'startCompany', { company, par })).toBeUndefined();
  });

  test('[CZ-VII.3-c] a director’s certificate costs twice the price chosen', () => {
    const g = does(stock(), 'startCompany', { company: 'EKJ', par: 65 });
    expect([cashOf(g, 0), g.state.companies['EKJ']?.par, g.state.companies['EKJ']?.held[0]]).toEqual([370, 65, 0]);
  });

  test('[CZ-VII.3-d] with enough cash and without debt', () => {
    expect(cited(stock({ cash: { 0: 59 } }), 'buyShare', { company: 'BCB', from: 'ipo' })).toBe('buy.funds CZ-VII.3-d');
    expect(cited(stock({ cash: { 0: 99 } }), 'startCompany', { company: 'EKJ', par: 50 })).toBe('buy.funds CZ-VII.3-d');
    expect(refusal(stock({ cash: { 0: 60 } }), 'buyShare', { company: 'BCB', from: 'ipo' })).toBeUndefined();
    const owing = stock({ debts: { 0: 1 } });
    expect(cited(owing, 'buyShare', { company: 'BCB', from: 'ipo' })).toBe('buy.debt CZ-VIII.11-f');
    expect(cited(owing, 'startCompany', { company: 'EKJ', par: 50 })).toBe('buy.debt CZ-VIII.11-f');
  });

  test('[CZ-VII.3-e] what he sold in this round he may not buy before the next', () => {
    const sold = does(stock(), 'sellShares', { company: 'MW', shares: 1 });
    expect(cited(sold, 'buyShare', { company: 'MW', from: 'ipo' })).toBe('buy.after-selling CZ-VII.3-e');
    const later = stock({ at: { sold: { 0: ['MW'] } } });
    expect(cited(later, 'buyShare', { company: 'MW', from: 'ipo' })).toBe('buy.after-selling CZ-VII.3-e');
    expect(refusal(stock({ at: { sold: { 1: ['MW'] } } }), 'buyShare', { company: 'MW', from: 'ipo' })).toBeUndefined();
  });

  test('[CZ-VII.3-f] one certificate a turn', () => {
    const g = scenario(t18cz, {
      par: { BCB: 60 },
      shares: { BCB: { 1: 2 } },
      cash: { 0: 500 },
      at: inStock(0, { done: [{ type: 'buyShare', by: 0, at: 'stock' }] }),
    });
    expect(question(g)?.by).toBe(1);
    const bought = does(stock(), 'buyShare', { company: 'BCB', from: 'ipo' });
    expect(sharesOf(bought, 'BCB', 0)).toBe(3);
    expect(question(bought)?.by).toBe(1);
    const again = { type: 'buyShare', by: 0, at: 'stock', company: 'MW', from: 'ipo' };
    expect(barredIn(bought, inStock(0, { done: [again] })[0] as Stock, again)).toBe('buy.one-a-turn CZ-VII.3-f');
    expect(t18cz.cites['buy.one-a-turn']).toBe('CZ-VII.3-f');
  });

  test('[CZ-VII.3-g] a purchase may change the director at once', () => {
    const g = scenario(t18cz, {
      phase: 'b',
      par: { BTE: 60 },
      shares: { BTE: { 1: 2, 0: 2 } },
      director: { BTE: 1 },
      cash: { 0: 60 },
      at: inStock(0),
    });
    const bought = does(g, 'buyShare', { company: 'BTE', from: 'ipo' });
    expect(bought.state.companies['BTE']?.held[0]).toBe(0);
  });

  test('[CZ-VII.3-h] half of it in players’ hands floats a company at once; what counts is held now', () => {
    const g = scenario(t18cz, {
      phase: 'd',
      par: { SX: 90 },
      shares: { SX: { 0: 4 } },
      cash: { 0: 500 },
      at: inStock(0),
    });
    expect(g.state.companies['SX']?.floated).toBeUndefined();
    const floated = does(g, 'buyShare', { company: 'SX', from: 'ipo' });
    expect([floated.state.companies['SX']?.floated, cashOf(floated, 'SX')]).toEqual([true, 900]);
    // Five units were bought once, but only four are held now.
    const sold = does(
      scenario(t18cz, {
        phase: 'd',
        par: { SX: 90 },
        shares: { SX: { 0: 3, 1: 1 } },
        cash: { 0: 500 },
        at: inStock(0),
      }),
      'sellShares',
      { company: 'SX', shares: 1 },
    );
    const back = does(does(sold, 'pass'), 'buyShare', { company: 'SX', from: 'ipo' });
    expect(back.state.companies['SX']?.floated).toBeUndefined();
  });

  test.each([
    ['BCB', 'a', 2, true],
    ['BTE', 'b', 2, false],
    ['BTE', 'b', 3, true],
    ['SX', 'd', 4, false],
    ['SX', 'd', 5, true],
  ])('[CZ-VII.3-EX1] %s in phase %s with %i units floats: %s', (company, phase, units, floats) => {
    const g = scenario(t18cz, { phase, par: { [company]: 90 }, shares: { [company]: { 0: units } }, at: inStock(0) });
    expect(!!g.state.companies[company]?.floated).toBe(floats);
  });
});
