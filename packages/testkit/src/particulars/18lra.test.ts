import { lra } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { refusal, scenario } from '../scenario.ts';
import { particulars18lra } from './18lra.ts';

test('the corners of 18LRA are met as they are meant to be', () => {
  const refused = particulars18lra.corners.map(({ position, tries = [] }) => {
    const g = scenario(lra, position);
    return tries.map(({ type, ...fields }) => refusal(g, type, fields)?.clause ?? 'legal').join(' ');
  });
  expect(refused).toEqual([
    'light.connected legal light.connected',
    'route.ends',
    'light.company',
    '',
    'token.reserved krefeld.company',
    'legal',
    'legal',
    'trains.not-for-trade',
    'track.border',
    'function.phase function.phase station.at-once',
    'sell.director',
    'route.stops',
    'token.funds',
    'token.left',
    'sell.spoils',
    'grant.compulsory grant.company',
    'exchange.compulsory',
  ]);
});
