import { cashOf, check, directorOf, type Frame, type Game, priceOf, question, sharesOf } from '@roundhouse/engine';
import { cited, does, inOperating, inStock, inTurn, refusal, scenario } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t1848 } from './index.ts';

/** VR of seat 0, NSW of seat 1, with shares in the pool. */
const two = {
  phase: '3',
  shares: { VR: { 0: 4, 1: 1 }, NSW: { 1: 2, 0: 1, pool: 1 } },
  par: { VR: 90, NSW: 80 },
  cells: { VR: '2.7', NSW: '3.6' },
};
const round = (more: object = {}, turn = 0): Game => scenario(t1848, { ...two, at: inStock(turn), ...more });
const pass = (g: Game, times: number): Game => (times ? pass(does(g, 'pass'), times - 1) : g);
const cellOf = (g: Game, company: string) => g.state.companies[company]?.cell;

describe('turns', () => {
  test('[48-12.1.1-a] first any number of sales, then one purchase, then the next player', () => {
    let g = does(round(), 'sellShares', { company: 'VR', shares: 2 });
    g = does(g, 'sellShares', { company: 'NSW', shares: 1 });
    expect(question(g)?.by).toBe(0);
    g = does(g, 'buyShare', { company: 'BOE', from: 'pool' });
    expect(question(g)).toEqual({ by: 1, step: 'stock' });
  });

  test('[48-12.1.1-a] after the purchase he neither sells nor buys', () => {
    const g = does(round(), 'buyShare', { company: 'BOE', from: 'pool' });
    const sale = { type: 'sellShares', by: 0, at: 'stock', company: 'VR', shares: 1 };
    expect(check(g, sale)?.clause).toBe('turn.seat');
    const bought = { type: 'buyShare', by: 0, at: 'stock', company: 'BOE', from: 'pool' };
    const done = { ...round().state.agenda[0], done: [bought] } as Frame;
    expect(t1848.verbs['sellShares']?.forbid(g, done, sale)?.clause).toBe('sell.before-buying');
    expect(t1848.verbs['buyShare']?.forbid(g, done, bought)?.clause).toBe('buy.one-a-turn');
    for (const clause of ['sell.before-buying', 'buy.one-a-turn'] as const)
      expect(t1848.cites[clause]).toBe('48-12.1.1-a');
  });

  test('[48-12.1.1-a] he may also pass, and sells only what he holds', () => {
    expect(question(does(round(), 'pass'))?.by).toBe(1);
    expect(cited(round(), 'sellShares', { company: 'NSW', shares: 2 })).toBe('sell.owned 48-12.1.1-a');
    expect(refusal(round(), 'sellShares', { company: 'NSW', shares: 0 })?.clause).toBe('action.shape');
  });

  test('[48-12.1.1-a] nothing but shares is dealt in: no tile is laid, for whichever company', () => {
    const lay = { company: 'VR', hex: 'H6', tile: '5', turn: 0 };
    expect(cited(round(), 'layTile', lay)).toBe('turn.verb 48-12.1.1-a');
    expect(cited(round(), 'layTile', { ...lay, at: 'track' })).toBe('turn.step 48-12.1.1-a');
  });

  test('[48-12.1.1-b] the round ends when all have passed one after another', () => {
    expect(question(pass(round(), 3))).toEqual({ by: 3, step: 'stock' });
    expect(pass(round(), 4).state.agenda).toMatchObject([{ at: 'stock', number: 3 }]);
  });

  test.each([
    ['sells', 'sellShares', { company: 'VR', shares: 1 }, 2],
    ['buys', 'buyShare', { company: 'BOE', from: 'pool' }, 1],
  ])('[48-12.1.1-b] whoever %s has not passed and gets another turn', (_, verb, fields, own) => {
    const g = pass(does(pass(round(), 1), verb, fields), own - 1 + 3);
    expect(g.state.agenda).toMatchObject([{ at: 'stock', number: 2 }]);
    expect(question(g)?.by).toBe(1);
    expect(pass(g, 1).state.agenda).toMatchObject([{ number: 3 }]);
  });

  test('[48-12.1.3-a] shares are bought of the bank or the pool, never of a player', () => {
    expect(refusal(round(), 'buyShare', { company: 'NSW', from: 'pool' })).toBeUndefined();
    expect(check(round(), { type: 'buyShare', by: 0, at: 'stock', company: 'NSW', from: 1 })?.clause).toBe(
      'action.shape',
    );
    const g = does(round(), 'sellShares', { company: 'VR', shares: 1 });
    expect(sharesOf(g, 'VR', 'pool')).toBe(1);
  });
});

describe('buying', () => {
  test.each([
    ['a pool share at the price of the day', 'NSW', 'pool', 90],
    ['a new share at par', 'NSW', 'ipo', 80],
    ['a Bank of England share', 'BOE', 'pool', 70],
  ])('[48-12.3.1-a] %s', (_, company, from, price) => {
    const g = round();
    const bought = does(g, 'buyShare', { company, from });
    expect(sharesOf(bought, company, 0)).toBe(sharesOf(g, company, 0) + 1);
    expect(cashOf(g, 0) - cashOf(bought, 0)).toBe(price);
    expect(cashOf(bought, 'bank') - cashOf(g, 'bank')).toBe(price);
    expect(refusal(round({ cash: { 0: price } }), 'buyShare', { company, from })).toBeUndefined();
    expect(cited(round({ cash: { 0: price - 1 } }), 'buyShare', { company, from })).toBe('buy.funds 48-12.3.1-a');
  });

  test.each([70, 80, 90, 100])('[48-12.3.1-a] a director’s certificate for twice a par of %i', par => {
    const g = round();
    const started = does(g, 'startCompany', { company: 'FED', par });
    expect([directorOf(started, 'FED'), priceOf(started, 'FED')]).toEqual([0, par]);
    expect(cashOf(started, 'bank') - cashOf(g, 'bank')).toBe(2 * par);
    expect(refusal(round({ cash: { 0: 2 * par - 1 } }), 'startCompany', { company: 'FED', par })?.clause).toBe(
      'buy.funds',
    );
  });

  test.each([
    ['startCompany', { company: 'FED', par: 60 }, 'start.par 48-5.2.1-a'],
    ['startCompany', { company: 'VR', par: 90 }, 'start.taken 48-12.3.1-a'],
    ['buyShare', { company: 'FED', from: 'ipo' }, 'buy.priced 48-5.1.2-a'],
    ['buyShare', { company: 'VR', from: 'pool' }, 'buy.source 48-12.3.1-a'],
    ['buyShare', { company: 'BOE', from: 'ipo' }, 'buy.source 48-12.3.1-a'],
  ])('[48-12.3.1-a] not %s %j', (verb, fields, why) => {
    expect(cited(round(), verb, fields)).toBe(why);
  });

  test.each([
    ['VR', 'pool'],
    ['BOE', 'pool'],
  ])('[48-12.3.2-a] who has sold %s does not buy it again in the same round', (company, from) => {
    const g = round({ shares: { ...two.shares, BOE: { 0: 2 } } });
    const sold = does(g, 'sellShares', { company, shares: 1 });
    expect(cited(sold, 'buyShare', { company, from })).toBe('buy.after-selling 48-12.3.2-a');
    expect(refusal(pass(sold, 4), 'buyShare', { company, from })?.clause).toBe('buy.after-selling');
    const next = pass(sold, 5);
    expect(next.state.agenda).toMatchObject([{ at: 'stock', number: 3, turn: 1 }]);
    expect(refusal(pass(next, 3), 'buyShare', { company, from })).toBeUndefined();
  });

  test('[48-12.3.2-a] another player may', () => {
    const g = does(does(round(), 'sellShares', { company: 'VR', shares: 1 }), 'pass');
    expect(refusal(g, 'buyShare', { company: 'VR', from: 'pool' })).toBeUndefined();
  });

  test.each([
    [0, 70],
    [5, 120],
    [12, 195],
    [15, 240],
  ])('[48-12.3.3-a] after %i loans a Bank of England share costs £%i, paid to the Bank', (issued, price) => {
    const g = round({ slices: { loans: { issued, by: {}, thisTurn: 0 } } });
    const bought = does(g, 'buyShare', { company: 'BOE', from: 'pool' });
    expect(cashOf(g, 0) - cashOf(bought, 0)).toBe(price);
    expect([cashOf(bought, 'bank') - cashOf(g, 'bank'), cashOf(bought, 'boe')]).toEqual([price, 2000]);
  });
});

describe('selling', () => {
  test('[48-12.4.1-a] paid at the price before the sale, up to half the company in the pool', () => {
    const g = round({ shares: { VR: { 0: 3, 1: 3, pool: 3 } }, director: { VR: 1 } });
    const sold = does(g, 'sellShares', { company: 'VR', shares: 2 });
    expect(cashOf(sold, 0) - cashOf(g, 0)).toBe(2 * 120);
    expect([sharesOf(sold, 'VR', 'pool'), cellOf(sold, 'VR')]).toEqual([5, '3.7']);
    expect(cited(g, 'sellShares', { company: 'VR', shares: 3 })).toBe('sell.pool 48-5.1.6-b');
  });

  test('[48-12.4.1-b] no sale in the first round of the game, in any later one from the first turn on', () => {
    const first = round({ at: inStock(0, { number: 1 }) });
    expect(cited(first, 'sellShares', { company: 'VR', shares: 1 })).toBe('sell.first-round 48-5.1.6-a');
    const second = scenario(t1848, { ...two, at: inOperating({ set: 1 }) });
    expect(second.state.agenda).toMatchObject([{ at: 'stock', number: 2, turn: 0 }]);
    expect(refusal(second, 'sellShares', { company: 'VR', shares: 1 })).toBeUndefined();
  });

  test('[48-12.4.1-c] the director’s certificate is exchanged first and never reaches the pool', () => {
    const g = round({ shares: { VR: { 0: 2, 1: 2 } }, director: { VR: 0 } });
    const sold = does(g, 'sellShares', { company: 'VR', shares: 1 });
    expect(directorOf(sold, 'VR')).toBe(1);
    expect([0, 1, 'pool'].map(who => sharesOf(sold, 'VR', who))).toEqual([1, 2, 1]);
    const alone = round({ shares: { VR: { 0: 2, 1: 1 } } });
    expect(cited(alone, 'sellShares', { company: 'VR', shares: 1 })).toBe('sell.director 48-6.2-d');
  });

  test('[48-12.4.1-d] a sale forced by compensation may not change a director', () => {
    const falling = scenario(t1848, {
      phase: '3',
      shares: { SAR: { 0: 4, 1: 3 }, VR: { 0: 3, 1: 3 }, NSW: { 0: 2, 1: 1 }, BOE: { 0: 1 } },
      par: { SAR: 80, VR: 90, NSW: 80 },
      cells: { SAR: '2.2', VR: '2.7', NSW: '3.6' },
      tokens: { SAR: ['G3'] },
      cash: { 0: 0, SAR: 0 },
      at: inTurn('SAR', 'track'),
    });
    const g = does(falling, 'takeLoan');
    expect(question(g)).toMatchObject({ by: 0, step: 'compensate' });
    expect(cited(g, 'sellShares', { company: 'VR', shares: 1 })).toBe('sell.keeps-director 48-12.4.1-d');
    expect(refusal(g, 'sellShares', { company: 'BOE', shares: 1 })).toBeUndefined();
  });

  test('[48-12.4.2-a] the Bank of England is sold without limit, in the first round too, but not after buying', () => {
    const g = round({ shares: { BOE: { 0: 6 } }, at: inStock(0, { number: 1 }) });
    const sold = does(does(g, 'sellShares', { company: 'BOE', shares: 5 }), 'sellShares', {
      company: 'BOE',
      shares: 1,
    });
    expect([sharesOf(sold, 'BOE', 'pool'), cashOf(sold, 0) - cashOf(g, 0)]).toEqual([10, 6 * 70]);
    const bought = { type: 'startCompany', by: 0, at: 'stock', company: 'FED', par: 70 };
    const done = { ...g.state.agenda[0], done: [bought] } as Frame;
    const sale = { type: 'sellShares', by: 0, at: 'stock', company: 'BOE', shares: 1 };
    expect(t1848.verbs['sellShares']?.forbid(g, done, sale)?.clause).toBe('sell.before-buying');
  });
});
