import { often } from '@roundhouse/testkit/often';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { problemArb } from '../testing/arbitrary.ts';
import { allRuns } from '../testing/brute.ts';
import { DIESEL, sketch, train } from '../testing/sketch.ts';
import { contract } from './contract.ts';
import { advance, walkOf } from './walk.ts';

const named = (segments: Iterable<number>): string => [...segments].sort((a, b) => a - b).join(' ');

/** The track of every route a walk takes, with its revenue; paused after every so many steps. */
const routesOf = (board: ReturnType<typeof contract>, c: number, pause = 1e9): Map<string, number> => {
  const net = board.networks[c];
  const found = new Map<string, number>();
  if (!net) return found;
  const walk = walkOf(board, net);
  const take = (w: typeof walk, d: number, revenue: number) => {
    const name = named([...w.via.subarray(1, d + 1)].map(s => board.segments[s] ?? -1));
    expect(found.has(name)).toBe(false);
    found.set(name, revenue);
  };
  while (!advance(walk, { left: pause, spent: 0 }, take));
  return found;
};

test('takes every route once, for what the judge gives', () => {
  fc.assert(
    fc.property(problemArb, problem => {
      const board = contract(problem);
      for (const [c, net] of board.networks.entries()) {
        const found = routesOf(board, c);
        const all = new Map<string, number>();
        for (const { run, total } of allRuns(problem, net.trains[0] ?? 0)) {
          const name = named(run.segments);
          all.set(name, Math.max(total, all.get(name) ?? total));
        }
        for (const [name, revenue] of found) expect(all.get(name)).toBe(revenue);
        // A route may be missing if a part of its track earns as much.
        for (const [name, revenue] of all)
          if (revenue > 0) expect(bestWithin(found, name)).toBeGreaterThanOrEqual(revenue);
      }
    }),
    often(2000),
  );
});

const bestWithin = (found: ReadonlyMap<string, number>, track: string): number => {
  const has = new Set(track.split(' '));
  return Math.max(...[...found].filter(([name]) => name.split(' ').every(s => has.has(s))).map(([, r]) => r));
};

test('pauses make no difference', () => {
  const stops = { A: { own: true }, B: { own: true }, C: {}, D: {} };
  const board = contract(sketch(stops, ['A B', 'B C', 'C D', 'D A', 'A C', 'B D'], [DIESEL]));
  expect([...routesOf(board, 0, 1)]).toEqual([...routesOf(board, 0)]);
});

test('starts from either token of a route, but once', () => {
  const stops = { A: { own: true }, B: { own: true }, C: { own: true } };
  const board = contract(sketch(stops, ['A B C'], [DIESEL]));
  expect([...routesOf(board, 0)]).toEqual([
    ['0', 20],
    ['0 1', 30],
    ['1', 20],
  ]);
});

test('leaves out what a token cannot reach', () => {
  const stops = { A: { own: true }, F: { open: false }, B: {}, X: {}, Y: {} };
  const board = contract(sketch(stops, ['A F B', 'X Y'], [train(3)]));
  expect([...board.segments]).toEqual([0]);
});
