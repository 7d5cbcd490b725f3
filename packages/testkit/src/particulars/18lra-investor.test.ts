import { lraInvestor } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { refusal, scenario } from '../scenario.ts';
import { particularsInvestor } from './18lra-investor.ts';

test('the corners of the game for two are met as they are meant to be', () => {
  const refused = particularsInvestor.corners.map(({ position, tries = [] }) => {
    const g = scenario(lraInvestor, position);
    return tries.map(({ type, ...fields }) => refusal(g, type, fields)?.clause ?? 'legal').join(' ');
  });
  expect(refused).toEqual([
    'buy.saving',
    'card.choose',
    '',
    'exchange.compulsory',
    'route.stops',
    'token.funds',
    'token.left',
    'track.border',
    'sell.spoils',
  ]);
});
