import { type Action, start } from '@roundhouse/engine';
import { t1848 } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import { eventsAfter, knownEvents } from './deeds.ts';

test('what was done from a position is not taken for what is tried from it', () => {
  const game = start(t1848, { players: 4, options: {}, seed: 'deeds' });
  const by = game.state.seating[0] ?? 0;
  const lower = (lot: string): Action => ({ type: 'lowerLot', by, at: 'auction', lot }) as Action;
  expect(eventsAfter(game, lower('P2'))).toMatchObject([{ type: 'lotLowered', lot: 'P2' }]);
  expect(knownEvents(game, lower('P3'))).toBeUndefined();
  expect(eventsAfter(game, lower('P3'))).toMatchObject([{ type: 'lotLowered', lot: 'P3' }]);
});
