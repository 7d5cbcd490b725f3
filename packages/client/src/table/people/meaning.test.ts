import { withState } from '@roundhouse/engine';
import { inTurn, scenario } from '@roundhouse/testkit';
import { t1848 } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { meaningFor } from './meaning.ts';

const shares = { VR: { 0: 4, 1: 2 } };
const at = inTurn('VR', 'trains');

test('whoever comes back learns which trains end with the next card, and only of their own', () => {
  const g = scenario(t1848, { phase: '3', shares, trains: { VR: ['2'] }, at });
  expect(meaningFor(g, g, 0)).toEqual([{ kind: 'rusts', company: 'VR', trains: ['2'], card: '4' }]);
  expect(meaningFor(g, g, 1)).toEqual([]);
});

test('and what became of their cash', () => {
  const g = scenario(t1848, { phase: '3', shares, at });
  const richer = withState(g, { ...g.state, money: { ...g.state.money, 0: (g.state.money?.[0] ?? 0) + 90 } });
  expect(meaningFor(g, richer, 0)).toContainEqual(expect.objectContaining({ kind: 'cash' }));
  expect(meaningFor(g, richer, 1)).toEqual([]);
});
