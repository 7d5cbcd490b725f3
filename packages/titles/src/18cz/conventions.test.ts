import { cashOf, check, endGame, openTable, play, question, start, view, wealthOf } from '@roundhouse/engine';
import { cited, citedFor, does, inStock, inTurn, refusal, scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { localRailways } from './companies.ts';
import { t18cz } from './index.ts';
import { t18czMoraviaSilesia } from './moravia-silesia.ts';

const begin = (players: number, seed = 'conventions') => start(t18cz, { players, options: {}, seed });

describe('conventions', () => {
  test('[CZ-0-a] amounts are whole: fractions of dividends and of price bounds are rounded away', () => {
    const g = turnOf(t18cz, 'BCB', 'dividend', {
      par: { BCB: 55 },
      shares: { BCB: { 0: 2, 1: 1 } },
      tokens: { BCB: ['E16'] },
      cash: { 0: 0, 1: 0 },
      at: { income: 110 },
    });
    const paid = does(g, 'payDividend', { how: 'pay' });
    expect([cashOf(paid, 0), cashOf(paid, 1)]).toEqual([55, 28]);
    expect(refusal(g, 'payDividend', { how: 'half' })?.clause).toBe('action.shape');
  });

  test('[CZ-0-f] the phase is the newest letter of which a card has gone; it never goes back or skips', () => {
    const g = turnOf(t18cz, 'BCB', 'trains', { trains: { BCB: ['2a'] }, sold: { a: 5 }, cash: { BCB: 500 } });
    expect(g.state.phase).toBe('a');
    const bought = does(g, 'buyTrain', { train: '2b', from: 'bank' });
    expect(bought.state.phase).toBe('b');
    expect(cited(bought, 'buyTrain', { train: '3c', from: 'bank' })).toBe('trains.on-sale CZ-VIII.10-f');
    const again = does(bought, 'buyTrain', { train: '2b', from: 'bank' });
    expect(again.state.phase).toBe('b');
    expect(t18czMoraviaSilesia.parts.phases.map(p => p.id)).toEqual(['a+b', 'd', 'e', 'g', 'j']);
  });

  test('[CZ-0-g] rights of the whole turn hold from the home station to the end of the train step', () => {
    const more = {
      phase: 'd',
      sold: { a: 5, b: 4, c: 4, d: 1 },
      privates: { S1: { owner: 'SX' } },
      slices: { timetable: { at: 5 } },
    };
    const fresh = scenario(t18cz, {
      ...more,
      par: { SX: 100 },
      shares: { SX: { 0: 5 } },
      floated: ['SX'],
      at: inTurn('SX', 'begin'),
    });
    expect(question(fresh)).toEqual({ by: 0, step: 'red', company: 'SX' });
    expect(cited(fresh, 'sellLocal', { private: 'S1' })).toBe('turn.verb CZ-VIII.3-a');
    const placed = does(fresh, 'layRed', { hex: 'A8', turn: 5 });
    expect(refusal(placed, 'sellLocal', { private: 'S1' })).toBeUndefined();
    const last = turnOf(t18cz, 'SX', 'trains', { ...more, tokens: { SX: ['A8'] }, trains: { SX: ['3Ed'] } });
    expect(refusal(last, 'sellLocal', { private: 'S1' })).toBeUndefined();
  });

  test('[CZ-0-h] an offer names thing and price, the other party answers; refused it changes nothing and may be repeated for more', () => {
    const g = turnOf(t18cz, 'BCB', 'trains', {
      phase: 'b',
      sold: { a: 5, b: 1 },
      par: { MW: 60 },
      shares: { MW: { 1: 2 } },
      tokens: { BCB: ['E16'], MW: ['F23'] },
      trains: { BCB: ['2a'], MW: ['2a'] },
    });
    const offer = { train: '2a', from: 'MW', price: 30 };
    const asked = does(g, 'buyTrain', offer);
    expect(question(asked)).toEqual({ by: 1, step: 'consent' });
    expect(cited(asked, 'pass')).toBe('consent.answer CZ-0-h');
    const refused = does(asked, 'answer', { yes: false });
    expect(refused.state.companies).toEqual(g.state.companies);
    const twice = does(does(refused, 'buyTrain', offer), 'answer', { yes: false });
    expect(cited(twice, 'buyTrain', offer)).toBe('consent.refused CZ-0-h');
    const agreed = does(does(twice, 'buyTrain', { ...offer, price: 31 }), 'answer', { yes: true });
    expect(agreed.state.companies['BCB']?.trains).toEqual(['2a', '2a']);
    expect([cashOf(agreed, 'BCB'), cashOf(agreed, 'MW')]).toEqual([469, 31]);
  });

  test('[CZ-0-h] between companies of one player no answer is needed', () => {
    const g = turnOf(t18cz, 'BCB', 'trains', {
      phase: 'b',
      sold: { a: 5, b: 1 },
      par: { MW: 60 },
      shares: { MW: { 0: 2 } },
      tokens: { BCB: ['E16'], MW: ['F23'] },
      trains: { BCB: ['2a'], MW: ['2a'] },
    });
    const bought = does(g, 'buyTrain', { train: '2a', from: 'MW', price: 30 });
    expect(bought.state.companies['BCB']?.trains).toEqual(['2a', '2a']);
  });
});

describe('information and etiquette', () => {
  test('[CZ-III.1-a] no agreement binds: whoever is asked may answer as he likes', () => {
    const g = turnOf(t18cz, 'BCB', 'track', {
      phase: 'b',
      tokens: { BCB: ['E16'] },
      privates: { S1: { owner: 2 }, S2: { owner: 2 } },
      slices: { timetable: { at: 2 } },
    });
    const sold = does(does(g, 'buyPrivate', { private: 'S1', price: 1 }), 'answer', { yes: true });
    const asked = does(sold, 'buyPrivate', { private: 'S2', price: 1 });
    for (const yes of [true, false]) {
      const after = does(asked, 'answer', { yes });
      expect(after.state.privates['S2']?.owner).toBe(yes ? 'BCB' : 2);
    }
  });

  test('[CZ-III.1-b] a deal asks one other party and nobody else', () => {
    const g = turnOf(t18cz, 'BCB', 'track', {
      phase: 'b',
      tokens: { BCB: ['E16'] },
      privates: { S1: { owner: 2 } },
      slices: { timetable: { at: 2 } },
    });
    const asked = does(g, 'buyPrivate', { private: 'S1', price: 1 });
    expect(question(asked)?.by).toBe(2);
    expect(question(does(asked, 'answer', { yes: true }))?.by).toBe(0);
  });

  test('[CZ-III.1-c] everybody sees everything but the seed', () => {
    const g = begin(4);
    const { setup, ...rest } = view(g, 1);
    const { setup: _, ...all } = g.state;
    expect(rest).toEqual(all);
    expect('hidden' in setup.seed).toBe(true);
  });

  test('[CZ-III.1-d] thinking ahead has no effect: only who is asked may act', () => {
    const g = begin(3);
    const other = g.state.seating[1] as number;
    expect(check(g, { type: 'buyLot', by: other, at: 'draft', lot: 'S1' })?.clause).toBe('turn.seat');
  });
});

describe('setup', () => {
  test.each([
    [3, 380],
    [4, 300],
    [5, 250],
    [6, 210],
  ])('[CZ-III.2-a] %i players begin with %i each', (players, cash) => {
    const g = begin(players);
    expect(g.state.seating.map(seat => cashOf(g, seat))).toEqual(Array(players).fill(cash));
  });

  test('[CZ-III.2-b] the base game is for three to six, two play a variant', () => {
    expect(t18cz.players).toEqual([3, 4, 5, 6]);
    expect(() => begin(2)).toThrow(RangeError);
    expect(() => begin(7)).toThrow(RangeError);
    expect(t18cz.rules.shares.certificateLimit(begin(6), 0)).toBe(9);
  });

  test('[CZ-III.3-a] a bank without money pays on, and the game goes on', () => {
    const g = turnOf(t18cz, 'BCB', 'dividend', {
      cash: { bank: 10, 0: 0 },
      tokens: { BCB: ['E16'] },
      at: { income: 100 },
    });
    const paid = does(g, 'payDividend', { how: 'pay' });
    expect([cashOf(paid, 0), cashOf(paid, 'bank'), paid.state.ending]).toEqual([75, -65, undefined]);
  });

  test('[CZ-III.3-b] all 18 Local Railways are on the sheet; those of one size are alike', () => {
    const g = begin(3);
    expect(Object.values(g.state.privates)).toEqual(Array(18).fill({}));
    for (const letter of ['S', 'M', 'L']) {
      const alike = Object.values(localRailways).filter(p => p.id[0] === letter);
      expect(new Set(alike.map(p => p.income)).size).toBe(1);
      expect(new Set(alike.map(p => p.price)).size).toBe(6);
    }
  });

  test('[CZ-III.3-c] certificates begin in the bank; none is sold before the director’s', () => {
    const g = scenario(t18cz, { at: inStock(0, { number: 1 }) });
    expect(Object.values(g.state.companies).every(c => c.held.every(h => h === 'ipo'))).toBe(true);
    expect(cited(g, 'buyShare', { company: 'BCB', from: 'ipo' })).toBe('buy.priced CZ-III.3-c');
    const begun = does(g, 'startCompany', { company: 'BCB', par: 50 });
    expect(refusal(begun, 'buyShare', { company: 'BCB', from: 'ipo' })).toBeUndefined();
  });

  test('[CZ-III.3-f] what a company has is its own', () => {
    const g = turnOf(t18cz, 'BCB', 'track', {
      tokens: { BCB: ['E16'] },
      tiles: { E16: '6/3' },
      cash: { 0: 300, BCB: 0 },
    });
    expect(cited(g, 'layTile', { hex: 'D17', tile: '57', turn: 0 })).toBe('track.funds CZ-VIII.4-i');
    expect(cashOf(g, 0)).toBe(300);
  });

  test('[CZ-III.3-g] the order is dealt at random, and the lowest card begins', () => {
    const orders = new Set(Array.from({ length: 20 }, (_, n) => begin(4, `deal ${n}`).state.seating.join()));
    expect(orders.size).toBeGreaterThan(5);
    const g = begin(4, 'deal');
    expect(question(g)).toEqual({ by: g.state.seating[0], step: 'draft' });
    expect(g.state.priority).toBe(g.state.seating[0]);
  });
});

test('[CZ-IV.1-c] Local Railways have no track, no trains and no turn of their own', () => {
  const g = turnOf(t18cz, 'BCB', 'track', {
    tokens: { BCB: ['E16'] },
    privates: { S1: { owner: 0 }, S2: { owner: 'BCB' } },
  });
  const lay = { type: 'layTile', by: 0, at: 'track', hex: 'E16', tile: '57', turn: 1 };
  expect(check(g, { ...lay, company: 'S2' })?.clause).toBe('action.shape');
  expect(play(g, { ...lay, company: 'BCB' }).violation).toBeUndefined();
});

test('[CZ-X.1-a] once the game is over nothing can be played', () => {
  const g = begin(3);
  const t = openTable(g);
  endGame(t);
  const over = { title: g.title, state: t.state };
  expect(citedFor(over, { type: 'pass', by: 0, at: 'draft' })).toBe('game.over CZ-X.1-a');
  expect(wealthOf(over, 0)).toBe(380);
});
