import { cashOf, debtOf, frameAt, type Game, question, Stock, wealthOf, withState } from '@roundhouse/engine';
import { cited, does, inStock, inTurn, type Scenario, scenario } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { penaltyOf } from './emergency.ts';
import { t18cz } from './index.ts';

type Position = Partial<Scenario>;
const table = {
  phase: 'd',
  sold: { a: 5, b: 4, c: 4, d: 1 },
  shares: { BTE: { 0: 3 }, NWB: { 1: 3 }, VBW: { 0: 2 } },
  par: { BTE: 80, NWB: 70, VBW: 60 },
  tokens: { BTE: ['D3'], NWB: ['E12'], VBW: ['I10'] },
  trains: { NWB: ['3+3d'], VBW: ['3c'] },
  slices: { timetable: { at: 3 } },
} satisfies Position;
/** BTE without a train, with so much in its treasury and in its director's hand. */
const poor = (treasury: number, cash: number, more: Position = {}): Game =>
  scenario(t18cz, {
    ...table,
    cash: { BTE: treasury, 0: cash, 1: 300, bank: 9000 },
    at: inTurn('BTE', 'trains'),
    ...more,
  });
const pooled = (g: Game, ...trains: readonly string[]): Game => withState(g, { ...g.state, trainPool: trains });
const buys = (g: Game, train: string, from = 'bank'): Game => does(g, 'buyTrain', { train, from });
const no = (g: Game, train: string, more: object = {}) => cited(g, 'buyTrain', { train, from: 'bank', ...more });
/** Treasury, director's cash, his debt, his penalty. */
const books = (g: Game) => [cashOf(g, 'BTE'), cashOf(g, 0), debtOf(g, 0), penaltyOf(g, 0)];

describe('emergency financing', () => {
  test('[CZ-VIII.11-a] the director adds exactly what is missing', () => {
    const g = poor(100, 300);
    expect(cited(g, 'pass')).toBe('trains.duty CZ-VIII.10-a');
    expect(books(buys(g, '3+3d'))).toEqual([0, 220, 0, 0]);
    expect(cashOf(buys(g, '3+3d'), 'bank')).toBe(9000 + 180);
    expect(books(buys(poor(180, 300), '3+3d'))).toEqual([0, 300, 0, 0]);
    expect(books(buys(poor(200, 300), '3+3d'))).toEqual([20, 300, 0, 0]);
  });

  test('[CZ-VIII.11-a] only if the company must buy', () => {
    const g = poor(100, 300, { trains: { BTE: ['3+3d'] }, privates: { S1: { owner: 'BTE' } } });
    expect(no(g, '3+3d')).toBe('trains.funds CZ-VIII.10-f');
  });

  test('[CZ-VIII.11-b] for the top card or a train of the pool that it could run, and for nothing else', () => {
    const g = pooled(poor(50, 300), '2+2b', '2a');
    expect(no(g, '3+3d')).toBeUndefined();
    expect(books(buys(g, '2+2b', 'pool'))).toEqual([0, 270, 0, 0]);
    expect(no(g, '3d')).toBe('trains.funds CZ-VIII.10-f');
    expect(no(g, '2a', { from: 'pool' })).toBe('trains.funds CZ-VIII.10-f');
    expect(no(g, '3+3d', { from: 'NWB', price: 51 })).toBe('trains.funds CZ-VIII.10-h');
    expect(no(g, '3+3d', { from: 'NWB', price: 50 })).toBeUndefined();
  });

  test('[CZ-VIII.11-c] the treasury is then empty, and no second train is financed', () => {
    const g = buys(poor(100, 1000, { privates: { S1: { owner: 'BTE' } } }), '3+3d');
    expect(cashOf(g, 'BTE')).toBe(0);
    for (const train of ['3+3d', '3d']) expect(no(g, train)).toBe('trains.funds CZ-VIII.10-f');
    expect(cited(g, 'pass')).toBeUndefined();
  });

  test('[CZ-VIII.11-d] he pays all he has before he borrows', () => {
    expect(books(buys(poor(100, 80), '3+3d'))).toEqual([0, 0, 0, 0]);
    expect(books(buys(poor(100, 79), '3+3d'))).toEqual([0, 0, 1, 1]);
    expect(books(buys(poor(0, 0), '3+3d'))).toEqual([0, 0, 180, 180]);
  });

  test('[CZ-VIII.11-e] every loan adds as much again, once', () => {
    const once = buys(poor(37, 50), '3+3d');
    expect(penaltyOf(once, 0)).toBe(93);
    const again = { debts: { 0: 93 }, slices: { ...table.slices, penalties: { 0: 93 } } };
    const twice = buys(poor(100, 30, again), '3+3d');
    expect(books(twice)).toEqual([0, 0, 143, 143]);
    const later = withState(twice, { ...twice.state, agenda: inStock(0), money: { ...twice.state.money, 0: 200 } });
    expect(books(does(later, 'repayDebt'))).toEqual([0, 57, 0, 143]);
  });

  test('[CZ-VIII.11-i] no shares are sold for it', () => {
    const g = poor(0, 0);
    expect(cited(g, 'sellShares', { company: 'BTE', shares: 1 })).toBe('turn.verb CZ-VIII.3-a');
    const bought = buys(g, '3+3d');
    expect(bought.state.companies['BTE']?.held).toEqual(g.state.companies['BTE']?.held);
    expect(debtOf(bought, 0)).toBe(180);
  });

  test('[CZ-VIII.11-j] a fitting train of another company avoids it', () => {
    const g = does(poor(1, 0), 'buyTrain', { train: '3+3d', from: 'NWB', price: 1 });
    const sold = does(g, 'answer', { yes: true });
    expect(sold.state.companies['BTE']?.trains).toEqual(['3+3d']);
    expect(books(sold)).toEqual([0, 0, 0, 0]);
    const refused = does(g, 'answer', { yes: false });
    expect(cited(refused, 'pass')).toBe('trains.duty CZ-VIII.10-a');
  });

  test('[CZ-VIII.11-j] Local Railways may be sold first, but need not', () => {
    const g = poor(140, 100, { privates: { S1: { owner: 'BTE' } } });
    expect(books(buys(g, '3+3d'))).toEqual([0, 60, 0, 0]);
    const sold = does(g, 'sellLocal', { private: 'S1' });
    expect(cashOf(sold, 'BTE')).toBe(190);
    expect(books(buys(sold, '3+3d'))).toEqual([10, 100, 0, 0]);
  });

  test('[CZ-VIII.11-k] a dearer train may be financed although a cheaper one could be paid', () => {
    const g = pooled(poor(100, 300), '2+2b');
    expect(books(buys(g, '2+2b', 'pool'))).toEqual([20, 300, 0, 0]);
    expect(books(buys(g, '3+3d'))).toEqual([0, 220, 0, 0]);
  });

  test('[CZ-N-35] [CZ-VIII.11-b] [CZ-VIII.11-j] with nothing in the treasury: bank or pool', () => {
    const g = pooled(poor(0, 300), '2+2b');
    expect(no(g, '3+3d', { from: 'NWB', price: 1 })).toBe('trains.funds CZ-VIII.10-h');
    expect([no(g, '3+3d'), no(g, '2+2b', { from: 'pool' })]).toEqual([undefined, undefined]);
  });
});

describe('debts', () => {
  /** Seat 0 owes 93 and the penalty for it. */
  const owing = (cash: number, more: Position = {}): Game =>
    scenario(t18cz, {
      ...table,
      cash: { 0: cash, 1: 300 },
      debts: { 0: 93 },
      slices: { ...table.slices, penalties: { 0: 93 } },
      at: inStock(0),
      ...more,
    });

  test('[CZ-VIII.11-f] a debtor buys nothing until all is repaid; the penalty does not matter', () => {
    const g = owing(500);
    expect(cited(g, 'buyShare', { company: 'VBW', from: 'ipo' })).toBe('buy.debt CZ-VIII.11-f');
    expect(cited(g, 'startCompany', { company: 'EKJ', par: 50 })).toBe('buy.debt CZ-VIII.11-f');
    const free = does(g, 'repayDebt');
    expect(penaltyOf(free, 0)).toBe(93);
    expect(cited(free, 'buyShare', { company: 'VBW', from: 'ipo' })).toBeUndefined();
    expect(cited(free, 'startCompany', { company: 'EKJ', par: 50 })).toBeUndefined();
  });

  test('[CZ-VIII.11-g] all of it at once, in his own turn of a stock round', () => {
    expect(books(does(owing(93), 'repayDebt'))).toEqual([0, 0, 0, 93]);
    expect(cited(owing(92), 'repayDebt')).toBe('debt.funds CZ-VIII.11-g');
    const papers = Object.fromEntries(Object.keys(t18cz.parts.privates).map(id => [id, { owner: 0 }]));
    expect(cited(owing(500, { privates: papers }), 'repayDebt')).toBe('shares.sell-down CZ-VII.4-d');
    expect(cited(owing(500, { at: inStock(1) }), 'repayDebt')).toBe('debt.none CZ-VIII.11-g');
    expect(cited(owing(500, { at: inStock(1) }), 'repayDebt', { by: 0 })).toMatch(/^turn\.seat /);
    const operating = poor(0, 500, { debts: { 0: 93 } });
    expect(cited(operating, 'repayDebt')).toBe('turn.verb CZ-VIII.3-a');
    expect(cited(does(owing(500), 'repayDebt'), 'repayDebt')).toBe('debt.none CZ-VIII.11-g');
  });

  test('[CZ-VIII.11-g] repaying alone is a pass', () => {
    const passes = (g: Game) => frameAt(g, Stock)?.passes;
    expect(passes(does(does(owing(500), 'repayDebt'), 'pass'))).toBe(1);
    const bought = does(does(owing(500), 'repayDebt'), 'buyShare', { company: 'VBW', from: 'ipo' });
    expect(passes(question(bought)?.by === 0 ? does(bought, 'pass') : bought)).toBe(0);
  });

  test('[CZ-N-34] [CZ-VIII.11-e] [CZ-VIII.11-f] [CZ-VIII.11-g] a debtor sells, repays all of it, and only then buys', () => {
    const g = owing(60);
    expect(cited(g, 'pass')).toBeUndefined();
    const sold = does(g, 'sellShares', { company: 'BTE', shares: 1 });
    expect(cashOf(sold, 0)).toBe(140);
    expect(cited(sold, 'buyShare', { company: 'VBW', from: 'ipo' })).toBe('buy.debt CZ-VIII.11-f');
    const free = does(sold, 'repayDebt');
    expect(books(free)).toEqual([0, 47, 0, 93]);
    const rich = does(does(owing(100), 'sellShares', { company: 'BTE', shares: 1 }), 'repayDebt');
    expect(cited(rich, 'buyShare', { company: 'VBW', from: 'ipo' })).toBeUndefined();
    // A second loan comes on top, and so does its penalty; what has been repaid stays repaid.
    const twice = buys(poor(37, 50, { debts: { 0: 93 }, slices: { ...table.slices, penalties: { 0: 93 } } }), '3+3d');
    expect(books(twice)).toEqual([0, 0, 186, 186]);
    const paid = buys(poor(37, 50, { slices: { ...table.slices, penalties: { 0: 93 } } }), '3+3d');
    expect(books(paid)).toEqual([0, 0, 93, 186]);
  });

  test('[CZ-VIII.11-h] debt and penalty are subtracted at the end', () => {
    const g = owing(500);
    expect(t18cz.rules.worth(g, 0)).toContainEqual({ what: 'debt', amount: -93 });
    expect(t18cz.rules.worth(g, 0)).toContainEqual({ what: 'penalty', amount: -93 });
    const clean = owing(500, { debts: {}, slices: {} });
    expect(wealthOf(clean, 0) - wealthOf(g, 0)).toBe(186);
    expect(wealthOf(does(g, 'repayDebt'), 0)).toBe(wealthOf(g, 0));
  });

  test('[CZ-VIII.11-EX1] 37 and 50 for a 3+3: 93 borrowed, 186 lost at the end, or 93', () => {
    const before = poor(37, 50);
    const g = buys(before, '3+3d');
    expect(books(g)).toEqual([0, 0, 93, 93]);
    expect(wealthOf(before, 0) - wealthOf(g, 0)).toBe(50 + 186);
    const repaid = does(owing(93), 'repayDebt');
    expect(t18cz.rules.worth(repaid, 0).filter(w => w.amount < 0)).toEqual([{ what: 'penalty', amount: -93 }]);
  });
});
