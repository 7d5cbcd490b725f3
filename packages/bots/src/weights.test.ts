import { shelf } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { COMMON, weightsIn } from './weights.ts';

describe('weights', () => {
  test('are the common ones where a title says none', () => {
    expect(weightsIn({})).toEqual(COMMON);
    expect(weightsIn({ prospects: { weights: { envy: 1 } } })).toEqual({ ...COMMON, envy: 1 });
  });

  test.each(Object.values(shelf).map(t => [t.id, t] as const))('%s says only weights there are', (_, title) => {
    expect(Object.keys(weightsIn(title))).toEqual(Object.keys(COMMON));
  });
});
