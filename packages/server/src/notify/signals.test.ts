import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NewChannel } from '@roundhouse/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, call, connect, request } from '../testing/caller.ts';
import { act, cardParts } from '../testing/cards.ts';
import { cardTable, freshKey } from '../testing/cardtable.ts';
import { onEveryDatabase } from '../testing/houses.ts';
import { openPostbox, type Postbox } from '../testing/postbox.ts';
import { deliver } from './signals.ts';

interface Heard {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const heard: Heard[] = [];
/** What paths answer instead of yes. */
const answers = new Map<string, number>();
let hooks: Server;
let url = '';
let post: Postbox;
let now = Date.parse('2026-06-02T12:00+02:00');
const parts = { ...cardParts, now: () => now };
const MINUTE = 60_000;
/** Where it is handed in is known before the servers start. */
const config = {
  publicUrl: 'https://play.example.org',
  get smtpUrl() {
    return post.url;
  },
};

beforeAll(async () => {
  post = await openPostbox();
  hooks = createServer((asked, answer) => {
    const chunks: Buffer[] = [];
    asked.on('data', chunk => chunks.push(chunk));
    asked.on('end', () => {
      const path = asked.url ?? '';
      heard.push({ path, headers: asked.headers, body: Buffer.concat(chunks) });
      answer.writeHead(answers.get(path) ?? 204).end();
    });
  });
  await new Promise<void>(done => hooks.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(hooks.address() as AddressInfo).port}`;
});
afterAll(async () => {
  post.close();
  await new Promise<void>(done => hooks.close(() => done()));
});

const at = (path: string): readonly Heard[] => heard.filter(h => h.path === path);
const jsonAt = (path: string): readonly Record<string, unknown>[] => at(path).map(h => JSON.parse(h.body.toString()));
const add = (c: Caller, channel: NewChannel) => call(c, 'addChannel', {}, channel);

onEveryDatabase('signals', { parts, config, servers: 2 }, houseAt => {
  /** What is on its way is kept, and both processes send what is due. */
  const flush = async (): Promise<void> => {
    for (const i of [0, 1]) await Promise.all(houseAt(i).house.errands);
    await Promise.all([deliver(houseAt(0).house), deliver(houseAt(1).house)]);
  };
  /** A table whose start nobody is still to be told of. */
  const quietTable = async (setup: Parameters<typeof cardTable>[1] = {}) => {
    const made = await cardTable(houseAt().url, setup);
    await flush();
    return made;
  };
  const nod = (c: Caller, id: string, n: number) =>
    call(c, 'enter', { table: id }, { n, key: freshKey(), deed: act('nod', (n - 1) % 3) });

  test('each kind of channel is called once, in words of its own, and nobody who is at the table', async () => {
    const { id, players } = await quietTable({ name: 'Friday @everyone' });
    const [ann, bob] = players as [Caller, Caller];
    for (const kind of ['discord', 'slack', 'json'] as const) await add(bob, { kind, url: `${url}/${kind}-${id}` });
    await add(ann, { kind: 'json', url: `${url}/ann-${id}` });
    await call(bob, 'changeMe', {}, { settings: { signals: { language: 'de' } } });
    const line = await connect(ann);
    line.say({ type: 'watch', table: id });
    await line.hear('presence');
    await nod(ann, id, 1);
    await flush();
    await flush();
    expect(jsonAt(`/json-${id}`)).toMatchObject([
      { signals: [{ event: 'turn', table: id, link: `https://play.example.org/#/table/${id}` }] },
    ]);
    expect(jsonAt(`/json-${id}`)[0]?.['text']).toBe('Friday @everyone: Du bist an der Reihe.');
    expect(String(jsonAt(`/discord-${id}`)[0]?.['content'])).not.toContain('@everyone');
    expect(jsonAt(`/discord-${id}`)[0]?.['allowed_mentions']).toEqual({ parse: [] });
    expect(jsonAt(`/slack-${id}`).length).toBe(1);
    await nod(bob, id, 2);
    await nod(players[2] as Caller, id, 3);
    await flush();
    expect(at(`/ann-${id}`)).toEqual([]);
    line.close();
  });

  test('a turn that is over calls nobody; a digest says all at once; quiet hours are kept; a table can be muted', async () => {
    now = Date.parse('2026-06-02T21:50+02:00');
    const calendar = { zone: 'Europe/Berlin', night: [22, 8], weekends: true };
    const { id, players } = await quietTable();
    const [ann, bob, cid] = players as [Caller, Caller, Caller];
    await add(bob, { kind: 'json', url: `${url}/late-${id}` });
    await call(bob, 'changeMe', {}, { settings: { calendar, signals: { digest: 30, quiet: [22, 7] } } });
    await nod(ann, id, 1);
    await nod(bob, id, 2);
    now += 31 * MINUTE;
    await flush();
    await nod(cid, id, 3);
    await nod(ann, id, 4);
    await call(cid, 'say', { table: id }, { key: freshKey(), text: 'Look, @bob!' });
    await flush();
    now = Date.parse('2026-06-03T06:59+02:00');
    await flush();
    expect(at(`/late-${id}`)).toEqual([]);
    now = Date.parse('2026-06-03T07:31+02:00');
    await flush();
    await flush();
    const [digest, ...rest] = jsonAt(`/late-${id}`);
    expect(rest).toEqual([]);
    const said = ['mention', 'turn'].map(event => expect.objectContaining({ event }));
    expect(digest?.['signals']).toEqual(expect.arrayContaining(said));
    expect(digest?.['signals']).toHaveLength(2);
    expect(String(digest?.['text'])).toContain('Cid mentioned you');
    await call(bob, 'changeMe', {}, { settings: { signals: { muted: [id] } } });
    await call(cid, 'say', { table: id }, { key: freshKey(), text: '@Bob?' });
    now += MINUTE;
    await flush();
    expect(at(`/late-${id}`).length).toBe(1);
  });

  test('what fails is tried again and then stopped; a test that works starts it again', async () => {
    now = Date.parse('2026-06-02T12:00+02:00');
    const { id, players } = await quietTable();
    const [, bob, cid] = players as [Caller, Caller, Caller];
    const path = `/broken-${id}`;
    answers.set(path, 500);
    const [channel] = await add(bob, { kind: 'json', url: `${url}${path}` });
    const words = { channel: channel?.id ?? 0 };
    for (let round = 0; round < 3; round++) {
      await call(cid, 'say', { table: id }, { key: freshKey(), text: '@bob!' });
      for (let i = 0; i < 5; i++) {
        await flush();
        now += 121 * MINUTE;
      }
    }
    expect(at(path).length).toBe(15);
    expect(await call(bob, 'channels')).toMatchObject([{ failures: 3, stopped: expect.any(Number) }]);
    await call(cid, 'say', { table: id }, { key: freshKey(), text: '@bob!' });
    await flush();
    expect(at(path).length).toBe(15);
    expect((await call(bob, 'tryChannel', words)).sent).toBe(false);
    answers.delete(path);
    const tried = await call(bob, 'tryChannel', words);
    expect([tried.sent, tried.channels[0]?.stopped]).toEqual([true, undefined]);
    expect((await request(cid, 'tryChannel', words)).status).toBe(404);
    expect(await call(bob, 'removeChannel', words)).toEqual([]);
  });

  test('mail goes to the address that was given; a push message only the browser can read', async () => {
    const { id, players } = await quietTable();
    const [, bob, cid] = players as [Caller, Caller, Caller];
    expect((await request(bob, 'addChannel', {}, { kind: 'mail' })).no?.error.code).toBe('mail');
    await call(bob, 'changeMe', {}, { email: `bob-${id}@example.org` });
    const browser = createECDH('prime256v1');
    const p256dh = browser.generateKeys().toString('base64url');
    const auth = Buffer.alloc(16, 7).toString('base64url');
    await add(bob, { kind: 'mail' });
    await add(bob, { kind: 'push', endpoint: `${url}/push-${id}`, p256dh, auth });
    await call(cid, 'say', { table: id }, { key: freshKey(), text: '@BOB' });
    await flush();
    const mail = post.mails.find(m => m.includes(`bob-${id}@example.org`));
    expect(mail?.replaceAll('=\n', '')).toContain(`/table/${id}`);
    const [pushed] = at(`/push-${id}`);
    expect(JSON.parse(opened(pushed?.body ?? Buffer.alloc(0), browser, auth))).toEqual({
      title: 'Cards',
      body: 'Cards: Cid mentioned you.',
      link: `https://play.example.org/#/table/${id}`,
    });
    const { push } = await call(bob, 'me');
    expect(isSigned(String(pushed?.headers.authorization), push)).toBe(true);
    answers.set(`/push-${id}`, 410);
    await call(cid, 'say', { table: id }, { key: freshKey(), text: '@BOB again' });
    await flush();
    expect((await call(bob, 'channels')).map(c => [c.kind, c.stopped !== undefined])).toEqual([
      ['mail', false],
      ['push', true],
    ]);
    const traffic = JSON.stringify(await call(bob, 'channels'));
    expect(traffic).not.toContain(auth);
  });
});

/** As a browser opens it. */
const opened = (sealed: Buffer, browser: ReturnType<typeof createECDH>, auth: string): string => {
  const [salt, theirs, body] = [sealed.subarray(0, 16), sealed.subarray(21, 86), sealed.subarray(86)];
  const derive = (from: Buffer, with_: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', from, with_, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), theirs]);
  const shared = derive(browser.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const decipher = createDecipheriv('aes-128-gcm', key, derive(shared, salt, 'Content-Encoding: nonce\0', 12));
  decipher.setAuthTag(body.subarray(-16));
  const plain = Buffer.concat([decipher.update(body.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, -1).toString();
};

const isSigned = (header: string, push: string): boolean => {
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(header) ?? [];
  const [head, claims, signature = ''] = token.split('.');
  const open = Buffer.from(key, 'base64url');
  const [x, y] = [open.subarray(1, 33), open.subarray(33)].map(b => b.toString('base64url'));
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' });
  const said = { key: jwk, dsaEncoding: 'ieee-p1363' } as const;
  return key === push && verify('sha256', Buffer.from(`${head}.${claims}`), said, Buffer.from(signature, 'base64url'));
};
