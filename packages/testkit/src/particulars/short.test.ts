import { lraShort, rhlShort } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { refusal, scenario } from '../scenario.ts';
import { particularsLraShort, particularsRhlShort } from './short.ts';

test.each([
  { title: rhlShort, particulars: particularsRhlShort, first: ['route.barred', 'route.closed', 'route.needs'] },
  { title: lraShort, particulars: particularsLraShort, first: ['route.stops'] },
])('the corners of $title.id are met as they are meant to be', ({ title, particulars, first }) => {
  const refused = particulars.corners.map(({ position, tries = [] }) => {
    const g = scenario(title, position);
    return tries.map(({ type, ...fields }) => refusal(g, type, fields)?.clause ?? 'legal').join(' ');
  });
  expect(refused).toEqual([
    ...first,
    '',
    'replace.supply swap.trains',
    'track.mixed',
    'exchange.compulsory exchange.certificates',
  ]);
});
