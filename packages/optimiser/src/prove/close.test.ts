import type { RouteProblem, TrainSpec } from '@roundhouse/engine/board';
import { describe, expect, test } from 'vitest';
import { solve } from '../solve.ts';
import { denseBoard } from '../testing/dense.ts';
import { DIESEL, sketch, train } from '../testing/sketch.ts';
import { contract } from '../walk/contract.ts';
import { advance, walkOf } from '../walk/walk.ts';

/** The best total of like trains by trying all sets of routes, dearest first; no prices, no cuts. */
const byHand = (problem: RouteProblem): number => {
  const board = contract(problem);
  const [net] = board.networks;
  if (!net) return 0;
  const routes: { revenue: number; bits: bigint }[] = [];
  advance(walkOf(board, net), { left: 1e9, spent: 0 }, (w, d, revenue) => {
    const words = w.masks.slice(d * board.words, (d + 1) * board.words);
    routes.push({ revenue, bits: words.reduce((n, x) => (n << 32n) | BigInt(x >>> 0), 0n) });
  });
  routes.sort((a, b) => b.revenue - a.revenue);
  let best = 0;
  const choose = (from: number, left: number, bits: bigint, sum: number) => {
    best = Math.max(best, sum);
    if (left === 0) return;
    for (let i = from; i < routes.length; i++) {
      const r = routes[i] as (typeof routes)[number];
      if (sum + left * r.revenue <= best) return;
      if ((r.bits & bits) === 0n) choose(i + 1, left - 1, bits | r.bits, sum + r.revenue);
    }
  };
  choose(0, net.trains.length, 0n, 0);
  return best;
};

const fleets: readonly (readonly [string, readonly TrainSpec[]])[] = [
  ['two diesels', [DIESEL, DIESEL]],
  ['three diesels', [DIESEL, DIESEL, DIESEL]],
  ['three 4-trains', [train(4), train(4), train(4)]],
];
const seeds = Array.from({ length: 12 }, (_, i) => i + 1);

describe.each(fleets)('%s on a dense board', (_, trains) => {
  const boards = seeds.map(seed => denseBoard(seed, { rows: 6, columns: 6, tokens: 3, closed: 20, trains }));

  test('the optimum, proven', () => {
    for (const problem of boards) {
      const answer = solve(problem);
      expect(answer).toMatchObject({ revenue: byHand(problem), proven: true });
      expect(answer.upperBound).toBe(answer.revenue);
    }
  });

  test.each([3, 30, 300])('with room for %i routes a true bound', mostRoutes => {
    for (const problem of boards) {
      const best = solve(problem).revenue;
      const answer = solve(problem, { mostRoutes, budget: 3_000_000 });
      expect(answer.revenue).toBeLessThanOrEqual(best);
      expect(answer.upperBound).toBeGreaterThanOrEqual(best);
    }
  });
});

describe('more than 128 bits', () => {
  const spokes = Array.from({ length: 150 }, (_, i) => `S${i}`);
  const stops = Object.fromEntries([['A', { own: true }], ...spokes.map((s, i) => [s, { value: 10 + i }] as const)]);
  const star = (trains: readonly TrainSpec[]) =>
    sketch(
      stops,
      spokes.map(s => `A ${s}`),
      trains,
    );

  test('are kept apart', () => {
    const problem = star([train(3), train(3)]);
    expect(contract(problem)).toMatchObject({ bits: 150, words: 5 });
    expect(solve(problem)).toMatchObject({ revenue: 20 + 159 + 158 + 157 + 156, proven: true });
  });

  test('many short trains', () => {
    const answer = solve(star(Array.from({ length: 6 }, () => train(2))));
    expect(answer).toMatchObject({ revenue: 60 + 159 + 158 + 157 + 156 + 155 + 154, proven: true });
  });
});

test('never works more than the budget', () => {
  const trains = [DIESEL, DIESEL, DIESEL];
  const problem = denseBoard(2, { rows: 8, columns: 8, tokens: 4, closed: 30, trains });
  for (const budget of [1, 1000, 50_000, 2_500_000]) {
    const answer = solve(problem, { budget });
    expect(answer.work).toBeLessThanOrEqual(budget);
    expect(answer.upperBound).toBeGreaterThanOrEqual(answer.revenue);
  }
});
