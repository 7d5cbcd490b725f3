import { certificatesOf, directorOf, type Game, question, sharesOf } from '@roundhouse/engine';
import { cited, does, inOperating, inStock, refusal, scenario } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t1848 } from './index.ts';

/** So many companies in receivership, each led there by the seat. */
const fallen = (...seats: readonly number[]) => ({
  receivership: seats.map((seat, i) => ({ company: ['QR', 'WA', 'FED', 'CAR', 'COM', 'SAR'][i], seat })),
});
const limitOf = (g: Game, seat: number): number => t1848.rules.shares.certificateLimit(g, seat);
const pass = (g: Game, times: number): Game => (times ? pass(does(g, 'pass'), times - 1) : g);
const boe = { company: 'BOE', from: 'pool' };

/** Four companies fallen under seat 0, whose own limit is then 10 − 8 = 2. */
const narrow = { phase: '3', slices: fallen(0, 0, 0, 0), par: { VR: 90, NSW: 80 } };

describe('certificates', () => {
  test.each([
    [3, [20, 18, 16, 14, 12, 10, 10]],
    [4, [17, 15, 13, 11, 10, 9, 9]],
    [5, [14, 13, 12, 10, 9, 8, 8]],
    [6, [12, 11, 10, 9, 8, 7, 7]],
  ])('[48-12.2.1-a] %i players, with none to six companies in receivership: %j', (players, limits) => {
    const at = (count: number) => scenario(t1848, { players, slices: fallen(...Array(count).fill(0)), at: inStock(0) });
    expect(limits.map((_, count) => limitOf(at(count), 1))).toEqual(limits);
  });

  test('[48-12.2.1-a] nobody buys beyond his limit', () => {
    const five = { 0: 6 };
    const at = (own: number) =>
      scenario(t1848, {
        shares: { VR: five, NSW: five, SAR: five, BOE: { 0: own } },
        par: { VR: 90, NSW: 80, SAR: 80 },
        at: inStock(0),
      });
    expect(certificatesOf(at(2), 0)).toBe(17);
    expect(refusal(at(1), 'buyShare', boe)).toBeUndefined();
    expect(cited(at(2), 'buyShare', boe)).toBe('shares.certificates 48-12.2.1-a');
    expect(refusal(at(2), 'startCompany', { company: 'FED', par: 70 })?.clause).toBe('shares.certificates');
  });

  test('[48-12.2.1-a] his own limit counts', () => {
    const at = (own: number) => scenario(t1848, { ...narrow, shares: { BOE: { 0: own } }, at: inStock(0) });
    expect(refusal(at(1), 'buyShare', boe)).toBeUndefined();
    expect(refusal(at(2), 'buyShare', boe)?.clause).toBe('shares.certificates');
  });

  test('[48-12.2.1-EXd] the second takeover with 4 players, both by one: 13 for all, 9 for him', () => {
    const g = scenario(t1848, { slices: fallen(2, 2), at: inStock(0) });
    expect([limitOf(g, 0), limitOf(g, 2)]).toEqual([13, 9]);
  });

  test('[48-12.2.1-b] privates count nothing, a director’s certificate one, a Bank of England share one', () => {
    const privates = Object.fromEntries(['P1', 'P2', 'P3', 'P4', 'P5', 'P6'].map(id => [id, { owner: 0 }]));
    const g = scenario(t1848, { ...narrow, privates, shares: { VR: { 0: 2 } }, at: inStock(0) });
    expect(certificatesOf(g, 0)).toBe(1);
    const bought = does(g, 'buyShare', boe);
    expect(certificatesOf(bought, 0)).toBe(2);
    expect(refusal(pass(bought, 3), 'buyShare', boe)?.clause).toBe('shares.certificates');
  });

  test.each([
    [3, 7],
    [4, 6],
    [5, 6],
    [6, 6],
  ])('[48-12.2.2-a] %i players: a holder of %i shares buys no more of the company', (players, most) => {
    const at = (own: number) =>
      scenario(t1848, { players, shares: { VR: { 0: own } }, par: { VR: 80 }, at: inStock(0) });
    const buy = { company: 'VR', from: 'ipo' };
    expect(refusal(at(most - 1), 'buyShare', buy)).toBeUndefined();
    expect(cited(at(most), 'buyShare', buy)).toBe('shares.one-company 48-12.2.2-a');
  });
});

describe('selling down', () => {
  /** A stock round that begins now, at this seat. */
  const begins = (more: object, priority = 0): Game =>
    scenario(t1848, { ...narrow, priority, at: inOperating({ set: 2 }), ...more });

  test('[48-12.2.1-c] a smaller limit: in his first turn of the next round he must sell, until then he cannot buy', () => {
    const g = begins({ shares: { VR: { 0: 2 }, BOE: { 0: 2 } } });
    expect(cited(g, 'pass')).toBe('shares.sell-down 48-12.2.1-c');
    expect(refusal(g, 'buyShare', boe)?.clause).toBe('shares.certificates');
    expect(refusal(does(g, 'sellShares', { company: 'BOE', shares: 1 }), 'pass')).toBeUndefined();
  });

  test('[48-12.2.1-c] whoever is within the limit may pass', () => {
    expect(refusal(begins({ shares: { VR: { 0: 2 }, BOE: { 0: 1 } } }), 'pass')).toBeUndefined();
  });

  /** Seat 1 takes VR from seat 0, who then holds three certificates against a limit of two. */
  const robbed = (): Game =>
    does(begins({ shares: { VR: { 0: 2, 1: 2 }, BOE: { 0: 1 } }, director: { VR: 0 } }, 1), 'buyShare', {
      company: 'VR',
      from: 'ipo',
    });

  test('[N-33] [48-12.2.1-c] over by the loss of a directorship: not in this round, in the first turn of the next', () => {
    const g = robbed();
    expect([directorOf(g, 'VR'), certificatesOf(g, 0), limitOf(g, 0)]).toEqual([1, 3, 2]);
    const own = pass(g, 2);
    expect(question(own)?.by).toBe(0);
    expect(refusal(own, 'pass')).toBeUndefined();
    expect(refusal(own, 'buyShare', boe)?.clause).toBe('shares.certificates');
    const next = pass(pass(own, 2), 2);
    expect(next.state.agenda).toMatchObject([{ at: 'stock', number: 4, turn: 0 }]);
    expect(refusal(next, 'pass')?.clause).toBe('shares.sell-down');
  });

  test('[N-33] [48-12.2.1-c] two over he sells two, and a sale may hand a company over', () => {
    const g = begins({ shares: { VR: { 0: 3, 1: 2 }, BOE: { 0: 2 } } });
    const sold = does(g, 'sellShares', { company: 'VR', shares: 2 });
    expect([directorOf(sold, 'VR'), certificatesOf(sold, 0), certificatesOf(sold, 1)]).toEqual([1, 3, 1]);
    expect(refusal(sold, 'pass')?.clause).toBe('shares.sell-down');
    expect(refusal(does(sold, 'sellShares', { company: 'BOE', shares: 1 }), 'pass')).toBeUndefined();
  });

  test('[48-12.2.1-d] he chooses what to sell and neither passes nor buys before', () => {
    const g = begins({ shares: { VR: { 0: 2, 1: 2 }, NSW: { 1: 2, 0: 1 }, BOE: { 0: 1 } }, director: { VR: 0 } });
    for (const company of ['VR', 'NSW', 'BOE'])
      expect(refusal(g, 'sellShares', { company, shares: 1 })).toBeUndefined();
    expect(refusal(g, 'pass')?.clause).toBe('shares.sell-down');
    expect(refusal(g, 'startCompany', { company: 'SAR', par: 70 })?.clause).toBe('shares.certificates');
  });

  test('[48-12.2.1-d] he sells what he can, and then his turn is over without a purchase', () => {
    const stuck = { VR: { 0: 2, pool: 4 }, NSW: { 0: 2, 1: 3, pool: 5 }, BOE: { 0: 1 } };
    const g = scenario(t1848, { ...narrow, shares: stuck, at: inStock(0) });
    expect(refusal(g, 'pass')?.clause).toBe('shares.sell-down');
    const sold = does(g, 'sellShares', { company: 'BOE', shares: 1 });
    expect(certificatesOf(sold, 0)).toBe(3);
    expect(question(sold)?.by).toBe(1);
  });

  test('[N-34] [48-12.2.1-d] with nothing to sell his turn passes by itself', () => {
    const stuck = { VR: { 0: 2, pool: 5 }, NSW: { 0: 2, 1: 3, pool: 5 } };
    const g = scenario(t1848, { ...narrow, shares: stuck, at: inStock(0) });
    expect([certificatesOf(g, 0), limitOf(g, 0)]).toEqual([3, 2]);
    expect(question(g)).toEqual({ by: 1, step: 'stock' });
    expect(sharesOf(g, 'VR', 0)).toBe(2);
    expect(pass(g, 3).state.agenda[0]?.at).not.toBe('stock');
  });

  const stuck = { 0: 5, pool: 5 };
  const sell = (company: string, shares: number) => ({ company, shares });

  test('[48-12.2.1-d] [48-12.2.1-EXe] limit 13 and 15 in hand: a block too small closes the way', () => {
    const shares = { NSW: stuck, SAR: stuck, FED: stuck, VR: { 0: 3, 1: 4 } };
    const par = { NSW: 80, SAR: 80, FED: 80, VR: 90 };
    const g = scenario(t1848, { slices: fallen(1, 1), par, shares, director: { VR: 1 }, at: inStock(0) });
    expect([certificatesOf(g, 0), limitOf(g, 0)]).toEqual([15, 13]);
    expect(cited(g, 'sellShares', sell('VR', 1))).toBe('sell.spoils 48-12.2.1-d');
    for (const n of [2, 3]) expect(cited(g, 'sellShares', sell('VR', n))).toBeUndefined();
    expect(cited(does(g, 'sellShares', sell('VR', 2)), 'pass')).toBeUndefined();
  });

  test('[48-12.2.1-d] [48-12.2.1-EXe] limit 7 and 10 in hand: what the first block leaves open the second must do', () => {
    const shares = { SAR: stuck, VR: { 0: 4, 1: 4, pool: 2 }, NSW: { 0: 2, 2: 4 } };
    const par = { SAR: 80, VR: 90, NSW: 80 };
    const director = { VR: 1, NSW: 2 };
    const slices = fallen(1, 1, 1, 1, 1);
    const g = scenario(t1848, { players: 6, slices, par, shares, director, at: inStock(0) });
    expect([certificatesOf(g, 0), limitOf(g, 0)]).toEqual([10, 7]);
    for (const [vr, nsw] of [
      [1, 2],
      [2, 1],
    ] as const) {
      const half = does(g, 'sellShares', sell('VR', vr));
      expect(cited(half, 'pass')).toBe('shares.sell-down 48-12.2.1-c');
      expect(certificatesOf(does(half, 'sellShares', sell('NSW', nsw)), 0)).toBe(7);
    }
    expect(certificatesOf(does(g, 'sellShares', sell('VR', 3)), 0)).toBe(7);
    expect(cited(does(g, 'sellShares', sell('VR', 1)), 'sellShares', sell('NSW', 1))).toBe('sell.spoils 48-12.2.1-d');
  });

  test('[48-12.2.1-d] one share of a bare director’s certificate lowers nothing: allowed, never compelled', () => {
    const bare = { VR: { 0: 2, 1: 2, pool: 4 }, NSW: stuck };
    const g = scenario(t1848, { ...narrow, shares: bare, director: { VR: 0 }, at: inStock(0) });
    expect([certificatesOf(g, 0), limitOf(g, 0)]).toEqual([5, 2]);
    expect([cited(g, 'pass'), cited(g, 'sellShares', sell('VR', 1))]).toEqual([undefined, undefined]);
    expect(certificatesOf(does(g, 'sellShares', sell('VR', 1)), 0)).toBe(5);
  });
});
