import { type Decision, decide, start } from '@roundhouse/engine';
import { t1848 } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { somethingNew } from './curious.ts';
import { turnOf } from './turn.ts';

const g = turnOf(t1848, 'CAR', 'track', { tokens: { CAR: ['E2'] } });
const asked = decide(g) as Decision;

test('a part that no game has used is taken where it is on offer', () => {
  expect(somethingNew(g, asked, new Set(['tile 57 laid']))).toMatchObject({ type: 'layTile', tile: '57' });
  expect(somethingNew(g, asked, new Set(['verb pass used']))).toMatchObject({ type: 'pass' });
});

test('nothing is forced that is not on offer, or that only a refusal shows', () => {
  expect(somethingNew(g, asked, new Set(['train D bought']))).toBeUndefined();
  expect(somethingNew(g, asked, new Set(['clause track.funds met']))).toBeUndefined();
  const first = start(t1848, { players: 3, options: {}, seed: 'curious' });
  expect(somethingNew(first, decide(first) as Decision, new Set(['verb layTile used']))).toBeUndefined();
});
