import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, call } from '../testing/caller.ts';
import { cardParts } from '../testing/cards.ts';
import { cardTable, freshKey } from '../testing/cardtable.ts';
import { type PostOffice, startPostOffice } from '../testing/exim.ts';
import { onEveryDatabase } from '../testing/houses.ts';
import { deliver } from './signals.ts';

const MINUTE = 60_000;
let post: PostOffice | undefined;
let now = Date.parse('2026-06-02T12:00+02:00');
const parts = { ...cardParts, now: () => now };
/** Where it is handed in is known before the servers start. */
const config = {
  publicUrl: 'https://play.example.org',
  get smtpUrl() {
    return post?.url ?? 'smtp://127.0.0.1:1';
  },
};

beforeAll(async () => {
  post = await startPostOffice();
  if (!post) process.stderr.write('SKIPPED: no exim4 here; mail was handed to the post box of the tests only.\n');
});
afterAll(() => post?.stop());
beforeEach(context => {
  if (!post) context.skip();
  post?.become('open');
});

onEveryDatabase('mail through a real server', { parts, config, servers: 2 }, houseAt => {
  const flush = async (): Promise<void> => {
    for (const i of [0, 1]) await Promise.all(houseAt(i).house.errands);
    await Promise.all([deliver(houseAt(0).house), deliver(houseAt(1).house)]);
  };
  const withMail = async () => {
    const { id, players } = await cardTable(houseAt().url, { name: 'Fünf Länder' });
    const [, bob, cid] = players as [Caller, Caller, Caller];
    await flush();
    await call(bob, 'changeMe', {}, { email: `bob-${id}@example.org`, settings: { signals: { language: 'de' } } });
    const [channel] = await call(bob, 'addChannel', {}, { kind: 'mail' });
    const ping = (text: string) => call(cid, 'say', { table: id }, { key: freshKey(), text });
    const mails = () => (post?.mails() ?? []).filter(m => m.includes(`for bob-${id}@example.org`));
    return { id, bob, ping, mails, words: { channel: channel?.id ?? 0 } };
  };

  test('is delivered once, with the words and the link', async () => {
    const { id, ping, mails } = await withMail();
    await ping('@bob look');
    await flush();
    await flush();
    await expect.poll(() => mails().length, { timeout: 20_000 }).toBe(1);
    const mail = (mails()[0] ?? '').replaceAll('=\n', '').replaceAll('=3D', '=');
    expect(mail).toContain(`https://play.example.org/#/table/${id}`);
    expect(mail).toMatch(/F=C3=BCnf L=C3=A4nder: Cid hat dich erw=C3=A4hnt/);
    expect(mail).toMatch(/^Subject: =\?UTF-8/m);
  });

  test('is tried again when the server was closed, and arrives once when it is open', async () => {
    const { bob, ping, mails } = await withMail();
    post?.become('closed');
    await ping('@bob?');
    await flush();
    now += 30_000;
    await flush();
    expect(await call(bob, 'channels')).toMatchObject([{ failures: 0 }]);
    post?.become('open');
    // Not before its time.
    await flush();
    expect(mails()).toEqual([]);
    now += MINUTE;
    await flush();
    now += 200 * MINUTE;
    await flush();
    await expect.poll(() => mails().length, { timeout: 20_000 }).toBe(1);
  });

  test('is stopped after failures, and a test that works starts it again', async () => {
    const { bob, ping, mails, words } = await withMail();
    post?.become('moved');
    for (let round = 0; round < 3; round++) {
      await ping('@bob!');
      for (let i = 0; i < 5; i++) {
        await flush();
        now += 121 * MINUTE;
      }
    }
    expect(await call(bob, 'channels')).toMatchObject([{ failures: 3, stopped: expect.any(Number) }]);
    post?.become('open');
    await ping('@bob, still there?');
    now += 121 * MINUTE;
    await flush();
    expect(mails()).toEqual([]);
    expect((await call(bob, 'tryChannel', words)).sent).toBe(true);
    await ping('@bob!');
    await flush();
    await expect.poll(() => mails().length, { timeout: 20_000 }).toBe(2);
    expect(await call(bob, 'channels')).toMatchObject([{ failures: 0 }]);
  });
});
