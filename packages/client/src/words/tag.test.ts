import type { Action, play } from '@roundhouse/engine';
import { inStock, scenario, turnOf } from '@roundhouse/testkit';
import { t1848 } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { eventsOf, tagOf } from '../store/foresight.ts';
import { playerName } from './names.ts';
import { tagSays } from './tag.ts';

const s = { title: t1848, names: ['Ann', 'Ben', 'Ann', ''] };

const tag = (g: Parameters<typeof play>[0], action: Action) =>
  tagSays(s, action, eventsOf(g, action), tagOf(g, action) ?? 0);

test('a sum on a button says what it is', () => {
  const stock = scenario(t1848, { cash: { 0: 500 }, at: inStock(0) });
  const start = { type: 'startCompany', by: 0, at: 'stock', company: 'VR', par: 70 } as Action;
  expect(tag(stock, start)).toBe('for £140');
  const dividend = turnOf(t1848, 'VR', 'dividend', { at: { income: 200 } });
  const how = (which: string) => ({ type: 'payDividend', by: 0, at: 'dividend', company: 'VR', how: which }) as Action;
  expect(tag(dividend, how('pay'))).toBe('£20 a share, £200 in all');
  expect(tag(dividend, how('withhold'))).toBe('£200 into the treasury');
});

test('two players of one name are told apart', () => {
  expect([0, 1, 2, 3].map(seat => playerName(s, seat))).toEqual(['Ann', 'Ben', 'Ann (2)', 'Player 4']);
});
