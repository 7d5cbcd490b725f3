import { certificatesOf, directorOf, type Game, play, priceOf, sharesOf } from '@roundhouse/engine';
import { action, cited, does, inOperating, inStock, inTurn, type Scenario, scenario } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t1848 } from './index.ts';

const BOE = { company: 'BOE' } as const;
const buy = { ...BOE, from: 'pool' } as const;
const stock = (more: Partial<Scenario> = {}) => scenario(t1848, { at: inStock(0), ...more });
const cash = (g: Game, ...who: readonly (number | string)[]) => who.map(w => g.state.money?.[w]);
const loans = (issued: number) => ({ loans: { issued, by: {}, thisTurn: 0 } });

/** What three shares of seat 0 and two of seat 1 earn in the operating round that begins. */
const dividend = (more: Partial<Scenario>) =>
  scenario(t1848, {
    shares: { BOE: { 0: 3, 1: 2 } },
    cash: { 0: 0, 1: 0, bank: 1000 },
    at: inOperating({ of: 2 }),
    ...more,
  });

describe('Bank of England', () => {
  test('[48-5.4.1-a] nobody leads it, it never has a turn, and what its shares cost goes to the bank', () => {
    const g = stock({ cash: { 0: 100, bank: 1000 } });
    expect(cash(g, 'boe')).toEqual([2000]);
    const after = does(g, 'buyShare', buy);
    expect(cash(after, 0, 'bank', 'boe', 'BOE')).toEqual([30, 1070, 2000, 0]);
    expect(directorOf(after, 'BOE')).toBeUndefined();
    expect(cited(g, 'startCompany', { ...BOE, par: 70 })).toBe('start.none 48-1.3-b');
    const round = dividend({ phase: '3', shares: { BOE: { 0: 6, 1: 4 } } });
    expect(round.state.agenda.map(f => f.at)).toEqual(['stock']);
  });

  test('[48-5.4.1-a] its own money is for loans alone', () => {
    const g = scenario(t1848, {
      phase: '3',
      shares: { SAR: { 0: 6 }, BOE: { 1: 2 } },
      par: { SAR: 80 },
      tokens: { SAR: ['G3'] },
      cash: { bank: 1000, SAR: 0 },
      at: inTurn('SAR', 'track'),
    });
    expect(cash(does(g, 'takeLoan'), 'boe', 'bank', 'SAR')).toEqual([1900, 1000, 100]);
  });

  test.each([
    [0, 70],
    [5, 120],
    [12, 195],
    [20, 340],
  ])('[48-5.4.2-a] after %i loans a share is bought and sold at %i, and neither moves the price', (issued, price) => {
    const g = stock({ slices: loans(issued), shares: { BOE: { 0: 3, 1: 2 } }, cash: { 0: 400 } });
    expect(cash(does(g, 'buyShare', buy), 0)).toEqual([400 - price]);
    const sold = does(g, 'sellShares', { ...BOE, shares: 3 });
    expect(cash(sold, 0)).toEqual([400 + 3 * price]);
    expect(priceOf(sold, 'BOE')).toBe(price);
    const poor = stock({ slices: loans(issued), shares: { BOE: { 0: 1 } }, cash: { 0: price - 1 } });
    expect(cited(poor, 'buyShare', buy)).toBe('buy.funds 48-12.3.1-a');
  });

  test("[48-5.4.2-a] all ten in players' hands do not raise it", () => {
    const g = stock({ shares: { BOE: { 0: 5, 1: 5 } }, at: inStock(3, { passes: 3 }) });
    expect(priceOf(does(g, 'pass'), 'BOE')).toBe(70);
    expect(cited(g, 'buyShare', buy)).toBe('buy.source 48-12.3.1-a');
  });

  test('[48-5.4.2-b] ten shares in one stock, sold back or never sold', () => {
    const g = stock({ shares: { BOE: { 0: 4, 1: 6 } } });
    const next = does(does(g, 'sellShares', { ...BOE, shares: 1 }), 'pass');
    expect(sharesOf(next, 'BOE', 'pool')).toBe(1);
    const buyer = { ...next, state: { ...next.state, agenda: inStock(2) } };
    expect(cited(buyer, 'buyShare', { ...BOE, from: 'ipo' })).toBe('buy.source 48-12.3.1-a');
    expect(sharesOf(does(buyer, 'buyShare', buy), 'BOE', 2)).toBe(1);
  });

  test.each([
    [3, 7],
    [4, 6],
    [6, 6],
  ])('[48-5.4.2-b] with %i players nobody buys more than %i', (players, most) => {
    const holding = (n: number) => stock({ players, shares: { BOE: { 0: n } } });
    expect(cited(holding(most - 1), 'buyShare', buy)).toBeUndefined();
    expect(cited(holding(most), 'buyShare', buy)).toBe('shares.one-company 48-12.2.2-a');
  });

  test('[48-5.4.2-b] every share is a certificate', () => {
    const shares = { BOE: { 0: 3 }, SAR: { 0: 6 }, VR: { 0: 6 }, QR: { 0: 5 } };
    const par = { SAR: 70, VR: 70, QR: 70 };
    const full = stock({ shares, par });
    expect(certificatesOf(full, 0)).toBe(17);
    expect(cited(full, 'buyShare', buy)).toBe('shares.certificates 48-12.2.1-a');
    expect(cited(stock({ shares: { ...shares, BOE: { 0: 2 } }, par }), 'buyShare', buy)).toBeUndefined();
  });

  test('[48-5.4.3-a] right after the privates it pays base and cities, a tenth to each share', () => {
    const g = stock({
      phase: '3',
      shares: { BOE: { 0: 3, 1: 2 }, SAR: { 2: 6 } },
      par: { SAR: 80 },
      tiles: { F3: '15/2' },
      tokens: { BOE: ['F3'], SAR: ['G3'] },
      privates: { P1: { owner: 0 } },
      cash: { 0: 0, 1: 0 },
      at: inStock(3, { passes: 3 }),
    });
    const outcome = play(g, action(g, 'pass'));
    if (outcome.violation) throw new Error(outcome.violation.clause);
    expect(outcome.events.map(e => e.type).filter(e => ['income', 'paid', 'turn'].includes(e))).toEqual([
      'income',
      'paid',
      'turn',
    ]);
    expect(cash(outcome.game, 0, 1)).toEqual([5 + 39, 26]);
  });

  test('[48-5.4.3-b] the bank pays, players only; what nobody holds is not paid', () => {
    expect(cash(dividend({ phase: '3' }), 0, 1, 'bank', 'boe')).toEqual([30, 20, 950, 2000]);
  });

  test.each([
    ['start', 0],
    ['2', 0],
    ['3', 30],
    ['4', 30],
    ['5', 60],
    ['6', 60],
    ['8', 90],
  ])('[48-5.4.3-c] in phase %s three shares earn %i', (phase, earned) => {
    expect(cash(dividend({ phase }), 0)).toEqual([earned]);
  });

  test('[48-5.4.3-c] a train sold in the round changes the dividend of the next', () => {
    const g = dividend({
      phase: '2',
      shares: { BOE: { 1: 3 }, SAR: { 0: 6 } },
      par: { SAR: 80 },
      tokens: { SAR: ['G3'] },
      sold: { 2: 6 },
      cash: { SAR: 200, 1: 0 },
      at: inTurn('SAR', 'trains', { of: 2 }),
    });
    const bought = does(g, 'buyTrain', { train: '3', from: 'bank' });
    expect(cash(bought, 1)).toEqual([0]);
    expect(cash(does(bought, 'pass'), 1)).toEqual([30]);
  });

  test.each([
    ['a green city', { F3: '15/2' }, ['F3'], '3', 30],
    ['a city twice', { F9: '236/0' }, ['F9', 'F9'], '3', 80],
    ['one city of two', { G5: '59/0' }, ['G5.1'], '3', 40],
    ['Perth by colour', {}, ['D1'], '5', 60],
    ['Perth by colour', {}, ['D1'], '8', 80],
    ['an undeveloped hex', {}, ['G3'], '3', 0],
    ['several', { F3: '15/2', G3: '57/0' }, ['F3', 'G3', 'D1'], '4', 30 + 20 + 40],
  ])('[48-5.5.7-a] tokens add the city under each: %s', (_, tiles, places, phase, value) => {
    const base = { 3: 100, 4: 100, 5: 200, 8: 300 }[phase] ?? 0;
    expect(cash(dividend({ phase, tiles, tokens: { BOE: places } }), 0)).toEqual([(3 * (base + value)) / 10]);
  });

  test('[48-5.5.7-b] paying never moves its price; a loan does', () => {
    const g = dividend({ phase: '3', tiles: { F3: '15/2' }, tokens: { BOE: ['F3'] }, slices: loans(3) });
    expect(cash(g, 0)).toEqual([39]);
    expect(priceOf(g, 'BOE')).toBe(100);
    const turn = { shares: { SAR: { 0: 6 } }, par: { SAR: 80 }, tokens: { SAR: ['G3'] } };
    const lent = does(
      scenario(t1848, { ...turn, phase: '3', slices: loans(3), at: inTurn('SAR', 'track') }),
      'takeLoan',
    );
    expect(priceOf(lent, 'BOE')).toBe(110);
  });

  test('[N-21] [48-5.5.7-a] COM fallen with a token beside Sydney, NSW fallen in it: the city counts twice', () => {
    const tiles = { F9: '57/0', G3: '5/2' };
    const com = scenario(t1848, {
      phase: '3',
      shares: { COM: { 2: 6 }, BOE: { 0: 3 } },
      par: { COM: 80 },
      cells: { COM: '3.2' },
      tiles,
      tokens: { BOE: ['F9'], COM: ['F9*', 'G3'] },
      cash: { 0: 0 },
      at: inTurn('COM', 'track', { of: 2 }),
    });
    const after = does(com, 'takeLoan');
    expect(after.state.map.tokens['F9']).toEqual([
      { by: 'BOE', city: 0 },
      { by: 'BOE', city: 0, beside: true },
    ]);
    expect(cash(after, 0)).toEqual([(3 * (100 + 20 + 20 + 20)) / 10]);
  });
});
