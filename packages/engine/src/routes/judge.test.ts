import { describe, expect, test } from 'vitest';
import { conflict, judge } from './judge.ts';
import type { RouteProblem, Run, Stop, TrainSpec } from './problem.ts';

const city = (id: string, more: Partial<Stop> = {}): Stop => ({
  id: `${id}.0`,
  hex: id,
  kind: 'city',
  value: 10,
  visit: id.charCodeAt(0),
  own: false,
  open: true,
  end: false,
  tags: [],
  ...more,
});
const any: TrainSpec = { name: 'D', limits: [], pays: 'all' };

/** Stops in a row, each joined to the next by its own track, and the run over all of them. */
const line = (stops: readonly Stop[], train: Partial<TrainSpec> = {}, more: Partial<RouteProblem> = {}) => {
  const segments = stops.slice(1).map((_, i) => ({ a: i, b: i + 1, keys: [i], gauge: 0, toll: 0, path: [] }));
  const p: RouteProblem = { stops, segments, trains: [{ ...any, ...train }], bonuses: [], ...more };
  return { p, run: { train: 0, segments: segments.map((_, i) => i) } };
};
const verdict = (...[stops, train, more]: Parameters<typeof line>): string | number => {
  const { p, run } = line(stops, train, more);
  const found = judge(p, run);
  return 'broken' in found ? `${found.broken.clause} ${found.broken.facts?.['at'] ?? ''}`.trim() : found.total;
};

const A = city('A', { own: true });
const [B, C] = [city('B'), city('C')];

describe('the judge of a run', () => {
  test('adds up what it stops at', () => {
    expect(verdict([A, B, C])).toBe(30);
  });

  test('asks for two places: two stops of one place are one', () => {
    expect(verdict([A, { ...B, visit: A.visit }])).toBe('route.stops');
    expect(verdict([A, { ...B, visit: A.visit }, C])).toBe(20);
    // One place is no route at all, with a token or without.
    expect(verdict([B, { ...C, visit: B.visit }])).toBe('route.stops');
  });

  test('asks for as many hexes as the title does', () => {
    const same = { ...B, hex: A.hex };
    expect(verdict([A, same], {}, { leastHexes: 2 })).toBe('route.stops');
    expect(verdict([A, same])).toBe(20);
  });

  test('asks for two stops that pay', () => {
    const town = city('T', { kind: 'town' });
    expect(verdict([A, town, B], { pays: { most: 1, drop: 'any' } })).toBe('route.stops');
    expect(verdict([A, town, B], { pays: { most: 2, drop: 'any' } })).toBe(20);
  });

  test('comes to no place again', () => {
    expect(verdict([A, B, { ...C, visit: A.visit }])).toBe('route.visit C.0');
  });

  test('passes neither what is full nor what only ends routes nor what the train may not pass, but ends there', () => {
    const full = city('F', { open: false });
    const last = city('E', { end: true });
    const tagged = city('X', { tags: ['far'] });
    expect([verdict([A, full, B]), verdict([A, full])]).toEqual(['route.blocked F.0', 20]);
    expect([verdict([A, last, B]), verdict([A, last])]).toEqual(['route.through E.0', 20]);
    const shy = { notThrough: 'far' };
    expect([verdict([A, tagged, B], shy), verdict([A, tagged], shy)]).toEqual(['route.barred X.0', 20]);
    expect(verdict([A, tagged, B])).toBe(30);
  });

  test('asks for a token, the right ends, and what goes with a stop', () => {
    expect(verdict([B, C])).toBe('route.token');
    const far = city('F', { tags: ['far'] });
    const ends = { ends: { one: { tag: 'far' }, other: { own: true } } } as const;
    expect([verdict([A, B], ends), verdict([far, A], ends)]).toEqual(['route.ends', 20]);
    const town = city('T', { kind: 'town' });
    expect([verdict([A, town], { ignoresTowns: true }), verdict([A, town])]).toEqual(['route.ends', 20]);
    const needs = { needs: [{ if: 'far', then: 'near' }] };
    expect(verdict([A, far], {}, needs)).toBe('route.needs');
    expect(verdict([A, far, city('N', { tags: ['near'] })], {}, needs)).toBe(30);
  });

  test('counts stops up to the limit of the train', () => {
    expect(verdict([A, B, C], { limits: [{ city: 1, most: 2 }] })).toBe('route.length');
    expect(verdict([A, B, C], { limits: [{ city: 1, most: 3 }] })).toBe(30);
  });

  test('knows track that joins, once each', () => {
    const { p } = line([A, B, C]);
    const clause = (run: Run) => {
      const found = judge(p, run);
      return 'broken' in found ? found.broken.clause : undefined;
    };
    expect(clause({ train: 0, segments: [0, 1] })).toBeUndefined();
    expect(clause({ train: 0, segments: [1, 0] })).toBeUndefined();
    for (const run of [
      { train: 0, segments: [] },
      { train: 0, segments: [2] },
      { train: 1, segments: [0] },
      { train: 0, segments: [0, 0] },
    ])
      expect(clause(run)).toBe('route.track');
  });
});

describe('runs of one turn', () => {
  const { p } = line([A, B, C]);
  const two: RouteProblem = { ...p, trains: [any, any] };
  const clause = (problem: RouteProblem, ...runs: readonly (readonly [number, number])[]) =>
    conflict(
      problem,
      runs.map(([train, segment]) => ({ train, segments: [segment] })),
    )?.clause;

  test('use each train once', () => {
    expect(clause(two, [0, 0], [1, 1])).toBeUndefined();
    expect(clause(two, [0, 0], [0, 1])).toBe('route.train');
  });

  test('use each piece of track once, unless a train may share it', () => {
    expect(clause(two, [0, 0], [1, 0])).toBe('route.shared');
    expect(clause({ ...p, trains: [any, { ...any, sharesTrack: true }] }, [0, 0], [1, 0])).toBeUndefined();
  });
});
