import { t1848 } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { exhaust } from './exhaustive.ts';
import { goalsOf } from './goals.ts';
import { particularsOf } from './particulars.ts';
import { refusal, scenario } from './scenario.ts';

const particulars = particularsOf('1848');
const search = { title: t1848, particulars, seed: 'exhaustive' };

describe('the exhaustive runner', () => {
  test('has a goal for everything in the box and in the rules', () => {
    const goals = goalsOf(t1848, particulars);
    expect(goals).toEqual([...new Set(goals)]);
    for (const goal of [
      'tile 57 laid',
      'train D bought',
      'phase 8 begun',
      'private P6 bought',
      'private P4 used',
      'private P2 closed',
      'effect closePrivates',
      'zone closed',
      'step tasmania asked',
      'verb answer used',
      'ending loans',
      'clause track.preserve met',
    ])
      expect(goals).toContain(goal);
  });

  test('reaches most of it in a few games, and tells what is missing', () => {
    const told: number[] = [];
    const found = exhaust({ ...search, games: 2, progress: c => told.push(c.missing.length) });
    expect(found.missing.length).toBeLessThan(150);
    expect(told).toHaveLength(found.games);
    expect(told).toEqual(told.toSorted((a, b) => b - a));
    expect(found.goals).toEqual(expect.arrayContaining([...found.missing]));
  });

  test('finds what corners are for, and names what cannot be found', () => {
    const seen = exhaust({ ...search, games: 1, particulars: { ...particulars, endings: ['fire'] } });
    expect(seen.missing).toContain('ending fire');
    expect(seen.missing).not.toContain('clause route.stops met');
  });

  test('every corner of 1848 is met with a refusal', () => {
    const refused = particulars.corners.map(({ position, tries = [] }) => {
      const g = scenario(t1848, position);
      return tries.map(({ type, ...fields }) => refusal(g, type, fields)?.clause);
    });
    expect(refused).toEqual([['route.stops'], ['lot.funds'], ['track.mixed']]);
  });
});
