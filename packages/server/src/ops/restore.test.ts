import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../store/database.ts';
import { BACKENDS, type Backend } from '../testing/backends.ts';
import { type Caller, call, guest, request, stranger } from '../testing/caller.ts';
import { act, cardParts } from '../testing/cards.ts';
import { cardTable } from '../testing/cardtable.ts';
import { type TestServer, testServer } from '../testing/server.ts';
import { carryOut } from './control.ts';

const backupOf = async (server: TestServer): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of await carryOut(server.house, 'backup', Readable.from([]), [])) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const bringTo = async (server: TestServer, backup: Buffer): Promise<void> => {
  for await (const _ of await carryOut(server.house, 'restore', Readable.from([backup]), []));
};

/** The same browser at another server of the same name. */
const at = (url: string, c: Caller): Caller => ({ ...stranger(url), cookie: c.cookie });

describe.each(Object.entries(BACKENDS))('a restore into %s', (name, open) => {
  let from: TestServer;
  let players: readonly Caller[] = [];
  let table = '';
  let backup: Buffer;
  const mess: (() => Promise<void>)[] = [];
  const fresh = async (): Promise<Backend | undefined> => {
    const backend = await open();
    if (backend) mess.push(backend.drop);
    return backend;
  };
  const serving = async (backend: Backend): Promise<TestServer> => {
    const server = await testServer(backend, cardParts);
    mess.push(server.stop);
    return server;
  };

  beforeAll(async () => {
    const backend = (await BACKENDS['sqlite (wasm)']?.()) as Backend;
    mess.push(backend.drop);
    from = await serving(backend);
    ({ players, id: table } = await cardTable(from.url));
    const [ann, bob] = players as [Caller, Caller];
    await call(bob, 'leaveOrder', { table }, { kind: 'pass', at: ['play'], lasts: 'game' });
    await call(ann, 'addChannel', {}, { kind: 'json', url: 'https://example.org/ann' });
    await call(stranger(from.url), 'register', {}, { name: 'Paul Before', password: 'a long password' });
    backup = await backupOf(from);
  });
  afterAll(async () => {
    for (const clean of mess.reverse()) await clean();
  });

  const sits = async (url: string): Promise<void> => {
    for (const [seat, player] of players.entries()) {
      const here = at(url, player);
      expect((await call(here, 'me')).me?.id).toBe(player.me?.id);
      expect((await call(here, 'position', { table })).seat).toBe(seat);
    }
  };

  test('an empty server keeps every cookie, before and after a start', async context => {
    const backend = await fresh();
    if (!backend) return context.skip();
    const first = await serving(backend);
    await bringTo(first, backup);
    await sits(first.url);
    await first.stop();
    await sits((await serving(backend)).url);
  });

  test('a server that has guests of its own keeps theirs, too, and so does the next one', async context => {
    const backend = await fresh();
    if (!backend) return context.skip();
    const second = await serving(backend);
    // With PostgreSQL a neighbour hears of it.
    const neighbour = name === 'postgres' ? await serving(backend) : second;
    const own = await guest(second.url, 'Own');
    await bringTo(second, backup);
    await bringTo(second, backup);
    await sits(second.url);
    await expect.poll(async () => (await request(at(neighbour.url, players[0] as Caller), 'me')).status).toBe(200);
    expect((await call(own, 'me')).me?.id).toBe(own.me.id);
    const third = await fresh();
    if (!third) return;
    const last = await serving(third);
    await bringTo(last, await backupOf(second));
    await sits(last.url);
    expect((await call(at(last.url, own), 'me')).me?.id).toBe(own.me.id);
  });

  test('what was left behind, how people are called and what names look like come back, too', async context => {
    const backend = await fresh();
    if (!backend) return context.skip();
    const server = await serving(backend);
    await bringTo(server, backup);
    const [ann, bob, cid] = players.map(p => at(server.url, p)) as [Caller, Caller, Caller];
    expect(await call(bob, 'orders', { table })).toMatchObject([{ order: { kind: 'pass', at: ['play'] }, done: 0 }]);
    expect(await call(ann, 'channels')).toMatchObject([{ kind: 'json' }]);
    expect(server.house.pushKeys.map(k => k.publicKey)).toEqual([
      server.house.pushKeys[0]?.publicKey,
      from.house.pushKeys[0]?.publicKey,
    ]);
    const alike = { name: 'PauI Before', password: 'a long password' };
    expect((await request(stranger(server.url), 'register', {}, alike)).no?.error.code).toBe('taken');
    // What somebody took back here, and whoever was removed here, does not come again.
    const [channel] = await call(ann, 'channels');
    await call(ann, 'removeChannel', { channel: channel?.id ?? 0 });
    await call(cid, 'deleteMe', {}, {});
    await bringTo(server, backup);
    expect(await call(ann, 'channels')).toEqual([]);
    expect(await rowsOf(server.house.db, 'SELECT id FROM sessions WHERE person = $1', cid.me?.id ?? '')).toEqual([]);
    expect((await request(at(server.url, players[2] as Caller), 'me')).no?.error.code).toBe('stale');
  });

  test('a game that is further on in the backup brings the orders of those who still sit there', async context => {
    const backend = await fresh();
    if (!backend) return context.skip();
    const server = await serving(backend);
    const [ann, bob, cid] = players.map(p => at(from.url, p)) as [Caller, Caller, Caller];
    const early = await backupOf(from);
    await call(cid, 'leaveOrder', { table }, { kind: 'pass', at: ['play'], lasts: 'game' });
    const { n } = await call(ann, 'table', { table });
    await call(ann, 'enter', { table }, { n: n + 1, key: `further-${n}`, deed: act('nod', 0) });
    await bringTo(server, early);
    await call(at(server.url, bob), 'rise', { table, seat: 1 });
    await bringTo(server, await backupOf(from));
    const left = async (c: Caller) => (await call(at(server.url, c), 'orders', { table })).length;
    expect([await left(bob), await left(cid)]).toEqual([0, 1]);
    expect((await call(ann, 'table', { table })).n).toBeGreaterThan(n);
  });

  test('whoever was kept away stays away, unless it was decided otherwise here', async context => {
    const backend = await fresh();
    if (!backend) return context.skip();
    const steward = async (server: TestServer, ...words: string[]) => {
      const [order = 'ban', ...rest] = words;
      for await (const _ of await carryOut(server.house, order as 'ban', Readable.from([]), rest));
    };
    const [ann, bob, cid] = players.map(p => p.me?.id ?? '');
    await steward(from, 'ban', ann ?? '');
    await steward(from, 'mute', bob ?? '', '7');
    await steward(from, 'mute', cid ?? '');
    const kept = await backupOf(from);
    for (const [order, who] of [
      ['unban', ann],
      ['unmute', bob],
      ['unmute', cid],
    ] as const)
      await steward(from, order, who ?? '');
    const server = await serving(backend);
    await bringTo(server, backup);
    await steward(server, 'mute', cid ?? '', '1');
    await bringTo(server, kept);
    const says = async (i: number) =>
      (await request(at(server.url, players[i] as Caller), 'say', { table }, { key: `kept-${i}-key`, text: 'hm' })).no
        ?.error.code;
    expect([await says(0), await says(1), await says(2)]).toEqual(['banned', 'muted', 'muted']);
    const days = (server.house.sanctions.get(`mute ${cid}`) ?? 0) - Date.now();
    expect(days).toBeLessThan(2 * 24 * 3_600_000);
  });

  test('a cookie that neither server gave out is void', async context => {
    const backend = await fresh();
    if (!backend) return context.skip();
    const server = await serving(backend);
    const forger = await serving((await BACKENDS['sqlite (wasm)']?.()) as Backend);
    const forged = await guest(forger.url, 'Forger');
    await bringTo(server, backup);
    expect((await request(at(server.url, forged), 'me')).no?.error.code).toBe('stale');
  });
});
