import { type Game, question, roundLine, wealthOf, winners } from '@roundhouse/engine';
import { citedFor, does, inOperating, inStock, inTurn, type Scenario, scenario } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { t18cz } from './index.ts';

type Position = Partial<Scenario>;
const cellOf = (price: number) => t18cz.parts.market.cells.find(c => c.price === price)?.id as string;

const table = {
  phase: 'i',
  shares: { EKJ: { 0: 3 }, BTE: { 1: 2, 0: 1 } },
  par: { EKJ: 60, BTE: 60 },
  cells: { EKJ: cellOf(126), BTE: cellOf(290) },
  tokens: { EKJ: ['D5'], BTE: ['D3'] },
  trains: { EKJ: ['5h'], BTE: ['5+5h'] },
  tiles: { D3: '57/1', D5: '57/1' },
  cash: { 0: 100, 1: 200, 2: 0, 3: 50, EKJ: 999, BTE: 1 },
} satisfies Position;
const at = (more: Position): Game => scenario(t18cz, { ...table, at: inStock(0), ...more });

describe('the end', () => {
  const last = { set: 8, of: 3, acted: ['EKJ', 'BTE'] };

  test('[CZ-X.1-a] comes when all companies have had their turn in the round at 120', () => {
    const turn = inTurn('EKJ', 'dividend', { ...last, round: 3, acted: ['BTE', 'EKJ'], income: 100 });
    let g = at({ at: turn, slices: { timetable: { at: 13 } }, cash: { ...table.cash, EKJ: 0 } });
    expect(g.state.over).toBeUndefined();
    g = does(g, 'payDividend', { how: 'pay' });
    expect([g.state.over, g.state.ending]).toEqual([true, 'timetable']);
    expect(question(g)).toBeUndefined();
    expect(citedFor(g, { type: 'pass', by: 0, at: 'stock' })).toBe('game.over CZ-X.1-a');
  });

  test.each([
    [11, 1, 'OR 8.2'],
    [12, 2, 'OR 8.3'],
  ])('[CZ-X.1-a] not after space %i of the track', (space, round, next) => {
    const g = at({ at: inOperating({ ...last, round }), slices: { timetable: { at: space } } });
    expect(g.state.over).toBeUndefined();
    expect(roundLine(g)).toBe(next);
  });

  test('[CZ-X.1-a] not by an empty bank, the highest price or a player without money', () => {
    const turn = inTurn('EKJ', 'dividend', { income: 400 });
    const g = at({ at: turn, cash: { ...table.cash, bank: 0 }, cells: { EKJ: cellOf(350), BTE: cellOf(370) } });
    const paid = does(g, 'payDividend', { how: 'pay' });
    expect([paid.state.over, paid.state.ending]).toEqual([undefined, undefined]);
    expect(paid.state.money?.[0]).toBe(100 + 300);
    const broke = at({ at: inTurn('EKJ', 'trains'), trains: {}, cash: { 0: 0, EKJ: 0 }, sold: ALL_BUT_J });
    const bought = does(broke, 'buyTrain', { train: '5j', from: 'bank' });
    expect([bought.state.over, bought.state.debts?.[0]]).toEqual([undefined, 350]);
  });
});
const ALL_BUT_J = { a: 5, b: 4, c: 4, d: 4, e: 4, f: 4, g: 4, h: 2, i: 2 };

describe('the reckoning', () => {
  const privates = { S1: { owner: 0 }, L2: { owner: 0 }, M3: { owner: 'EKJ' } };
  const debts = { 1: 30 };
  const slices = { penalties: { 1: 80 } };

  test('[CZ-X.2-a] cash, shares at the price of the day, 120 for a Local Railway, less debts and penalties', () => {
    const g = at({ privates, debts, slices });
    expect(t18cz.rules.worth(g, 0)).toEqual([
      { what: 'cash', amount: 100 },
      { what: 'shares', of: 'BTE', amount: 290 },
      { what: 'shares', of: 'EKJ', amount: 3 * 126 },
      { what: 'private', of: 'S1', amount: 120 },
      { what: 'private', of: 'L2', amount: 120 },
    ]);
    expect(t18cz.rules.worth(g, 1)).toEqual([
      { what: 'cash', amount: 200 },
      { what: 'shares', of: 'BTE', amount: 580 },
      { what: 'debt', amount: -30 },
      { what: 'penalty', amount: -80 },
    ]);
    expect([0, 1, 2, 3].map(seat => wealthOf(g, seat))).toEqual([1008, 670, 0, 50]);
  });

  test('[CZ-X.2-b] treasuries, trains and Local Railways of companies count nothing', () => {
    const rich = at({ privates });
    const poor = at({
      cash: { ...table.cash, EKJ: 0, BTE: 0 },
      trains: {},
      privates: { S1: { owner: 0 }, L2: { owner: 0 } },
    });
    expect([0, 1, 2, 3].map(seat => wealthOf(rich, seat))).toEqual([0, 1, 2, 3].map(seat => wealthOf(poor, seat)));
  });

  test('[CZ-X.2-c] the wealthiest wins; equals share the victory', () => {
    expect(winners(at({ privates }))).toEqual([0]);
    const even = at({ cash: { ...table.cash, 1: 188 } });
    expect([0, 1].map(seat => wealthOf(even, seat))).toEqual([768, 768]);
    expect(winners(even)).toEqual([0, 1]);
  });
});
