import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { call, connect, request } from './caller.ts';
import { cardParts } from './cards.ts';
import { cardTable, freshKey } from './cardtable.ts';
import { startPostgres } from './postgres.ts';
import { testServer } from './server.ts';

test('what was said, asked and changed while a process could not hear is told when it can again', async context => {
  const postgres = await startPostgres();
  if (!postgres) return context.skip();
  onTestFinished(postgres.stop);
  const backend = { name: 'postgres', config: { dataDir: '', databaseUrl: postgres.url }, drop: postgres.stop };
  const servers = [await testServer(backend, cardParts), await testServer(backend, cardParts)];
  for (const server of servers) onTestFinished(server.stop);
  const [near, far] = servers.map(s => s.url) as [string, string];
  const { id, players } = await cardTable(near, { undo: 'ask' });
  const [ann, bob, cid] = players as unknown as [(typeof players)[0], (typeof players)[0], (typeof players)[0]];
  await call(cid, 'register', {}, { name: 'Cid the Third', password: 'a long password' });
  const line = await connect({ ...bob, url: far });
  line.say({ type: 'watch', table: id });
  await line.hear('position');
  const thief = await connect({ ...cid, url: far });
  await thief.hear('hello');
  await call(ann, 'say', { table: id }, { key: freshKey(), text: 'before' });
  await line.hear('chat', m => m.lines[0]?.text === 'before');
  // Every ear is cut off; they are back half a second later.
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  onTestFinished(() => admin.end());
  const cut = await admin.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'roundhouse listening'",
  );
  expect(cut.rows).toHaveLength(2);
  await call(ann, 'say', { table: id }, { key: freshKey(), text: 'meanwhile' });
  const deed = { do: { type: 'nod', by: 0, at: 'play' } };
  await call(ann, 'enter', { table: id }, { n: 1, key: freshKey(), deed });
  await call(ann, 'changeMe', {}, { name: 'Anna' });
  await call(cid, 'changePassword', {}, { old: 'a long password', password: 'another password' });
  expect((await line.hear('chat', m => m.lines[0]?.text === 'meanwhile')).lines).toHaveLength(1);
  expect((await line.hear('entries')).entries[0]?.n).toBe(1);
  await line.hear('table', m => m.info.seats[0]?.person?.name === 'Anna');
  expect((await thief.hear('bye')).why).toBe('stale');
  expect((await request({ ...bob, url: far }, 'me')).status).toBe(200);
  line.close();
});
