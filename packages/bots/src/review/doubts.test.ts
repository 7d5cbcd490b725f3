import type { Action, Game } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { mostDoubtful } from './doubts.ts';
import type { Doubt } from './turning.ts';

const way = (action: object) => ({ action: action as Action, after: {} as Game, utility: 0 });

/** Somebody waits and could have bought. */
const doubt = (at: number, seat: number, behind: number, deed = 'lowerLot', lot = 'P6'): Doubt => ({
  at,
  seat,
  behind,
  played: way({ type: deed, by: seat }),
  others: [way({ type: 'buyLot', by: seat, lot })],
});

const ats = (doubts: readonly Doubt[], most = 10) =>
  mostDoubtful(doubts, [{ at: 0 }, { at: 20 }], most).map(({ at }) => at);

test('the largest doubts are looked at again, the earlier of two alike first', () => {
  expect(ats([doubt(3, 0, 50), doubt(2, 1, 50), doubt(1, 0, 10, 'pass'), doubt(4, 2, 90)], 3)).toEqual([4, 2, 3]);
});

test('one that comes back every turn is looked at twice in a round, for each seat and kind of deed', () => {
  const same = [0, 1, 2, 3, 4].map(at => doubt(at, 0, 100 + at));
  expect(ats(same)).toEqual([4, 3]);
  expect(ats([...same, doubt(5, 1, 9), doubt(6, 0, 8, 'buyLot'), doubt(7, 0, 7, 'lowerLot', 'P1')])).toEqual([
    4, 3, 5, 6, 7,
  ]);
  expect(ats([...same, doubt(21, 0, 5)])).toEqual([4, 3, 21]);
});
