import type { Segment } from '@roundhouse/engine/board';
import { often } from '@roundhouse/testkit/often';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cliquesOf } from './bits.ts';

const segments = (...keys: readonly (readonly number[])[]): readonly Segment[] =>
  keys.map(k => ({ a: 0, b: 1, keys: k, gauge: 0, toll: 0, path: [] }));

describe('bits', () => {
  test('keys that always occur together are one bit', () => {
    expect(cliquesOf(segments([1, 2, 3], [4], [5, 6]))).toEqual([[0], [1], [2]]);
  });

  test('segments that exclude each other in pairs share one bit', () => {
    expect(cliquesOf(segments([1, 2], [2, 3], [3, 1]))).toEqual([[0, 1, 2]]);
  });

  test('track without keys has none', () => {
    expect(cliquesOf(segments([], [7], []))).toEqual([[1]]);
  });

  test('say exactly what the keys say', () => {
    const keysArb = fc.array(fc.uniqueArray(fc.nat(8), { maxLength: 4 }), { maxLength: 10 });
    fc.assert(
      fc.property(keysArb, keys => {
        const cliques = cliquesOf(segments(...keys));
        for (const [a, x] of keys.entries())
          for (const [b, y] of keys.entries())
            expect(cliques.some(c => c.includes(a) && c.includes(b))).toBe(x.some(k => y.includes(k)));
      }),
      often(500),
    );
  });
});
