import { refusal, turnOf } from '@roundhouse/testkit';
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
