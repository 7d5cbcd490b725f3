import { type Chronicle, type Deed, enter, hashOf, newRecord, openRecord, present } from '@roundhouse/engine';
import { dice } from '@roundhouse/testkit';
import { expect, test } from 'vitest';
import { enterFor } from '../house/enter.ts';
import { gameOf, liveTable } from '../house/live.ts';
import type { Line } from '../store/entries.ts';
import { call } from '../testing/caller.ts';
import { act, cardParts, cards } from '../testing/cards.ts';
import { cardTable, freshKey } from '../testing/cardtable.ts';
import { onEveryDatabase } from '../testing/houses.ts';
import { gameAfter, lengthOf } from './opened.ts';
import { extend, takenBy, timelineOf, wayTo } from './timeline.ts';

test('undo and redo move between positions that are known by their action', () => {
  const line = (n: number, deed: Line['deed']) => ({ n, key: `k${n}`, deed, engine: '1' });
  const t = timelineOf([
    line(1, { do: 'a' }),
    line(2, { do: 'b' }),
    line(3, { undo: 1 }),
    line(4, { redo: true }),
    line(5, { undo: 2 }),
    line(6, { do: 'c' }),
  ]);
  expect(t.holds).toEqual([0, 1, 2, 1, 2, 0, 6]);
  expect([t.past.stands, t.past.undone]).toEqual([[6], []]);
  expect(wayTo(t, 2, () => false)).toEqual([0, 1, 2]);
  expect(wayTo(t, 6, () => false)).toEqual([0, 6]);
  expect([takenBy(t, 1), takenBy(t, 2), takenBy(t, 0)]).toEqual([[6], undefined, undefined]);
  expect(() => extend(t, line(9, { do: 'd' }))).toThrow();
});

onEveryDatabase('the timeline', { parts: cardParts }, at => {
  test('agrees with the engine’s own record over any doing, undoing and redoing', async () => {
    const { house } = at();
    const roll = dice('timeline');
    const { id } = await cardTable(at().url, { undo: 'free' });
    const live = await liveTable(house, id);
    const { seed = '', players, options } = live.table;
    let c = openRecord(cards, newRecord({ title: 'cards', players, options, seed })) as Chronicle;
    const hashes = [hashOf(present(c).state)];
    for (let n = 1; n <= 260; n++) {
      const turn = (present(c).state.agenda[0] as unknown as { readonly turn: number }).turn;
      const dare = roll(10);
      const deed: Deed =
        dare < 2
          ? { undo: 1 + roll(4) }
          : dare < 4
            ? { redo: true }
            : act(dare < 5 && n % 7 === 0 ? 'draw' : 'nod', turn);
      const next = enter(c, deed);
      const person = live.table.seats['do' in deed ? turn : 0]?.person ?? '';
      const entered = await enterFor(house, live, person, { n: hashes.length, key: freshKey(), deed }).catch(
        (error: { readonly failure: { readonly clause: string } }) => error.failure.clause,
      );
      expect(entered).toBe('violation' in next ? next.violation.clause : hashes.length);
      if ('violation' in next) continue;
      c = next;
      hashes.push(hashOf(present(c).state));
    }
    // Every position again, from the database alone and in any order.
    const o = await gameOf(house, live.table);
    expect(lengthOf(o)).toBe(hashes.length - 1);
    for (let i = 0; i < hashes.length; i++) {
      const n = (i * 37) % hashes.length;
      expect([n, hashOf((await gameAfter(house, o, n)).state)]).toEqual([n, hashes[n]]);
    }
    expect(await call({ url: at().url, cookie: '', received: [] }, 'entries', { table: id })).toMatchObject({
      n: hashes.length - 1,
    });
  });
});
