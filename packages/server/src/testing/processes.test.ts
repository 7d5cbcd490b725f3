import { t1848 } from '@roundhouse/titles';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { call, stranger } from './caller.ts';
import { sitDown, startedTable } from './player.ts';
import { startPostgres } from './postgres.ts';
import { builtServer, environment, runCommand, startProcess } from './process.ts';

let main = '';
let remove = (): void => {};
beforeAll(async () => {
  ({ main, remove } = await builtServer());
});
afterAll(() => remove());

test('players on two processes over one PostgreSQL play a whole game of 1848', async context => {
  const postgres = await startPostgres();
  if (!postgres) {
    process.stderr.write('SKIPPED: no PostgreSQL programs here (set PG_BIN); two processes were not tried.\n');
    return context.skip();
  }
  onTestFinished(postgres.stop);
  const backend = { name: 'postgres', config: { dataDir: '', databaseUrl: postgres.url }, drop: postgres.stop };
  const servers = await Promise.all([startProcess(main, backend), startProcess(main, backend)]);
  const urls = servers.map(s => s.url);
  const players = await startedTable(urls, t1848, { title: '1848', players: 4 }, 'two processes');
  await Promise.all(players.map(sitDown));
  await Promise.all(players.map(p => p.over));
  const [first] = players as unknown as readonly [(typeof players)[0]];
  expect(players.map(p => [p.n, p.mismatches, p.resyncs])).toEqual(players.map(() => [first.n, 0, 1]));
  expect(players.every(p => p.entered.size > 10)).toBe(true);
  for (const url of urls) {
    const info = await call(stranger(url), 'table', { table: first.table });
    expect(info).toMatchObject({ status: 'finished', n: first.n });
    const { hash } = await call(stranger(url), 'position', { table: first.table });
    expect(hash).toBe((await call(stranger(urls[0] ?? ''), 'position', { table: first.table })).hash);
  }
  const proof = await runCommand(main, ['verify'], environment(backend));
  expect(JSON.parse(proof.out)).toMatchObject({ verified: true, entries: first.n });
  for (const server of servers) expect(await server.stop()).toBe(0);
});
