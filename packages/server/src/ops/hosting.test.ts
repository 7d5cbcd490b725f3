import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { STEWARD_ORDERS } from '@roundhouse/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { SETTINGS } from '../config.ts';
import { type Caller, call, guest, request, stranger } from '../testing/caller.ts';
import { freshKey } from '../testing/cardtable.ts';
import { settings } from '../testing/nginx.ts';
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

/** Every order for people and tables, named in the guide or not, on a table and a guest of its own. */
const attendToAll = async (url: string, order: (words: string) => Promise<string>): Promise<void> => {
  const [bob, cid] = [await guest(url, 'Bob'), await guest(url, 'Cid')];
  const { id } = await call(bob, 'newTable', {}, { title: '1848', players: 3, name: 'Rude' });
  await call(bob, 'say', { table: id }, { key: freshKey(), text: 'rude words' });
  const says = async (c: Caller) =>
    (await request(c, 'say', { table: id }, { key: freshKey(), text: 'hm' })).no?.error.code;
  const done = new Set<string>();
  const ask = (what: string, ...words: (string | number)[]): Promise<string> => {
    done.add(what);
    return order([what, ...words].join(' '));
  };
  expect(await ask('tables', id)).toContain(`"id":"${id}"`);
  expect(await ask('people', bob.me.id)).toContain('"name":"Bob"');
  const line = JSON.parse((await ask('chat', id)).trim()) as { readonly id: number; readonly text: string };
  expect(line.text).toBe('rude words');
  await ask('remove-chat', id, line.id);
  expect(await call(bob, 'chat', { table: id })).toEqual([]);
  await ask('mute', bob.me.id, 1);
  expect(await says(bob)).toBe('muted');
  await ask('unmute', bob.me.id);
  await ask('ban', bob.me.id);
  expect(await says(bob)).toBe('banned');
  await ask('unban', bob.me.id);
  expect(await says(bob)).toBeUndefined();
  await ask('seat', id, 2, cid.me.id);
  await ask('host', id, cid.me.id);
  const table = await call(cid, 'table', { table: id });
  expect([table.host, table.seats[2]?.person?.name]).toEqual([cid.me.id, 'Cid']);
  const code = (await order(`code ${cid.me.id}`)).trim();
  expect((await call(stranger(url), 'comeBack', {}, { code })).id).toBe(cid.me.id);
  await ask('remove-person', bob.me.id);
  expect((await request(bob, 'me')).status).toBe(401);
  await ask('remove-table', id);
  expect((await request(cid, 'table', { table: id })).status).toBe(404);
  expect([...done].sort()).toEqual(Object.keys(STEWARD_ORDERS).sort());
};

test('the guide’s settings and its proxy are those of the program and of the tests', () => {
  const rows = [...GUIDE.matchAll(/^\| `([A-Z_]+)` \| `--([a-z-]+)` \| ([^|]*?) ?\|/gm)];
  const told = rows.map(([, env = '', flag = '', preset = '']) => ({ env, flag, preset }));
  const known = Object.values(SETTINGS).map(({ env, flag, preset }) => ({ env, flag, preset }));
  const byName = (list: typeof told) => Object.fromEntries(list.map(s => [s.env, s]));
  // What has no value of its own may be told in words.
  for (const { env, preset } of known) if (!preset) Object.assign(byName(told)[env] ?? {}, { preset: '' });
  expect(byName(told)).toEqual(byName(known));
  const [, proxy = ''] = /^```nginx\n([\s\S]*?)^```/m.exec(GUIDE) ?? [];
  const directives = (text: string) =>
    text
      .split('\n')
      .map(line => line.trim())
      .filter(line => /^(map|proxy_(?!pass |temp))/.test(line) && !line.includes('_temp_path'));
  expect(directives(proxy)).toEqual(directives(settings('', 0, [])));
  for (const order of Object.keys(STEWARD_ORDERS)) expect([order, GUIDE.includes(order)]).toEqual([order, true]);
});

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
    spawn('sh', ['-c', command], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  /** What commands printed. */
  const printed = new Map<string, string>();
  const done = (command: string): Promise<readonly [string, number | null, string]> =>
    new Promise(resolve => {
      const child = shell(command);
      let [out, said] = ['', ''];
      child.stdout?.on('data', chunk => {
        out += chunk;
      });
      child.stderr?.on('data', chunk => {
        said += chunk;
      });
      child.once('close', code => {
        printed.set(command, out);
        resolve([command, code, code ? said : '']);
      });
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
    running.stdout?.resume();
    running.stderr?.resume();
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
    expect(existsSync(join(folder, 'roundhouse.backup'))).toBe(true);
    expect(printed.get('npm start -- restore roundhouse.backup')).toContain('{"games":0,"continued":0,"persons":0}');
    expect(printed.get('npm start -- tables spam')).toContain(`"name":"Spam"`);
    expect(printed.get('npm start -- people ann')).toContain(`"name":"Ann"`);
    expect(printed.get('npm start -- --help')).toContain('--data-dir');
    await attendToAll(url, async words => {
      const command = `node dist/server/main.js ${words}`;
      expect(await done(command)).toEqual([command, 0, '']);
      return printed.get(command) ?? '';
    });
    // The new password was printed for somebody else to pass on: the old one is no good.
    const tried = await request(stranger(url), 'signIn', {}, { name: 'Ann', password: 'a long password' });
    expect(tried.status).toBe(401);
  }
  expect([blocks.length, named.length]).toEqual([3, 7]);
});
