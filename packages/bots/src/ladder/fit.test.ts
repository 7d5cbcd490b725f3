import { describe, expect, test } from 'vitest';
import { dice } from '../dice.ts';
import { COMMON, type Weights } from '../weights.ts';
import { climbed, isClear, leadOf, type Pair, pairs, slopes } from './fit.ts';
import { solved } from './solved.ts';

const NAMES = Object.keys(COMMON) as (keyof Weights)[];
const [FLOW, CONTROL] = [NAMES.indexOf('flow'), NAMES.indexOf('control')];

const result = (game: number, worths: Readonly<Record<string, number>>) => ({
  game,
  entries: 10,
  ending: 'bank',
  standings: Object.entries(worths).map(([who, worth], seat) => ({
    player: who.replace(/\d/, ''),
    seat,
    worth,
    won: 0,
    place: 1,
  })),
  work: {},
  milliseconds: {},
});

describe('fitting', () => {
  test('a lead is one number a game: the mean of those of a name', () => {
    const results = [
      result(0, { a1: 100, a2: 300, b1: 150, b2: 50 }),
      result(1, { b1: 100, a1: 100, a2: 100, b2: 60 }),
    ];
    expect(leadOf(results, 'a', 'b')).toEqual({ mean: 60, error: 40, games: 2 });
    expect(leadOf(results, 'b', 'a').mean).toBe(-60);
  });

  test('one game proves nothing', () => {
    expect(isClear({ mean: 500, error: 0, games: 1 }, 1)).toBe(false);
    expect(isClear({ mean: 30, error: 20, games: 8 }, 1)).toBe(true);
    expect(isClear({ mean: 30, error: 20, games: 8 }, 2)).toBe(false);
  });

  /** As if twice the flow brought 100 and half the control 40, and nothing else anything; more or less. */
  const leadsOf = (played: readonly Pair[], off: (n: number) => number): readonly number[] =>
    played.map(({ by }, n) => 2 * (100 * (by[FLOW] ?? 0) - 40 * (by[CONTROL] ?? 0)) + off(n));

  test('a pair is the same weights changed up and down', () => {
    const all = pairs(COMMON, 20, 'a');
    expect(all).toEqual(pairs(COMMON, 20, 'a'));
    expect(all).not.toEqual(pairs(COMMON, 20, 'b'));
    for (const { more, less, by } of all)
      for (const [i, name] of NAMES.entries()) {
        expect(Math.abs(by[i] ?? 9)).toBeLessThanOrEqual(1);
        expect(more[name] / COMMON[name]).toBeCloseTo(2 ** (by[i] ?? 9), 1);
        expect(Math.sqrt(more[name] * less[name]) / COMMON[name]).toBeCloseTo(1, 1);
      }
  });

  test('what each weight brings is told apart, though all were changed at once', () => {
    const played = pairs(COMMON, 40, 'a');
    const found = slopes(
      COMMON,
      played,
      leadsOf(played, n => (n % 2 ? 10 : -10)),
    );
    expect(found.map(s => s.name)).toEqual(NAMES);
    expect(found[FLOW]?.brings).toBeCloseTo(100, -1);
    expect(found[CONTROL]?.brings).toBeCloseTo(-40, -1);
    for (const { name, brings, error } of found) {
      expect(error).toBeGreaterThan(0);
      expect(error).toBeLessThan(5);
      if (name !== 'flow' && name !== 'control') expect(Math.abs(brings)).toBeLessThan(4 * error);
    }
    expect(climbed(found)).toMatchObject({ flow: 1.8, control: 12.5 });
  });

  test('what may be chance moves nothing', () => {
    const played = pairs(COMMON, 40, 'a');
    const noise = dice('noise');
    const found = slopes(
      COMMON,
      played,
      played.map(() => noise(2001) - 1000),
    );
    for (const { brings, error, from, to } of found) if (Math.abs(brings) < error) expect(to).toBe(from);
    expect(found.filter(s => s.to === s.from).length).toBeGreaterThan(2);
  });

  test('with fewer deals than weights nothing is claimed', () => {
    const played = pairs(COMMON, 2, 'a');
    expect(climbed(slopes(COMMON, played, [300, -100]))).toEqual(COMMON);
  });
});

describe('linear equations', () => {
  test('are solved, also where a first pivot is 0', () => {
    expect(
      solved(
        [
          [0, 2],
          [4, 1],
        ],
        [6, 11],
      ),
    ).toEqual([2, 3]);
  });

  test('leave at 0 what nothing determines', () => {
    expect(
      solved(
        [
          [2, 0],
          [0, 0],
        ],
        [6, 0],
      ),
    ).toEqual([3, 0]);
  });
});
