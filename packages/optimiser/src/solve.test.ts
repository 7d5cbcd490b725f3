import type { RouteProblem, Stop } from '@roundhouse/engine/board';
import { often } from '@roundhouse/testkit/often';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Solution, solve, solver } from './solve.ts';
import { crowdedArb, problemArb } from './testing/arbitrary.ts';
import { bruteForce } from './testing/brute.ts';
import { checkLegal } from './testing/checks.ts';
import { DIESEL, sketch, train } from './testing/sketch.ts';

describe('against trying everything', () => {
  test.each([
    ['every rule mixed', problemArb, 3000],
    ['many routes in each other’s way', crowdedArb, 400],
  ])('%s', (_, arb, runs) => {
    fc.assert(
      fc.property(arb, problem => {
        const answer = solve(problem);
        checkLegal(problem, answer);
        expect(answer.revenue).toBe(bruteForce(problem).revenue);
        expect(answer.proven).toBe(true);
      }),
      often(runs),
    );
  });

  test('of equal totals the one with the least track', () => {
    fc.assert(
      fc.property(crowdedArb, problem => {
        const { runs, revenue } = solve(problem);
        const pieces = runs
          .flatMap(r => r.segments)
          .reduce((sum, i) => sum + (problem.segments[i]?.path.length ?? 0), 0);
        expect({ revenue, pieces }).toEqual(leastTrack(problem));
      }),
      often(200),
    );
  });
});

/** The best total and the least track it takes, by trying everything: a piece of track counts less than any money. */
const leastTrack = (problem: RouteProblem) => {
  const length = (segments: readonly number[]) =>
    segments.reduce((sum, i) => sum + (problem.segments[i]?.path.length ?? 0), 0);
  const { runs, revenue } = bruteForce(problem, ({ run, total }) => total - length(run.segments) / 1024);
  return { revenue: Math.ceil(revenue), pieces: length(runs.flatMap(r => r.segments)) };
};

describe('the tie-break', () => {
  test('less track first', () => {
    const stops = { A: { own: true }, B: {}, C: {} };
    const [run] = solve(
      sketch(
        stops,
        [
          ['A B', { points: 5 }],
          ['A C', { points: 3 }],
        ],
        [train(2)],
      ),
    ).runs;
    expect(run?.segments).toEqual([1]);
  });

  test('then lower numbers', () => {
    const stops = { A: { own: true }, B: {}, C: {}, D: {} };
    const { runs } = solve(sketch(stops, ['A B', 'A C', 'A D'], [train(2), train(2)]));
    expect(runs).toEqual([
      { train: 0, segments: [0] },
      { train: 1, segments: [1] },
    ]);
  });

  test('a run that earns nothing stays at home', () => {
    expect(solve(sketch({ A: { own: true, value: 0 }, B: { value: 0 } }, ['A B'], [DIESEL])).runs).toEqual([]);
  });
});

describe('at every moment', () => {
  test('stopped anywhere, the answer is legal and the bound true', () => {
    fc.assert(
      fc.property(fc.oneof(problemArb, crowdedArb), fc.integer({ min: 1, max: 3000 }), (problem, work) => {
        const end = solve(problem);
        const s = solver(problem);
        for (let i = 0; i < 4 && !s.isDone(); i++) {
          const answer = s.step(work);
          checkLegal(problem, answer);
          expect(answer.work).toBeLessThanOrEqual(work * (i + 1));
          expect(answer.upperBound).toBeGreaterThanOrEqual(end.revenue);
          expect(answer.revenue).toBeLessThanOrEqual(end.revenue);
        }
      }),
      often(800),
    );
  });

  test('before any work nothing runs, under a true bound', () => {
    const answer = solve(sketch({ A: { own: true }, B: {} }, ['A B'], [train(2)]), { budget: 0 });
    expect(answer).toMatchObject({ runs: [], revenue: 0, proven: false, work: 0 });
    expect(answer.upperBound).toBeGreaterThanOrEqual(20);
  });

  test('places that neither pay nor count do not spoil the bound', () => {
    const stops = {
      A: { value: 10, open: false },
      B: { own: true, kind: 'town', value: 0 },
      C: { value: 40 },
    } as const;
    expect(solver(sketch(stops, ['A B C'], [train(1)])).step(1).upperBound).toBeGreaterThanOrEqual(40);
  });

  test('cut up in any way it comes to the same answer', () => {
    fc.assert(
      fc.property(crowdedArb, fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1 }), (problem, slices) => {
        const s = solver(problem);
        for (let i = 0; !s.isDone(); i++) s.step(slices[i % slices.length] ?? 1);
        expect(s.answer()).toEqual(solve(problem));
      }),
      often(150),
    );
  });

  test('who asks for the amount alone is told the same amount, and no runs', () => {
    fc.assert(
      fc.property(crowdedArb, problem => {
        const { revenue, upperBound, proven } = solve(problem);
        expect(solve(problem, { amountOnly: true })).toMatchObject({ revenue, upperBound, proven, runs: [] });
      }),
      often(100),
    );
  });

  test('progress only ever gets better', () => {
    const seen: Solution[] = [];
    fc.assert(
      fc.property(crowdedArb, problem => {
        seen.length = 0;
        const s = solver(problem);
        while (!s.isDone()) seen.push(s.step(500));
        for (const [i, a] of seen.entries()) {
          expect(a.revenue).toBeGreaterThanOrEqual(seen[i - 1]?.revenue ?? 0);
          expect(a.upperBound).toBeLessThanOrEqual(seen[i - 1]?.upperBound ?? Number.POSITIVE_INFINITY);
        }
      }),
      often(100),
    );
  });
});

describe('with little memory', () => {
  test('stays legal and bounds truly', () => {
    fc.assert(
      fc.property(crowdedArb, fc.integer({ min: 1, max: 12 }), (problem, mostRoutes) => {
        const { revenue } = bruteForce(problem);
        const answer = solve(problem, { mostRoutes });
        checkLegal(problem, answer);
        expect(answer.upperBound).toBeGreaterThanOrEqual(revenue);
        expect(answer.revenue).toBeLessThanOrEqual(revenue);
      }),
      often(250),
    );
  });
});

describe('given runs', () => {
  test('are where it starts, and change nothing in the end', () => {
    fc.assert(
      fc.property(fc.oneof(problemArb, crowdedArb), problem => {
        const { runs, revenue } = bruteForce(problem);
        expect(solver(problem, { start: runs }).answer().revenue).toBe(revenue);
        expect(solve(problem, { start: runs }).revenue).toBe(revenue);
      }),
      often(300),
    );
  });

  test('are left out if they are not legal', () => {
    const problem = sketch({ A: { own: true }, B: {}, C: {} }, ['A B', 'A C'], [train(2), train(2)]);
    const wild = [9, 0, 0].map((segment, i) => ({ train: i, segments: [segment] }));
    expect(solver(problem, { start: wild }).answer().runs).toEqual([{ train: 0, segments: [0] }]);
  });
});

describe('laws', () => {
  const grows = (problem: RouteProblem, more: RouteProblem) =>
    expect(solve(more).revenue).toBeGreaterThanOrEqual(solve(problem).revenue);

  test('another train does no harm', () => {
    fc.assert(
      fc.property(problemArb, fc.nat(), (p, i) => {
        const again = p.trains[i % p.trains.length];
        grows(p, { ...p, trains: again ? [...p.trains, again] : p.trains });
      }),
      often(500),
    );
  });

  test('more track does no harm', () => {
    fc.assert(
      fc.property(fc.oneof(problemArb, crowdedArb), fc.nat(), (p, i) => {
        grows({ ...p, segments: p.segments.filter((_, k) => k !== i % p.segments.length) }, p);
      }),
      often(500),
    );
  });

  test('one foreign token less does no harm', () => {
    fc.assert(
      fc.property(problemArb, fc.nat(), (p, i) => {
        const open = (s: Stop, k: number) => (k === i % p.stops.length ? { ...s, open: true } : s);
        grows(p, { ...p, stops: p.stops.map(open) });
      }),
      often(500),
    );
  });

  test('numbers and directions are only names', () => {
    fc.assert(
      fc.property(fc.oneof(problemArb, crowdedArb), fc.infiniteStream(fc.nat()), (p, numbers) => {
        expect(solve(renamed(p, () => numbers.next().value)).revenue).toBe(solve(p).revenue);
      }),
      often(500),
    );
  });
});

/** The same problem with stops, segments, trains and keys in another order and all track the other way round. */
const renamed = (p: RouteProblem, any: () => number): RouteProblem => {
  const shuffled = <T>(list: readonly T[]) =>
    list
      .map(item => ({ item, at: any() }))
      .sort((a, b) => a.at - b.at)
      .map(x => x.item);
  const order = shuffled([...p.stops.keys()]);
  const now = (old: number) => order.indexOf(old);
  const bothBanksAlike = (a: number, b: number) => p.stops[a]?.tags.join() === p.stops[b]?.tags.join();
  return {
    ...p,
    stops: order.map(i => p.stops[i] as Stop),
    segments: shuffled(p.segments).map(s => {
      const keys = shuffled(s.keys).map(k => 1000 - k);
      const [a, b] = s.toll && !bothBanksAlike(s.a, s.b) ? [s.a, s.b] : [s.b, s.a];
      return { ...s, a: now(a), b: now(b), keys, path: s.path.toReversed() };
    }),
    trains: shuffled(p.trains).map(t => ({
      ...t,
      ...(t.root === undefined ? {} : { root: now(t.root) }),
      ...(t.also ? { also: t.also.map(now) } : {}),
    })),
  };
};
