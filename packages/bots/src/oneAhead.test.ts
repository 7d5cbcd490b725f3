import { apply, type Decision, decide, type Game, start, type Title } from '@roundhouse/engine';
import { shelf } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { candidates } from './candidates.ts';
import { thinkThrough } from './decideFor.ts';
import { dice } from './dice.ts';
import { effort } from './effort.ts';
import { habit } from './habits/index.ts';
import { levels } from './levels.ts';
import type { Mind } from './mind.ts';
import { LAST_RESORT, weighedField } from './oneAhead.ts';
import { isPestering } from './pestering.ts';
import { isIdleTrade } from './trade.ts';
import { type Weighed, weigh } from './weigh.ts';
import { weightsIn } from './weights.ts';

/** Whether papers of several people may be asked for. */
const asksForMuch = (g: Game, d: Decision, mind: Mind): boolean =>
  d.verbs.includes('buyPrivate') && candidates(g, d, mind).length > 30;

test('few of the prices of an offer are weighed, and none of the others is better', () => {
  const title = shelf['18cz'] as Title;
  const mindOf = (): Mind => ({
    ...{ roll: dice('prices'), weights: weightsIn(title), lays: 2, noise: 0, swaps: false },
    on: effort(),
  });
  let g = start(title, { players: 4, options: {}, seed: 'prices' });
  let compared = 0;
  for (let entry = 0; entry < 300 && compared < 3; entry++) {
    const asked = decide(g) as Decision;
    if (asksForMuch(g, asked, mindOf())) {
      compared++;
      const first = habit(g, mindOf(), asked);
      const mine = first && weigh(g, asked.by, first, mindOf());
      if (!mine) throw new Error('Nobody knows what comes of a habit.');
      const [few, all] = [mindOf(), mindOf()];
      const [best] = weighedField(g, mine, asked, few, Number.POSITIVE_INFINITY);
      const utility = ({ action, utility }: Weighed) => utility - (title.verbs[action.type]?.raises ? LAST_RESORT : 0);
      const every = candidates(g, asked, all)
        .filter(a => !isPestering(g, a) && !isIdleTrade(g, a))
        .flatMap(a => weigh(g, asked.by, a, all) ?? []);
      expect(best.utility).toBeGreaterThanOrEqual(Math.max(...every.map(utility)));
      expect(few.on.spent).toBeLessThan(all.on.spent);
    }
    const next = apply(g, thinkThrough(levels.apprentice, g, asked.by, { table: 'prices', entry }).action);
    if (!next) throw new Error('What a bot does is legal.');
    g = next;
  }
  expect(compared).toBe(3);
});
