import { play } from '@roundhouse/engine';
import { rhl } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { dice } from '../dice.ts';
import { choose } from '../random.ts';
import { refusal, type Scenario, scenario } from '../scenario.ts';
import { STYLES } from '../style.ts';
import { particulars18rhl } from './18rhl.ts';

test('every corner of 18Rhl is met with a refusal', () => {
  const refused = particulars18rhl.corners.map(({ position, tries = [] }) => {
    const g = scenario(rhl, position);
    return tries.map(({ type, ...fields }) => refusal(g, type, fields)?.clause);
  });
  expect(refused).toEqual([
    ['target.compulsory', 'target.open'],
    ['destiny.compulsory'],
    ['contract.hex', 'station.step'],
    ['contract.assigned'],
    ['contract.compulsory'],
    ['credit.none'],
    ['exchange.compulsory'],
    ['route.barred'],
    ['route.closed'],
    ['token.funds'],
    ['run.all'],
    ['run.all'],
  ]);
});

test('players of 18Rhl come upon the targets for runs in their corners', () => {
  for (const card of ['T1', 'T5']) {
    const corner = particulars18rhl.corners.find(
      ({ position }) => JSON.stringify(position.slices?.['targets']) === `{"open":[],"held":{"0":"${card}"}}`,
    );
    const g = scenario(rhl, corner?.position as Scenario);
    const met = Array.from({ length: 10 }, (_, n) => {
      const outcome = play(g, choose(g, dice(n), STYLES.builder));
      return !outcome.violation && particulars18rhl.deeds?.[`${card} fulfilled`]?.(outcome.game, outcome.events);
    });
    expect(met).toContain(true);
  }
});
