import { start } from '@roundhouse/engine';
import { inStock, scenario } from '@roundhouse/testkit';
import { t1848 } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { decisionOf } from '../asked.ts';
import { waitingMoves } from './moves.ts';

test('moves that are in the air are those of a game that goes on', () => {
  const game = scenario(t1848, {
    par: { VR: 100 },
    shares: { VR: { 0: 6, 1: 4 } },
    floated: ['VR'],
    at: inStock(0),
  });
  expect(waitingMoves({ game, decision: decisionOf(game) })).toMatchObject([{ company: 'VR' }]);
  expect(waitingMoves({ game, decision: undefined })).toEqual([]);
  const fresh = start(t1848, { players: 4, options: {}, seed: 'moves' });
  expect(waitingMoves({ game: fresh, decision: decisionOf(fresh) })).toEqual([]);
});
