import { expect, test } from 'vitest';
import { add, poolOf } from '../search/pool.ts';
import { brokenCuts } from './cuts.ts';
import { admit, masterOf, pivot, restart } from './master.ts';

/** A master over routes given as sets of bits, each worth 10. */
const masterWith = (bits: number, trains: number, routes: readonly (readonly number[])[]) => {
  const pool = poolOf(1);
  for (const route of routes) add(pool, 0, 10, 1, Int32Array.of(route.reduce((set, b) => set | (1 << b), 0)), 0);
  const master = masterOf(bits, 1, [trains]);
  for (const i of routes.keys()) admit(master, pool, i);
  return master;
};

const solved = (master: ReturnType<typeof masterOf>): number => {
  while (pivot(master));
  const sums = [...master.basis].map((r, i) => (r < 0 ? 0 : 10 * (master.level[i] ?? 0)));
  return Math.round(sums.reduce((a, b) => a + b, 0) * 100) / 100;
};

test('whole routes that go together', () => {
  expect(solved(masterWith(3, 2, [[0, 1], [2], [1, 2]]))).toBe(20);
});

test('halves of three routes that exclude each other, until a cut forbids it', () => {
  const master = masterWith(3, 3, [
    [0, 1],
    [1, 2],
    [0, 2],
  ]);
  expect(solved(master)).toBe(15);
  const cuts = brokenCuts(master);
  expect(cuts).toEqual([[0, 1, 2]]);
  restart(master, cuts);
  expect(solved(master)).toBe(10);
  expect(brokenCuts(master)).toEqual([]);
});

test('no more routes than trains', () => {
  expect(solved(masterWith(3, 2, [[0], [1], [2]]))).toBe(20);
});
