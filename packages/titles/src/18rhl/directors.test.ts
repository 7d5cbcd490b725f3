import { cashOf, directorOf, type Game, ordinaryOf, priceOf, question, sharesOf } from '@roundhouse/engine';
import { cited, does, inStock, type Scenario, scenario, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { rhl } from './index.ts';

type Shares = NonNullable<Scenario['shares']>[string];
/** A stock round at seat 0 with the shares of one company as given. */
const stock = (company: string, shares: Shares, more: Omit<Scenario, 'at'> & { readonly turn?: number } = {}): Game => {
  const { turn = 0, ...rest } = more;
  return scenario(rhl, {
    par: { [company]: 70 },
    shares: { [company]: shares },
    floated: [company],
    cash: { 0: 500, 1: 500, 2: 500 },
    ...rest,
    at: inStock(turn),
  });
};
const held = (g: Game, company: string, ...holders: readonly (number | string)[]) =>
  holders.map(h => sharesOf(g, company, h));
const sell = (company: string, shares: number, as?: readonly number[]) => ({ company, shares, ...(as ? { as } : {}) });

describe('corporations', () => {
  test('[RHL-4.2-a] ten shares in certificates, the director’s first', () => {
    for (const part of Object.values(rhl.parts.companies)) {
      expect(part.certificates.reduce((a, b) => a + b)).toBe(10);
      expect([part.led, part.certificates[0]]).toEqual([true, 2]);
    }
    const g = scenario(rhl, { cash: { 0: 500 }, at: inStock(0) });
    expect(sharesOf(does(g, 'startCompany', { company: 'DEE', par: 60 }), 'DEE', 0)).toBe(2);
  });

  test('[RHL-4.2-b] its buyer is director and chooses a value at once', () => {
    const g = scenario(rhl, { cash: { 0: 500 }, at: inStock(0) });
    const founded = does(g, 'startCompany', { company: 'DEE', par: 90 });
    expect([directorOf(founded, 'DEE'), priceOf(founded, 'DEE')]).toEqual([0, 90]);
    expect(cited(g, 'startCompany', { company: 'DEE', par: 85 })).toBe('start.par RHL-2.1.2-b');
  });

  test.each([
    ['BME', { 0: 2, 1: 2 }, 5],
    ['MKB', { 0: 2, 1: 2 }, 6],
    ['CCE', { 0: 3, 1: 1 }, 5],
  ])('[RHL-4.2-c] %s floats when players hold enough', (company, shares, at) => {
    const g = scenario(rhl, {
      par: { [company]: 60 },
      shares: { [company]: shares },
      cash: { 0: 500 },
      at: inStock(0),
    });
    expect(g.state.companies[company]?.floated).toBeUndefined();
    const bought = does(g, 'buyShare', { company, from: 'ipo' });
    expect([held(bought, company, 0, 1).reduce((a, b) => a + b), bought.state.companies[company]?.floated]).toEqual([
      at,
      true,
    ]);
  });

  test('[RHL-4.2-d] the treasury has the value of what players took from the stack, then of each from the charter', () => {
    const g = stock('BME', { 0: 2, 1: 2 }, { floated: [] });
    const floated = does(g, 'buyShare', { company: 'BME', from: 'ipo' });
    expect(cashOf(floated, 'BME')).toBe(350);
    const next = does(floated, 'buyShare', { company: 'BME', from: 'charter' });
    expect(cashOf(next, 'BME')).toBe(350 + 75);
  });

  test('[RHL-4.2-e] a free certificate is paid for when the company floats', () => {
    const g = stock('GVE', { 0: 2, 1: 1, 2: 1 }, { floated: [], privates: { P5: { owner: 1 } } });
    expect(cashOf(does(g, 'buyShare', { company: 'GVE', from: 'ipo' }), 'GVE')).toBe(5 * 70);
  });

  test('[RHL-4.2-f] from the brown phase on all ten shares are paid for', () => {
    for (const phase of ['5', '6', '8']) {
      const g = stock('BME', { 0: 2, 1: 2 }, { floated: [], phase });
      expect(cashOf(does(g, 'buyShare', { company: 'BME', from: 'ipo' }), 'BME')).toBe(700);
    }
  });

  test('[RHL-4.2-g] only floated corporations operate, and only their director decides', () => {
    const g = turnOf(rhl, 'BME', 'track', { par: { ADR: 100 }, shares: { ADR: { 1: 4 } } });
    expect(question(g)).toMatchObject({ by: 0, company: 'BME' });
    const act = { type: 'layTile', at: 'track', company: 'BME', hex: 'G14', tile: '9', turn: 2 };
    expect(cited(g, 'layTile', { ...act, by: 1 })).toBe('turn.seat RHL-4.2-g');
    expect(cited(g, 'layTile', { ...act, company: 'ADR' })).toBe('turn.company RHL-6-b');
    const done = ['pass', 'pass', 'pass'].reduce(
      (now, type) => (question(now)?.step === 'stock' ? now : does(now, type)),
      g,
    );
    expect(question(done)?.step).toBe('stock');
  });

  test.each([
    ['ADR', '2 1 1 1 1 1 1 1 1', 'K2', 3],
    ['BME', '2 1 1 1 1 1 1 1 1', 'F13', 4],
    ['CCE', '2 1 1 1 1 1 1 1 1', 'I10 E6', 3],
    ['CME', '2 1 1 1 1 1 1 1 1', 'I10', 4],
    ['DEE', '2 1 1 1 1 1 1 1 1', 'F9', 2],
    ['GVE', '2 1 1 1 1 1 1 1 1', 'G6', 2],
    ['MKB', '2 2 2 1 1 1 1', 'D7', 2],
    ['RhE', '2 1 1 1 1 1 1 1 1', 'I10', 4],
  ])('[RHL-4.2.2-a] %s: %s, home %s, %i tokens', (id, certificates, homes, tokens) => {
    const part = rhl.parts.companies[id];
    expect([part?.certificates.join(' '), part?.homes.map(h => h.hex).join(' '), part?.tokens.length]).toEqual([
      certificates,
      homes,
      tokens,
    ]);
  });

  test('[RHL-4.2.2-b] CCE has two free homes, in Köln and Krefeld', () => {
    const g = turnOf(rhl, 'CCE', 'track');
    expect(rhl.parts.companies['CCE']?.tokens.slice(0, 2)).toEqual([0, 0]);
    expect(['I10', 'E6'].map(hex => g.state.map.tokens[hex]?.filter(t => t.by === 'CCE'))).toEqual([
      [{ by: 'CCE', city: 1 }],
      [{ by: 'CCE', city: 0 }],
    ]);
  });

  test('[RHL-4.2.2-c] [RHL-4.2.2-EX1] MKB at 65: three certificates of 20 %, then it floats with 390', () => {
    let g = scenario(rhl, { cash: { 0: 500, 1: 500, 2: 500 }, at: inStock(0) });
    g = does(does(g, 'startCompany', { company: 'MKB', par: 65 }), 'buyShare', { company: 'MKB', from: 'ipo' });
    expect([held(g, 'MKB', 0, 1), g.state.companies['MKB']?.floated]).toEqual([[2, 2], undefined]);
    g = does(g, 'buyShare', { company: 'MKB', from: 'ipo' });
    expect([cashOf(g, 'MKB'), priceOf(g, 'MKB'), ordinaryOf(g, 'MKB', 'MKB')]).toEqual([390, 70, [1, 1, 1, 1]]);
    expect([0, 1, 2].map(seat => cashOf(g, seat))).toEqual([370, 370, 370]);
  });
});

describe('change of director', () => {
  test('[RHL-4.2.1-a] takes strictly more shares; equality changes nothing', () => {
    const g = stock('BME', { 0: 2, 1: 3, BME: 5 }, { director: { BME: 1 } });
    const equal = does(g, 'buyShare', { company: 'BME', from: 'charter' });
    expect([held(equal, 'BME', 0, 1), directorOf(equal, 'BME')]).toEqual([[3, 3], 1]);
    const more = stock('BME', { 0: 3, 1: 3, BME: 4 }, { director: { BME: 1 } });
    expect(directorOf(does(more, 'buyShare', { company: 'BME', from: 'charter' }), 'BME')).toBe(0);
  });

  test('[RHL-4.2.1-b] the certificate goes over against ordinary ones of the same percentage', () => {
    const g = stock('BME', { 0: 3, 1: 3, BME: 4 }, { director: { BME: 1 } });
    const after = does(g, 'buyShare', { company: 'BME', from: 'charter' });
    expect(after.state.companies['BME']?.held[0]).toBe(0);
    expect([held(after, 'BME', 0, 1), ordinaryOf(after, 'BME', 1), ordinaryOf(after, 'BME', 0)]).toEqual([
      [4, 3],
      [1, 1, 1],
      [1, 1],
    ]);
  });

  test('[RHL-4.2.1-c] [RHL-N-3] also before it floats: the NLK certificate counts', () => {
    // Seat 1 owns NLK and the certificate that came with it, seat 0 has founded GVE.
    const g = stock('GVE', { 0: 2, 1: 1 }, { floated: [], turn: 1, privates: { P5: { owner: 1 } } });
    const equal = does(g, 'buyShare', { company: 'GVE', from: 'ipo' });
    expect([directorOf(equal, 'GVE'), held(equal, 'GVE', 0, 1)]).toEqual([0, [2, 2]]);
    const after = does(
      ['pass', 'pass', 'pass'].reduce((now, type) => does(now, type), equal),
      'buyShare',
      { company: 'GVE', from: 'ipo' },
    );
    expect([directorOf(after, 'GVE'), held(after, 'GVE', 0, 1)]).toEqual([1, [2, 3]]);
    // With it 40 % from the stack are enough to float, under the new director.
    expect([after.state.companies['GVE']?.floated, cashOf(after, 'GVE')]).toEqual([true, 350]);
  });

  test('[RHL-4.2.1-d] selling down takes another with 20 % and room in the pool', () => {
    expect(cited(stock('BME', { 0: 2, 1: 2 }), 'sellShares', sell('BME', 1))).toBeUndefined();
    expect(cited(stock('BME', { 0: 2, 1: 1, 2: 1 }), 'sellShares', sell('BME', 1))).toBe('sell.director RHL-4.2.1-d');
    expect(cited(stock('BME', { 0: 2, 1: 2, pool: 5 }), 'sellShares', sell('BME', 1))).toBe('sell.pool RHL-5.2.1-b');
  });

  test('[RHL-4.2.1-e] the one with most, of equals the nearest to the left', () => {
    const most = does(stock('BME', { 0: 3, 1: 2, 2: 3 }), 'sellShares', sell('BME', 2));
    expect(directorOf(most, 'BME')).toBe(2);
    const tie = does(stock('BME', { 0: 3, 3: 3, 2: 3 }, { director: { BME: 0 } }), 'sellShares', sell('BME', 1));
    expect(directorOf(tie, 'BME')).toBe(2);
  });

  test('[RHL-4.2.1-f] the director’s certificate never enters the pool', () => {
    const g = does(stock('BME', { 0: 2, 1: 3 }, { director: { BME: 0 } }), 'sellShares', sell('BME', 2));
    expect([g.state.companies['BME']?.held[0], ordinaryOf(g, 'BME', 'pool')]).toEqual([1, [1, 1]]);
  });

  test('[RHL-4.2.1-g] part of it may be sold; the rest stays in ordinary certificates', () => {
    const g = does(stock('BME', { 0: 2, 1: 2 }), 'sellShares', sell('BME', 1));
    expect([ordinaryOf(g, 'BME', 0), held(g, 'BME', 1, 'pool')]).toEqual([[1], [2, 1]]);
  });

  test('[RHL-4.2.1-EX1] 40 % in the pool, A sells 10 %', () => {
    const g = stock('RhE', { 0: 2, 1: 2, 2: 1, RhE: 1, pool: 4 });
    const after = does(g, 'sellShares', sell('RhE', 1));
    expect(held(after, 'RhE', 0, 1, 2, 'RhE', 'pool')).toEqual([1, 2, 1, 1, 5]);
    expect([directorOf(after, 'RhE'), cashOf(after, 0), priceOf(g, 'RhE'), priceOf(after, 'RhE')]).toEqual([
      1, 570, 70, 65,
    ]);
  });

  test('[RHL-4.2.1-EX2] the same with 20 %: the pool would hold 60 %', () => {
    const g = stock('RhE', { 0: 2, 1: 2, 2: 1, RhE: 1, pool: 4 });
    expect(cited(g, 'sellShares', sell('RhE', 2))).toBe('sell.pool RHL-5.2.1-b');
  });

  test('[RHL-4.2.1-EX3] 20 % against 10 % and 10 %: nothing of the certificate can be sold', () => {
    const g = stock('BME', { 0: 2, 1: 1, 2: 1 });
    for (const shares of [1, 2]) expect(cited(g, 'sellShares', sell('BME', shares))).toBe('sell.director RHL-4.2.1-d');
  });

  test('[RHL-4.2.1-EX4] 30, 30 and 30 %: the left neighbour follows', () => {
    const g = stock('BME', { 0: 3, 1: 3, 2: 3 }, { director: { BME: 0 } });
    expect(directorOf(does(g, 'sellShares', sell('BME', 1)), 'BME')).toBe(1);
  });
});

describe('certificates of 20 % that are not the director’s', () => {
  const mkb = (shares: Shares, more: Parameters<typeof stock>[2] = {}) =>
    stock('MKB', shares, { director: { MKB: 0 }, ...more });

  test('[RHL-4.2.1-h] the new director chooses what to hand over', () => {
    const open = does(mkb({ 0: [1, 1], 1: [2, 1, 1] }), 'sellShares', sell('MKB', 2, [1, 1]));
    expect(question(open)).toEqual({ by: 1, step: 'exchange', company: 'MKB' });
    expect(cited(open, 'pass')).toBe('exchange.compulsory RHL-4.2.1-b');
    expect(cited(open, 'handOver', { certificates: [1] })).toBe('exchange.certificates RHL-4.2.1-h');
    expect(cited(open, 'handOver', { company: 'BME', certificates: [2] })).toBe('turn.company RHL-6-b');
    const [whole, halves] = [[2], [1, 1]].map(certificates => does(open, 'handOver', { certificates }));
    expect([ordinaryOf(whole as Game, 'MKB', 0), ordinaryOf(halves as Game, 'MKB', 0)]).toEqual([[2], [1, 1]]);
    for (const done of [whole, halves] as Game[])
      expect([directorOf(done, 'MKB'), ordinaryOf(done, 'MKB', 'pool'), question(done)?.by]).toEqual([1, [1, 1], 0]);
  });

  /** What lies in the pool after each hand-over open to the new director. */
  const pools = (own: readonly number[], shares: number, as: readonly number[]): Record<string, readonly number[]> => {
    const asked = does(mkb({ 0: own, 1: [2, 1, 1] }), 'sellShares', sell('MKB', shares, as));
    expect(question(asked)).toEqual({ by: 1, step: 'exchange', company: 'MKB' });
    const handed = [[2], [1, 1]].map(
      certificates => [certificates, does(asked, 'handOver', { certificates })] as const,
    );
    for (const [, done] of handed)
      expect([directorOf(done, 'MKB'), held(done, 'MKB', 1, 'pool'), cashOf(done, 0)]).toEqual([
        1,
        [4, shares],
        500 + 70 * shares,
      ]);
    return Object.fromEntries(handed.map(([sizes, done]) => [sizes.join('+'), ordinaryOf(done, 'MKB', 'pool')]));
  };

  test.each([
    [[], 2, [2], { 2: [2], '1+1': [1, 1] }],
    [[], 2, [1, 1], { 2: [2], '1+1': [1, 1] }],
    [[2], 4, [2, 2], { 2: [2, 2], '1+1': [2, 1, 1] }],
    [[1, 1], 3, [2, 1], { 2: [2, 1], '1+1': [1, 1, 1] }],
    [[1, 1], 3, [1, 1, 1], { 2: [2, 1], '1+1': [1, 1, 1] }],
  ])(
    '[RHL-4.2.1-h] the seller’s wish does not bind the new director: beside the certificate %j, %i sold as %j',
    (own, shares, as, pool) => {
      expect(pools(own, shares, as)).toEqual(pool);
    },
  );

  test('[RHL-4.2.1-h] the wish is met where it can be', () => {
    expect(pools([2], 2, [2])).toEqual({ 2: [2], '1+1': [2] });
    expect(pools([2], 2, [1, 1])).toEqual({ 2: [2], '1+1': [1, 1] });
  });

  test('[RHL-4.2.1-h] what would not let so many be sold is not handed over, and nobody is asked', () => {
    for (const [own, shares] of [
      [[], 1],
      [[2], 1],
      [[2], 3],
    ] as const) {
      const g = does(mkb({ 0: own, 1: [2, 1, 1] }), 'sellShares', sell('MKB', shares));
      expect([question(g)?.step, directorOf(g, 'MKB'), ordinaryOf(g, 'MKB', 1)]).toEqual(['stock', 1, [2]]);
      expect(sharesOf(g, 'MKB', 'pool')).toBe(shares);
    }
    const asked = does(mkb({ 0: [2], 1: [2, 1, 1] }), 'sellShares', sell('MKB', 2, [1, 1]));
    for (const certificates of [[2, 1], [1], [2, 1, 1]])
      expect(cited(asked, 'handOver', { certificates })).toBe('exchange.certificates RHL-4.2.1-h');
  });

  test('[RHL-4.2.1-h] the same after a purchase', () => {
    const g = mkb({ 0: [], 1: [2], MKB: [1, 1, 1, 1] }, { turn: 1 });
    const more = does(g, 'buyShare', { company: 'MKB', from: 'charter' });
    expect([directorOf(more, 'MKB'), ordinaryOf(more, 'MKB', 0)]).toEqual([1, [2]]);
    const choice = mkb({ 0: [1], 1: [2, 1], MKB: [1, 1] }, { turn: 1 });
    const asked = does(choice, 'buyShare', { company: 'MKB', from: 'charter' });
    expect(question(asked)).toEqual({ by: 1, step: 'exchange', company: 'MKB' });
  });

  test('[RHL-4.2.1-h] [RHL-N-4] only a 20 % certificate for 10 % to be sold: no sale', () => {
    const g = mkb({ 0: [], 1: [2], pool: [2, 1, 1] });
    expect(cited(g, 'sellShares', sell('MKB', 1))).toBe('sell.heir RHL-4.2.1-h');
    const rhe = stock('RhE', { 0: 2, 1: 2, 2: 1, RhE: 1, pool: 4 });
    expect(cited(rhe, 'sellShares', sell('RhE', 1))).toBeUndefined();
  });
});
