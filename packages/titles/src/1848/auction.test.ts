import { cashOf, check, type Game, play, question, start } from '@roundhouse/engine';
import { cited, citedFor, does, inStock, refusal, scenario } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import type { Auction } from './auction.ts';
import { t1848 } from './index.ts';

const FACE = { P1: 30, P2: 70, P3: 110, P4: 170, P5: 170, P6: 230 };
const FLOOR = { P1: 0, P2: 40, P3: 80, P4: 140, P5: 140, P6: 200 };
const LOTS = Object.keys(FACE);

/** An auction at seat 0, privates owned as given, the others at their face value. */
const auction = (owners: Readonly<Record<string, number>>, prices: object = FACE, more: object = {}): Game =>
  scenario(t1848, {
    privates: Object.fromEntries(Object.entries(owners).map(([lot, owner]) => [lot, { owner }])),
    at: [{ at: 'auction', done: [], turn: 0, prices, passes: 0 } as Auction],
    ...more,
  });

const pricesOf = (g: Game) => (g.state.agenda[0] as Auction).prices;

describe('buying and cutting', () => {
  test('[48-3.1.1-a] the first seat buys or cuts by £5, then the next clockwise', () => {
    const g = start(t1848, { players: 4, options: {}, seed: 'auction' });
    const [first, second, third] = g.state.seating;
    expect(question(g)).toEqual({ by: first, step: 'auction' });
    const cut = does(g, 'lowerLot', { lot: 'P4' });
    expect([pricesOf(cut)['P4'], question(cut)?.by]).toEqual([165, second]);
    const bought = does(cut, 'buyLot', { lot: 'P4' });
    expect([bought.state.privates['P4']?.owner, question(bought)?.by]).toEqual([second, third]);
    expect(cashOf(bought, second as number)).toBe(630 - 165);
  });

  test('[48-3.1.1-a] one thing a turn, and nobody out of turn', () => {
    const g = auction({});
    const lot = { type: 'buyLot', by: 0, at: 'auction', lot: 'P1' };
    expect(check(g, lot)).toBeUndefined();
    expect(citedFor(g, { ...lot, by: 1 })).toBe('turn.seat 48-3.1.1-a');
    for (const verb of ['buyLot', 'lowerLot'])
      expect(citedFor(does(g, verb, { lot: 'P2' }), lot)).toBe('turn.seat 48-3.1.1-a');
  });

  test('[48-3.1.1-b] a private at its floor cannot be cut, a sold one neither cut nor bought', () => {
    const g = auction({ P1: 1 }, { ...FACE, P2: 40, P3: 85 });
    expect(cited(g, 'lowerLot', { lot: 'P2' })).toBe('lot.floor 48-3.1.1-b');
    expect(cited(g, 'lowerLot', { lot: 'P1' })).toBe('lot.sold 48-3.1.1-b');
    expect(refusal(g, 'buyLot', { lot: 'P1' })?.clause).toBe('lot.sold');
    expect(pricesOf(does(g, 'lowerLot', { lot: 'P3' }))['P3']).toBe(80);
  });

  test.each(Object.entries(FLOOR))('[48-3.1.1-b] [48-3.1.1-EX1] %s: six cuts to £%i, no seventh', (lot, floor) => {
    let g = auction({});
    const column: (number | undefined)[] = [pricesOf(g)[lot]];
    for (let cut = 0; cut < 6; cut++) {
      g = does(g, 'lowerLot', { lot });
      column.push(pricesOf(g)[lot]);
    }
    expect(column).toEqual([30, 25, 20, 15, 10, 5, 0].map(above => floor + above));
    expect(refusal(g, 'lowerLot', { lot })?.clause).toBe('lot.floor');
  });

  test('[48-3.1.1-c] the price goes to the Bank and must be there', () => {
    const g = auction({}, FACE, { cash: { 0: 200 } });
    expect(cited(g, 'buyLot', { lot: 'P6' })).toBe('lot.funds 48-3.1.1-c');
    const bought = does(g, 'buyLot', { lot: 'P5' });
    expect([cashOf(bought, 0), cashOf(bought, 'bank') - cashOf(g, 'bank')]).toEqual([30, 170]);
  });

  test('[48-3.1.1-c] P1 at its floor is bought for nothing', () => {
    const g = does(auction({}, FLOOR, { cash: { 0: 0 } }), 'buyLot', { lot: 'P1' });
    expect([g.state.privates['P1']?.owner, cashOf(g, 0)]).toEqual([0, 0]);
  });

  test('[48-3.1.1-d] one player may buy any number, one a turn', () => {
    const g = auction({ P1: 0, P2: 0, P3: 0, P4: 0 });
    const bought = does(g, 'buyLot', { lot: 'P5' });
    expect(Object.values(bought.state.privates).filter(p => p.owner === 0)).toHaveLength(5);
    expect(play(bought, { type: 'buyLot', by: 0, at: 'auction', lot: 'P6' })).toMatchObject({
      violation: { clause: 'turn.seat' },
    });
  });
});

describe('passing', () => {
  test('[48-3.1.2-a] nothing sold and all at their floors: he must buy', () => {
    const g = auction({}, FLOOR);
    expect(cited(g, 'pass')).toBe('lot.must-buy 48-3.1.2-a');
    for (const lot of LOTS) {
      expect(refusal(g, 'lowerLot', { lot })?.clause).toBe('lot.floor');
      expect(refusal(g, 'buyLot', { lot })).toBeUndefined();
    }
  });

  test('[48-3.1.3-a] one sold and the others at their floors: he buys or passes, owning none himself', () => {
    const g = auction({ P1: 3 }, FLOOR);
    expect(refusal(g, 'buyLot', { lot: 'P2' })).toBeUndefined();
    expect(question(does(g, 'pass'))?.by).toBe(1);
  });

  test('[48-3.1.3-b] whoever owns one may pass, even while a price can fall', () => {
    expect(question(does(auction({ P1: 0 }), 'pass'))?.by).toBe(1);
  });

  test('[48-3.1.3-c] whoever owns none may not pass while a price can fall', () => {
    expect(cited(auction({ P1: 3 }), 'pass')).toBe('lot.compulsory 48-3.1.3-c');
    expect(cited(auction({}), 'pass')).toBe('lot.compulsory 48-3.1.3-c');
    expect(cited(auction({ P1: 3 }, { ...FLOOR, P6: 205 }), 'pass')).toBe('lot.compulsory 48-3.1.3-c');
  });
});

describe('all pass', () => {
  const owners = { P1: 0, P2: 1, P3: 2, P4: 3, P5: 0 };
  const rest = (g: Game, times: number): Game => (times ? rest(does(g, 'pass'), times - 1) : g);

  test('[48-3.1.4-a] [48-3.1.4-b] what is sold pays once and nothing else, prices stay, the next clockwise goes on', () => {
    const g = auction(owners, { ...FACE, P6: 215 }, { shares: { BOE: { 0: 2 } }, phase: '3' });
    const paid = rest(g, 4);
    expect([0, 1, 2, 3].map(seat => cashOf(paid, seat) - cashOf(g, seat))).toEqual([5 + 25, 10, 15, 20]);
    expect(cashOf(g, 'bank') - cashOf(paid, 'bank')).toBe(75);
    expect(pricesOf(paid)).toEqual(pricesOf(g));
    expect(question(paid)).toEqual({ by: 0, step: 'auction' });
    for (const verb of ['buyLot', 'lowerLot']) expect(refusal(paid, verb, { lot: 'P6' })).toBeUndefined();
  });

  test('[48-3.1.4-a] a purchase or a cut in between starts the count again', () => {
    const g = does(rest(auction(owners), 3), 'lowerLot', { lot: 'P6' });
    const almost = rest(g, 3);
    expect(cashOf(almost, 1)).toBe(cashOf(g, 1));
    expect(cashOf(rest(almost, 1), 1)).toBe(cashOf(g, 1) + 10);
  });

  test('[48-3.1.4-c] a payment that breaks the bank ends the game with that round of passes', () => {
    const end = rest(auction(owners, FACE, { cash: { bank: 74 } }), 4);
    expect([end.state.over, end.state.ending, cashOf(end, 'bank')]).toEqual([true, 'bank', -1]);
    const on = rest(auction(owners, FACE, { cash: { bank: 75 } }), 4);
    expect([on.state.over, question(on)?.step]).toEqual([undefined, 'auction']);
  });

  test.each([3, 4, 5])(
    '[N-45] [48-3.1.4-a] %i players: all keep passing with P6 at 230, and it pays each time',
    players => {
      const g = auction({ P1: 0, P2: 1, P3: 2, P4: 3 % players, P5: 4 % players }, FACE, { players });
      const incomes = (h: Game) => h.state.seating.reduce((sum, seat) => sum + cashOf(h, seat) - cashOf(g, seat), 0);
      for (const rounds of [1, 2, 3]) {
        const later = rest(g, rounds * players);
        expect(incomes(later)).toBe(75 * rounds);
        expect(pricesOf(later)['P6']).toBe(230);
      }
    },
  );
});

describe('the end of the auction', () => {
  const last = () => auction({ P1: 0, P2: 1, P3: 2, P4: 3, P5: 3 });

  test('[48-3.2-a] with the sixth private sold the first stock round begins', () => {
    expect(cited(last(), 'buyShare', { company: 'BOE', from: 'pool' })).toBe('turn.verb 48-3.2-a');
    expect(cited(last(), 'buyShare', { company: 'BOE', from: 'pool', at: 'stock' })).toBe('turn.step 48-3.2-a');
    const g = does(last(), 'buyLot', { lot: 'P6' });
    expect(g.state.agenda).toMatchObject([{ at: 'stock', number: 1 }]);
    expect(refusal(g, 'buyShare', { company: 'BOE', from: 'pool' })).toBeUndefined();
    expect(refusal(g, 'startCompany', { company: 'VR', par: 70 })).toBeUndefined();
    expect(refusal(scenario(t1848, { at: inStock(0) }), 'buyLot', { lot: 'P1' })?.clause).toBe('turn.verb');
  });

  test('[48-3.2-b] priority goes left of the buyer of the last private', () => {
    const g = does(does(last(), 'pass'), 'buyLot', { lot: 'P6' });
    expect(g.state.priority).toBe(2);
    expect(question(g)).toEqual({ by: 2, step: 'stock' });
  });
});
