import { cashOf, decide, type Game, question, sharesOf, start, wealthOf } from '@roundhouse/engine';
import { cited, citedFor, does, type Scenario, simulate, turnOf } from '@roundhouse/testkit';
import { describe, expect, test } from 'vitest';
import { rhl } from './index.ts';

type Options = NonNullable<Scenario['options']>;
const begin = (players: number, options: Options): Game => start(rhl, { players, options, seed: 'variants' });

describe('variants', () => {
  test('[RHL-8-a] are combined freely and shown to all', () => {
    const names = Object.keys(rhl.options);
    for (let n = 0; n < 60; n++) {
      const options = Object.fromEntries(
        names.map((name, i) => [name, rhl.options[name]?.values[((n * 2654435761) >>> i) & 1] as boolean]),
      );
      const g = begin(3 + (n % 3), options);
      expect([decide(g) !== undefined, g.state.setup.options]).toEqual([true, options]);
    }
  });

  test.each<[string, number, Options]>([
    [
      'everything at once',
      3,
      {
        optionalTrain: true,
        lowerCapital: true,
        bankruptcy: true,
        targets: true,
        destinies: true,
        lot1: 'alternative',
        lot2: 'alternative',
        lot3: 'alternative',
        lot4: 'alternative',
        lot5: 'alternative',
        lot6: 'alternative',
      },
    ],
    ['odd numbers', 5, { targets: true, lot1: 'alternative', lot3: 'alternative', lot5: 'alternative' }],
    [
      'even numbers',
      4,
      { destinies: true, bankruptcy: true, lot2: 'alternative', lot4: 'alternative', lot6: 'alternative' },
    ],
  ])('[RHL-8-a] play to the end and break no law: %s', (_, players, options) => {
    const tally = simulate({ title: rhl, players, options, seed: 'variants' }, 1);
    expect(tally).toMatchObject({ games: 1, finished: 1, failures: [] });
  });

  test('[RHL-8.1-a] one more 2-train', () => {
    const g = begin(4, { optionalTrain: true });
    expect(g.title.parts.trains.cards.map(c => c.count)).toEqual([7, 5, 3, 3, 6, 4]);
    expect(begin(4, {}).title.parts.trains.cards[0]?.count).toBe(6);
  });

  test.each([
    [3, 500],
    [4, 375],
    [5, 300],
  ])('[RHL-8.2-a] lower capital: %i players have %i each', (players, capital) => {
    const g = begin(players, { lowerCapital: true });
    expect(cashOf(g, 0)).toBe(capital);
    expect(cashOf(g, 'bank')).toBe(9000 - 210 - 1500);
  });
});

describe('bankruptcy ends the game', () => {
  /** ADR without a train but with a route; its director has little. */
  const broke = (more: Omit<Scenario, 'at'> = {}): Game =>
    turnOf(rhl, 'ADR', 'trains', {
      options: { bankruptcy: true },
      phase: '4',
      sold: { 2: 6, 3: 5 },
      tiles: { K4: '4/1' },
      par: { ADR: 60, BME: 80 },
      shares: { ADR: { 0: 5, pool: 5 }, BME: { 0: 2, 1: 3, pool: 3, BME: 2 } },
      director: { BME: 1 },
      floated: ['BME'],
      cash: { ADR: 40, 0: 30 },
      ...more,
    });

  test('[RHL-8.3-a] no credit: the director must sell as far as needed and legal', () => {
    const g = does(broke({ cash: { ADR: 40, 0: 120 } }), 'buyTrain', { train: '4', from: 'bank' });
    expect(question(g)).toMatchObject({ by: 0, step: 'raise' });
    expect(cited(g, 'takeCredit')).toBe('credit.none RHL-8.3-a');
    expect(cited(g, 'pass')).toBe('sell.compulsory RHL-6.2.6.2-e');
    const sold = does(g, 'sellShares', { company: 'BME', shares: 2 });
    expect([sold.state.companies['ADR']?.trains, cashOf(sold, 0), sold.state.over]).toEqual([['4'], 20, undefined]);
  });

  test('[RHL-8.3-b] if that is not enough the game is over at once, everything sellable sold', () => {
    const g = does(broke(), 'buyTrain', { train: '4', from: 'bank' });
    const sold = does(g, 'sellShares', { company: 'BME', shares: 2 });
    expect([sold.state.over, sold.state.ending, sharesOf(sold, 'BME', 0)]).toEqual([true, 'bankruptcy', 0]);
    expect(citedFor(sold, { type: 'pass', by: 1, at: 'stock' })).toBe('game.over RHL-8.3-b');
    const without = does(broke({ options: {} }), 'buyTrain', { train: '4', from: 'bank' });
    expect(cited(without, 'takeCredit')).toBeUndefined();
  });

  test('[RHL-8.3-c] no train, the cash is forfeited, what could not be sold counts', () => {
    const g = does(does(broke(), 'buyTrain', { train: '4', from: 'bank' }), 'sellShares', {
      company: 'BME',
      shares: 2,
    });
    expect([g.state.companies['ADR']?.trains, cashOf(g, 0)]).toEqual([[], 0]);
    expect(wealthOf(g, 0)).toBe(5 * 60);
    expect(wealthOf(g, 1)).toBe(450 + 3 * 75);
    const director = broke({
      director: { BME: 0 },
      shares: { ADR: { 0: 5, pool: 5 }, BME: { 0: 3, 1: 3, pool: 2, BME: 2 } },
    });
    const forced = does(director, 'buyTrain', { train: '4', from: 'bank' });
    expect(forced.state.over).toBe(true);
    expect(wealthOf(forced, 0)).toBe(5 * 60 + 3 * 80);
  });
});
