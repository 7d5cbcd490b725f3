import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Caller, call, connect, guest, request, stranger } from '../testing/caller.ts';
import { cardParts } from '../testing/cards.ts';
import { cardTable } from '../testing/cardtable.ts';
import { onEveryDatabase } from '../testing/houses.ts';
import { openPostbox } from '../testing/postbox.ts';

const codeOf = (reply: { readonly no?: { readonly error: { readonly code: string } } }) => reply.no?.error.code;
const password = 'a long password';
const copy = (c: Caller, url = c.url): Caller => ({ ...stranger(url), cookie: c.cookie });

const postbox = await openPostbox();
const config = { smtpUrl: postbox.url, publicUrl: 'http://table.example' };

onEveryDatabase('sessions', { parts: cardParts, servers: 2, config }, at => {
  const registered = async (name: string): Promise<readonly [Caller, Caller]> => {
    const here = stranger(at(0).url);
    await call(here, 'register', {}, { name, password });
    const there = stranger(at(1).url);
    await call(there, 'signIn', {}, { name, password });
    return [here, there];
  };

  test('signing out makes the cookie void and closes its sockets, on every server, and no others', async () => {
    const [here, there] = await registered(`Out ${at().house.process}`);
    const stolen = copy(there, at(0).url);
    const [line, other] = [await connect(stolen), await connect(here)];
    await Promise.all([line.hear('hello'), other.hear('hello')]);
    await call(there, 'signOut');
    expect(await line.hear('bye')).toMatchObject({ why: 'stale' });
    expect(codeOf(await request(stolen, 'me'))).toBe('stale');
    expect((await call(here, 'me')).me?.kind).toBe('account');
    other.say({ type: 'ping', ref: 1 });
    await other.hear('done');
    other.close();
  });

  test('one sees where one is signed in, and ends what one does not know', async () => {
    const [here, there] = await registered(`List ${at().house.process}`);
    await Promise.all([call(here, 'me'), call(there, 'me')]);
    await expect.poll(async () => (await call(here, 'sessions')).length).toBe(2);
    const sessions = await call(here, 'sessions');
    expect(sessions.filter(s => s.current)).toHaveLength(1);
    const foreign = sessions.find(s => !s.current)?.id ?? '';
    const eve = await guest(at().url, 'Eve');
    await call(eve, 'endSession', { session: foreign });
    expect((await request(there, 'me')).status).toBe(200);
    await call(here, 'endSession', { session: foreign });
    expect(codeOf(await request(there, 'me'))).toBe('stale');
    const third = stranger(at(1).url);
    await call(third, 'signIn', {}, { name: here.me?.name ?? `List ${at().house.process}`, password });
    await call(here, 'endSessions');
    expect(codeOf(await request(third, 'me'))).toBe('stale');
    expect((await call(here, 'me')).me?.kind).toBe('account');
  });

  test('a cookie from before sessions is good, until it is signed out', async () => {
    const ann = await guest(at().url, 'Ann');
    const text = `${ann.me.id}.1.${Math.floor(Date.now() / 1000).toString(36)}`;
    const sign = createHmac('sha256', at().house.secrets[0] ?? '')
      .update(text)
      .digest('base64url');
    const old = { ...stranger(at().url), cookie: `roundhouse=${text}.${sign}` };
    expect((await call(copy(old), 'me')).me?.id).toBe(ann.me.id);
    await call(copy(old), 'signOut');
    expect(codeOf(await request(copy(old), 'me'))).toBe('stale');
    expect((await call(ann, 'me')).me?.id).toBe(ann.me.id);
  });

  test('a guest comes back to the seat on any device with the code, however it is typed', async () => {
    const { id, players } = await cardTable(at().url);
    const bob = players[1] as Caller;
    const { code } = await call(bob, 'code', {}, {});
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
    expect((await call(bob, 'code', {}, {})).code).toBe(code);
    for (const typed of [
      code,
      code.toLowerCase().replaceAll('-', ' '),
      code.replaceAll('0', 'o').replaceAll('1', 'l'),
    ]) {
      const phone = stranger(at(1).url);
      expect((await call(phone, 'comeBack', {}, { code: typed })).id).toBe(bob.me?.id);
      expect((await call(phone, 'position', { table: id })).seat).toBe(1);
    }
    expect(codeOf(await request(stranger(at().url), 'comeBack', {}, { code: code.replace(/.$/, 'Z0') }))).toBe(
      'credentials',
    );
    const { code: fresh } = await call(bob, 'code', {}, { renew: true });
    expect(codeOf(await request(stranger(at().url), 'comeBack', {}, { code }))).toBe('credentials');
    expect((await call(stranger(at().url), 'comeBack', {}, { code: fresh })).id).toBe(bob.me?.id);
    await call(bob, 'register', {}, { name: `Bob ${id}`, password });
    expect(codeOf(await request(stranger(at().url), 'comeBack', {}, { code: fresh }))).toBe('credentials');
    expect(codeOf(await request(bob, 'code', {}, {}))).toBe('status');
  });

  test('a mail leads back in, once', async () => {
    const name = `Mail ${at().house.process}`;
    const email = `${at().house.process}@example.org`;
    const here = stranger(at().url);
    await call(here, 'register', {}, { name, password, email: email.toUpperCase() });
    const visitor = await guest(at().url, 'Visitor');
    await call(visitor, 'changeMe', {}, { email });
    await call(stranger(at().url), 'recover', {}, { email: `nobody-${email}` });
    await call(stranger(at().url), 'recover', {}, { email });
    const mine = (): string =>
      postbox.mails
        .filter(m => m.includes(email))
        .join('')
        .replace(/=\n/g, '');
    await expect.poll(mine, { timeout: 10_000 }).toContain('/#/back/');
    expect(postbox.mails.join('')).not.toContain('nobody-');
    const token = /#\/recover\/([\w.-]+)/.exec(mine())?.[1] ?? '';
    const code = /#\/back\/([\w-]+)/.exec(mine())?.[1] ?? '';
    expect((await call(stranger(at().url), 'comeBack', {}, { code })).id).toBe(visitor.me.id);
    const there = stranger(at().url);
    expect(codeOf(await request(there, 'recovered', {}, { token: `${token}x`, password }))).toBe('stale');
    expect((await call(there, 'recovered', {}, { token, password: 'another password' })).name).toBe(name);
    expect(codeOf(await request(here, 'me'))).toBe('stale');
    expect(codeOf(await request(stranger(at().url), 'recovered', {}, { token, password }))).toBe('stale');
    await call(stranger(at().url), 'signIn', {}, { name, password: 'another password' });
  });
});

onEveryDatabase('a server without mail', { parts: cardParts }, at => {
  test('asks for no address and keeps none', async () => {
    const ann = await guest(at().url, 'Ann');
    expect((await call(ann, 'me')).mail).toBe(false);
    expect(codeOf(await request(ann, 'changeMe', {}, { email: 'a@example.org' }))).toBe('mail');
    const account = { name: `Ann ${at().house.process}`, password, email: 'a@example.org' };
    expect(codeOf(await request(ann, 'register', {}, account))).toBe('mail');
    expect(codeOf(await request(ann, 'recover', {}, { email: 'a@example.org' }))).toBe('mail');
  });
});
