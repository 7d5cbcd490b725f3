import { decide, type Game, play, start, type Title } from '@roundhouse/engine';
import { shelf } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import type { Bot } from './bot.ts';
import { thinkThrough } from './decideFor.ts';
import { playMatch, rungs, wilson } from './ladder/index.ts';
import { levels } from './levels.ts';

const alone = (): never => {
  throw new Error('Nobody plays at random here.');
};

const APPRENTICES = Object.entries(levels).flatMap(([name, bot]) => (name.startsWith('apprentice') ? [bot] : []));

describe('opponents', () => {
  test('are of three levels, even-tempered or of character', () => {
    expect(Object.keys(levels)).toHaveLength(12);
    expect(APPRENTICES.map(b => b.level)).toContain('apprentice-banker');
  });

  test.each(Object.values(shelf).map(title => [title.id, title] as const))(
    '%s: apprentices play a game to its end',
    (_, title) => {
      const bots = APPRENTICES.slice(0, title.players[0]);
      let watched = 0;
      const watch = () => void watched++;
      const result = playMatch({ title, bots, seed: 'test' }, 0, { now: () => 0, random: alone, watch });
      expect(watched).toBe(result.entries);
      expect(result.ending).not.toBe('unfinished');
      expect(result.entries).toBeLessThan(1500);
      // Nobody ends it by wanting nothing.
      expect(result.entries).toBeGreaterThan(100);
    },
  );

  test('however a thought is cut up, it is the same', () => {
    const title = shelf['18cz'] as Title;
    let g = start(title, { players: 3, options: {}, seed: 'cut' });
    let isDirectorAsked = false;
    for (let entry = 0; entry < 40; entry++) {
      const asked = decide(g);
      if (!asked) break;
      const memory = { table: 'cut', entry };
      // A director is asked once: it plays on from there, which takes a while.
      const plays: boolean = !isDirectorAsked && asked.verbs.includes('startCompany');
      isDirectorAsked ||= plays;
      for (const bot of plays ? [levels.director, levels.foreman] : [levels.foreman]) {
        const whole = thinkThrough(bot, g, asked.by, memory);
        const bits = bot.begin(g, asked.by, memory);
        let thought = bits.step(1);
        while (!bits.isDone()) thought = bits.step(50_000);
        expect(thought).toEqual(whole);
      }
      const outcome = play(g, thinkThrough(levels.foreman, g, asked.by, memory).action);
      if (outcome.violation) throw new Error(outcome.violation.clause);
      g = outcome.game;
    }
    expect(isDirectorAsked).toBe(true);
  });

  test('what counts in a title is known to all but apprentices', () => {
    const [title] = Object.values(shelf).filter(t => t.prospects?.weights) as [Title];
    const g = start(title, { players: 3, options: {}, seed: 'versed' });
    const nowhere = { ...g, title: { ...title, prospects: { ...title.prospects, weights: { envy: 5 } } } };
    const seat = decide(g)?.by ?? 0;
    const thoughts = (name: 'apprentice' | 'foreman') =>
      [g, nowhere].map(at => thinkThrough(levels[name], at, seat, { table: 'versed', entry: 0 }));
    const [here, there] = thoughts('apprentice');
    expect(there).toEqual(here);
    const [known, other] = thoughts('foreman');
    expect(other?.others).not.toEqual(known?.others);
  });

  test('a ladder plays every deal once in each seating, and one of a kind never twice alike', () => {
    const title = shelf['18cz-moravia-silesia'] as Title;
    const { apprentice: a, foreman: b } = levels;
    const dealOf = (bots: readonly Bot[], n: number): unknown => {
      let deal: unknown;
      const watch = (g: Game) => {
        deal = g.state.setup.seed;
        throw new Error('seen');
      };
      expect(() => playMatch({ title, bots, seed: 'deals' }, n, { now: () => 0, random: alone, watch })).toThrow(
        'seen',
      );
      return JSON.stringify(deal);
    };
    const deals = (bots: readonly Bot[]): number => new Set([0, 1, 2, 3, 4, 5].map(n => dealOf(bots, n))).size;
    expect(deals([a, b])).toBe(3);
    expect(deals([a, b, b])).toBe(2);
    expect(deals([a, a])).toBe(6);
    expect(deals([b, b, b])).toBe(6);
  });

  test('a ladder counts what was won', () => {
    const standing = (player: string, won: number, seat: number) => ({ player, seat, worth: 100, won, place: 1 });
    const result = {
      game: 1,
      entries: 10,
      ending: 'bank',
      standings: [standing('a', 1, 0), standing('b', 0, 1)],
      work: { a: [1, 3] },
      milliseconds: { a: [2] },
    };
    expect(rungs([result, result])).toMatchObject([
      { player: 'a', won: 2, games: 2, work: 2, median: 2 },
      { player: 'b', won: 0 },
    ]);
    const [low, high] = wilson(50, 100);
    expect([low, high].map(x => x.toFixed(2))).toEqual(['0.40', '0.60']);
  });
});
