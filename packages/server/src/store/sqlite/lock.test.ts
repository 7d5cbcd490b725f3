import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { call, guest, stranger } from '../../testing/caller.ts';
import { builtServer, environment, runCommand, startProcess } from '../../testing/process.ts';
import { lockFolder } from './lock.ts';
import { FILE } from './open.ts';

const base = mkdtempSync(join(tmpdir(), 'roundhouse-lock-'));
let main = '';
let remove = (): void => {};
beforeAll(async () => {
  ({ main, remove } = await builtServer());
});
afterAll(() => {
  remove();
  rmSync(base, { recursive: true, force: true });
});

const folderNamed = (name: string): string => {
  const folder = join(base, name);
  mkdirSync(folder, { recursive: true });
  return folder;
};

test('of many who come at once one gets the folder, again and again', async () => {
  const folder = folderNamed('many');
  for (let round = 0; round < 20; round++) {
    const came = await Promise.allSettled(Array.from({ length: 12 }, () => lockFolder(folder)));
    const got = came.flatMap(one => (one.status === 'fulfilled' ? [one.value] : []));
    expect(got).toHaveLength(1);
    await expect(lockFolder(folder)).rejects.toThrow('Another process is using the folder');
    await got[0]?.();
  }
  expect(readdirSync(folder)).toHaveLength(1);
});

test('a folder with a very long name is as good as any', async () => {
  const folder = folderNamed(`long/${'x'.repeat(120)}/${'y'.repeat(60)}`);
  const backend = { name: '', config: { dataDir: folder }, drop: async () => {} };
  const server = await startProcess(main, backend);
  expect((await runCommand(main, [], environment(backend, { PORT: '0' }))).err).toContain('Another process is using');
  expect((await runCommand(main, ['verify'], environment(backend))).code).toBe(0);
  expect(await server.stop()).toBe(0);
});

test('after a stop the file alone is the whole database', async () => {
  const [from, to] = [folderNamed('from'), folderNamed('to')];
  const backend = (dataDir: string) => ({ name: '', config: { dataDir }, drop: async () => {} });
  const server = await startProcess(main, backend(from));
  const ann = await guest(server.url, 'Ann');
  const { id } = await call(ann, 'newTable', {}, { title: '1848', players: 3, name: 'Kept' });
  expect(await server.stop()).toBe(0);
  copyFileSync(join(from, FILE), join(to, FILE));
  const copy = await startProcess(main, backend(to));
  expect(await call(stranger(copy.url), 'table', { table: id })).toMatchObject({ name: 'Kept' });
  expect((await call({ ...ann, url: copy.url }, 'me')).me?.name).toBe('Ann');
  expect(await copy.stop()).toBe(0);
});

/** A network of its own, as a container has one; nothing, where that cannot be had. */
const network = (name: string): string | undefined => {
  const made = spawnSync('ip', ['netns', 'add', name]);
  if (made.status !== 0) return undefined;
  onTestFinished(() => void spawnSync('ip', ['netns', 'del', name]));
  return spawnSync('ip', ['netns', 'exec', name, 'ip', 'link', 'set', 'lo', 'up']).status === 0 ? name : undefined;
};

test('of two containers on one folder the second refuses, and may have it when the first is gone', async context => {
  const names = [1, 2].map(n => network(`roundhouse-${process.pid}-${n}`));
  if (names.includes(undefined)) {
    process.stderr.write('SKIPPED: no network namespaces here (ip netns as root); two containers were not tried.\n');
    return context.skip();
  }
  const folder = folderNamed('shared');
  const begin = (name: string | undefined) => {
    const words = ['netns', 'exec', name ?? '', process.execPath, main];
    const env = { ...environment({ name: '', config: { dataDir: folder }, drop: async () => {} }), PORT: '18480' };
    const child = spawn('ip', words, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    const gone = new Promise<number | null>(done => child.once('exit', done));
    let said = '';
    const serves = new Promise<boolean>(done => {
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', chunk => {
          said += chunk;
          if (said.includes('"serving"')) done(true);
        });
      gone.then(() => done(false));
    });
    return { child, gone, serves, said: () => said };
  };
  const first = begin(names[0]);
  expect(await first.serves).toBe(true);
  const second = begin(names[1]);
  expect([await second.gone, second.said()]).toEqual([1, expect.stringContaining('Another process is using')]);
  first.child.kill('SIGKILL');
  await first.gone;
  const third = begin(names[1]);
  expect(await third.serves).toBe(true);
  third.child.kill('SIGTERM');
  expect(await third.gone).toBe(0);
});
