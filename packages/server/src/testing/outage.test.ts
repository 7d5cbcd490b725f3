import { t1848 } from '@roundhouse/titles';
import { expect, onTestFinished, test } from 'vitest';
import { call, stranger } from './caller.ts';
import { sitDown, startedTable } from './player.ts';
import { startPostgres } from './postgres.ts';
import { testServer } from './server.ts';

test('a database that goes away for a moment stops the game for a moment', async context => {
  const postgres = await startPostgres(true);
  if (!postgres) {
    process.stderr.write('SKIPPED: no PostgreSQL programs here (set PG_BIN); an outage was not tried.\n');
    return context.skip();
  }
  onTestFinished(postgres.stop);
  const backend = { name: 'postgres', config: { dataDir: '', databaseUrl: postgres.url }, drop: postgres.stop };
  const servers = [await testServer(backend), await testServer(backend)];
  for (const server of servers) onTestFinished(server.stop);
  const players = await startedTable(
    servers.map(s => s.url),
    t1848,
    { title: '1848', players: 3 },
    'outage',
  );
  await Promise.all(players.map(sitDown));
  const [first] = players as unknown as readonly [(typeof players)[0]];
  for (const mark of [40, 120]) {
    while (first.n < mark) await new Promise(resolve => setTimeout(resolve, 5));
    await postgres.crash(700);
  }
  await Promise.all(players.map(p => p.over));
  expect(players.map(p => [p.n, p.mismatches])).toEqual(players.map(() => [first.n, 0]));
  for (const server of servers)
    expect(await call(stranger(server.url), 'table', { table: first.table })).toMatchObject({
      status: 'finished',
      n: first.n,
    });
});
