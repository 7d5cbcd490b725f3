import type { RouteProblem, Segment, Stop } from '@roundhouse/engine';
import { describe, expect, test } from 'vitest';
import { endOf, onwardFrom, otherWay, stopsPassed, traceTo } from './trace.ts';

const stop = (id: string, more: Partial<Stop> = {}): Stop => ({
  id: `${id}.0`,
  hex: id,
  kind: 'city',
  value: 10,
  visit: 0,
  own: false,
  open: true,
  end: false,
  tags: [],
  ...more,
});

const segment = (a: number, b: number, ...keys: readonly number[]): Segment => ({
  a,
  b,
  keys,
  gauge: 0,
  toll: 0,
  path: [],
});

/** A1 – B2 = C3 – D4 with two ways between B2 and C3, and a closed stop E5 beside D4. */
const problem: RouteProblem = {
  stops: [stop('A1', { own: true }), stop('B2'), stop('C3'), stop('D4'), stop('E5', { open: false })],
  segments: [segment(0, 1, 1), segment(1, 2, 2), segment(1, 2, 3), segment(2, 3, 4), segment(3, 4, 5)],
  trains: [{ name: '3', limits: [], pays: 'all' }],
  bonuses: [],
};

describe('a route traced by hand', () => {
  test('begins where it is first touched and is led by the shortest way', () => {
    const begun = traceTo(problem, undefined, 0);
    expect(begun).toEqual({ start: 0, segments: [] });
    const led = traceTo(problem, begun, 3);
    expect(led && stopsPassed(problem, led)).toEqual([0, 1, 2, 3]);
  });

  test('touching its end takes the last stretch back, touching a stop on the way cuts it off there', () => {
    const led = { start: 0, segments: [0, 1, 3] };
    expect(traceTo(problem, led, 3)).toEqual({ start: 0, segments: [0, 1] });
    expect(traceTo(problem, led, 1)).toEqual({ start: 0, segments: [0] });
    expect(traceTo(problem, { start: 0, segments: [] }, 0)).toBeUndefined();
  });

  test('touching its start turns it round, so that it can be led on there', () => {
    expect(traceTo(problem, { start: 0, segments: [0, 1] }, 0)).toEqual({ start: 2, segments: [1, 0] });
  });

  test('the last stretch can be led another way', () => {
    expect(otherWay(problem, { start: 0, segments: [0, 1] }).segments).toEqual([0, 2]);
    expect(otherWay(problem, { start: 0, segments: [0, 2] }).segments).toEqual([0, 1]);
  });

  test('uses no track twice', () => {
    const led = { start: 1, segments: [1, 2] };
    expect(endOf(problem, led)).toBe(1);
    expect(onwardFrom(problem, led)).toEqual([0]);
  });
});
