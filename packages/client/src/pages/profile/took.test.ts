import { expect, test } from 'vitest';
import { tookSays } from './took.ts';

test.each([
  [0, 'one minute'],
  [61_000, '2 minutes'],
  [7_200_000, '120 minutes'],
  [7_260_000, '3 hours'],
  [48 * 3_600_000, '48 hours'],
  [49 * 3_600_000, '3 days'],
])('%i ms are %s', (ms, says) => expect(tookSays(ms)).toBe(says));
