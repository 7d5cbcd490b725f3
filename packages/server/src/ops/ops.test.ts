import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { t1848 } from '@roundhouse/titles';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BACKENDS, type Backend } from '../testing/backends.ts';
import { type Caller, call, connect, guest, request, stranger } from '../testing/caller.ts';
import { sitDown, startedTable } from '../testing/player.ts';
import { builtServer, environment, runCommand, startProcess } from '../testing/process.ts';

type Guest = Awaited<ReturnType<typeof guest>>;

let main = '';
let remove = (): void => {};
const folder = mkdtempSync(join(tmpdir(), 'roundhouse-ops-'));

beforeAll(async () => {
  ({ main, remove } = await builtServer());
});
afterAll(() => {
  remove();
  rmSync(folder, { recursive: true, force: true });
});

test('--help says what there is, and a wrong flag is refused in one sentence', async () => {
  const { code, out } = await runCommand(main, ['--help'], { PATH: '' });
  expect([code, out.includes('--data-dir'), out.includes('backup')]).toEqual([0, true, true]);
  const wrong = await runCommand(main, ['--colour', 'red'], { PATH: '' });
  expect([wrong.code, wrong.err]).toEqual([1, 'There is no flag --colour; see --help.\n']);
  expect((await runCommand(main, ['dance'], { PATH: '' })).err).toBe('There is no command "dance"; see --help.\n');
});

test('a port that is taken is named, with the way out', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const env = { PATH: '', HOST: '127.0.0.1', PORT: String(port), DATA_DIR: join(folder, 'taken') };
  const { code, err } = await runCommand(main, [], env);
  other.close();
  expect([code, err]).toEqual([1, expect.stringContaining(`Port ${port} is taken`)]);
});

describe.each(Object.entries(BACKENDS))('operations on %s', (name, open) => {
  let backend: Backend | undefined;
  beforeEach(async context => {
    backend = await open();
    if (!backend) context.skip();
    return () => backend?.drop();
  });

  test('backup, restore, verify and password while the server runs', async () => {
    const from = backend as Backend;
    const server = await startProcess(main, from, {});
    const env = environment(from);
    const players = await startedTable([server.url], t1848, { title: '1848', players: 3, name: 'Kept' }, 'ops');
    const [p] = players as unknown as readonly [(typeof players)[0]];
    await call(p.caller, 'register', {}, { name: 'Operator', password: 'first password' });
    await call(p.caller, 'say', { table: p.table }, { key: 'chat-key', text: 'Hello' });
    await Promise.all(players.map(sitDown));
    while (p.n < 100) await new Promise(resolve => setTimeout(resolve, 5));
    // Play goes on while the backup is taken.
    const file = join(folder, `${name.replace(/\W/g, '')}.backup`);
    expect(await runCommand(main, ['backup', file], env)).toMatchObject({ code: 0, err: '' });
    const damaged = join(folder, 'damaged.backup');
    writeFileSync(damaged, readFileSync(file).subarray(0, -2000));
    expect(await runCommand(main, ['restore', damaged], env)).toMatchObject({
      code: 1,
      err: 'The backup is damaged or incomplete.\n',
    });
    const same = await runCommand(main, ['restore', file], env);
    expect(JSON.parse(same.out)).toMatchObject({ games: 0, persons: 0 });
    await Promise.all(players.map(player => player.over));
    expect(players.map(player => player.mismatches)).toEqual([0, 0, 0]);
    const proof = await runCommand(main, ['verify'], env);
    expect(JSON.parse(proof.out)).toMatchObject({ table: p.table, verified: true, entries: p.n });
    const told = await runCommand(main, ['password', 'Operator'], env);
    expect(told.code).toBe(0);
    await call(stranger(server.url), 'signIn', {}, { name: 'operator', password: told.out.trim() });
    expect((await runCommand(main, ['password', 'Nobody'], env)).code).toBe(1);
    // Into another, empty database of any kind, while a server runs on it.
    const other = (await BACKENDS['sqlite (wasm)']?.()) as Backend;
    const second = await startProcess(main, other);
    const restored = await runCommand(main, ['restore', file], environment(other));
    expect(JSON.parse(restored.out)).toMatchObject({ games: 1, persons: 3 });
    const info = await call(stranger(second.url), 'table', { table: p.table });
    expect(info).toMatchObject({ name: 'Kept', status: 'running' });
    expect(info.n).toBeGreaterThanOrEqual(100);
    expect((await call(stranger(second.url), 'position', { table: p.table })).n).toBe(info.n);
    expect(await call(stranger(second.url), 'chat', { table: p.table })).toMatchObject([{ text: 'Hello' }]);
    await call(stranger(second.url), 'signIn', {}, { name: 'operator', password: 'first password' });
    // A later backup brings the rest of the game.
    expect((await runCommand(main, ['backup', file], env)).code).toBe(0);
    const rest = await runCommand(main, ['restore', file], environment(other));
    expect(JSON.parse(rest.out)).toMatchObject({ games: 0, continued: 1 });
    expect(await call(stranger(second.url), 'table', { table: p.table })).toMatchObject({ status: 'finished', n: p.n });
    expect(await second.stop()).toBe(0);
    await other.drop();
    expect(await server.stop()).toBe(0);
    // And without a server.
    expect((await runCommand(main, ['verify'], env)).out).toContain('"verified":true');
  });

  test('a backup comes into a database no server has ever opened, and every cookie is good', async () => {
    const from = (await BACKENDS['sqlite (wasm)']?.()) as Backend;
    const server = await startProcess(main, from);
    const guests = await Promise.all(['Ann', 'Bob'].map(who => guest(server.url, who)));
    const nowhere = join(folder, 'missing', 'x.backup');
    const lost = await runCommand(main, ['backup', nowhere], environment(from));
    expect([lost.code, lost.err]).toEqual([1, expect.stringMatching(/^There is no folder .*missing to write .*\n$/)]);
    const file = join(folder, `fresh-${name.replace(/\W/g, '')}.backup`);
    expect(await runCommand(main, ['backup', file], environment(from))).toMatchObject({ code: 0, err: '' });
    expect(await server.stop()).toBe(0);
    await from.drop();
    const env = environment(backend as Backend);
    expect(await runCommand(main, ['restore', file], env)).toMatchObject({ code: 0, err: '' });
    const second = await startProcess(main, backend as Backend);
    for (const g of guests) expect((await call({ ...g, url: second.url }, 'me')).me?.id).toBe(g.me.id);
    expect(await second.stop()).toBe(0);
  });

  test('what a steward may do is done at the command line, while the server runs and while it does not', async () => {
    const env = environment(backend as Backend);
    const server = await startProcess(main, backend as Backend);
    const [ann, bob] = (await Promise.all(['Ann', 'Bob'].map(who => guest(server.url, who)))) as [Guest, Guest];
    const setup = { title: '1848', players: 3, name: 'Spam' };
    const { id } = await call(ann, 'newTable', {}, setup);
    const { id: other } = await call(ann, 'newTable', {}, { ...setup, name: 'Other' });
    await call(bob, 'sit', { table: id, seat: 1 });
    await call(bob, 'say', { table: id }, { key: 'rude-line', text: 'rude words' });
    const order = async (...words: string[]) => {
      const { code, out, err } = await runCommand(main, words, env);
      expect([code, err]).toEqual([0, '']);
      return out
        .split('\n')
        .filter(Boolean)
        .map(line => JSON.parse(line));
    };
    expect(await order('tables', 'spam')).toMatchObject([{ id, host: 'Ann' }]);
    expect(await order('people', 'bo')).toMatchObject([{ id: bob.me.id, banned: false }]);
    const [line] = await order('chat', id);
    expect(await order('remove-chat', id, String(line.id))).toEqual([{ done: true }]);
    expect(await call(ann, 'chat', { table: id })).toEqual([]);
    await order('host', id, bob.me.id);
    const cid = await guest(server.url, 'Cid');
    await order('seat', id, '2', cid.me.id);
    await expect.poll(async () => (await call(cid, 'table', { table: id })).seats[2]?.person?.name).toBe('Cid');
    expect((await call(cid, 'table', { table: id })).host).toBe(bob.me.id);
    const speaks = async (c: Guest, key: string) =>
      (await request(c, 'say', { table: id }, { key, text: 'hm' })).no?.error.code;
    await order('mute', bob.me.id, '3');
    await expect.poll(() => speaks(bob, 'muted-line')).toBe('muted');
    await order('unmute', bob.me.id);
    await expect.poll(() => speaks(bob, 'free-line')).toBeUndefined();
    await order('remove-table', other);
    await expect.poll(async () => (await request(ann, 'table', { table: other })).status).toBe(404);
    expect((await runCommand(main, ['ban', 'nobody'], env)).code).toBe(1);
    expect(await server.stop()).toBe(0);
    await order('ban', ann.me.id);
    await order('remove-person', bob.me.id);
    const second = await startProcess(main, backend as Backend);
    const [mine, gone] = [ann, bob].map(c => ({ ...c, url: second.url }) as Guest) as [Guest, Guest];
    expect(await speaks(mine, 'banned-line')).toBe('banned');
    expect((await request(gone, 'me')).status).toBe(401);
    expect(await second.stop()).toBe(0);
  });

  test('a server that is told to stop says goodbye, finishes and ends with 0', async () => {
    const server = await startProcess(main, backend as Backend);
    const line = await connect(stranger(server.url));
    await line.hear('hello');
    const stopped = server.stop();
    expect(await line.hear('bye')).toMatchObject({ why: 'stopping' });
    expect(await line.closed).toBe(1012);
    expect(await stopped).toBe(0);
    expect(server.lines.at(-1)).toContain('"says":"stopped"');
  });

  test('a bare server answers with a page, its health and its API', async () => {
    const server = await startProcess(main, backend as Backend, { CLIENT_DIR: folder });
    const who: Caller = stranger(server.url);
    expect(await call(who, 'health')).toMatchObject({
      ok: true,
      database: name === 'postgres' ? 'postgres' : 'sqlite',
    });
    const page = await fetch(`${server.url}/`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('client has not been built')]);
    const api = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as { paths: object; openapi: string };
    expect(api.openapi).toBe('3.1.0');
    expect(Object.keys(api.paths)).toContain('/api/tables/{table}/entries');
    expect((await request(who, 'table', { table: 'nowhere' })).status).toBe(404);
    expect(await server.stop()).toBe(0);
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Client</title>');
    const served = await startProcess(main, backend as Backend, { CLIENT_DIR: folder });
    expect(await (await fetch(`${served.url}/`)).text()).toContain('Client');
    const link = await fetch(`${served.url}/table/${'a'.repeat(20)}`, { redirect: 'manual' });
    expect(link.headers.get('location')).toBe(`/#/table/${'a'.repeat(20)}`);
    rmSync(join(folder, 'index.html'));
    expect(await served.stop()).toBe(0);
  });
});
