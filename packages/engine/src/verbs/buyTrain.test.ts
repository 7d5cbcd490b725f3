import type { Prices, Title } from '@roundhouse/engine';
import { cited, does, turnOf } from '@roundhouse/testkit';
import { t1848 } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';

/** 1848 with this price between companies. */
const selling = (price: Prices): Title => {
  const { rules } = t1848;
  return { ...t1848, rules: { ...rules, trains: { ...rules.trains, price: () => price } } };
};
const table = (price: Prices) =>
  turnOf(selling(price), 'SAR', 'trains', {
    phase: '3',
    sold: { 2: 6, 3: 1 },
    trains: { CAR: ['3'] },
    par: { CAR: 100 },
    shares: { CAR: { 0: 6 } },
    floated: ['CAR'],
  });
const offer = (price: number) => ({ train: '3', from: 'CAR', price });

describe('a train between companies', () => {
  test.each([
    [9, 'trains.trade-price'],
    [10, undefined],
    [50, undefined],
    [51, 'trains.trade-price'],
  ])('for %i where the title lets it cost 10 to 50', (price, clause) => {
    expect(cited(table([10, 50]), 'buyTrain', offer(price))?.split(' ')[0]).toBe(clause);
  });

  test('changes hands for just that', () => {
    const g = does(table([10, 50]), 'buyTrain', offer(50));
    expect([g.state.money?.['SAR'], g.state.companies['SAR']?.trains]).toEqual([450, ['3']]);
  });
});
