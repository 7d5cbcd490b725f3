import { type Action, type CompanyId, type Game, mayRun, type Seat, start, type Title } from '@roundhouse/engine';
import { shelf } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { isStripped } from './stripped.ts';
import { isIdleTrade } from './trade.ts';

const g = start(shelf['18cz'] as Title, { players: 3, options: {}, seed: 'trade' });
const train = g.title.parts.trains.cards[0]?.sides[0]?.id ?? '';
const [one = '', other = ''] = Object.keys(g.state.companies).filter(c => mayRun(g, c, train));
const price = g.title.parts.trains.cards[0]?.sides[0]?.price ?? 0;

/** The company led by a seat, with these trains and this money. */
const having = (game: Game, company: CompanyId, seat: Seat, trains: readonly string[], money = 0): Game => {
  const now = game.state.companies[company];
  if (!now) throw new Error(`${company} is not in the game.`);
  const companies = { ...game.state.companies, [company]: { ...now, held: now.held.map(() => seat), trains } };
  const paid = { ...game.state.money, [company]: money };
  return { title: game.title, state: { ...game.state, money: paid, companies } };
};

const buying = (amount: number): Action => ({
  type: 'buyTrain',
  by: 0,
  at: 'trains',
  ...{ company: one, from: other, train, price: amount },
});

describe('trains of other companies', () => {
  const mine = having(g, one, 0, []);
  test('a rival is not asked', () => {
    expect(isIdleTrade(having(mine, other, 1, [train, train]), buying(1))).toBe(true);
  });
  test('a sister keeps one, and is paid no more than the bank would be', () => {
    expect(isIdleTrade(having(mine, other, 0, [train]), buying(1))).toBe(true);
    expect(isIdleTrade(having(mine, other, 0, [train, train]), buying(price))).toBe(false);
    expect(isIdleTrade(having(mine, other, 0, [train, train]), buying(price + 1))).toBe(true);
  });
  test('the bank always sells', () => {
    expect(isIdleTrade(mine, { ...buying(price), ...{ from: 'bank' } })).toBe(false);
  });
  test('the last one is not given away for less than the next costs', () => {
    const before = having(g, other, 0, [train]);
    expect(isStripped(before, having(g, other, 0, [], price - 1))).toBe(true);
    expect(isStripped(before, having(g, other, 0, [], 1000))).toBe(false);
    expect(isStripped(before, having(g, other, 0, []))).toBe(false);
  });
});
