import { start } from '@roundhouse/engine';
import { inStock, inTurn, perft, scenario } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { rhl } from './index.ts';

const company = {
  phase: '3',
  sold: { 2: 6, 3: 1 },
  par: { CCE: 70 },
  shares: { CCE: { 0: 3, 1: 2, CCE: 5 } },
  floated: ['CCE'],
  cash: { CCE: 500 },
  trains: { CCE: ['3'] },
  tiles: { E6: '202/4', F5: '2/0' },
  privates: { P3: { owner: 0 } },
};

describe('perft', () => {
  test.each([
    [1, 12],
    [2, 132],
  ])('18Rhl for three, depth %i: %i positions', (depth, positions) => {
    expect(perft(start(rhl, { players: 3, options: {}, seed: 'perft' }), depth)).toBe(positions);
  });

  test.each([
    ['a stock round', inStock(0), 2, 2770],
    ['a turn from its first tile', inTurn('CCE', 'track'), 1, 152],
    ['a turn from its trains', inTurn('CCE', 'trains'), 2, 58],
  ] as const)('18Rhl, %s', (_, at, depth, positions) => {
    expect(perft(scenario(rhl, { ...company, at }), depth)).toBe(positions);
  });
});
