/// <reference lib="dom" />
import { shelf, t1848 } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { chainsOf } from './chains.ts';

describe('upgrade chains', () => {
  const chains = chainsOf(t1848);
  const to = (tile: string, label?: string) =>
    chains[tile]
      ?.find(c => c.label === label)
      ?.to.map(Number)
      .sort((a, b) => a - b);

  test.each([
    ['57', undefined, [14, 15]],
    ['57', 'K', [236, 237]],
    ['5', 'K', [236, 237, 238]],
    ['14', undefined, [611]],
    ['611', undefined, [915]],
    ['235', 'OO', [59]],
    ['59', 'OO', [64, 65, 66, 67, 68]],
    ['9', undefined, [18, 19, 20, 23, 24, 26, 27]],
    ['30', undefined, [42, 70]],
  ] as const)('%s %s leads to %s', (tile, label, expected) => {
    expect(to(tile, label)).toEqual(expected);
  });

  test.each(['1', '2', '55', '56', '69', '39', '915', '240', '241'])('%s is the last of its chain', tile => {
    expect(chains[tile]).toBeUndefined();
  });

  test.each(Object.values(shelf).map(t => [t.id, t] as const))('%s has chains', (_, title) => {
    expect(Object.keys(chainsOf(title)).length).toBeGreaterThan(10);
  });
});
