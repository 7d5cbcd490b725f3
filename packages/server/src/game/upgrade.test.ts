import { type State, type Title, unless } from '@roundhouse/engine';
import { expect, onTestFinished, test } from 'vitest';
import type { Migration } from '../parts.ts';
import { BACKENDS, type Backend } from '../testing/backends.ts';
import { type Caller, call, request } from '../testing/caller.ts';
import { act, cards } from '../testing/cards.ts';
import { cardTable, freshKey, positionFor } from '../testing/cardtable.ts';
import { testServer } from '../testing/server.ts';
import { verifyTable } from './verify.ts';

/** A later engine: drawing is forbidden now, and every state says which era it is of. */
const later: Title = {
  ...cards,
  verbs: { ...cards.verbs, draw: { ...cards.verbs['draw'], forbid: () => unless(false, 'cards.frozen') } },
} as unknown as Title;
const migration: Migration = { from: '1', to: '2', migrate: (state: State) => ({ ...state, era: 2 }) as State };

const partsOf = (engine: string, title: Title) => ({
  engine,
  shelf: { cards: title },
  titleOf: () => title,
  migrations: engine === '2' ? [migration] : [],
});

test.each(Object.entries(BACKENDS))('a new engine goes on with old games (%s)', async (_, open) => {
  const backend = await open();
  if (!backend) return;
  onTestFinished(backend.drop);
  const old = await testServer(backend, partsOf('1', cards));
  const running = await cardTable(old.url, { undo: 'free' });
  const finished = await cardTable(old.url, { options: { long: false } });
  const enter = (c: Caller, table: string, n: number, deed: object) =>
    request(c, 'enter', { table }, { n, key: freshKey(), deed });
  for (let n = 1; n <= 70; n++) {
    const seat = (n - 1) % 3;
    // Late draws, then nothing hidden: undo may go back over these.
    const verb = n > 20 && n < 40 ? 'draw' : 'nod';
    expect((await enter(running.players[seat] as Caller, running.id, n, act(verb, seat))).status).toBe(200);
    if (n <= 9) await enter(finished.players[seat] as Caller, finished.id, n, act('draw', seat));
  }
  const before = await positionFor(running.players[0] as Caller, running.id);
  expect(await verifyTable(old.house, finished.id)).toMatchObject({ verified: true, entries: 9 });
  await old.stop();

  const next = await testServer(backend as Backend, partsOf('2', later));
  const [ann, bob, cid] = running.players.map(p => ({ ...p, url: next.url })) as [Caller, Caller, Caller];
  const after = await positionFor(ann, running.id);
  expect(after.view).toEqual({ ...before.view, era: 2 });
  const refused = await enter(bob, running.id, 71, act('draw', 1));
  expect(refused.no?.error).toMatchObject({ clause: 'cards.frozen' });
  expect((await enter(bob, running.id, 71, act('nod', 1))).status).toBe(200);
  // Back over the upgrade, and forward on another way; then everything from the database alone.
  expect((await enter(cid, running.id, 72, { undo: 5 })).status).toBe(200);
  const back = await positionFor(ann, running.id);
  expect(back.view).toMatchObject({ era: 2 });
  const seat = (back.view.agenda[0] as unknown as { readonly turn: number }).turn;
  expect((await enter([ann, bob, cid][seat] as Caller, running.id, 73, act('nod', seat))).status).toBe(200);
  const now = await positionFor(ann, running.id);
  next.house.lives.clear();
  expect(await positionFor(ann, running.id)).toEqual(now);
  expect(await call(ann, 'position', { table: running.id, at: 70 })).toMatchObject({ view: after.view });
  expect(next.lines.filter(l => l.includes('"level":"error"'))).toEqual([]);
  // A finished game is shown as it was, and judged only by the engine that played it.
  expect(await call(ann, 'table', { table: finished.id })).toMatchObject({ status: 'finished', n: 9 });
  expect((await call(ann, 'file', { table: finished.id })) as object).toMatchObject({ engine: '1' });
  expect(await verifyTable(next.house, finished.id)).toEqual({ table: finished.id, verified: undefined, engine: '1' });
  await next.stop();

  const again = await testServer(backend as Backend, partsOf('1', cards));
  expect(await verifyTable(again.house, finished.id)).toMatchObject({ verified: true });
  await again.stop();
});
