import {
  type Action,
  cashOf,
  decide,
  frameAt,
  type Game,
  Operating,
  play,
  roundOf,
  start,
  type Title,
} from '@roundhouse/engine';
import { shelf } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { dice } from './dice.ts';
import { effort } from './effort.ts';
import { expectations } from './expectations.ts';
import { habit } from './habits/index.ts';
import { roundsLeft } from './horizon.ts';
import { expectedWorth } from './review/outcome.ts';
import { COMMON } from './weights.ts';

/** What was expected as each operating round of a game of people with good habits began, and how many came. */
const foreseen = (
  id: string,
  seed: string,
): readonly { expected: number; bank: number; left: number; toGo: number }[] => {
  let g: Game = start(shelf[id] as Title, { players: 4, options: {}, seed });
  const begun: { expected: number; bank: number; toGo: number }[] = [];
  for (let last = '', asked = decide(g); asked; asked = decide(g)) {
    const mind = {
      roll: dice(`${seed} ${begun.length}`),
      on: effort(),
      weights: COMMON,
      lays: 4,
      noise: 0,
      swaps: true,
    };
    const outcome = play(g, habit(g, mind, asked) as Action);
    if (outcome.violation) throw new Error(outcome.violation.clause);
    g = outcome.game;
    const now = frameAt(g, Operating);
    const round = now ? `${now.set}.${now.round}` : last;
    if (now && round !== last)
      begun.push({ expected: roundsLeft(g), bank: cashOf(g, 'bank'), toGo: now.of - now.round + 1 });
    last = round;
  }
  return begun.map((b, i) => ({ ...b, left: begun.length - i }));
};

describe('how many operating rounds are left', () => {
  const rounds = foreseen('18rhl', 'horizon-a');

  test('is foreseen within three rounds once half of them are over', () => {
    for (const { expected, left } of rounds.slice(rounds.length / 2)) expect(Math.abs(expected - left)).toBeLessThan(3);
  });

  test('is never fewer than the set has, which is played to its end', () => {
    for (const { expected, toGo } of rounds) expect(expected).toBeGreaterThanOrEqual(toGo);
  });

  test('is known once the bank is broken', () => {
    const broken = rounds.filter(r => r.bank <= 0);
    expect(broken.length).toBeGreaterThan(0);
    for (const { expected, left } of broken) expect(expected).toBe(left);
  });

  test('is what the title says, where it counts them', () => {
    const [first] = foreseen('18cz', 'horizon');
    expect(first?.expected).toBe(first?.left);
  });
});

describe('a Short Game', () => {
  const games: Game[] = [start(shelf['18rhl-short'] as Title, { players: 4, options: {}, seed: 'short' })];
  for (let asked = decide(games[0] as Game); asked; asked = decide(games.at(-1) as Game)) {
    const mind = { roll: dice(`${games.length}`), on: effort(), weights: COMMON, lays: 2, noise: 0, swaps: true };
    const outcome = play(games.at(-1) as Game, habit(games.at(-1) as Game, mind, asked) as Action);
    if (outcome.violation) throw new Error(outcome.violation.clause);
    games.push(outcome.game);
  }
  const over = games.at(-1) as Game;
  const isRun = (g: Game) => roundOf(g)?.round === 'trainRound';
  const begins = (i: number) => isRun(games[i] as Game) && !isRun(games[i - 1] as Game);

  test('knows how many train rounds are left, the last one included', () => {
    let left = 0;
    for (let i = games.length - 2; i >= 0; i--) {
      const g = games[i] as Game;
      if (isRun(g) && (i === games.length - 2 || !isRun(games[i + 1] as Game))) left++;
      expect([i, roundsLeft(g)]).toEqual([i, left]);
    }
    expect(left).toBeGreaterThan(5);
  });

  test('expects what trains bring once: in the last round nothing is lost or won by their running', () => {
    const last = games.findLastIndex((_, i) => i > 0 && begins(i));
    const finals = expectedWorth(over);
    for (const g of games.slice(last, -1))
      expectedWorth(g).forEach((worth, seat) => {
        expect(Math.abs(worth - (finals[seat] ?? 0))).toBeLessThan(0.15 * (finals[seat] ?? 0));
      });
    // Nobody is paid for leading a company.
    const stands = expectations(games[last] as Game, 0);
    expect([...stands.values()].flat().map(item => item.what)).not.toContain('control');
  });
});
