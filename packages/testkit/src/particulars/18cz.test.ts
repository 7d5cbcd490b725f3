import type { Title } from '@roundhouse/engine';
import { decide } from '@roundhouse/engine';
import { t18cz, t18czBohemia, t18czMoraviaSilesia } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { somethingNew } from '../curious.ts';
import { particularsOf } from '../particulars.ts';
import { refusal, scenario } from '../scenario.ts';

const refused = (title: Title) =>
  particularsOf(title.id).corners.map(({ position, tries = [] }) => {
    const g = scenario(title, position);
    return tries.map(({ type, ...fields }) => refusal(g, type, fields)?.clause);
  });

const COMMON = [
  [],
  ['route.stops'],
  ['track.mixed'],
  ['merge.compulsory', 'merge.city'],
  ['fit.compulsory', 'fit.card'],
  ['shares.sell-down'],
];

describe('the corners of 18CZ', () => {
  test.each([
    [t18cz, COMMON],
    [t18czBohemia, COMMON],
    [t18czMoraviaSilesia, [['route.stops'], ['shares.sell-down']]],
  ])('are met with a refusal: $id', (title, clauses) => {
    expect(refused(title)).toEqual(clauses);
  });

  test.each(['595p', '8857p'])('tile %s can be laid in one of them', tile => {
    const g = scenario(t18czBohemia, particularsOf('18cz-bohemia').corners[0]?.position as never);
    expect(somethingNew(g, decide(g) as never, new Set([`tile ${tile} laid`]))).toMatchObject({
      type: 'layPurple',
      tile,
    });
  });
});
