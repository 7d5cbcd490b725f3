import { type Action, apply, decide, type Game, start, type Title } from '@roundhouse/engine';
import { shelf } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import type { Thought } from './bot.ts';
import { thinkThrough } from './decideFor.ts';
import type { Estimate } from './estimate.ts';
import { levels } from './levels.ts';
import { reasonsFor } from './reasons.ts';
import { type Lead, thoughtOf } from './thought.ts';
import type { Weighed } from './weigh.ts';

const way = (type: string): Weighed => ({
  action: { type, by: 0, at: 'stock' } as Action,
  after: {} as Game,
  estimates: new Map(),
  utility: 0,
  isAgreed: false,
});
const lead = (by: number, chosen: Estimate = [], other: Estimate = []): Lead => ({
  by,
  chosen: [chosen],
  other: [other],
});
const cash = (amount: number): Estimate => [{ what: 'cash', amount }];

describe('why something was chosen', () => {
  test('is told by the measure that decided: nobody is behind by less than nothing', () => {
    const [chosen, close, far, better] = ['chosen', 'close', 'far', 'better'].map(way) as [
      Weighed,
      Weighed,
      Weighed,
      Weighed,
    ];
    const leads = new Map([
      [close, lead(10, cash(30), cash(15))],
      [far, lead(90, cash(30), cash(0))],
      [better, lead(-8)],
    ]);
    const { others, reasons } = thoughtOf(chosen, [better, far, chosen, close], w => leads.get(w) as Lead);
    expect(others.map(o => [o.action.type, o.behind])).toEqual([
      ['close', 10],
      ['far', 90],
      ['better', 0],
    ]);
    expect(reasons).toEqual([
      { what: 'cash', amount: 15 },
      { what: 'rivals', amount: -5 },
    ]);
    // Where nothing is beaten, nothing is given as a reason.
    expect(thoughtOf(chosen, [chosen, better], () => lead(-8)).reasons).toEqual([]);
  });

  test('adds up to the lead, with what rivals get less', () => {
    const better = [cash(100), cash(140)];
    const other = [cash(60), cash(60)];
    expect(reasonsFor(80, better, other, 2)).toEqual([
      { what: 'cash', amount: 60 },
      { what: 'rivals', amount: 20 },
    ]);
  });

  test('a director who has played rounds on names what it was held against, though it was given up early', () => {
    let g = start(shelf['1848'] as Title, { players: 3, options: {}, seed: 'why' });
    const thoughts: Thought[] = [];
    for (let entry = 0; entry < 30; entry++) {
      const asked = decide(g);
      if (!asked) break;
      const memory = { table: 'why', entry };
      const bot = asked.company === undefined && asked.verbs.includes('buyShare') ? levels.director : levels.foreman;
      const thought = thinkThrough(bot, g, asked.by, memory);
      if (bot === levels.director) thoughts.push(thought);
      if (thoughts.length > 1) break;
      g = apply(g, thought.action) as typeof g;
    }
    expect(thoughts).toHaveLength(2);
    for (const { others } of thoughts) {
      expect(others.length).toBeGreaterThan(0);
      expect(others.every(o => o.behind >= 0)).toBe(true);
    }
  });
});
