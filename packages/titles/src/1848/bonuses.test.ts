import { cashOf, certificatesOf, directorOf, type Game, priceOf, question, sharesOf } from '@roundhouse/engine';
import { cited, does, inOperating, inStock, inTurn, refusal, scenario } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import type { Auction } from './auction.ts';
import { t1848 } from './index.ts';

const closed = true as const;

/** CAR of seat 0 and SAR of seat 1, both with a route. */
const two = {
  phase: '3',
  shares: { CAR: { 0: 4, 2: 2 }, SAR: { 1: 4, 2: 2 } },
  par: { CAR: 100, SAR: 80 },
  tiles: { E2: '57/1', E1: '57/1', G3: '5/2', F3: '5/4' },
  tokens: { CAR: ['E2'], SAR: ['G3'] },
  cash: { 0: 0, CAR: 500, SAR: 500 },
};
const at = (company: string, step: string, more: object = {}): Game =>
  scenario(t1848, { ...two, at: inTurn(company, step), ...more });

/** Seat 0 about to buy in the auction. */
const auction = (): Game =>
  scenario(t1848, {
    at: [{ at: 'auction', done: [], turn: 0, passes: 0, prices: { P5: 170, P6: 230 } } as unknown as Auction],
  });

const SOLD_4 = { 2: 6, 3: 5, 4: 4 };

describe('P4 The Ghan', () => {
  const ghan = { train: '2E', from: 'bank', using: 'P4' };
  const phase5 = { phase: '5', sold: { ...SOLD_4, 5: 1 }, cash: { CAR: 100, SAR: 100 } };
  const kept = (owner: number | string) => ({ ...phase5, privates: { P4: { owner, closed } } });

  test('[48-4.5-a] £20, £1 to £220, closes at the first 5/5+', () => {
    expect(t1848.parts.privates['P4']).toMatchObject({ income: 20, sale: [1, 220] });
    const before = at('CAR', 'trains', { phase: '4', sold: SOLD_4, privates: { P4: { owner: 0 } } });
    expect(refusal(before, 'buyPrivate', { private: 'P4', price: 220 })).toBeUndefined();
    expect(refusal(before, 'buyPrivate', { private: 'P4', price: 221 })?.clause).toBe('private.price');
    expect(does(before, 'buyTrain', { train: '5', from: 'bank' }).state.privates['P4']?.closed).toBe(true);
  });

  test('[48-4.5-b] one 2E for £100, once', () => {
    const g = does(at('CAR', 'trains', kept(0)), 'buyTrain', ghan);
    expect(g.state.companies['CAR']?.trains).toEqual(['2E']);
    expect(cashOf(g, 'CAR')).toBe(0);
    const spent = at('CAR', 'trains', { ...phase5, privates: { P4: g.state.privates['P4'] } });
    expect(cited(spent, 'buyTrain', ghan)).toBe('trains.power 48-4.5-b');
    expect(refusal(spent, 'buyTrain', { train: '2E', from: 'bank' })?.clause).toBe('trains.funds');
  });

  test('[48-4.5-b] the rebate is for the 2E alone', () => {
    const rich = { ...kept(0), cash: { CAR: 900 } };
    expect(refusal(at('CAR', 'trains', rich), 'buyTrain', { ...ghan, train: '5' })?.clause).toBe('trains.power');
  });

  test('[48-4.5-c] a player keeps it for any company he directs', () => {
    expect(refusal(at('SAR', 'trains', kept(1)), 'buyTrain', ghan)).toBeUndefined();
    expect(refusal(at('SAR', 'trains', kept(0)), 'buyTrain', ghan)?.clause).toBe('trains.power');
  });

  test('[48-4.5-d] a company keeps it for itself', () => {
    expect(refusal(at('SAR', 'trains', kept('SAR')), 'buyTrain', ghan)).toBeUndefined();
    const sisters = { ...kept('SAR'), shares: { CAR: { 1: 4 }, SAR: { 1: 4 } } };
    expect(refusal(at('CAR', 'trains', sisters), 'buyTrain', ghan)?.clause).toBe('trains.power');
  });

  test('[N-50] [48-8.4.1-e] [48-5.5.3-a] P4 empties the treasury, loans follow, and its seller owes the rest', () => {
    const g = at('SAR', 'trains', {
      phase: '4',
      sold: { 2: 6, 3: 5, 4: 1 },
      shares: { SAR: { 1: 5, 2: 4 } },
      par: { SAR: 100 },
      cells: { SAR: '2.7' },
      privates: { P4: { owner: 1 } },
      cash: { 1: 0, 2: 0, SAR: 220 },
    });
    const drained = does(g, 'buyPrivate', { private: 'P4', price: 220 });
    expect([cashOf(drained, 'SAR'), cashOf(drained, 1)]).toEqual([0, 220]);
    expect(refusal(drained, 'pass')?.clause).toBe('trains.duty');
    const fallen = does(drained, 'buyTrain', { train: '4', from: 'bank' });
    expect(fallen.state.companies['SAR']?.closed).toBe(true);
    expect([cashOf(fallen, 1), cashOf(fallen, 2)]).toEqual([220 - (4 * 100 - 300), 4 * 100]);
  });

  test('[N-50] [48-8.4.1-e] so does a 2E, which is no train to the duty', () => {
    const g = does(at('SAR', 'trains', { ...phase5, cash: { SAR: 300 } }), 'buyTrain', { train: '2E', from: 'bank' });
    expect(refusal(g, 'pass')?.clause).toBe('trains.duty');
    expect(refusal(g, 'buyTrain', { train: '5', from: 'bank' })).toBeUndefined();
  });
});

describe('P5 Trans-Australian Railway', () => {
  test('[48-4.6-a] £25, never a company’s, closes at the first 5/5+', () => {
    expect(t1848.parts.privates['P5']).toMatchObject({ income: 25 });
    const g = at('CAR', 'trains', { phase: '4', sold: SOLD_4, privates: { P5: { owner: 0 } } });
    expect(cited(g, 'buyPrivate', { private: 'P5', price: 100 })).toBe('private.never 48-4.1-d');
    expect(does(g, 'buyTrain', { train: '5', from: 'bank' }).state.privates['P5']?.closed).toBe(true);
  });

  test('[48-4.6-b] its buyer gets a share of QR, which he keeps when it closes', () => {
    const g = does(auction(), 'buyLot', { lot: 'P5' });
    expect([sharesOf(g, 'QR', 0), cashOf(g, 0)]).toEqual([1, 630 - 170]);
    expect(sharesOf(does(auction(), 'buyLot', { lot: 'P6' }), 'QR', 0)).toBe(0);
    const more = { phase: '4', sold: SOLD_4, privates: { P5: { owner: 2 } }, shares: { ...two.shares, QR: { 2: 1 } } };
    const after = does(at('CAR', 'trains', more), 'buyTrain', { train: '5', from: 'bank' });
    expect(sharesOf(after, 'QR', 2)).toBe(1);
  });

  test('[48-4.6-c] until QR has a par the share has no price and no director, but is a certificate', () => {
    const g = scenario(t1848, { shares: { QR: { 0: 1 } }, at: inStock(0) });
    expect([priceOf(g, 'QR'), directorOf(g, 'QR'), certificatesOf(g, 0)]).toEqual([undefined, undefined, 1]);
    expect(cited(g, 'sellShares', { company: 'QR', shares: 1 })).toBe('sell.priced 48-5.1.1-a');
  });

  test('[N-35] [48-4.6-c] after QR’s par it is ordinary, and QR launches with five more shares', () => {
    let g = scenario(t1848, { shares: { QR: { 0: 1 } }, at: inStock(1) });
    g = does(g, 'startCompany', { company: 'QR', par: 70 });
    expect(directorOf(g, 'QR')).toBe(1);
    for (const _ of [2, 3]) g = does(g, 'buyShare', { company: 'QR', from: 'ipo' });
    expect(refusal(g, 'sellShares', { company: 'QR', shares: 1 })).toBeUndefined();
    expect(g.state.companies['QR']?.floated).toBeUndefined();
    g = does(g, 'buyShare', { company: 'QR', from: 'ipo' });
    expect(g.state.companies['QR']?.floated).toBe(true);
    expect(cashOf(g, 'QR')).toBe(700);
  });
});

describe('P6 North Australian Railway', () => {
  const p6 = { privates: { P6: { owner: 2 } } };

  test('[48-4.7-a] £30, never a company’s; its buyer directs CAR at £100', () => {
    expect(t1848.parts.privates['P6']).toMatchObject({ income: 30 });
    const g = does(auction(), 'buyLot', { lot: 'P6' });
    expect([directorOf(g, 'CAR'), sharesOf(g, 'CAR', 0), certificatesOf(g, 0)]).toEqual([0, 2, 1]);
    expect([g.state.companies['CAR']?.par, g.state.companies['CAR']?.cell, priceOf(g, 'CAR')]).toEqual([
      100,
      '1.5',
      100,
    ]);
    expect([cashOf(g, 0), cashOf(g, 'CAR')]).toEqual([630 - 230, 0]);
    const own = at('CAR', 'track', { privates: { P6: { owner: 0 } } });
    expect(refusal(own, 'buyPrivate', { private: 'P6', price: 100 })?.clause).toBe('private.never');
  });

  test('[48-4.7-b] it closes when CAR buys a train, its shares are kept; not when another company does', () => {
    const mine = does(at('CAR', 'trains', p6), 'buyTrain', { train: '2', from: 'bank' });
    expect(mine.state.privates['P6']?.closed).toBe(true);
    expect(sharesOf(mine, 'CAR', 2)).toBe(2);
    const theirs = does(at('SAR', 'trains', p6), 'buyTrain', { train: '2', from: 'bank' });
    expect(theirs.state.privates['P6']?.closed).toBeUndefined();
  });

  test('[48-4.7-b] or at the first 5/5+, whoever buys it', () => {
    const g = does(at('SAR', 'trains', { ...p6, phase: '4', sold: SOLD_4 }), 'buyTrain', { train: '5', from: 'bank' });
    expect(g.state.privates['P6']?.closed).toBe(true);
  });

  test('[N-49] [48-4.7-b] a train of another company closes it too, once it is handed over', () => {
    const g = at('CAR', 'trains', { ...p6, trains: { SAR: ['2', '2'] } });
    const offered = does(g, 'buyTrain', { train: '2', from: 'SAR', price: 100 });
    expect(question(offered)).toEqual({ by: 1, step: 'consent' });
    expect(does(offered, 'answer', { yes: false }).state.privates['P6']?.closed).toBeUndefined();
    expect(does(offered, 'answer', { yes: true }).state.privates['P6']?.closed).toBe(true);
  });

  test('[48-4.7-c] it stays open if CAR falls before its first train, until the first 5/5+', () => {
    const falling = at('CAR', 'track', { ...p6, cells: { CAR: '2.2', SAR: '2.7' } });
    const fallen = does(falling, 'takeLoan');
    expect(fallen.state.companies['CAR']?.closed).toBe(true);
    expect(fallen.state.privates['P6']).toEqual({ owner: 2 });
    const later = scenario(t1848, { ...two, ...p6, cash: { 2: 0 }, at: inOperating({ of: 2, acted: ['CAR', 'SAR'] }) });
    expect(cashOf(later, 2)).toBe(30);
  });
});
