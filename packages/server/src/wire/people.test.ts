import { expect, test } from 'vitest';
import { call, guest, request, stranger } from '../testing/caller.ts';
import { cardParts } from '../testing/cards.ts';
import { cardTable } from '../testing/cardtable.ts';
import { onEveryDatabase } from '../testing/houses.ts';

onEveryDatabase('people', { parts: cardParts, config: { smtpUrl: 'smtp://127.0.0.1:1' } }, at => {
  const password = 'a long password';

  test('a guest needs a name and nothing else', async () => {
    expect(await call(stranger(at().url), 'me')).toEqual({ me: null, mail: true, push: expect.any(String) });
    const ann = await guest(at().url, '  Ann  ');
    expect(ann.me).toMatchObject({ name: 'Ann', kind: 'guest' });
    expect((await call(ann, 'me')).me?.id).toBe(ann.me.id);
    expect(ann.cookie).toMatch(/^roundhouse=/);
  });

  test('the cookie cannot be read by scripts nor sent from other sites', async () => {
    const reply = await request(stranger(at().url), 'guest', {}, { name: 'Ann' });
    const cookie = reply.headers.getSetCookie()[0] ?? '';
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).not.toMatch(/Secure/);
  });

  test('a guest becomes an account with all seats, and signs in elsewhere', async () => {
    const { id, players } = await cardTable(at().url);
    const [ann] = players as [(typeof players)[0]];
    const me = await call(ann, 'register', {}, { name: 'Ann of Adelaide', password, email: 'ann@example.org' });
    expect(me).toMatchObject({ id: ann.me?.id, kind: 'account', email: 'ann@example.org' });
    const elsewhere = stranger(at().url);
    expect((await request(elsewhere, 'signIn', {}, { name: 'ann of adelaide', password: 'wrong one' })).status).toBe(
      401,
    );
    expect(await call(elsewhere, 'signIn', {}, { name: 'ANN OF ADELAIDE ', password })).toEqual(me);
    expect((await call(elsewhere, 'lobby')).mine.map(t => t.id)).toContain(id);
    const second = await request(stranger(at().url), 'register', {}, { name: 'ANN of Adelaide', password });
    expect([second.status, second.no?.error.code]).toEqual([409, 'taken']);
  });

  test('signing in may claim the seats of the guest', async () => {
    const account = stranger(at().url);
    const me = await call(account, 'register', {}, { name: 'Claimant', password });
    const { id, players } = await cardTable(at().url);
    const bob = players[1] as (typeof players)[0];
    await call(bob, 'signIn', {}, { name: 'Claimant', password, claim: true });
    const info = await call(account, 'table', { table: id });
    expect(info.seats[1]?.person?.id).toBe(me.id);
  });

  test('a new password makes every other cookie stale', async () => {
    const here = stranger(at().url);
    await call(here, 'register', {}, { name: 'Changer', password });
    const there = stranger(at().url);
    await call(there, 'signIn', {}, { name: 'Changer', password });
    const wrong = await request(here, 'changePassword', {}, { old: 'not this', password: 'another password' });
    expect(wrong.no?.error.code).toBe('credentials');
    await call(here, 'changePassword', {}, { old: password, password: 'another password' });
    expect((await call(here, 'me')).me?.name).toBe('Changer');
    const reply = await request(there, 'me');
    expect([reply.status, reply.no?.error.code]).toEqual([401, 'stale']);
    expect(there.cookie).toBe('roundhouse=');
  });

  test('one may change, and take away, what one told', async () => {
    const ann = await guest(at().url, 'Ann');
    await call(ann, 'changeMe', {}, { name: 'Anna', email: 'a@example.org', webhook: 'https://example.org/hook' });
    expect((await call(ann, 'me')).me).toMatchObject({ name: 'Anna', email: 'a@example.org' });
    await call(ann, 'changeMe', {}, { email: null, webhook: null });
    const { me } = await call(ann, 'me');
    expect([me?.name, me?.email, me?.webhook]).toEqual(['Anna', undefined, undefined]);
  });

  test('everything kept about somebody can be taken along', async () => {
    const { id, players } = await cardTable(at().url);
    const [ann] = players as [(typeof players)[0]];
    await call(ann, 'say', { table: id }, { key: 'hello-key', text: 'Good evening' });
    const all = JSON.stringify(await call(ann, 'exportMe'));
    for (const part of [ann.me?.id ?? '', 'Good evening', id, 'roundhouse/1']) expect(all).toContain(part);
    expect(all).not.toContain('password');
  });

  test('who is deleted leaves the games, free seats and no name behind', async () => {
    const { id, players } = await cardTable(at().url);
    const [ann, bob] = players as [(typeof players)[0], (typeof players)[0]];
    await call(ann, 'register', {}, { name: 'Leaver', password });
    await call(ann, 'say', { table: id }, { key: 'secret-key', text: 'My address is…' });
    expect((await request(ann, 'deleteMe', {}, { password: 'wrong one' })).no?.error.code).toBe('credentials');
    const cookie = ann.cookie;
    await call(ann, 'deleteMe', {}, { password });
    const info = await call(bob, 'table', { table: id });
    expect(info.status).toBe('running');
    expect(info.seats[0]).toMatchObject({ kind: 'open' });
    expect(info.host).toBe(bob.me?.id);
    const lines = await call(bob, 'chat', { table: id });
    expect(lines.map(l => [l.text, l.note?.type, l.person.name])).toEqual([
      ['', 'left', ''],
      ['', 'heir', ''],
    ]);
    expect((await request(Object.assign(stranger(at().url), { cookie }), 'me')).no?.error.code).toBe('stale');
    expect((await request(stranger(at().url), 'signIn', {}, { name: 'Leaver', password })).status).toBe(401);
    await call(stranger(at().url), 'register', {}, { name: 'Leaver', password });
  });
});
