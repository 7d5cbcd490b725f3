import { openRecord, type Table, type Title, write } from '@roundhouse/engine';
import { rhl, t1848 } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { type Plan, playGame, simulate } from './simulate.ts';

const plan: Plan = { title: t1848, players: 3, seed: 'simulate' };

/** 1848 with something that happens whenever a company earns. */
const faulty = (income: (t: Table) => void): Title => ({
  ...t1848,
  rules: { ...t1848.rules, income: [...t1848.rules.income, income] },
});

describe('simulation', () => {
  test('games come to an end and break no law', () => {
    const tally = simulate(plan, 2);
    expect(tally).toMatchObject({ games: 2, finished: 2, failures: [] });
    expect(Object.values(tally.endings).reduce((a, b) => a + b, 0)).toBe(2);
  });

  test('the same plan gives the same game, and another number another one', () => {
    const game = playGame(plan, 2);
    expect(playGame(plan, 2)).toEqual(game);
    expect(playGame(plan, 3).record.log).not.toEqual(game.record.log);
  });

  test('its record replays to the same end', () => {
    const { record } = playGame(plan, 1);
    expect(openRecord(t1848, record)).not.toHaveProperty('violation');
  });

  test.each<[string, string, (t: Table) => void]>([
    [
      'moneyConserved',
      'all money was 12000 and is 12007',
      t => (write(t, 'money')['bank'] = 7 + (t.state.money?.['bank'] ?? 0)),
    ],
    ['rulesNeverThrow', 'read only', t => Object.assign(t.state.setup, { players: 9 })],
    [
      'rulesNeverThrow',
      'no such thing',
      () => {
        throw new Error('no such thing');
      },
    ],
  ])('a breach of %s is reported with the command that repeats it: %s', (law, how, income) => {
    const failing = { ...plan, title: faulty(income) };
    const { failure, ending, record } = playGame(failing, 5);
    expect(ending).toBeUndefined();
    expect(failure).toMatchObject({ law, game: 5, how: expect.stringContaining(how) });
    expect(failure?.action).toBe(record.log.length);
    expect(failure?.command).toBe('npm run -s roundhouse -- simulate 1848 --players 3 --seed simulate --only 5');
    expect(playGame(failing, 5).failure).toEqual(failure);
    expect(simulate(failing, 1).failures).toHaveLength(1);
  });

  test('the command names the options', () => {
    const failing = { ...plan, title: faulty(() => JSON.parse('')), options: { short: true } };
    expect(playGame(failing, 1).failure?.command).toContain('--only 1 --option short=true');
  });

  test('options are drawn for every game, but for those that are said, and named in the command', () => {
    const set = () => JSON.parse('');
    const title: Title = { ...rhl, variant: () => ({ ...rhl, set }) };
    const drawing: Plan = { title, players: 4, seed: 'draws', draws: true, options: { targets: true } };
    const drawn = [1, 2, 3, 4].map(n => playGame(drawing, n));
    const options = drawn.map(({ record }) => record.setup.options);
    expect(new Set(options.map(o => JSON.stringify(o))).size).toBe(4);
    for (const o of options) expect(Object.keys(o).sort()).toEqual(Object.keys(rhl.options).sort());
    expect(options.map(o => o['targets'])).toEqual([true, true, true, true]);
    for (const { failure, record } of drawn)
      for (const [name, value] of Object.entries(record.setup.options))
        expect(failure?.command).toContain(` --option ${name}=${value}`);
  });

  test('with the options that were drawn the same game is played', () => {
    // Up to the first income, so that it does not take long.
    const cut = (title: Title): Title => ({ ...title, rules: { ...title.rules, income: [() => JSON.parse('')] } });
    const title: Title = { ...rhl, variant: setup => cut(rhl.variant?.(setup) ?? rhl) };
    const { record } = playGame({ title, players: 3, seed: 'again', draws: true }, 2);
    expect(record.log.length).toBeGreaterThan(10);
    const { options } = record.setup;
    expect(playGame({ title, players: 3, seed: 'again', options }, 2).record).toEqual(record);
  });
});
