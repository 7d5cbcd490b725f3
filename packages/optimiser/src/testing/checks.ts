import { conflict, judge, type RouteProblem } from '@roundhouse/engine/board';
import { expect } from 'vitest';
import { type Solution, solve } from '../solve.ts';
import { bruteForce } from './brute.ts';

/** Expects legal runs that stand together and earn what the answer says, under a bound that is not below them. */
export const checkLegal = (problem: RouteProblem, answer: Solution): void => {
  const totals = answer.runs.map(run => {
    const verdict = judge(problem, run);
    return 'total' in verdict ? verdict.total : Number.NaN;
  });
  expect(conflict(problem, answer.runs)).toBeUndefined();
  expect(totals.reduce((a, b) => a + b, 0)).toBe(answer.revenue);
  expect(answer.upperBound).toBeGreaterThanOrEqual(answer.revenue);
  expect(answer.proven).toBe(answer.upperBound === answer.revenue);
};

/** The best total; expects it to be proven and to be what trying everything gives. */
export const best = (problem: RouteProblem): number => {
  const answer = solve(problem);
  checkLegal(problem, answer);
  expect(answer.proven).toBe(true);
  expect(answer.revenue).toBe(bruteForce(problem).revenue);
  return answer.revenue;
};

/** The names of the stops of the first run. */
export const stopsOn = (problem: RouteProblem): readonly string[] => {
  const segments = solve(problem).runs[0]?.segments ?? [];
  const ends = segments.flatMap(i => [problem.segments[i]?.a ?? -1, problem.segments[i]?.b ?? -1]);
  return [...new Set(ends)].map(i => problem.stops[i]?.id ?? '').sort();
};
