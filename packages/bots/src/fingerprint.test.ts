import { decide, type Game, play, type RouteProblem, routeProblem, start, type Title } from '@roundhouse/engine';
import { shelf } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { thinkThrough } from './decideFor.ts';
import { fingerprint } from './fingerprint.ts';
import { levels } from './levels.ts';

/** What a company can run after a few rounds of 1848. */
const problem = (): RouteProblem => {
  let g: Game = start(shelf['1848'] as Title, { players: 3, options: {}, seed: 'print' });
  for (let entry = 0; entry < 400; entry++) {
    const found = Object.keys(g.state.companies).find(c => g.state.companies[c]?.revenue);
    if (found) return routeProblem(g, found);
    const by = decide(g)?.by ?? 0;
    const outcome = play(g, thinkThrough(levels.apprentice, g, by, { table: 'print', entry }).action);
    if (outcome.violation) throw new Error(outcome.violation.clause);
    g = outcome.game;
  }
  throw new Error('Nobody ever earned anything.');
};

describe('the fingerprint of what a company can run', () => {
  const p = problem();
  const [stop, ...stops] = p.stops as [RouteProblem['stops'][0]];
  const [segment, ...segments] = p.segments as [RouteProblem['segments'][0]];

  test('is the same for the same', () => {
    expect(fingerprint(structuredClone(p))).toBe(fingerprint(p));
  });

  const others: Readonly<Record<string, RouteProblem>> = {
    'a stop that pays more': { ...p, stops: [{ ...stop, value: stop.value + 10 }, ...stops] },
    'a stop that is barred': { ...p, stops: [{ ...stop, open: !stop.open }, ...stops] },
    'a token more': { ...p, stops: [{ ...stop, own: !stop.own }, ...stops] },
    'a stop of another kind': { ...p, stops: [{ ...stop, kind: 'offboard' }, ...stops] },
    'a tag more': { ...p, stops: [{ ...stop, tags: [...stop.tags, 'new'] }, ...stops] },
    'track elsewhere': { ...p, segments: [{ ...segment, b: segment.b + 1 }, ...segments] },
    'track that is shared': { ...p, segments: [{ ...segment, keys: [...segment.keys, 99] }, ...segments] },
    'a toll': { ...p, segments: [{ ...segment, toll: segment.toll + 10 }, ...segments] },
    'less track': { ...p, segments },
    'another train': { ...p, trains: p.trains.map(t => ({ ...t, limits: [{ city: 1, most: 9 }] })) },
    'a bonus': { ...p, bonuses: [...p.bonuses, { id: 'x', kind: 'count', tag: 'x', pays: [0, 10] }] },
  };

  test.each(Object.entries(others))('differs for %s', (_, other) => {
    expect(fingerprint(other)).not.toBe(fingerprint(p));
  });
});
