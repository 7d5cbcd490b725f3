import { decide, start } from '@roundhouse/engine';
import { does } from '@roundhouse/testkit';
import { rhl } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { bidBy } from './bids.ts';

test('bids that stand are told beside the cash they are made of', () => {
  const g = start(rhl, { players: 3, options: {}, seed: 'bids' });
  const by = decide(g)?.by ?? 0;
  expect(bidBy(g, by)).toBe(0);
  const after = does(g, 'bid', { lot: 'P3', amount: 55 });
  expect(bidBy(after, by)).toBe(55);
});
