import type { Hex, Title } from '@roundhouse/engine';
import { noRun, refusal, turnOf } from '@roundhouse/testkit';
import { t1848 } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';

const g = turnOf(t1848, 'CAR', 'run', {
  trains: { CAR: ['2'] },
  tiles: { E1: '57/1', E2: '57/1' },
  tokens: { CAR: ['E2'] },
});
const clause = (...path: readonly string[]) => refusal(g, 'runRoutes', { routes: [{ train: '2', path }] })?.clause;

describe('the points of a route', () => {
  test('lead from stop to stop, either way', () => {
    expect(clause('E2.0', 'E1:E2', 'E1.0')).toBeUndefined();
    expect(clause('E1.0', 'E1:E2', 'E2.0')).toBeUndefined();
  });

  test.each([
    [['E2.00', 'E1:E2', 'E1.0']],
    [['E2.0x0', 'E1:E2', 'E1.0']],
    [['E2.1', 'E1:E2', 'E1.0']],
    [['E2.0', 'E2:E1', 'E1.0']],
    [['E2.0', 'E1.0']],
    [['E2.0', 'E1:E2', 'E1:E2', 'E2.0']],
    [['E2.constructor', 'E1:E2', 'E1.0']],
    [['Z9.0', 'E1:E2', 'E1.0']],
  ])('have one name each and join: not %j', path => {
    expect(clause(...path)).toBe('route.track');
  });

  test.each([[['E2.0', 'E1:E2']], [['E2.0']], [[]]])('have two stops at least: not %j', path => {
    expect(clause(...path)).toBe('route.stops');
  });
});

describe('stops that lie apart and are one place', () => {
  const west = {
    tokens: { SAR: ['G3'] },
    trains: { SAR: ['4'] },
    tiles: { G3: '57/2', F3: '57/2', E2: '15/5' },
  };
  /** 1848 with two neighbouring cities for one place. */
  const joined = (...hexes: readonly string[]): Title => {
    const { map } = t1848.parts;
    const one = hexes.map(id => [id, { ...(map.hexes[id] as Hex), place: 'one' }]);
    return {
      ...t1848,
      parts: { ...t1848.parts, map: { ...map, hexes: { ...map.hexes, ...Object.fromEntries(one) } } },
    };
  };

  test('are not reached from one another, in the middle of a route or at its end', () => {
    const way = ['4', 'G3 F3 E2'] as const;
    expect(noRun(turnOf(joined(), 'SAR', 'run', west), way)).toBeUndefined();
    for (const pair of [
      ['G3', 'F3'],
      ['F3', 'E2'],
    ])
      expect(noRun(turnOf(joined(...pair), 'SAR', 'run', west), way)).toMatch(/^route\.visit /);
    expect(noRun(turnOf(joined('F3', 'E1'), 'SAR', 'run', west), way)).toBeUndefined();
  });
});
