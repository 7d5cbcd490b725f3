import { spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { call, guest } from '../testing/caller.ts';
import { freePort } from '../testing/postgres.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

interface Started {
  readonly url: string;
  readonly pid: number;
  readonly said: () => string;
  readonly gone: Promise<number | null>;
}

/** Starts something that ends up serving. */
const started = async (
  program: string,
  words: readonly string[],
  cwd: string,
  dataDir: string,
  uid?: number,
): Promise<Started> => {
  const port = await freePort();
  // As the image and the service of docs/hosting.md set it: threads share their memory.
  const env = {
    MALLOC_ARENA_MAX: '2',
    PATH: process.env['PATH'] ?? '',
    HOME: dataDir,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
  };
  const own = uid === undefined ? {} : { uid, gid: uid };
  const child = spawn(program, [...words], { cwd, env, ...own, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  const gone = new Promise<number | null>(done => child.once('exit', code => done(code)));
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', chunk => {
        said += chunk;
        if (said.includes('"serving"')) resolve();
      });
    gone.then(code => reject(new Error(`It ended with ${code}: ${said}`)));
  });
  return { url: `http://127.0.0.1:${port}`, pid: child.pid as number, said: () => said, gone };
};

const folderOf = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-start-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

beforeAll(async () => {
  const build = spawn(process.execPath, ['scripts/build.mjs', '--if-changed'], { cwd: ROOT, stdio: 'ignore' });
  expect(await new Promise(done => build.once('exit', done))).toBe(0);
}, 120_000);

test('a built server starts from a tree that nobody may write, in less than 160 MB, and ends when told', async () => {
  const [tree, data] = [folderOf(), folderOf()];
  mkdirSync(join(tree, 'app'));
  cpSync(join(ROOT, 'dist'), join(tree, 'app/dist'), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'app/node_modules'));
  const allow = (mode: number): void => {
    for (const folder of [tree, join(tree, 'app')]) chmodSync(folder, mode);
  };
  allow(0o555);
  onTestFinished(() => allow(0o755));
  const root = process.getuid?.() === 0;
  if (root) chownSync(data, 65_534, 65_534);
  const uid = root ? 65_534 : undefined;
  const server = await started(process.execPath, ['dist/server/main.js'], join(tree, 'app'), data, uid);
  expect(await (await fetch(`${server.url}/`)).text()).toContain('<div id="');
  const ann = await guest(server.url, 'Ann');
  await call(ann, 'newTable', {}, { title: '1848', players: 3 });
  // It may be looked at just before it tidies up after its start.
  const resident = (): number =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024;
  await expect.poll(resident, { timeout: 60_000, interval: 500 }).toBeLessThan(160);
  process.stderr.write(`A built server: ${Math.round(resident())} MB resident.\n`);
  process.kill(server.pid, 'SIGTERM');
  expect(await server.gone).toBe(0);
});

test('npm start serves what was built, and a signal to npm reaches the server', async () => {
  const data = folderOf();
  const server = await started('npm', ['start'], ROOT, data);
  await guest(server.url, 'Ann');
  process.kill(server.pid, 'SIGTERM');
  await server.gone;
  await expect.poll(() => server.said(), { timeout: 10_000 }).toContain('"says":"stopped"');
  await expect(fetch(server.url)).rejects.toThrow();
});
