import { type Action, start } from '@roundhouse/engine';
import { t1848 } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { eventsOf, foresee, tagOf } from './foresight.ts';

const game = start(t1848, { players: 4, options: {}, seed: 'foresight' });
const [first = 0] = game.state.seating;
const lot = (type: string, which: string): Action => ({ type, by: first, at: 'auction', lot: which }) as Action;

describe('what an action would bring', () => {
  test('is worked out once and changes nothing', () => {
    expect(foresee(game, lot('buyLot', 'P3'))).toBe(foresee(game, lot('buyLot', 'P3')));
    expect(game.state.privates['P3']?.owner).toBeUndefined();
  });

  test('has a price tag taken from what would happen', () => {
    expect(tagOf(game, lot('buyLot', 'P3'))).toBe(110);
    expect(tagOf(game, lot('lowerLot', 'P3'))).toBe(105);
  });

  test('has none where it is not allowed', () => {
    const pass: Action = { type: 'pass', by: first, at: 'auction' };
    expect(foresee(game, pass).violation?.clause).toBe('lot.compulsory');
    expect(eventsOf(game, pass)).toEqual([]);
    expect(tagOf(game, pass)).toBeUndefined();
  });
});
