import {
  type Action,
  type Chronicle,
  choices,
  decide,
  type Game,
  leaves,
  newRecord,
  openRecord,
  play,
  present,
  start,
} from '@roundhouse/engine';
import { t1848 } from '@roundhouse/titles';
import { expect, test } from 'vitest';
import type { Kept } from './kept.ts';
import { backToPerson } from './local.ts';
import { openPresent } from './open.ts';
import { setTable, showPast, useTable } from './table.ts';

/** Some positions of an auction. */
const games: Game[] = [start(t1848, { players: 3, options: {}, seed: 'back' })];
for (let i = 0; i < 4; i++) {
  const now = games.at(-1) as Game;
  const action = leaves(choices(now, 'lowerLot')).next().value as Action;
  const outcome = play(now, action);
  if (outcome.violation) throw new Error('not lowered');
  games.push(outcome.game);
}

test('as many actions are taken back as were wished for, and on until a person is asked', () => {
  const people: Kept['sitters'] = ['person', 'person', 'person'];
  expect(backToPerson({ games }, people)).toBe(1);
  expect(backToPerson({ games }, people, 3)).toBe(3);
  const asked = games.map(g => decide(g)?.by ?? -1);
  const sitters = [0, 1, 2].map(seat => (seat === asked[0] ? 'person' : 'foreman')) as unknown as Kept['sitters'];
  expect(backToPerson({ games }, sitters)).toBe(1);
  expect(backToPerson({ games }, sitters, 2)).toBe(4);
});

test('what stands on the table stays the very thing it was when its past arrives', () => {
  const setup = { title: '1848', players: 3, options: {}, seed: 'back' };
  const log = games
    .slice(1)
    .map((_, i) => ({ do: leaves(choices(games[i] as Game, 'lowerLot')).next().value as Action }));
  const record = { ...newRecord(setup), log };
  const now = openPresent(t1848, record, (games.at(-1) as Game).state) as Chronicle;
  const whole = openRecord(t1848, record) as Chronicle;
  setTable({ chronicle: now }, { seats: [], leave: () => {}, send: async () => undefined });
  showPast(whole);
  const { chronicle, isWhole } = useTable.getState();
  expect([chronicle?.games.length, isWhole]).toEqual([5, true]);
  expect(chronicle && present(chronicle)).toBe(present(now));
  // Unless it was not what the record leads to.
  setTable(
    { chronicle: openPresent(t1848, record, (games[2] as Game).state) as Chronicle },
    { seats: [], leave: () => {}, send: async () => undefined },
  );
  showPast(whole);
  expect(useTable.getState().chronicle).toBe(whole);
});
