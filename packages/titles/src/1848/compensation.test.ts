import { directorOf, type Game, inOrder, priceOf, question, sharesOf } from '@roundhouse/engine';
import { cited, does, inOperating, inStock, inTurn, type Scenario, scenario } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t1848 } from './index.ts';

/** SAR without income in column 1 falls: its director 0 owes 80 for each of four shares. */
const base = {
  phase: '3',
  shares: { SAR: { 0: 4, 1: 3, 2: 1, pool: 1 } },
  par: { SAR: 80, VR: 70, FED: 70 },
  cells: { SAR: '3.1', VR: '4.5', FED: '4.5' },
  tokens: { SAR: ['G3'] },
  cash: { SAR: 0, bank: 5000, 0: 0, 1: 0, 2: 0, 3: 0 },
  at: inTurn('SAR', 'dividend'),
} as const;

type Holdings = Readonly<Record<string, Readonly<Record<string, number>>>>;
const falls = (cash: Readonly<Record<string, number>>, shares: Holdings = {}, more: Partial<Scenario> = {}) =>
  scenario(t1848, { ...base, cash: { ...base.cash, ...cash }, shares: { ...base.shares, ...shares }, ...more });
const cash = (g: Game, ...who: readonly (number | string)[]) => who.map(w => g.state.money?.[w]);
const sells = (g: Game, company: string, shares: number) => does(g, 'sellShares', { company, shares });
const mayNot = (g: Game, company: string, shares: number) => cited(g, 'sellShares', { company, shares });

describe('compensation', () => {
  test('[48-5.5.2-a] par for every share of the others, nothing for the director, the new ones and the pool', () => {
    const g = falls({ SAR: 500 });
    expect(cash(g, 0, 1, 2, 3, 'bank')).toEqual([0, 240, 80, 0, 5180]);
  });

  test('[48-5.5.2-b] the treasury pays first, with the income just retained', () => {
    const turn = falls({ SAR: 100, 0: 400 }, {}, { at: inTurn('SAR', 'dividend', { income: 60 }) });
    const g = does(turn, 'payDividend', { how: 'withhold' });
    expect(cash(g, 0, 1, 2, 'SAR')).toEqual([400 - (320 - 160), 240, 80, 0]);
  });

  test('[48-5.5.2-b] the loan just taken counts, and there is no other', () => {
    const turn = falls({ 0: 100 }, { BOE: { 0: 3 } }, { at: inTurn('SAR', 'track') });
    const g = does(turn, 'takeLoan');
    expect(question(g)).toMatchObject({ by: 0, step: 'compensate' });
    expect(cited(g, 'takeLoan')).toBe('turn.verb 48-7.3-a');
    expect(cash(sells(g, 'BOE', 2), 0, 1, 2)).toEqual([100 + 160 - 220, 240, 80]);
  });

  test('[48-5.5.2-EXd] par 80, treasury 100: B gets 160, C 80; the director pays 140', () => {
    const g = falls({ SAR: 100, 0: 200 }, { SAR: { 0: 4, 1: 2, 2: 1, pool: 2 } });
    expect(cash(g, 0, 1, 2, 3, 'SAR', 'bank')).toEqual([60, 160, 80, 0, 0, 5000]);
  });

  test('[48-5.5.3-a] the director pays what the treasury lacks', () => {
    expect(cash(falls({ SAR: 20, 0: 300 }), 0, 1, 2)).toEqual([0, 240, 80]);
    expect(cash(falls({ SAR: 20, 0: 310 }), 0, 1, 2)).toEqual([10, 240, 80]);
  });

  test('[48-5.5.3-b] he must sell shares of his choice, within the pool limit and at the price of the day', () => {
    const g = falls({ 0: 100 }, { VR: { 3: 4, 0: 2, pool: 4 }, BOE: { 0: 2 } });
    expect(question(g)).toMatchObject({ by: 0, step: 'compensate' });
    expect(cited(g, 'pass')).toBe('sell.compulsory 48-5.5.3-b');
    expect(mayNot(g, 'VR', 2)).toBe('sell.pool 48-5.1.6-b');
    const sold = sells(g, 'VR', 1);
    expect(cash(sold, 0)).toEqual([170]);
    expect(sold.state.companies['VR']?.cell).toBe('5.5');
    expect(cited(sold, 'pass')).toBe('sell.compulsory 48-5.5.3-b');
    expect(cash(sells(sold, 'BOE', 2), 1, 2)).toEqual([240, 80]);
  });

  test('[48-5.5.3-b] no such sale changes a director', () => {
    const g = falls({}, { VR: { 0: 4, 3: 3 } });
    expect(mayNot(g, 'VR', 1)).toBeUndefined();
    expect(mayNot(g, 'VR', 2)).toBe('sell.keeps-director 48-12.4.1-d');
    expect(mayNot(g, 'SAR', 1)).toBe('shares.gone 48-5.5.5-a');
  });

  test('[48-5.5.3-c] no share more than needed, and none once all is covered', () => {
    const g = falls({ 0: 110 }, { BOE: { 0: 5 } });
    expect(mayNot(g, 'BOE', 3)).toBeUndefined();
    expect(mayNot(g, 'BOE', 4)).toBe('sell.needed 48-5.5.3-c');
    const sold = sells(g, 'BOE', 3);
    expect(cash(sold, 0)).toEqual([0]);
    expect(question(sold)).toMatchObject({ step: 'stock' });
  });

  test('[48-5.5.3-c] a company may be sold again in a later block, each block moving the marker', () => {
    const g = falls({ 0: 100 }, { VR: { 3: 4, 0: 4 } }, { director: { VR: 3 } });
    const once = sells(g, 'VR', 2);
    expect(once.state.companies['VR']?.cell).toBe('5.5');
    expect(cash(sells(once, 'VR', 2), 0, 1, 2)).toEqual([100 + 140 + 120 - 320, 240, 80]);
  });

  test("[48-5.5.3-c] what a debtor's sale repays first is needed, too", () => {
    const g = falls({}, { BOE: { 0: 6 } }, { debts: { 0: 50 } });
    expect(mayNot(g, 'BOE', 6)).toBeUndefined();
    const sold = sells(g, 'BOE', 6);
    expect(cash(sold, 0, 1, 2)).toEqual([50, 240, 80]);
    expect(sold.state.debts).toEqual({ 0: 0 });
  });

  test('[48-5.5.3-d] what is still missing the bank lends; the others are paid in full at once', () => {
    const g = sells(falls({ 0: 30 }, { BOE: { 0: 2 } }), 'BOE', 2);
    expect(cash(g, 0, 1, 2)).toEqual([0, 240, 80]);
    expect(g.state.debts).toEqual({ 0: 150 });
    expect(cash(g, 'bank')).toEqual([5000 - 140 - 150]);
  });

  const debtor = { debts: { 1: 300 } } as const;

  test('[48-5.5.3-e] compensation, dividends and private income repay first', () => {
    expect(falls({ 0: 500 }, {}, debtor).state.debts).toEqual({ 1: 60 });
    const paying = falls({}, {}, { ...debtor, cells: { SAR: '3.5' }, at: inTurn('SAR', 'dividend', { income: 50 }) });
    const paid = does(paying, 'payDividend', { how: 'pay' });
    expect([paid.state.debts, cash(paid, 1)]).toEqual([{ 1: 285 }, [0]]);
    const round = scenario(t1848, {
      phase: '3',
      ...debtor,
      shares: { BOE: { 1: 4 } },
      privates: { P6: { owner: 1 } },
      cash: { 1: 0 },
      at: inOperating({ of: 2 }),
    });
    expect(round.state.debts).toEqual({ 1: 300 - 30 - 40 });
  });

  test('[48-5.5.3-e] so do sales of shares and of a private; a debtor buys nothing', () => {
    const holding = { phase: '3', shares: { BOE: { 1: 4 }, VR: { 1: 6 } }, par: { VR: 70 }, cash: { 1: 0, VR: 200 } };
    const sold = sells(scenario(t1848, { ...holding, ...debtor, at: inStock(1) }), 'BOE', 4);
    expect([sold.state.debts, cash(sold, 1)]).toEqual([{ 1: 20 }, [0]]);
    expect(cited(sold, 'buyShare', { company: 'BOE', from: 'pool' })).toBe('buy.after-selling 48-12.3.2-a');
    expect(cited(sold, 'buyShare', { company: 'VR', from: 'ipo' })).toBe('shares.one-company 48-12.2.2-a');
    expect(cited(sold, 'startCompany', { company: 'SAR', par: 70 })).toBe('buy.funds 48-12.3.1-a');
    const turn = scenario(t1848, {
      ...holding,
      ...debtor,
      tokens: { VR: ['H6'] },
      privates: { P1: { owner: 1 } },
      at: inTurn('VR', 'track'),
    });
    expect(does(turn, 'buyPrivate', { private: 'P1', price: 40 }).state.debts).toEqual({ 1: 260 });
  });

  test('[48-5.5.3-f] a debt forces no later sale, is deducted at the end, and nobody goes bankrupt', () => {
    const g = scenario(t1848, {
      phase: '3',
      shares: { BOE: { 0: 2 } },
      cash: { 0: 0 },
      debts: { 0: 90 },
      at: inStock(0),
    });
    expect(cited(g, 'pass')).toBeUndefined();
    const total = (now: Game) => t1848.rules.worth(now, 0).reduce((sum, item) => sum + item.amount, 0);
    expect(total(g)).toBe(140 - 90);
    const sold = sells(g, 'BOE', 2);
    expect([sold.state.debts, cash(sold, 0), total(sold)]).toEqual([{ 0: 0 }, [50], 50]);
    expect(Object.keys(t1848.verbs).filter(v => /bankrupt/i.test(v))).toEqual([]);
  });

  test('[N-7] [48-5.5.3-b] [48-12.4.1-d] he keeps his other companies, sells elsewhere, then borrows', () => {
    const g = falls({ 0: 30 }, { VR: { 0: 3, 3: 3 }, FED: { 3: 5, 0: 2 } }, { director: { VR: 0 } });
    for (const shares of [1, 2, 3]) expect(mayNot(g, 'VR', shares)).toBe('sell.keeps-director 48-12.4.1-d');
    const after = sells(g, 'FED', 2);
    expect(directorOf(after, 'VR')).toBe(0);
    expect(sharesOf(after, 'VR', 0)).toBe(3);
    expect(after.state.debts).toEqual({ 0: 320 - 30 - 140 });
  });

  test('[N-8] [48-5.5.3-d] [48-13.1-a] nothing can be sold: all is borrowed, and the bank runs out', () => {
    const g = falls(
      { bank: 200, 0: 0 },
      { VR: { 3: 3, 0: 2, pool: 5 }, FED: { 0: 2, 3: 1 } },
      {
        floated: ['VR'],
        at: inTurn('SAR', 'dividend', { acted: ['VR', 'SAR'] }),
      },
    );
    expect(g.state.debts).toEqual({ 0: 320 });
    expect(cash(g, 1, 2, 'bank')).toEqual([240, 80, -120]);
    expect(g.state.ending).toBe('bank');
    expect(g.state.over).toBe(true);
  });

  test('[N-9] [48-5.5.3-e] a debtor who sells for more than a share costs buys only once the debt is cleared', () => {
    const seller = (debt: number) => {
      const shares = { BOE: { 1: 4 }, VR: { 0: 5 } };
      const g = scenario(t1848, { shares, par: { VR: 70 }, cash: { 1: 0 }, debts: { 1: debt }, at: inStock(1) });
      return cited(sells(g, 'BOE', 3), 'buyShare', { company: 'VR', from: 'ipo' });
    };
    expect(seller(141)).toBe('buy.funds 48-12.3.1-a');
    expect(seller(140)).toBeUndefined();
  });

  test('[N-43] [48-7.2-c] a forced sale changes the order of those who have not acted', () => {
    const g = falls(
      { 0: 250 },
      { VR: { 3: 4, 0: 2 }, FED: { 2: 6 } },
      { tokens: { ...base.tokens, VR: ['H6'], FED: ['G7'] } },
    );
    expect(inOrder(g)).toEqual(['VR', 'FED']);
    const after = sells(g, 'VR', 1);
    expect(priceOf(after, 'VR')).toBe(60);
    expect(question(after)).toMatchObject({ company: 'FED' });
  });

  test("[N-50] [48-8.4.1-e] [48-5.5.3-a] a treasury drained into the director's pocket, and the bill he gets", () => {
    const turn = falls(
      { SAR: 220, 0: 0 },
      {},
      {
        cells: { SAR: '3.2' },
        tiles: { G3: '5/2', F3: '57/2' },
        privates: { P4: { owner: 0 } },
        sold: { 2: 6 },
        at: inTurn('SAR', 'trains'),
      },
    );
    const drained = does(turn, 'buyPrivate', { private: 'P4', price: 220 });
    expect(cited(drained, 'pass')).toBe('trains.duty 48-8.1-a');
    const after = does(drained, 'buyTrain', { train: '3', from: 'bank' });
    expect(after.state.companies['SAR']).toMatchObject({ closed: true });
    expect([cash(after, 0, 1, 2), after.state.debts]).toEqual([[0, 240, 80], undefined]);
  });
});
