import { describe, expect, test } from 'vitest';
import { COMMON, type Weights } from '../weights.ts';
import { fit, isClear, leadOf, type Trial } from './fit.ts';

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

  /** As if whoever is nearer to a flow of 2 won by it. */
  const towards2 = async (tried: Weights, kept: Weights) => ({
    mean: Math.abs(kept.flow - 2) - Math.abs(tried.flow - 2),
    error: 0.01,
    games: 4,
  });

  test('climbs to what leads, and by the same steps again', async () => {
    const climb = async (): Promise<readonly [Weights, readonly Trial[]]> => {
      const trials: Trial[] = [];
      return [await fit(COMMON, { tries: 60, seed: 'up' }, towards2, t => trials.push(t)), trials];
    };
    const [weights, trials] = await climb();
    expect(Math.abs(weights.flow - 2)).toBeLessThan(0.1);
    expect(trials).toHaveLength(60);
    expect(trials.filter(t => t.kept).at(-1)?.weights).toEqual(weights);
    expect(await climb()).toEqual([weights, trials]);
  });

  test('stays where nothing leads', async () => {
    const even = async () => ({ mean: 5, error: 10, games: 8 });
    expect(await fit(COMMON, { tries: 5, seed: 'even' }, even, () => undefined)).toBe(COMMON);
  });
});
