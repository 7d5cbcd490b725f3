import { expect, test } from 'vitest';
import { solve } from './solve.ts';
import { denseBoard } from './testing/dense.ts';
import { DIESEL, sketch, train } from './testing/sketch.ts';
import { whatIf } from './whatIf.ts';

test('one total for each problem, the same as alone', () => {
  const trains = [DIESEL, train(4)];
  const problems = [1, 2, 3, 4, 1].map(seed =>
    denseBoard(seed, { rows: 6, columns: 6, tokens: 3, closed: 30, trains }),
  );
  const prospects = whatIf(problems);
  expect(prospects.map(p => p.revenue)).toEqual(problems.map(p => solve(p).revenue));
  expect(prospects.every(p => p.proven)).toBe(true);
});

test('track out of reach changes nothing, track in reach does', () => {
  const stops = { A: { own: true }, B: {}, C: { value: 50 }, X: {}, Y: {} };
  const at = (...lines: readonly string[]) => sketch(stops, ['A B', ...lines], [train(2)]);
  const [now, apart, joined] = whatIf([at(), at('X Y'), at('A C')]);
  expect(apart).toBe(now);
  expect(joined?.revenue).toBe(60);
});

test('a station out of reach is not the same as one with that number', () => {
  const stops = { A: { own: true }, B: {}, C: { value: 50 } };
  const from = (root: number) => sketch(stops, ['A B'], [train(2, { root })]);
  expect(whatIf([from(0), from(2)]).map(p => p.revenue)).toEqual([20, 0]);
});
