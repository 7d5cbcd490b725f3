import { type Decision, decide, start, type Title } from '@roundhouse/engine';
import { shelf } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { dice } from './dice.ts';
import { effort } from './effort.ts';
import { inOtherMoods } from './moods.ts';
import { COMMON } from './weights.ts';

describe('people of other moods', () => {
  const g = start(shelf['18rhl-short'] as Title, { players: 4, options: {}, seed: 'moods' });
  const asked = decide(g) as Decision;
  const mind = () => ({ roll: dice('moods'), on: effort(), weights: COMMON, lays: 4, noise: 0, swaps: true });

  test('do different things, each named once', () => {
    const found = inOtherMoods(g, asked, mind(), 12, 'a').map(a => JSON.stringify(a));
    expect(found.length).toBeGreaterThan(1);
    expect(new Set(found).size).toBe(found.length);
  });

  test('are the same whenever they are asked', () => {
    expect(inOtherMoods(g, asked, mind(), 12, 'a')).toEqual(inOtherMoods(g, asked, mind(), 12, 'a'));
    expect(inOtherMoods(g, asked, mind(), 0, 'a')).toEqual([]);
  });
});
