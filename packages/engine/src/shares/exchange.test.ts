import { expect, test } from 'vitest';
import { waysToMake } from './exchange.ts';

test.each([
  [[1, 1, 1], 2, [[1, 1]]],
  [[1, 1], 3, []],
  [[2], 1, []],
  [[1, 2, 1, 2], 2, [[2], [1, 1]]],
  [
    [2, 1, 1, 1],
    3,
    [
      [2, 1],
      [1, 1, 1],
    ],
  ],
  [[3, 1], 0, [[]]],
])('of certificates %j, %i shares are made in these ways', (sizes, shares, ways) => {
  expect(waysToMake(sizes, shares)).toEqual(ways);
});
