import { cashOf, directorOf, type Game, question, sharesOf } from '@roundhouse/engine';
import { cited, does, inStock, refusal, type Scenario, scenario } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t18cz } from './index.ts';

type More = Omit<Scenario, 'at'> & { readonly at?: Parameters<typeof inStock>[1] };
const stock = ({ at, ...more }: More = {}): Game =>
  scenario(t18cz, { phase: 'd', cash: { 0: 500, 1: 500, 2: 500, 3: 500 }, ...more, at: inStock(0, at) });
const held = (g: Game, company: string) => [0, 1, 2, 3].map(seat => sharesOf(g, company, seat));

/** A small company at 60 with these units in the hands of A, B and C; A leads it. */
const small = (a: number, b: number, c = 0, more: More = {}) =>
  stock({ par: { BCB: 60 }, shares: { BCB: { 0: a, 1: b, 2: c } }, director: { BCB: 0 }, floated: ['BCB'], ...more });

describe('directors', () => {
  test('[CZ-VII.5.b-a] whoever holds more than the director leads at once; an equal does not', () => {
    const g = stock({ par: { SX: 90 }, shares: { SX: { 1: 3, 0: 2 } }, director: { SX: 1 } });
    const equal = does(g, 'buyShare', { company: 'SX', from: 'ipo' });
    expect(directorOf(equal, 'SX')).toBe(1);
    const more = stock({ par: { SX: 90 }, shares: { SX: { 1: 3, 0: 3 } }, director: { SX: 1 } });
    expect(directorOf(does(more, 'buyShare', { company: 'SX', from: 'ipo' }), 'SX')).toBe(0);
  });

  test('[CZ-VII.5.b-b] the certificate is exchanged for ordinary shares; the rest of the company goes with it', () => {
    const g = stock({
      par: { SX: 90 },
      shares: { SX: { 1: 3, 0: 3 } },
      director: { SX: 1 },
      cash: { 0: 500, SX: 900 },
      trains: { SX: ['3Ed'] },
      floated: ['SX'],
    });
    const taken = does(g, 'buyShare', { company: 'SX', from: 'ipo' });
    expect(taken.state.companies['SX']?.held[0]).toBe(0);
    expect(held(taken, 'SX')).toEqual([4, 3, 0, 0]);
    expect(taken.state.companies['SX']?.held.filter(h => h === 1)).toHaveLength(3);
    expect([cashOf(taken, 'SX'), taken.state.companies['SX']?.trains]).toEqual([900, ['3Ed']]);
  });

  test('[CZ-VII.5.b-c] the certificate is lost only to somebody who could hold it', () => {
    const g = stock({ par: { SX: 90 }, shares: { SX: { 0: 3, 1: 1 } } });
    expect(refusal(g, 'sellShares', { company: 'SX', shares: 1 })).toBeUndefined();
    expect(cited(g, 'sellShares', { company: 'SX', shares: 2 })).toBe('sell.director CZ-VII.5.b-c');
    const heir = stock({ par: { SX: 90 }, shares: { SX: { 0: 3, 1: 2 } } });
    expect(directorOf(does(heir, 'sellShares', { company: 'SX', shares: 2 }), 'SX')).toBe(1);
    const medium = stock({ par: { BTE: 60 }, shares: { BTE: { 0: 2, 1: 1 } } });
    expect(cited(medium, 'sellShares', { company: 'BTE', shares: 2 })).toBe('sell.director CZ-VII.5.b-c');
  });

  test('[CZ-VII.5.b-d] of equal heirs the first in Playing Order after the old director', () => {
    const g = stock({ par: { SX: 90 }, shares: { SX: { 1: 3, 0: 2, 3: 2 } }, at: { turn: 1 } });
    const sold = does(g, 'sellShares', { company: 'SX', shares: 3 });
    expect(directorOf(sold, 'SX')).toBe(3);
    const round = stock({ par: { SX: 90 }, shares: { SX: { 3: 3, 0: 2, 1: 2 } }, at: { turn: 3 } });
    expect(directorOf(does(round, 'sellShares', { company: 'SX', shares: 3 }), 'SX')).toBe(0);
  });

  test('[CZ-VII.5.b-EX1] 50 against 50: the director sells 25 and hands it over, or 50 and keeps nothing', () => {
    const one = does(small(2, 2), 'sellShares', { company: 'BCB', shares: 1 });
    expect([directorOf(one, 'BCB'), held(one, 'BCB'), sharesOf(one, 'BCB', 'ipo')]).toEqual([1, [1, 2, 0, 0], 1]);
    expect(one.state.companies['BCB']?.held[0]).toBe(1);
    const all = does(small(2, 2), 'sellShares', { company: 'BCB', shares: 2 });
    expect([directorOf(all, 'BCB'), held(all, 'BCB'), cashOf(all, 0)]).toEqual([1, [0, 2, 0, 0], 620]);
  });

  test('[CZ-VII.5.b-EX2] 40 against 40: the other buys a third share and leads; the old one has a card more', () => {
    const g = stock({ par: { BTE: 60 }, shares: { BTE: { 0: 2, 1: 2 } }, director: { BTE: 0 }, at: { turn: 1 } });
    const bought = does(g, 'buyShare', { company: 'BTE', from: 'ipo' });
    expect([directorOf(bought, 'BTE'), held(bought, 'BTE')]).toEqual([1, [2, 3, 0, 0]]);
    const cards = (seat: number) => bought.state.companies['BTE']?.held.filter(h => h === seat).length;
    expect([cards(0), cards(1)]).toEqual([2, 2]);
  });

  test('[CZ-VII.5.b-EX3] 50, 25 and 25: the director sells nothing', () => {
    for (const shares of [1, 2])
      expect(cited(small(2, 1, 1), 'sellShares', { company: 'BCB', shares })).toBe('sell.director CZ-VII.5.b-c');
    expect(refusal(small(2, 1, 1, { at: { turn: 1 } }), 'sellShares', { company: 'BCB', shares: 1 })).toBeUndefined();
  });

  test('[CZ-VII.5.b-e] the bank never holds a director’s certificate again', () => {
    const g = does(small(2, 2), 'sellShares', { company: 'BCB', shares: 2 });
    expect(g.state.companies['BCB']?.held).toEqual([1, 'ipo', 'ipo']);
    expect(cited(does(g, 'pass'), 'startCompany', { company: 'BCB', par: 50 })).toBe('start.taken CZ-IV.2.a-a');
  });
});

describe('selling', () => {
  test('[CZ-VII.6-a] sold shares lie in the bank with the others and may be bought again', () => {
    const sold = does(small(3, 1), 'sellShares', { company: 'BCB', shares: 1 });
    expect([sharesOf(sold, 'BCB', 'ipo'), sharesOf(sold, 'BCB', 'pool')]).toEqual([1, 0]);
    const bought = does(does(sold, 'pass'), 'buyShare', { company: 'BCB', from: 'ipo' });
    expect(cashOf(bought, 1)).toBe(500 - 58);
  });

  test('[CZ-VII.6-b] the seller gets the price before it falls, and it falls once', () => {
    const g = stock({ par: { SX: 90 }, shares: { SX: { 0: 6 } } });
    const sold = does(g, 'sellShares', { company: 'SX', shares: 4 });
    expect([cashOf(sold, 0), sold.state.companies['SX']?.cell]).toEqual([500 + 4 * 90, '13']);
  });

  test('[CZ-VII.6-c] any number, but nothing in the first stock round, no director’s certificate, no Local Railway', () => {
    expect(cited(small(3, 1, 0, { at: { number: 1 } }), 'sellShares', { company: 'BCB', shares: 1 })).toBe(
      'sell.first-round CZ-VII.6-c',
    );
    expect(cited(small(2, 1), 'sellShares', { company: 'BCB', shares: 3 })).toBe('sell.owned CZ-VII.6-c');
    expect(cited(small(2, 0), 'sellShares', { company: 'BCB', shares: 2 })).toBe('sell.director CZ-VII.5.b-c');
    expect(t18cz.steps['stock']?.verbs.map(v => v.type)).not.toContain('sellLocal');
    expect(cited(stock({ shares: { EKJ: { 0: 0 } } }), 'sellShares', { company: 'EKJ', shares: 1 })).toBe(
      'sell.owned CZ-VII.6-c',
    );
  });

  test('[CZ-VII.6-d] in the order the seller likes', () => {
    const g = stock({ par: { BCB: 60, SX: 90 }, shares: { BCB: { 0: 3 }, SX: { 0: 3 } } });
    const one = does(does(g, 'sellShares', { company: 'SX', shares: 1 }), 'sellShares', { company: 'BCB', shares: 1 });
    const other = does(does(g, 'sellShares', { company: 'BCB', shares: 1 }), 'sellShares', {
      company: 'SX',
      shares: 1,
    });
    expect(cashOf(one, 0)).toBe(cashOf(other, 0));
    expect(question(one)?.by).toBe(0);
  });

  test('[CZ-VII.6-e] all shares of a company in one sale, not in two of the same turn', () => {
    const g = stock({ par: { SX: 90 }, shares: { SX: { 0: 6 } } });
    const sold = does(g, 'sellShares', { company: 'SX', shares: 1 });
    expect(cited(sold, 'sellShares', { company: 'SX', shares: 1 })).toBe('sell.one-block CZ-VII.6-e');
    const later = stock({ par: { SX: 90 }, shares: { SX: { 0: 5 } }, at: { sold: { 0: ['SX'] } } });
    expect(refusal(later, 'sellShares', { company: 'SX', shares: 1 })).toBeUndefined();
  });

  test('[CZ-VII.6-f] shares of a company that has not floated may be sold, too', () => {
    const g = stock({ par: { SX: 90 }, shares: { SX: { 0: 3 } } });
    expect(g.state.companies['SX']?.floated).toBeUndefined();
    const sold = does(g, 'sellShares', { company: 'SX', shares: 1 });
    expect([cashOf(sold, 0), sold.state.companies['SX']?.cell]).toEqual([590, '13']);
    expect(
      cited(stock({ shares: { SX: { 0: 0, 1: 1 } }, at: { turn: 1 } }), 'sellShares', { company: 'SX', shares: 1 }),
    ).toBe('sell.priced CZ-VII.6-b');
  });
});
