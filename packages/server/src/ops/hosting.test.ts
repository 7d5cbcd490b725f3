import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { call, request, stranger } from '../testing/caller.ts';
import { freePort, startPostgres } from '../testing/postgres.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const GUIDE = readFileSync(join(ROOT, 'docs/hosting.md'), 'utf8');

/** The blocks of commands, and the commands named in the text. */
const blocks = [...GUIDE.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, text = '']) => text.trim().split('\n'));
const named = [...new Set([...GUIDE.matchAll(/`(npm start -- [^`]+)`/g)].map(([, command = '']) => command))];

/** What is kept in the project, in a folder of its own. */
const checkedOut = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-clean-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }), 120_000);
  for (const file of execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0')) {
    if (!file) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file));
  }
  return folder;
};

const serves = (command: string): boolean => /(^|\s)(npm start|node dist\/server\/main\.js)$/.test(command);

test('every command of the guide does what is written', { timeout: 900_000 }, async context => {
  const git = spawnSync('git', ['ls-files', '--error-unmatch', 'docs/hosting.md'], { cwd: ROOT }).status === 0;
  const postgres = git ? await startPostgres() : undefined;
  if (!postgres) {
    process.stderr.write('SKIPPED: no checkout or no PostgreSQL here; the guide for hosts was not followed.\n');
    return context.skip();
  }
  onTestFinished(postgres.stop);
  const folder = checkedOut();
  const port = await freePort();
  const at = new URL(postgres.url);
  const env = {
    PATH: `${postgres.bin}:${process.env['PATH']}`,
    HOME: process.env['HOME'] ?? folder,
    npm_config_prefer_offline: 'true',
    ...Object.fromEntries(
      Object.entries(process.env).filter(([name]) => /^npm_config_|_proxy$|^NODE_EXTRA/i.test(name)),
    ),
    ...{ PORT: String(port), HOST: '127.0.0.1', PGHOST: at.hostname, PGPORT: at.port, PGUSER: at.username },
  };
  const url = `http://127.0.0.1:${port}`;
  const shell = (command: string): ChildProcess =>
    spawn('sh', ['-c', command], { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  const done = (command: string): Promise<readonly [string, number | null, string]> =>
    new Promise(resolve => {
      const child = shell(command);
      let said = '';
      child.stderr?.on('data', chunk => {
        said += chunk;
      });
      child.once('close', code => resolve([command, code, code ? said : '']));
    });
  let running: ChildProcess | undefined;
  const stop = async (): Promise<void> => {
    const child = running;
    running = undefined;
    if (!child) return;
    const gone = new Promise(resolve => child.once('exit', resolve));
    // As a terminal would: everybody it started is told.
    process.kill(-(child.pid as number), 'SIGTERM');
    await gone;
    await expect
      .poll(
        () =>
          fetch(url).then(
            () => true,
            () => false,
          ),
        { timeout: 20_000 },
      )
      .toBe(false);
  };
  onTestFinished(stop, 60_000);
  const serve = async (command: string): Promise<void> => {
    await stop();
    running = shell(command);
    const well = () =>
      request(stranger(url), 'health').then(
        r => r.status,
        () => 0,
      );
    await expect.poll(well, { timeout: 120_000, interval: 250 }).toBe(200);
    expect(await (await fetch(url)).text()).toContain('<div id="root">');
  };
  const once = new Set<string>();
  for (const [i, commands] of blocks.entries()) {
    for (const command of commands.map(c => c.replace('127.0.0.1/', `127.0.0.1:${at.port}/`))) {
      if (serves(command)) await serve(command);
      else if (!once.has(command)) expect(await done(command)).toEqual([command, 0, '']);
      once.add(command);
    }
    if (i > 0) continue;
    const ann = stranger(url);
    await call(ann, 'register', {}, { name: 'Ann', password: 'a long password' });
    await call(ann, 'newTable', {}, { title: '1848', players: 3, name: 'Spam' });
    for (const command of named) expect(await done(command)).toEqual([command, 0, '']);
    // The new password was printed for somebody else to pass on: the old one is no good.
    const tried = await request(stranger(url), 'signIn', {}, { name: 'Ann', password: 'a long password' });
    expect(tried.status).toBe(401);
  }
  expect([blocks.length, named.length]).toEqual([3, 7]);
});
