import { decide, type Game, play, start, type Title } from '@roundhouse/engine';
import { shelf } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import type { Thought } from './bot.ts';
import { dice } from './dice.ts';
import { effort } from './effort.ts';
import { sumOf } from './estimate.ts';
import { habit } from './habits/index.ts';
import type { Manner, Quick } from './manner.ts';
import { playOut } from './playOut.ts';
import { thinker } from './think.ts';
import { COMMON } from './weights.ts';

const mind = { weights: COMMON, lays: 2, noise: 0, swaps: false };
const QUICK: Quick = { weighs: () => false, work: 1_000_000, lays: 2 };

/** A game somewhere in its first stock round. */
const begun = (): Game => {
  let g = start(shelf['1848'] as Title, { players: 3, options: {}, seed: 'out' });
  while (!decide(g)?.verbs.includes('startCompany')) {
    const outcome = play(g, habit(g, { ...mind, roll: dice('begun'), on: effort() }));
    if (outcome.violation) throw new Error(outcome.violation.clause);
    g = outcome.game;
  }
  return g;
};

/** What a generator comes to, and in how many steps. */
const drained = <R>(from: Generator<unknown, R>): { readonly result: R; readonly steps: number } => {
  for (let steps = 0; ; steps++) {
    const { value, done } = from.next();
    if (done) return { result: value as R, steps };
  }
};

describe('a game that is played out', () => {
  const g = begun();
  const seat = decide(g)?.by ?? 0;
  const out = (from = g, as = QUICK) =>
    playOut(from, seat, 'dice', as, { ...mind, roll: dice('unused'), on: effort() });

  test('leaves nothing to be estimated, takes a step for a move, and ends as it did before', () => {
    const { result, steps } = drained(out());
    expect(result.estimate.map(item => item.what)).not.toContain('flow');
    expect(result.estimate.length).toBeGreaterThan(1);
    expect(steps).toBeGreaterThan(100);
    expect(drained(out()).result).toEqual(result);
  });

  test('is played closely in as many rounds as its title says, and with habits alone then', () => {
    let asked = 0;
    const closely: Quick = {
      ...QUICK,
      weighs: () => {
        asked++;
        return false;
      },
    };
    const times = [0, 1, 5, 99].map(rounds => {
      asked = 0;
      drained(out({ ...g, title: { ...g.title, prospects: { playedOut: { rounds } } } }, closely));
      return asked;
    });
    expect(times[0]).toBe(0);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(new Set(times).size).toBe(times.length);
  });

  test('counts for what one has, less what rivals have; or for the lead alone, where its title says so', () => {
    const at = (lead: boolean) =>
      drained(out({ ...g, title: { ...g.title, prospects: { playedOut: { rounds: 1, lead } } } })).result;
    const [lead, all] = [at(true), at(false)];
    expect(lead.estimate).toEqual(all.estimate);
    expect(lead.utility).toBeLessThan(all.utility);
    expect(all.utility).toBeLessThan(sumOf(all.estimate));
  });

  const manner = (work: number): Manner => ({
    ...{ weighs: () => false, playsOn: () => true, work: 5_000_000, candidates: 3, moods: 0, moody: 0 },
    out: { as: QUICK, work },
  });
  const think = (work: number) => thinker(g, seat, { ...mind, roll: dice('own') }, manner(work), 'dice');

  test('decides, however the thought is cut up; without time for a second one what stood stands', () => {
    const whole = think(1e9).step(1e12);
    const bits = think(1e9);
    let thought: Thought = bits.step(1);
    const first = thought.action;
    while (!bits.isDone()) thought = bits.step(50_000);
    expect(thought).toEqual(whole);
    expect(whole.others.length).toBe(2);
    expect(think(0).step(1e12)).toMatchObject({ action: first, others: [] });
  });
});
