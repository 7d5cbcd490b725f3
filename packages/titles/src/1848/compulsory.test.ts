import { type Game, onSale, priceOf } from '@roundhouse/engine';
import { cited, does, type Scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { loans } from './bank-of-england.ts';
import { t1848 } from './index.ts';

type Position = Omit<Scenario, 'at'>;

/** SAR has a route, no train and 50; a 3 costs 200, a 3+ 230. Its marker lies at 120. */
const poor = {
  phase: '3',
  sold: { 2: 6, 3: 1 },
  cells: { SAR: '2.7' },
  tokens: { SAR: ['G3'] },
  tiles: { G3: '57/2', F3: '57/2' },
  cash: { SAR: 50 },
} satisfies Position;

const at = (more: Position = {}, step = 'trains'): Game => turnOf(t1848, 'SAR', step, { ...poor, ...more });
const no = (g: Game, train: string, from = 'bank', price?: number) =>
  cited(g, 'buyTrain', { train, from, ...(price === undefined ? {} : { price }) });
const buys = (g: Game, train: string): Game => does(g, 'buyTrain', { train, from: 'bank' });
const sar = (g: Game) => g.state.companies['SAR'];
/** What is left of SAR's money, where its marker lies and how many loans the bank has given. */
const books = (g: Game) => [g.state.money?.['SAR'], sar(g)?.cell, loans.of(g).issued];

describe('compulsory purchase', () => {
  test('[48-8.3.7-a] a company that must buy and cannot pay buys on loans', () => {
    expect(cited(at(), 'pass')).toBe('trains.duty 48-8.1-a');
    expect(no(at(), '3')).toBeUndefined();
    expect(no(at({ trains: { SAR: ['2'] } }), '3')).toBe('trains.funds 48-8.3.2-a');
    expect(no(at({ tiles: { G3: '57/2' } }), '3')).toBe('trains.funds 48-8.3.2-a');
  });

  test('[48-8.4.1-a] it takes loans one by one until it can pay the train it names', () => {
    const g = buys(at(), '3');
    expect(sar(g)?.trains).toEqual(['3']);
    expect(books(g)).toEqual([50, '2.2', 2]);
    expect(g.state.money?.['boe']).toBe(1800);
    expect(cited(at(), 'pass')).toBe('trains.duty 48-8.1-a');
  });

  test('[48-8.4.1-b] it may name either side, unless it can pay the cheaper one', () => {
    expect(books(buys(at(), '3+'))).toEqual([20, '2.2', 2]);
    const rich = at({ cash: { SAR: 200 } });
    expect(no(rich, '3+')).toBe('trains.funds 48-8.3.2-a');
    expect(books(buys(rich, '3'))).toEqual([0, '2.7', 0]);
    expect(books(buys(does(rich, 'takeLoan'), '3+'))).toEqual([70, '2.5', 1]);
    expect(no(at({ cash: { SAR: 199 } }), '3+')).toBeUndefined();
  });

  test('[48-8.4.1-b] what is not on sale cannot be named, nor the Ghan', () => {
    expect(no(at(), '4')).toBe('trains.on-sale 48-8.3.2-a');
    const five = { phase: '5', sold: { 2: 6, 3: 5, 4: 4, 5: 1 } };
    expect(no(at(five), '2E')).toBe('trains.funds 48-8.3.2-a');
    expect(no(at(five), '5')).toBeUndefined();
  });

  const trade = {
    shares: { QR: { 0: 6 }, VR: { 1: 6 } },
    par: { QR: 90, VR: 90 },
    trains: { QR: ['2'], VR: ['2', '3'] },
    floated: ['QR', 'VR'],
  };
  test('[48-8.4.1-c] it may buy from another company instead, with its own money and one ordinary loan', () => {
    const g = at(trade);
    expect(no(g, '2', 'QR', 1)).toBeUndefined();
    expect(no(g, '2', 'VR', 100)).toBe('trains.funds 48-8.3.4-b');
    const lent = does(g, 'takeLoan');
    expect(no(lent, '2', 'VR', 100)).toBeUndefined();
    expect(no(lent, '3', 'VR', 200)).toBe('trains.funds 48-8.3.4-b');
  });

  test('[48-8.4.1-c] it need not prefer that, not even at £1 from the same director', () => {
    expect(books(buys(at(trade), '3'))).toEqual([50, '2.2', 2]);
  });

  test('[48-8.4.1-d] no loan is taken beyond the price', () => {
    const g = buys(at({ cash: { SAR: 110 }, privates: { P1: { owner: 0 } } }), '3');
    expect(books(g)).toEqual([10, '2.5', 1]);
    expect(cited(g, 'takeLoan')).toBe('loan.one-a-turn 48-5.6.3-a');
  });

  test('[48-8.4.1-d] [N-4] the first loan moves two spaces; after an ordinary loan each moves three', () => {
    expect(books(buys(at({ cells: { SAR: '0.12' } }), '3'))).toEqual([50, '0.7', 2]);
    const lent = does(at({ cells: { SAR: '0.12' } }, 'track'), 'takeLoan');
    expect(books(lent)).toEqual([150, '0.10', 1]);
    let g = lent;
    while (cited(g, 'buyTrain', { train: '3', from: 'bank' })?.startsWith('turn.verb')) g = does(g, 'pass');
    expect(books(buys(g, '3'))).toEqual([50, '0.6', 2]);
  });

  test('[48-8.4.1-e] [N-50] money spent before in the turn does not matter', () => {
    const owner = { privates: { P4: { owner: 0 } }, cash: { SAR: 250, 0: 0 } };
    const drained = does(at(owner), 'buyPrivate', { private: 'P4', price: 220 });
    expect(drained.state.money).toMatchObject({ SAR: 30, 0: 220 });
    expect(books(buys(drained, '3'))).toEqual([30, '2.2', 2]);

    const low = { ...owner, cells: { SAR: '2.4' }, shares: { SAR: { 0: 5, 1: 2 } }, par: { SAR: 80 } };
    const fallen = buys(does(at(low), 'buyPrivate', { private: 'P4', price: 220 }), '3');
    expect(sar(fallen)).toMatchObject({ closed: true, trains: [] });
    // 230 in the treasury pay 160 to seat 1; the rest is the bank's.
    expect(fallen.state.money).toMatchObject({ SAR: 0, 0: 220, 1: 630 + 160 });
  });

  test('[48-8.4.2-a] [N-3] if a loan drives the marker into the left column there is no purchase', () => {
    const g = buys(at({ cells: { SAR: '2.2' }, cash: { SAR: 150 } }), '3');
    expect(sar(g)).toMatchObject({ closed: true, trains: [] });
    expect(g.state.depot).toEqual({ 2: 6, 3: 1 });
    expect(onSale(g)[0]?.id).toBe('3');
    expect(loans.of(g).issued).toBe(1);
    const saved = buys(at({ cells: { SAR: '2.3' }, cash: { SAR: 150 } }), '3');
    expect(books(saved)).toEqual([50, '2.1', 1]);
  });

  test('[48-8.4.2-a] [N-3] a train that would begin a phase does not', () => {
    const g = buys(at({ phase: '4', sold: { 2: 6, 3: 5, 4: 4 }, cells: { SAR: '2.2' }, cash: { SAR: 450 } }), '5');
    expect(g.state.phase).toBe('4');
    expect(sar(g)?.closed).toBe(true);
  });

  test('[48-8.4.3-a] the director adds nothing of his own', () => {
    const g = buys(at({ cash: { SAR: 50, 0: 5000 } }), '3');
    expect(g.state.money?.[0]).toBe(5000);
    expect(loans.of(g).issued).toBe(2);
    expect(no(at({ trains: { SAR: ['2'] }, cash: { SAR: 50, 0: 5000 } }), '3')).toBe('trains.funds 48-8.3.2-a');
  });

  test('[48-8.4.3-b] without the duty a company takes one loan at most', () => {
    const free = does(at({ trains: { SAR: ['2'] }, privates: { P1: { owner: 0 } } }), 'takeLoan');
    expect(cited(free, 'takeLoan')).toBe('loan.one-a-turn 48-5.6.3-a');
    expect(no(free, '3')).toBe('trains.funds 48-8.3.2-a');
  });

  test('[48-8.4.4-a] [N-6] when the twenty markers are gone it falls, whatever its price', () => {
    const slices = { loans: { issued: 19, by: {}, thisTurn: 0 } };
    const high = { cells: { SAR: '0.10' }, slices };
    const g = buys(at(high), '3');
    expect(loans.of(g).issued).toBe(20);
    expect(priceOf(g, 'BOE')).toBe(340);
    expect(sar(g)).toMatchObject({ closed: true, trains: [] });
    expect(g.state.depot).toEqual({ 2: 6, 3: 1 });
    const last = buys(at({ ...high, cash: { SAR: 100 } }), '3');
    expect(books(last)).toEqual([0, '0.8', 20]);
  });

  test('[48-8.4.5-a] before the first 3/3+ the duty would give loans, too', () => {
    const early = at({ phase: '2', sold: { 2: 3 } });
    expect(cited(early, 'takeLoan')).toBe('loan.phase 48-5.6.1-a');
    expect(books(buys(early, '2'))).toEqual([50, '2.5', 1]);
  });
});
