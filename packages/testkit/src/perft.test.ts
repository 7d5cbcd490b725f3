import { start } from '@roundhouse/engine';
import { t1848 } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { perft } from './perft.ts';
import { inStock, inTurn, type Scenario, scenario } from './scenario.ts';

const company: Omit<Scenario, 'at'> = {
  phase: '3',
  shares: { SAR: { 0: 4, 1: 2 } },
  par: { SAR: 80 },
  cells: { SAR: '2.7' },
  cash: { SAR: 400 },
  trains: { SAR: ['3'] },
  tiles: { G3: '57/0', F3: '57/0' },
  tokens: { SAR: ['G3'] },
};

describe('perft', () => {
  test.each([
    [0, 1],
    [1, 12],
    [2, 132],
    [3, 1332],
  ])('1848 for three, depth %i: %i positions', (depth, positions) => {
    expect(perft(start(t1848, { players: 3, options: {}, seed: 'perft' }), depth)).toBe(positions);
  });

  test.each([
    ['a stock round', inStock(0), 2, 876],
    ['a turn from its first tile', inTurn('SAR', 'track'), 2, 53],
    ['a turn from its trains', inTurn('SAR', 'trains'), 2, 43],
  ] as const)('1848, %s', (_, at, depth, positions) => {
    expect(perft(scenario(t1848, { ...company, at }), depth)).toBe(positions);
  });
});
