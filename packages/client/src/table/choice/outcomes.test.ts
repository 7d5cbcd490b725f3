import { turnOf } from '@roundhouse/testkit';
import { t1848 } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { choicesOf } from '../asked.ts';
import { outcomesOf } from './outcomes.ts';

test('both outcomes of a dividend say who gets what and where the price goes', () => {
  const g = turnOf(t1848, 'VR', 'dividend', { at: { income: 200 }, shares: { VR: { 0: 6, 1: 2 } } });
  const [pay, withhold] = outcomesOf(g, 'VR', choicesOf(g, 'payDividend'));
  expect([pay?.gains.get(0), pay?.gains.get(1), pay?.gains.get('VR')]).toEqual([120, 40, undefined]);
  expect([withhold?.gains.get(0), withhold?.gains.get('VR')]).toEqual([undefined, 200]);
  expect(pay?.price[1]).toBeGreaterThan(pay?.price[0] ?? 0);
  expect(withhold?.price[1]).toBeLessThan(withhold?.price[0] ?? 0);
});
