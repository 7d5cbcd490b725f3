import { certificatesOf, directorOf, type Game, inOrder, priceOf, sharesOf, start } from '@roundhouse/engine';
import { cited, does, inStock, inTurn, refusal, type Scenario, scenario } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t1848 } from './index.ts';

const stock = (more: Partial<Scenario> = {}) => scenario(t1848, { at: inStock(0), ...more });
const cash = (g: Game, ...who: readonly (number | string)[]) => who.map(w => g.state.money?.[w]);
const SAR = { company: 'SAR' } as const;

describe('public companies', () => {
  test("[48-5.1.1-a] the buyer of the director's share sets par; the marker goes under those already there", () => {
    const g = stock({ shares: { VR: { 1: 2 } }, par: { VR: 80 } });
    expect(priceOf(g, 'SAR')).toBeUndefined();
    const after = does(g, 'startCompany', { ...SAR, par: 80 });
    expect(after.state.companies['SAR']).toMatchObject({ par: 80, cell: '3.5' });
    expect(inOrder(after)).toEqual(['VR', 'SAR']);
  });

  test('[48-5.1.1-a] a priced company trades before its launch, but sells nothing in the first round', () => {
    const shares = { shares: { SAR: { 0: 4 } }, par: { SAR: 80 } };
    expect(sharesOf(does(stock(shares), 'buyShare', { ...SAR, from: 'ipo' }), 'SAR', 0)).toBe(5);
    expect(sharesOf(does(stock(shares), 'sellShares', { ...SAR, shares: 1 }), 'SAR', 0)).toBe(3);
    const first = stock({ ...shares, at: inStock(0, { number: 1 }) });
    expect(cited(first, 'sellShares', { ...SAR, shares: 1 })).toBe('sell.first-round 48-5.1.6-a');
    const unpriced = stock({ shares: { QR: { 0: 1 } } });
    expect(cited(unpriced, 'sellShares', { company: 'QR', shares: 1 })).toBe('sell.priced 48-5.1.1-a');
  });

  test("[48-5.1.2-a] the director's certificate comes first: two shares, one certificate", () => {
    const g = stock();
    expect(cited(g, 'buyShare', { ...SAR, from: 'ipo' })).toBe('buy.priced 48-5.1.2-a');
    expect(refusal(stock({ cash: { 0: 80 } }), 'buyShare', { ...SAR, from: 'ipo' })).toMatchObject({
      facts: { least: 140, cash: 80 },
    });
    const after = does(g, 'startCompany', { ...SAR, par: 70 });
    expect([sharesOf(after, 'SAR', 0), certificatesOf(after, 0), directorOf(after, 'SAR')]).toEqual([2, 1, 0]);
  });

  test('[48-5.1.2-a] but the Bank of England has none, and a private brings a share of QR', () => {
    expect(sharesOf(does(stock(), 'buyShare', { company: 'BOE', from: 'pool' }), 'BOE', 0)).toBe(1);
    const opening = start(t1848, { players: 4, options: {}, seed: 'share' });
    const [first = 0] = opening.state.seating;
    const after = does(opening, 'buyLot', { lot: 'P5' });
    expect(sharesOf(after, 'QR', first)).toBe(1);
    expect(directorOf(after, 'QR')).toBeUndefined();
  });

  const traded = {
    shares: { SAR: { 0: 2, 1: 2, pool: 2 } },
    par: { SAR: 80 },
    cells: { SAR: '2.8' },
    floated: ['SAR'],
  } as const;

  test.each([
    ['[48-5.1.3-a] a new share costs par', 'ipo', 80],
    ['[48-5.1.4-a] a share of the pool costs the price of the day', 'pool', 140],
  ])('%s', (_, from, price) => {
    const g = stock({ ...traded, cash: { 0: 500, bank: 1000 } });
    expect(cash(does(g, 'buyShare', { ...SAR, from }), 0, 'bank')).toEqual([500 - price, 1000 + price]);
    const poor = stock({ ...traded, cash: { 0: price - 1 } });
    expect(cited(poor, 'buyShare', { ...SAR, from })).toBe('buy.funds 48-12.3.1-a');
  });

  test('[48-5.1.3-a] new shares are bought in stock rounds only', () => {
    const g = scenario(t1848, { ...traded, tokens: { SAR: ['G3'] }, at: inTurn('SAR', 'track') });
    expect(cited(g, 'buyShare', { ...SAR, from: 'ipo' })).toBe('turn.verb 48-7.3-a');
  });

  test('[48-5.1.4-a] shares are sold at the price of the day', () => {
    const g = stock({ ...traded, cash: { 1: 0, bank: 1000 }, at: inStock(1) });
    expect(cash(does(g, 'sellShares', { ...SAR, shares: 2 }), 1, 'bank')).toEqual([280, 720]);
  });

  test('[48-5.1.5-a] a dividend goes to players only; the rest stays in the bank', () => {
    const g = scenario(t1848, {
      shares: { SAR: { 0: 3, 1: 2, pool: 3 } },
      par: { SAR: 80 },
      tokens: { SAR: ['G3'] },
      cash: { 0: 0, 1: 0, SAR: 5, bank: 1000 },
      at: inTurn('SAR', 'dividend', { income: 130 }),
    });
    const after = does(g, 'payDividend', { how: 'pay' });
    expect(cash(after, 0, 1, 'SAR', 'bank')).toEqual([39, 26, 5, 935]);
  });

  test('[48-5.1.6-a] nothing is sold in the first stock round, everything may be in the second', () => {
    const holding = { shares: { SAR: { 0: 4 } }, par: { SAR: 80 } };
    const [first, second] = [1, 2].map(number => stock({ ...holding, at: inStock(0, { number }) })) as [Game, Game];
    expect(cited(first, 'sellShares', { ...SAR, shares: 2 })).toBe('sell.first-round 48-5.1.6-a');
    expect(cited(second, 'sellShares', { ...SAR, shares: 2 })).toBeUndefined();
  });

  test.each([
    [0, 5],
    [2, 3],
    [4, 1],
    [5, 0],
  ])('[48-5.1.6-b] with %i in the pool it takes %i more, however many are new', (pool, most) => {
    const g = stock({ shares: { SAR: { 0: Math.max(most + 1, 2), 1: 2, pool } }, par: { SAR: 80 } });
    const sells = (shares: number) => cited(g, 'sellShares', { ...SAR, shares });
    if (most) expect(sells(most)).toBeUndefined();
    expect(sells(most + 1)).toBe('sell.pool 48-5.1.6-b');
  });

  test('[48-5.1.7-a] a company with a route may not end its turn without a train', () => {
    const company = {
      phase: '2',
      shares: { SAR: { 0: 6 } },
      par: { SAR: 80 },
      tokens: { SAR: ['G3'] },
      cash: { SAR: 300 },
      at: inTurn('SAR', 'trains'),
    };
    const joined = scenario(t1848, { ...company, tiles: { G3: '5/2', F3: '57/2' } });
    expect(cited(joined, 'pass')).toBe('trains.duty 48-8.1-a');
    expect(cited(does(joined, 'buyTrain', { train: '2', from: 'bank' }), 'pass')).toBeUndefined();
    expect(cited(scenario(t1848, { ...company, tiles: { G3: '5/2' } }), 'pass')).toBeUndefined();
  });

  test.each([
    ['VR', [70, 80, 90, 100]],
    ['CAR', [100]],
  ])('[48-5.2.1-a] par of %s is one of %j', (company, pars) => {
    for (const par of [60, 65, 70, 75, 80, 90, 100, 110])
      expect(cited(stock(), 'startCompany', { company, par })).toBe(
        pars.includes(par) ? undefined : 'start.par 48-5.2.1-a',
      );
  });

  test('[48-5.2.2-a] the sixth share launches the company with ten times par, to operate in the next round', () => {
    const g = stock({
      shares: { SAR: { 0: 4, 1: 1 } },
      par: { SAR: 90 },
      cash: { SAR: 0 },
      at: inStock(0, { passes: 3 }),
    });
    expect(g.state.companies['SAR']?.floated).toBeUndefined();
    const launched = does(g, 'buyShare', { ...SAR, from: 'ipo' });
    expect(launched.state.companies['SAR']?.floated).toBe(true);
    expect(cash(launched, 'SAR')).toEqual([900]);
    const round = [0, 1, 2, 3].reduce(now => does(now, 'pass'), does(launched, 'pass'));
    expect(round.state.agenda.at(-1)).toMatchObject({ at: 'turn', company: 'SAR' });
    const asleep = does(g, 'pass');
    expect(asleep.state.agenda.at(-1)).toMatchObject({ at: 'stock', number: 3 });
  });

  test('[48-5.2.2-a] shares sold back to the pool still count as bought', () => {
    const sold = stock({ shares: { SAR: { 0: 3, pool: 2 } }, par: { SAR: 90 }, cash: { SAR: 0 } });
    expect(sold.state.companies['SAR']?.floated).toBeUndefined();
    expect(does(sold, 'buyShare', { ...SAR, from: 'pool' }).state.companies['SAR']?.floated).toBeUndefined();
    expect(does(sold, 'buyShare', { ...SAR, from: 'ipo' }).state.companies['SAR']?.floated).toBe(true);
  });
});
