import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { FILE } from '../store/sqlite/open.ts';
import type { Backend } from '../testing/backends.ts';
import { call, guest, request, stranger } from '../testing/caller.ts';
import { freePort, startPostgres } from '../testing/postgres.ts';
import { builtServer, runCommand, startProcess } from '../testing/process.ts';

let main = '';
let remove = (): void => {};
beforeAll(async () => {
  ({ main, remove } = await builtServer());
});
afterAll(() => remove());

const folderOf = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-health-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const at = (dataDir: string): Backend => ({ name: 'sqlite', config: { dataDir }, drop: async () => {} });

/** What the server says of itself, and how long it took to say it. */
const ailing = async (
  url: string,
): Promise<{ readonly status: number; readonly ailment?: string; readonly ms: number }> => {
  const began = performance.now();
  const reply = await request(stranger(url), 'health');
  const said = JSON.parse(reply.text) as { ailment?: string };
  return { status: reply.status, ...said, ms: performance.now() - began };
};

/** Within five seconds the server says so, and its log names the cause. */
const says = async (server: Awaited<ReturnType<typeof startProcess>>, ailment: string): Promise<void> => {
  // The last good answer may be a second old.
  await new Promise(resolve => setTimeout(resolve, 1_100));
  const said = await ailing(server.url);
  expect(said).toMatchObject({ status: 503, ailment });
  expect(said.ms).toBeLessThan(5_000);
  // What a process prints may arrive after what it answers.
  await expect.poll(() => server.lines.join('\n')).toContain(`"ailment":"${ailment}"`);
  expect((await request(stranger(server.url), 'ready')).status).toBe(503);
  expect((await request(stranger(server.url), 'live')).status).toBe(200);
};

describe('a server on SQLite', () => {
  test('with a full disk', async context => {
    const folder = folderOf();
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', folder]).status !== 0) {
      process.stderr.write('SKIPPED: no small disk to be had here (mount as root); a full one was not tried.\n');
      return context.skip();
    }
    onTestFinished(() => void spawnSync('umount', ['-l', folder]));
    const server = await startProcess(main, at(folder));
    expect(await ailing(server.url)).toMatchObject({ status: 200, ok: true });
    spawnSync('dd', ['if=/dev/zero', `of=${join(folder, 'ballast')}`, 'bs=64k'], { stdio: 'ignore' });
    await says(server, 'full');
    rmSync(join(folder, 'ballast'));
    await new Promise(resolve => setTimeout(resolve, 1_100));
    expect((await ailing(server.url)).status).toBe(200);
    await guest(server.url, 'Ann');
    expect(await server.stop()).toBe(0);
  });

  test('with a folder that is no longer its own to write', async () => {
    const folder = folderOf();
    const root = process.getuid?.() === 0;
    if (root) chownSync(folder, 65_534, 65_534);
    const server = await startProcess(main, at(folder), {}, root ? 65_534 : undefined);
    expect((await ailing(server.url)).status).toBe(200);
    chmodSync(folder, 0o500);
    await says(server, 'readonly');
    chmodSync(folder, 0o700);
    expect(await server.stop()).toBe(0);
  });

  test('whose file was damaged, or taken away; and one that is damaged at the start', async () => {
    const folder = folderOf();
    const server = await startProcess(main, at(folder));
    await call(await guest(server.url, 'Ann'), 'newTable', {}, { title: '1848', players: 3 });
    writeFileSync(join(folder, FILE), 'nonsense '.repeat(50_000), { flag: 'r+' });
    await says(server, 'damaged');
    await server.kill();
    const nonsense = folderOf();
    writeFileSync(join(nonsense, FILE), 'nonsense '.repeat(50_000));
    const again = await runCommand(main, [], { DATA_DIR: nonsense, PORT: '0', HOST: '127.0.0.1' });
    expect([again.code, again.err]).toEqual([1, expect.stringMatching(/damaged/)]);
    const other = folderOf();
    const second = await startProcess(main, at(other));
    rmSync(join(other, FILE));
    await says(second, 'damaged');
    await second.kill();
  });
});

test('a frozen PostgreSQL is told within five seconds, and one that is back is well again', async context => {
  const postgres = await startPostgres();
  if (!postgres) return context.skip();
  onTestFinished(postgres.stop);
  const backend = { name: 'postgres', config: { dataDir: '', databaseUrl: postgres.url }, drop: postgres.stop };
  const server = await startProcess(main, backend);
  postgres.freeze(true);
  await says(server, 'slow');
  postgres.freeze(false);
  await expect.poll(async () => (await ailing(server.url)).status, { timeout: 10_000, interval: 500 }).toBe(200);
  await postgres.crash(100);
  await expect.poll(async () => (await ailing(server.url)).status, { timeout: 10_000, interval: 500 }).toBe(200);
  expect(await server.stop()).toBe(0);
});

test('figures on their own port or for a token, lines for requests, and a no before it stops', async () => {
  const folder = folderOf();
  const port = String(await freePort());
  const server = await startProcess(main, at(folder), {
    METRICS_PORT: port,
    METRICS_TOKEN: 'sesame',
    ACCESS_LOG: 'on',
    DRAIN: '1',
  });
  await guest(server.url, 'Ann');
  const apart = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(apart.headers.get('content-type')).toContain('version=0.0.4');
  const text = await apart.text();
  expect(text).toMatch(/^roundhouse_requests_total\{method="POST",route="\/api\/guests",status="200"\} 1$/m);
  for (const name of ['sockets', 'tables', 'moves_total', 'batch_seconds_count', 'event_loop_p99_seconds'])
    expect(text).toMatch(new RegExp(`^roundhouse_${name} \\d`, 'm'));
  for (const line of text.trim().split('\n'))
    expect(line).toMatch(/^(# (HELP|TYPE) [a-z_0-9]+ .+|[a-z_0-9]+(\{.*\})? [-+.e\d]+)$/);
  expect((await fetch(`${server.url}/metrics`)).status).toBe(401);
  const authorization = 'Bearer sesame';
  expect(await (await fetch(`${server.url}/metrics`, { headers: { authorization } })).text()).toContain('# HELP');
  const answered = () => server.lines.some(l => l.includes('"answered"') && l.includes('"path":"/api/guests"'));
  await expect.poll(answered).toBe(true);
  const stopped = server.stop();
  await new Promise(resolve => setTimeout(resolve, 300));
  expect((await request(stranger(server.url), 'ready')).status).toBe(503);
  expect((await request(stranger(server.url), 'health')).status).toBe(200);
  await guest(server.url, 'Bob');
  expect(await stopped).toBe(0);
});
