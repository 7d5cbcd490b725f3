import { rhl } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { refusal, scenario } from '../scenario.ts';
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
  ]);
});
