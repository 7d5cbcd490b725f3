import { cashOf, type Frame, type Game, linked, priceOf, question, sharesOf } from '@roundhouse/engine';
import { cited, does, inOperating, inStock, type Scenario, scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { rhl } from './index.ts';
import { ASIDE } from './links.ts';
import type { Bid } from './lots.ts';
import { KOELN } from './rhine.ts';

/** The last lots of the package: so many are sold, bids lie as given. */
const lots = (turn: number, sold: number, bids: Record<string, readonly Bid[]> = {}): Game =>
  scenario(rhl, {
    slices: { lots: { bids, sold: ['P1', 'P2', 'P3', 'P4', 'P5', 'RhE'].slice(0, sold) } },
    at: [{ at: 'lots', done: [], turn, passes: 0 } as Frame],
  });
const lay = (g: Game, text: string): Game => {
  const [hex, tile, turn] = text.split(/[ /]/);
  return does(g, 'layTile', { hex, tile, turn: Number(turn) });
};

describe('Niederrheinische Licht- und Kraftwerke', () => {
  test('[RHL-4.1.1-r] the buyer has a GVE certificate at once', () => {
    const g = does(lots(1, 4), 'buyLot', { lot: 'P5' });
    expect([sharesOf(g, 'GVE', 1), sharesOf(g, 'GVE', 'P5'), cashOf(g, 1)]).toEqual([1, 0, 330]);
  });

  test('[RHL-4.1.1-s] [RHL-4.2.2-e] GVE floats with 40 % from the stack and is paid for five shares', () => {
    const g = scenario(rhl, {
      shares: { GVE: { 0: 2, 1: 1, 2: 1 } },
      par: { GVE: 75 },
      cash: { 0: 500 },
      at: inStock(0),
    });
    const floated = does(g, 'buyShare', { company: 'GVE', from: 'ipo' });
    expect([cashOf(floated, 'GVE'), priceOf(floated, 'GVE'), sharesOf(floated, 'GVE', 'GVE')]).toEqual([375, 80, 5]);
  });
});

describe('the sixth lot', () => {
  test('[RHL-4.1.1-t] 140 when it is due, 145 while one can only bid', () => {
    expect(cited(lots(0, 4), 'bid', { lot: 'RhE', amount: 140 })).toBe('bid.least RHL-5.1.1-c');
    expect(cited(lots(0, 4), 'bid', { lot: 'RhE', amount: 145 })).toBeUndefined();
    const g = does(lots(0, 5), 'buyLot', { lot: 'RhE' });
    expect([cashOf(g, 0), g.state.privates['RhE']]).toEqual([310, undefined]);
  });

  test('[RHL-4.1.1-u] its founding value is 70', () => {
    expect(does(lots(0, 5), 'buyLot', { lot: 'RhE' }).state.companies['RhE']?.par).toBe(70);
    const stock = scenario(rhl, { cash: { 0: 900 }, at: inStock(0, { number: 1 }) });
    expect(stock.title.rules.shares.pars(stock, 'RhE')).toContain(100);
  });

  test('[RHL-4.1.1-v] 140 go to RhE, the rest to the bank', () => {
    const bids = { RhE: [{ by: 2, amount: 205 }] };
    const before = lots(0, 4, bids);
    const g = does(before, 'buyLot', { lot: 'P5' });
    expect([cashOf(g, 'RhE'), cashOf(g, 2)]).toEqual([140, 245]);
    expect(cashOf(g, 'bank') - cashOf(before, 'bank')).toBe(120 + 65);
  });

  test('[RHL-4.1.1-w] RhE floats at once: five certificates to the charter, one space up', () => {
    const g = does(lots(0, 5), 'buyLot', { lot: 'RhE' });
    expect(g.state.companies['RhE']?.floated).toBe(true);
    expect(['RhE', 'ipo', 'pool', 0].map(h => sharesOf(g, 'RhE', h))).toEqual([5, 0, 3, 2]);
    expect(priceOf(g, 'RhE')).toBe(75);
  });

  test('[RHL-4.1.1-x] the pool certificates bring RhE nothing, later buyers pay the bank', () => {
    expect(cashOf(does(lots(0, 5), 'buyLot', { lot: 'RhE' }), 'RhE')).toBe(140);
    const g = scenario(rhl, {
      shares: { RhE: { 0: 2, pool: 3, RhE: 5 } },
      par: { RhE: 70 },
      floated: ['RhE'],
      cash: { 1: 200, RhE: 140 },
      at: inStock(1),
    });
    const bought = does(g, 'buyShare', { company: 'RhE', from: 'pool' });
    expect([cashOf(bought, 'RhE'), cashOf(bought, 1)]).toEqual([140, 130]);
  });

  test('[RHL-4.1.1-EX1] won for 175', () => {
    const before = lots(0, 5, {});
    const won = does(lots(0, 4, { RhE: [{ by: 1, amount: 175 }] }), 'buyLot', { lot: 'P5' });
    expect([cashOf(won, 'RhE'), priceOf(won, 'RhE')]).toEqual([140, 75]);
    expect(cashOf(won, 'bank') - cashOf(before, 'bank')).toBe(120 + 35);
    expect(['RhE', 'pool'].map(h => sharesOf(won, 'RhE', h))).toEqual([5, 3]);
    const shares = { RhE: { 1: 2, pool: 3, RhE: 5 } };
    const or = scenario(rhl, {
      shares,
      par: { RhE: 70 },
      floated: ['RhE'],
      cash: { RhE: 140 },
      at: inOperating({ set: 1 }),
    });
    expect(question(or)).toMatchObject({ company: 'RhE', by: 1 });
  });

  test('[RHL-N-2] shares at 75 from the charter in the first stock round, pool shares only from the second on', () => {
    const g = does(lots(0, 5), 'buyLot', { lot: 'RhE' });
    const bought = does(g, 'buyShare', { company: 'RhE', from: 'charter' });
    expect([cashOf(bought, 1), cashOf(bought, 'RhE')]).toEqual([375, 215]);
    expect(cited(g, 'buyShare', { company: 'RhE', from: 'pool' })).toBe('buy.first-round RHL-5.1.2-a');
    const shares = { RhE: { 0: 2, pool: 3, RhE: 5 } };
    const later = scenario(rhl, { shares, par: { RhE: 70 }, floated: ['RhE'], at: inStock(1, { number: 2 }) });
    expect(cited(later, 'buyShare', { company: 'RhE', from: 'pool' })).toBeUndefined();
  });
});

describe('Köln–Düren–Aachen', () => {
  const almost = { J9: '9/0', K8: '8/1' };
  const led = { RhE: { 1: 2, pool: 3, RhE: 5 } };
  const adr = (more: Omit<Scenario, 'at'> = {}) =>
    turnOf(rhl, 'ADR', 'track', { tiles: almost, floated: ['RhE'], par: { RhE: 70 }, shares: led, ...more });
  const reached = (g: Game) => linked(g, KOELN.left(g), 'K2', { via: 'K6' });

  test('[RHL-4.1.1-y] the 210 go to RhE as soon as the line is there, whoever completes it', () => {
    const g = lay(adr(), 'K4 4/1');
    expect([cashOf(g, 'RhE'), cashOf(g, ASIDE)]).toEqual([210, 0]);
    expect(cashOf(adr(), 'RhE')).toBe(0);
  });

  test('[RHL-4.1.1-z] tokens and lengths do not matter', () => {
    const full = { tokens: { ADR: ['K2'], DEE: ['K6'] }, par: { RhE: 70, DEE: 60 }, shares: { ...led, DEE: { 2: 5 } } };
    expect(cashOf(lay(adr(full), 'K4 4/1'), 'RhE')).toBe(210);
  });

  test('[RHL-4.1.1-z] it is one run through Düren, without reversing', () => {
    const detour = { K4: '142/4', J5: '8/4', J7: '9/1', J9: '8/1' };
    const g = scenario(rhl, { tiles: detour, at: inOperating() });
    expect([linked(g, 'I10', 'K6'), linked(g, 'K6', 'K2'), linked(g, 'I10', 'K2')]).toEqual([true, true, true]);
    expect(reached(g)).toBe(false);
  });

  test('[RHL-4.1.1-z] while Köln is yellow the line begins on the left bank; from green on it is one city', () => {
    const tiles = { ...almost, K4: '4/1' };
    const yellow = scenario(rhl, { tiles, at: inOperating() });
    expect([reached(yellow), linked(yellow, 'I10.2', 'K2', { via: 'K6' })]).toEqual([true, false]);
    const green = scenario(rhl, { phase: '3', tiles: { ...tiles, I10: '923/0' }, at: inOperating() });
    expect([reached(green), linked(green, 'I10.1', 'K2', { via: 'K6' })]).toEqual([true, true]);
  });

  test('[RHL-4.1.1-aa] it is tested after every tile and paid once', () => {
    const g = adr({ slices: { line: { built: true } }, cash: { [ASIDE]: 0 } });
    expect(cashOf(lay(g, 'K4 4/1'), 'RhE')).toBe(0);
    const last = turnOf(rhl, 'RhE', 'track', { tiles: { J9: '9/0', K4: '4/1' }, cash: { RhE: 0 } });
    expect(cashOf(lay(last, 'K8 8/1'), 'RhE')).toBe(210);
  });

  test('[RHL-4.1.1-ab] RhE has the money in the same turn', () => {
    const g = turnOf(rhl, 'RhE', 'track', { tiles: { J9: '9/0', K4: '4/1' }, cash: { RhE: 0 } });
    const token = lay(g, 'K8 8/1');
    expect(question(token)).toMatchObject({ company: 'RhE', step: 'token' });
    expect(cashOf(does(token, 'placeToken', { hex: 'K6', city: 0 }), 'RhE')).toBe(150);
  });

  test('[RHL-4.1.1-ac] without the line it is never paid', () => {
    const g = scenario(rhl, {
      tiles: almost,
      shares: led,
      par: { RhE: 70 },
      floated: ['RhE'],
      ending: 'bank',
      at: inOperating({ acted: ['RhE'] }),
    });
    expect([g.state.over, cashOf(g, ASIDE), cashOf(g, 'RhE')]).toEqual([true, 210, 0]);
  });

  test('[RHL-N-25] an upgrade by a competitor completes it, and the bank need not pay', () => {
    const tiles = { K4: '4/1', J9: '8/1', J7: '8/4' };
    const g = adr({ phase: '3', tiles, cash: { bank: 5 } });
    expect(cashOf(g, 'RhE')).toBe(0);
    const paid = lay(g, 'K6 15/1');
    expect([cashOf(paid, 'RhE'), cashOf(paid, 'bank'), paid.state.ending]).toEqual([210, 5, undefined]);
  });
});
