import type { Limit, RouteProblem, TrainSpec } from '@roundhouse/engine/board';
import { often } from '@roundhouse/testkit/often';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Solution, solve, solver } from './solve.ts';
import { crowdedArb, problemArb } from './testing/arbitrary.ts';
import { bruteForce } from './testing/brute.ts';
import { checkLegal } from './testing/checks.ts';
import { sketch } from './testing/sketch.ts';

/** No limit, in all the ways that people write it. */
const ENDLESS = [99, 999, 2 ** 20, 2 ** 31, 2 ** 32, Number.MAX_SAFE_INTEGER, Number.POSITIVE_INFINITY];

const without = ({ most: _, ...limit }: Limit): Limit => limit as Limit;

/** The problem with limits made endless or left out, some of them or all. */
const loosened = (p: RouteProblem, which: () => number): RouteProblem => {
  const endless = () => ENDLESS[which() % ENDLESS.length] as number;
  const loose = (l: Limit) =>
    [l, { ...l, most: endless() }, { ...l, most: Number.NaN }, without(l)][which() % 4] as Limit;
  const train = (t: TrainSpec): TrainSpec => {
    const pays = typeof t.pays === 'object' && which() % 2 ? { ...t.pays, most: endless() } : t.pays;
    return { ...t, pays, limits: which() % 4 ? t.limits.map(loose) : [] };
  };
  return { ...p, trains: p.trains.map(train) };
};

const soundly = (answer: Solution, problem: RouteProblem) => {
  checkLegal(problem, answer);
  expect(Number.isSafeInteger(answer.upperBound)).toBe(true);
  expect(answer.upperBound).toBeGreaterThanOrEqual(answer.revenue);
};

describe('any limit is legal', () => {
  const diesel = (limits: readonly Limit[]) =>
    sketch({ A: { own: true }, B: {}, C: {}, D: {} }, ['A B C D', 'D A'], [{ name: 'D', limits, pays: 'all' }]);

  test.each([...ENDLESS, Number.NaN])('a diesel of %d runs as one without a limit', most => {
    const answer = solve(diesel([{ city: 1, offboard: 1, most }]));
    expect(answer).toEqual(solve(diesel([])));
    expect(answer).toMatchObject({ revenue: 40, upperBound: 40, proven: true });
  });

  test.each([0, -1, Number.NEGATIVE_INFINITY])('a train of %d runs nowhere', most => {
    expect(solve(diesel([{ city: 1, most }]))).toMatchObject({ runs: [], revenue: 0, upperBound: 0, proven: true });
  });

  test('endless and absent ones: the best there is, proven, under a finite bound at every moment', () => {
    fc.assert(
      fc.property(problemArb, fc.infiniteStream(fc.nat()), (p, numbers) => {
        const problem = loosened(p, () => numbers.next().value);
        const s = solver(problem);
        soundly(s.step(1), problem);
        soundly(s.step(50), problem);
        const answer = solve(problem);
        soundly(answer, problem);
        expect(answer).toMatchObject({ revenue: bruteForce(problem).revenue, proven: true });
      }),
      often(300),
    );
  });

  test('proven also where many routes are in each other’s way', () => {
    fc.assert(
      fc.property(crowdedArb, fc.infiniteStream(fc.nat()), (p, numbers) => {
        const problem = loosened(p, () => numbers.next().value);
        const answer = solve(problem);
        soundly(answer, problem);
        expect(answer.proven).toBe(true);
      }),
      often(200),
    );
  });
});
