import {
  cashOf,
  countedPapers,
  directorOf,
  type Game,
  ordinaryOf,
  priceOf,
  question,
  type Stock,
  sharesOf,
} from '@roundhouse/engine';
import { cited, does, inStock, type Scenario, scenario } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { rhl } from './index.ts';

type More = Omit<Scenario, 'at'> & { readonly turn?: number };
const RICH = { 0: 500, 1: 500, 2: 500, 3: 500, BME: 100 };
/** A stock round with BME floated: 0 holds 30 %, 1 20 %, the pool 20 %, the charter 30 %. */
const stock = ({ turn = 0, ...more }: More = {}): Game =>
  scenario(rhl, {
    par: { BME: 80 },
    shares: { BME: { 0: 3, 1: 2, pool: 2, BME: 3 } },
    floated: ['BME'],
    cash: RICH,
    ...more,
    at: inStock(turn),
  });
const sell = (company: string, shares: number) => ({ company, shares });

describe('floating', () => {
  /** Four shares of a founded company are held; seat 0 buys the fifth. */
  const ready = (company: string, par: number, more: More = {}): Game =>
    stock({ par: { [company]: par }, shares: { [company]: { 0: 2, 1: 2 } }, floated: [], ...more });
  const buy = (g: Game, company: string): Game => does(g, 'buyShare', { company, from: 'ipo' });

  test('[RHL-5.1.5-a] at once with the purchase that completes the threshold', () => {
    const g = ready('BME', 80);
    expect(g.state.companies['BME']?.floated).toBeUndefined();
    const floated = buy(g, 'BME');
    expect([floated.state.companies['BME']?.floated, question(floated)?.by]).toEqual([true, 1]);
  });

  test.each(['start', '2', '3', '4'])(
    '[RHL-5.1.5-b] in phase %s: rest to the charter, value times shares held, one space up',
    phase => {
      const g = buy(ready('DEE', 70, { phase }), 'DEE');
      expect([ordinaryOf(g, 'DEE', 'DEE'), cashOf(g, 'DEE'), priceOf(g, 'DEE')]).toEqual([[1, 1, 1, 1, 1], 350, 75]);
      expect([sharesOf(g, 'DEE', 'ipo'), sharesOf(g, 'DEE', 'pool'), directorOf(g, 'DEE')]).toEqual([0, 0, 0]);
    },
  );

  test('[RHL-5.1.5-c] [RHL-5.1.5-EX2] founded at 100, the top row: 500 and still 100', () => {
    const g = buy(ready('DEE', 100), 'DEE');
    expect([cashOf(g, 'DEE'), priceOf(g, 'DEE')]).toEqual([500, 100]);
  });

  test('[RHL-5.1.5-d] the next buyer pays the new value', () => {
    const g = buy(ready('DEE', 70), 'DEE');
    expect(cashOf(does(g, 'buyShare', { company: 'DEE', from: 'charter' }), 1)).toBe(425);
  });

  test('[RHL-5.1.5-EX1] BME at 80: 400, then 90, and the sixth share is paid to BME', () => {
    const g = buy(ready('BME', 80, { cash: { 0: 500, 1: 500 } }), 'BME');
    expect([cashOf(g, 'BME'), priceOf(g, 'BME')]).toEqual([400, 90]);
    const sixth = does(g, 'buyShare', { company: 'BME', from: 'charter' });
    expect([cashOf(sixth, 'BME'), cashOf(sixth, 1)]).toEqual([490, 410]);
  });

  test('[RHL-5.1.5-e] the home token is turned up', () => {
    const before = ready('CCE', 70);
    expect(before.state.map.tokens['E6']).toEqual([{ by: 'CCE', city: 0, faceDown: true }]);
    const g = buy(before, 'CCE');
    expect(g.state.map.tokens['E6']).toEqual([{ by: 'CCE', city: 0 }]);
    expect(g.state.map.tokens['I10']).toContainEqual({ by: 'CCE', city: 1 });
  });

  test('[RHL-5.1.5-f] a floated corporation stays so when its shares are sold', () => {
    const g = stock({ shares: { BME: { 0: 2, 1: 3, BME: 5 } }, director: { BME: 0 } });
    const sold = does(g, 'sellShares', sell('BME', 2));
    expect([sold.state.companies['BME']?.floated, sharesOf(sold, 'BME', 1)]).toEqual([true, 3]);
  });

  test.each(['5', '6', '8'])('[RHL-5.1.5-g] in phase %s: rest to the pool, ten times the value, no rise', phase => {
    const g = buy(ready('DEE', 70, { phase }), 'DEE');
    expect([sharesOf(g, 'DEE', 'pool'), sharesOf(g, 'DEE', 'DEE'), cashOf(g, 'DEE'), priceOf(g, 'DEE')]).toEqual([
      5, 0, 700, 70,
    ]);
  });

  test('[RHL-5.1.5-EX3] [RHL-N-23] CCE in brown at 75: 750, the pool is full and nobody can sell', () => {
    const g = buy(ready('CCE', 75, { phase: '5' }), 'CCE');
    expect([cashOf(g, 'CCE'), sharesOf(g, 'CCE', 'pool'), priceOf(g, 'CCE')]).toEqual([750, 5, 75]);
    expect(cited(g, 'sellShares', sell('CCE', 1))).toBe('sell.pool RHL-5.2.1-b');
  });
});

describe('selling', () => {
  test('[RHL-5.2.1-a] to the pool, at the value before the sale', () => {
    const g = does(stock(), 'sellShares', sell('BME', 2));
    expect([cashOf(g, 0), sharesOf(g, 'BME', 'pool'), priceOf(g, 'BME')]).toEqual([660, 4, 75]);
  });

  test('[RHL-5.2.1-b] [RHL-5.2.1-EX2] the pool holds half at most', () => {
    const g = stock({ shares: { BME: { 0: 4, 1: 2, pool: 4 } } });
    expect(cited(g, 'sellShares', sell('BME', 1))).toBeUndefined();
    expect(cited(g, 'sellShares', sell('BME', 2))).toBe('sell.pool RHL-5.2.1-b');
  });

  test('[RHL-5.2.1-c] nothing that has not floated; having floated is enough', () => {
    const g = stock({ shares: { BME: { 0: 4 } }, floated: [] });
    expect(cited(g, 'sellShares', sell('BME', 1))).toBe('sell.floated RHL-5.2.1-c');
    expect(stock().state.companies['BME']?.operated).toBeUndefined();
    expect(cited(stock(), 'sellShares', sell('BME', 1))).toBeUndefined();
  });

  test('[RHL-5.2.1-d] the director’s certificate cannot be sold', () => {
    const g = stock({ shares: { BME: { 0: 3, 1: 1, BME: 6 } } });
    expect(cited(g, 'sellShares', sell('BME', 1))).toBeUndefined();
    expect(cited(g, 'sellShares', sell('BME', 2))).toBe('sell.director RHL-4.2.1-d');
  });

  test('[RHL-5.2.1-e] one space down however many; at the bottom of its column it stays; beneath what is there', () => {
    const cells = { CME: '2.2', BME: '1.2' };
    const g = stock({
      cells,
      par: { BME: 80, CME: 75 },
      shares: { BME: { 0: 5, 1: 2 }, CME: { 2: 5 } },
      floated: ['BME', 'CME'],
    });
    const sold = does(g, 'sellShares', sell('BME', 3));
    expect([sold.state.companies['BME']?.cell, sold.state.chart]).toEqual(['2.2', ['RhE', 'CME', 'BME']]);
    const low = does(stock({ cells: { BME: '5.2' } }), 'sellShares', sell('BME', 1));
    expect([low.state.companies['BME']?.cell, cashOf(low, 0)]).toEqual(['5.2', 560]);
  });

  test('[RHL-5.2.1-f] one corporation after the other, each carried out completely', () => {
    const shares = { BME: { 0: 3, 1: 2, pool: 2, BME: 3 }, CME: { 0: 2, 1: 2, pool: 2, CME: 4 } };
    let g = stock({ par: { BME: 80, CME: 70 }, shares, floated: ['BME', 'CME'] });
    g = does(g, 'sellShares', sell('CME', 1));
    expect([directorOf(g, 'CME'), priceOf(g, 'CME'), cashOf(g, 0)]).toEqual([1, 65, 570]);
    expect(cited(g, 'sellShares', sell('BME', 1))).toBeUndefined();
  });

  test('[RHL-5.2.1-g] all of one corporation is one sale; there is no second in the turn', () => {
    const g = does(stock(), 'sellShares', sell('BME', 1));
    expect(cited(g, 'sellShares', sell('BME', 1))).toBe('sell.one-block RHL-5.2.1-g');
  });

  test('[RHL-5.2.1-EX1] ADR at 110, 30 % in one go', () => {
    const shares = { ADR: { 0: 5, 1: 2, ADR: 3 } };
    const g = stock({ par: { ADR: 60 }, cells: { ADR: '1.5' }, shares, floated: ['ADR'], cash: { 0: 0 } });
    const sold = does(g, 'sellShares', sell('ADR', 3));
    expect([cashOf(sold, 0), sold.state.companies['ADR']?.cell, priceOf(sold, 'ADR')]).toEqual([330, '2.5', 100]);
  });

  test('[RHL-5.2.1-h] a certificate is not split', () => {
    const g = stock({
      par: { MKB: 70 },
      shares: { MKB: { 0: [2], 1: 2, pool: [1, 1] } },
      director: { MKB: 1 },
      floated: ['MKB'],
    });
    expect(cited(g, 'sellShares', sell('MKB', 1))).toBe('sell.certificates RHL-5.2.1-h');
    expect(ordinaryOf(does(g, 'sellShares', sell('MKB', 2)), 'MKB', 'pool')).toEqual([2, 1, 1]);
    const both = stock({
      par: { MKB: 70 },
      shares: { MKB: { 0: [2, 1, 1], 1: 2 } },
      director: { MKB: 1 },
      floated: ['MKB'],
    });
    expect(cited(both, 'sellShares', sell('MKB', 2))).toBe('sell.certificates RHL-5.2.1-h');
    for (const as of [[2], [1, 1]])
      expect(ordinaryOf(does(both, 'sellShares', { ...sell('MKB', 2), as }), 'MKB', 'pool')).toEqual(as);
  });
});

describe('limits', () => {
  /** Seat 0 with so many certificates of 10 %, of four players’ fifteen. */
  const papers = (n: number, more: More = {}) => {
    const rest = Math.max(0, n - 8);
    const shares = { BME: { 0: Math.min(8, n), 1: 2 }, CME: { 0: rest, 1: 10 - rest } };
    return stock({ par: { BME: 80, CME: 70 }, shares, director: { BME: 1, CME: 1 }, floated: ['BME', 'CME'], ...more });
  };

  test('[RHL-5.2.2-a] privates and certificates count, a 20 % certificate once', () => {
    const g = stock({
      shares: { BME: { 0: 3 }, MKB: { 0: 4 } },
      par: { BME: 80, MKB: 60 },
      privates: { P1: { owner: 0 }, P2: { owner: 0, closed: true } },
    });
    expect(countedPapers(g, 0)).toBe(2 + 2 + 1);
  });

  test.each([
    [3, 20],
    [4, 15],
    [5, 12],
  ])('[RHL-5.2.2-b] with %i players %i certificates and no more', (players, limit) => {
    const g = scenario(rhl, { players, at: inStock(0) });
    expect(rhl.rules.shares.certificateLimit(g, 0)).toBe(limit);
  });

  test('[RHL-5.2.2-b] no purchase beyond it', () => {
    expect(countedPapers(papers(14), 0)).toBe(14);
    expect(cited(papers(14), 'startCompany', { company: 'DEE', par: 60 })).toBeUndefined();
    expect(cited(papers(15), 'startCompany', { company: 'DEE', par: 60 })).toBe('shares.certificates RHL-5.2.2-b');
  });

  test('[RHL-5.2.2-c] who is above it sells down in the next turn, before buying or passing', () => {
    const g = papers(16);
    expect(cited(g, 'pass')).toBe('shares.sell-down RHL-5.2.2-c');
    expect(cited(g, 'startCompany', { company: 'DEE', par: 60 })).toBe('shares.certificates RHL-5.2.2-b');
    const sold = does(g, 'sellShares', sell('CME', 1));
    expect(cited(sold, 'pass')).toBeUndefined();
  });

  /** Twelve certificates of seat 0 for which the pool has no room, and what else it holds. */
  const cornered = (bme: Record<string, number>, director: number, privates: readonly string[]): Game => {
    const full = { 0: 5, pool: 5 };
    const par = { BME: 80, CME: 70, DEE: 70, ADR: 70 };
    return stock({
      shares: { BME: bme, CME: full, DEE: full, ADR: full },
      par,
      floated: Object.keys(par),
      director: { BME: director },
      privates: Object.fromEntries(privates.map(id => [id, { owner: 0 }])),
    });
  };

  test('[RHL-5.2.2-c] [RHL-5.2.2-EX1] a block too small closes the way to the limit and is refused', () => {
    const g = cornered({ 0: 4, 1: 4, pool: 2 }, 1, ['P1']);
    expect(countedPapers(g, 0)).toBe(17);
    expect(cited(g, 'sellShares', sell('BME', 1))).toBe('sell.spoils RHL-5.2.2-c');
    for (const shares of [2, 3]) expect(cited(g, 'sellShares', sell('BME', shares))).toBeUndefined();
    expect(cited(g, 'sellShares', sell('BME', 4))).toBe('sell.pool RHL-5.2.1-b');
    // Out of reach of the limit, as many as can be sold.
    const far = cornered({ 0: 3, 1: 4, pool: 3 }, 1, ['P1', 'P2', 'P3']);
    expect(countedPapers(far, 0)).toBe(18);
    expect(cited(far, 'sellShares', sell('BME', 1))).toBe('sell.spoils RHL-5.2.2-c');
    expect(cited(does(far, 'sellShares', sell('BME', 2)), 'pass')).toBeUndefined();
  });

  test('[RHL-5.2.2-c] a sale that lowers the number by none may be made and need not be', () => {
    const g = cornered({ 0: 2, 1: 2, pool: 4, BME: 2 }, 0, ['P1', 'P2', 'P3', 'P4', 'P5']);
    expect(countedPapers(g, 0)).toBe(18);
    expect([cited(g, 'pass'), cited(g, 'sellShares', sell('BME', 1))]).toEqual([undefined, undefined]);
    expect(countedPapers(does(g, 'sellShares', sell('BME', 1)), 0)).toBe(18);
  });

  test('[RHL-5.2.2-c] [RHL-4.2.1-h] what a new director may hand over does not count as certificates gone', () => {
    const full = { 0: 5, pool: 5 };
    const par = { MKB: 70, CME: 70, DEE: 70, ADR: 70 };
    const g = stock({
      shares: { MKB: { 0: [2], 1: [2, 1, 1] }, CME: full, DEE: full, ADR: full },
      par,
      floated: Object.keys(par),
      director: { MKB: 0 },
      privates: { P1: { owner: 0 }, P2: { owner: 0 } },
    });
    expect([countedPapers(g, 0), cited(g, 'pass')]).toEqual([16, 'shares.sell-down RHL-5.2.2-c']);
    // For the director's certificate he may get two, and then has sold but one.
    expect(cited(g, 'sellShares', { ...sell('MKB', 2), as: [2] })).toBe('sell.spoils RHL-5.2.2-c');
    const sold = does(g, 'sellShares', { ...sell('MKB', 2), as: [1, 1] });
    for (const certificates of [[2], [1, 1]])
      expect(countedPapers(does(sold, 'handOver', { certificates }), 0)).toBe(15);
  });

  test('[RHL-5.2.2-c] [RHL-N-24] what cannot be sold stays: then he may pass', () => {
    const shares = { BME: { 0: 5, pool: 5 }, CME: { 0: 5, pool: 5 }, DEE: { 0: 5, pool: 5 }, ADR: { 0: 5, pool: 5 } };
    const par = { BME: 80, CME: 70, DEE: 70, ADR: 70 };
    const g = stock({ shares, par, floated: Object.keys(par) });
    const sale = { type: 'sellShares', by: 0, at: 'stock', company: 'BME', shares: 1 };
    expect(countedPapers(g, 0)).toBe(16);
    expect([question(g)?.by, g.state.agenda[0]]).toMatchObject([1, { passes: 1 }]);
    expect(rhl.verbs['sellShares']?.forbid(g, g.state.agenda[0] as Stock, sale)).toMatchObject({ clause: 'sell.pool' });
  });

  test('[RHL-5.2.2-d] one player may hold everything of a corporation, the pool half', () => {
    const g = stock({ shares: { BME: { 0: 9, BME: 1 } } });
    expect(sharesOf(does(g, 'buyShare', { company: 'BME', from: 'charter' }), 'BME', 0)).toBe(10);
    expect([rhl.rules.shares.mostOfOne(g, 'BME'), rhl.rules.shares.sold(g, 'BME').most]).toEqual([10, 5]);
  });

  test('[RHL-5.2.2-e] the free certificate counts like any other', () => {
    const g = stock({ shares: { BME: { 1: 5 }, GVE: { 0: 1 } }, par: { BME: 80 }, privates: { P5: { owner: 0 } } });
    expect(countedPapers(g, 0)).toBe(2);
  });
});
