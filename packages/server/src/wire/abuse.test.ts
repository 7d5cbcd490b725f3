import { connect as dial } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { cookieOf } from '../people/cookie.ts';
import { type Caller, call, connect, guest, request, stranger } from '../testing/caller.ts';
import { act, cardParts } from '../testing/cards.ts';
import { cardTable, freshKey, positionFor } from '../testing/cardtable.ts';
import { onEveryDatabase } from '../testing/houses.ts';

const codeOf = (reply: { readonly no?: { readonly error: { readonly code: string } } }) => reply.no?.error.code;

/** A request written by hand, as no decent client would. */
const raw = (port: number, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = dial(port, '127.0.0.1', () => socket.write(text));
    let came = '';
    socket.on('data', chunk => {
      came += chunk;
      if (/\r\n\r\n/.test(came)) socket.end();
    });
    socket.on('close', () => resolve(came));
    socket.on('error', reject);
  });

onEveryDatabase('abuse', { parts: cardParts }, at => {
  afterEach(async () => {
    expect((await call(stranger(at().url), 'health')).ok).toBe(true);
    expect(at().lines.filter(l => l.includes('"level":"error"'))).toEqual([]);
  });

  test('wrong seat, wrong table, no seat at all', async () => {
    const { id, players } = await cardTable(at().url);
    const other = await cardTable(at().url);
    const before = await positionFor(players[0] as Caller, id);
    const move = (deed: object) => ({ n: 1, key: freshKey(), deed });
    const tries: readonly [Caller, string, object, string][] = [
      [players[1] as Caller, id, move(act('nod', 0)), 'seat'],
      [other.players[0] as Caller, id, move(act('nod', 0)), 'seat'],
      [players[0] as Caller, other.id, move(act('nod', 0)), 'seat'],
      [stranger(at().url), id, move(act('nod', 0)), 'stranger'],
      [players[0] as Caller, '0'.repeat(20), move(act('nod', 0)), 'missing'],
      [players[0] as Caller, '..%2f..%2fetc', move(act('nod', 0)), 'missing'],
    ];
    for (const [c, table, body, code] of tries) expect(codeOf(await request(c, 'enter', { table }, body))).toBe(code);
    expect(await positionFor(players[0] as Caller, id)).toEqual(before);
  });

  test('forged and stale cookies', async () => {
    const ann = await guest(at().url, 'Ann');
    const value = ann.cookie.split('=')[1] ?? '';
    const [person, epoch, given, signature = ''] = value.split('.');
    const forged = [
      `${person}.${epoch}.${given}.${signature.slice(0, -2)}AA`,
      `${person}.2.${given}.${signature}`,
      `${person}.${epoch}.${given}.`,
      `zzzzzzzzzzzzzzzz.${epoch}.${given}.${signature}`,
      'x'.repeat(5000),
      '....',
      cookieOf(['another secret'], { person: person ?? '', epoch: 1, given: Date.now(), session: '0' }),
      cookieOf(at().house.secrets, { person: person ?? '', epoch: 0, given: Date.now(), session: '0' }),
      cookieOf(at().house.secrets, {
        person: person ?? '',
        epoch: 1,
        given: Date.now() - 500 * 86_400_000,
        session: '0',
      }),
      cookieOf(at().house.secrets, { person: 'nobodynobodynobo', epoch: 1, given: Date.now(), session: '0' }),
    ];
    for (const cookie of forged) {
      const c = { ...stranger(at().url), cookie: `roundhouse=${cookie}` };
      expect(codeOf(await request(c, 'me'))).toBe('stale');
      await expect(connect({ ...c, cookie: `roundhouse=${cookie}` })).rejects.toThrow('status 401');
    }
    expect((await call(ann, 'me')).me?.name).toBe('Ann');
  });

  test('foreign origins', async () => {
    const ann = await guest(at().url, 'Ann');
    for (const origin of ['https://evil.example', 'null', `${at().url}.evil.example`, 'http://127.0.0.1:1']) {
      expect(codeOf(await request(ann, 'changeMe', {}, { name: 'Eve' }, { origin }))).toBe('origin');
      await expect(connect(ann, { origin })).rejects.toThrow('status 403');
    }
    expect((await request(ann, 'changeMe', {}, { name: 'Anna' }, { origin: at().url })).status).toBe(200);
    (await connect(ann, { origin: at().url })).close();
  });

  test('oversized, malformed and out-of-order messages', async () => {
    const { id, players } = await cardTable(at().url);
    const [ann] = players as unknown as readonly [Caller];
    expect((await request(ann, 'changeMe', {}, { name: 'x'.repeat(70_000) })).status).toBe(413);
    expect((await request(ann, 'changeMe', {}, '{"name":')).status).toBe(400);
    expect((await request(ann, 'changeMe', {}, '{"__proto__":{"admin":true}}')).status).toBe(400);
    expect((await request(ann, 'changeMe', {}, 'name=Eve', { 'content-type': 'text/plain' })).status).toBe(400);
    expect((await request(ann, 'changeMe', {}, '['.repeat(60_000))).status).toBe(400);
    expect((await request(ann, 'entries', { table: id, since: '-1' })).status).toBe(400);
    expect((await request(ann, 'entries', { table: id, limit: '1e9' })).status).toBe(400);
    const line = await connect(ann);
    const nonsense = [
      '',
      'nonsense',
      '[]',
      'null',
      '{"type":"watch"}',
      '{"type":"nothing"}',
      '{"type":"watch","table":"../../etc/passwd"}',
      `{"type":"watch","table":"${id}","extra":1}`,
      `{"type":"enter","table":"${id}","n":-1,"key":"aaaaaaaa","deed":{"redo":true}}`,
      `{"type":"enter","table":"${id}","n":1,"key":"a b","deed":{"redo":true}}`,
      `{"type":"enter","table":"${id}","n":1,"key":"aaaaaaaa","deed":{"undo":1.5}}`,
      `{"type":"enter","table":"${id}","n":1,"key":"aaaaaaaa","deed":{"do":{"type":"nod","by":"0","at":"play"}}}`,
      `{"type":"enter","table":"${id}","n":1,"key":"aaaaaaaa","deed":{"do":{"type":"nod","by":0,"at":"play"},"undo":1}}`,
      `{"type":"ping","__proto__":{"x":1}}`,
      '['.repeat(60_000),
    ];
    for (const text of nonsense) line.socket.send(text);
    for (const _ of nonsense) expect((await line.hear('refused')).failure.code).toBe('malformed');
    line.socket.send(Buffer.from('{"type":"ping"}'), { binary: true });
    expect((await line.hear('refused')).failure.code).toBe('malformed');
    line.say({ type: 'enter', table: id, n: 3, key: freshKey(), deed: act('nod', 0) });
    expect((await line.hear('refused')).failure.code).toBe('early');
    line.say({ type: 'vote', table: id, motion: 77, yes: true });
    expect((await line.hear('refused')).failure.code).toBe('missing');
    line.say({ type: 'ping', ref: 1 });
    await line.hear('done', m => m.ref === 1);
    line.socket.send('x'.repeat(70_000));
    expect(await line.closed).toBe(1009);
    expect((await positionFor(ann, id)).n).toBe(0);
  });

  test('an action that is not of this world', async () => {
    const { id, players } = await cardTable(at().url);
    const [ann] = players as unknown as readonly [Caller];
    const odd: readonly object[] = [
      { type: 'nod', by: 0, at: 'play', toString: 1 },
      { type: '__proto__', by: 0, at: 'play' },
      { type: 'hasOwnProperty', by: 0, at: 'play' },
      { type: 'show', by: 0, at: 'play', card: { sees: [0], value: 'x' } },
      { type: 'show', by: 0, at: 'play', card: 'x'.repeat(5000) },
      { type: 'bid', by: 0, at: 'play', bid: { sees: Array.from({ length: 3000 }, () => 0), value: '' } },
      { type: 'nod', by: 0, at: 'elsewhere' },
    ];
    for (const action of odd) {
      const reply = await request(ann, 'enter', { table: id }, { n: 1, key: freshKey(), deed: { do: action } });
      expect([reply.status === 422 || reply.status === 400, reply.text.includes('stack')]).toEqual([true, false]);
    }
    expect((await positionFor(ann, id)).n).toBe(0);
  });

  test('script in names and chat is kept as text and never served as a page', async () => {
    const script = '<script>alert(1)</script>';
    const eve = await guest(at().url, script);
    expect(eve.me.name).toBe(script);
    const made = await call(eve, 'newTable', {}, { title: 'cards', players: 2, name: '"><svg onload=x>' });
    await call(eve, 'say', { table: made.id }, { key: freshKey(), text: script });
    for (const name of ['table', 'chat', 'lobby'] as const) {
      const reply = await request(eve, name, { table: made.id });
      expect(reply.headers.get('content-type')).toMatch(/^application\/json/);
      expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
      expect(reply.headers.get('content-security-policy')).toMatch(/default-src 'none';script-src 'self'/);
    }
    for (const name of ['\u202Egnp.exe', 'a\u0000b', 'line\nbreak', ' ', 'x'.repeat(41), '\u200b'])
      expect((await request(stranger(at().url), 'guest', {}, { name })).status).toBe(400);
    expect((await request(eve, 'say', { table: made.id }, { key: freshKey(), text: 'x'.repeat(1001) })).status).toBe(
      400,
    );
    expect((await request(eve, 'changeMe', {}, { webhook: 'javascript:alert(1)' })).status).toBe(400);
    expect((await request(eve, 'changeMe', {}, { webhook: 'file:///etc/passwd' })).status).toBe(400);
  });

  test('path tricks', async () => {
    const paths = [
      '/../../etc/passwd',
      '/..%2f..%2fetc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/.env',
      '/data/roundhouse.sqlite',
      '/api/tables/..%2f..',
      '/api/tables/%00',
      '/table/javascript:alert(1)',
      '//evil.example/%2f..',
      '/%',
    ];
    for (const path of paths) {
      const answer = await raw(at().port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 (400|404)/);
      expect(answer).not.toMatch(/root:/);
    }
    expect(await raw(at().port, 'NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/);
  });
});

describe('limits', () => {
  onEveryDatabase('patience', { parts: cardParts, config: { requestTimeout: 1 } }, at => {
    test('a body that comes drop by drop is not waited for', async () => {
      const head =
        'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{';
      const socket = dial(at().port, '127.0.0.1', () => socket.write(head));
      const drops = setInterval(() => socket.write(' '), 50);
      let came = '';
      socket.on('data', chunk => {
        came += chunk;
      });
      socket.on('error', () => {});
      await new Promise(resolve => socket.once('close', resolve));
      clearInterval(drops);
      expect(came).toMatch(/^HTTP\/1\.1 408/);
      expect((await call(stranger(at().url), 'health')).ok).toBe(true);
    });
  });

  onEveryDatabase(
    'floods',
    { parts: cardParts, config: { requests: 24, dearRequests: 2, messages: 10, socketsPerAddress: 5 } },
    at => {
      test('too many requests, sign-ins, messages and sockets are refused, and others go on', async () => {
        const ann = await guest(at().url, 'Ann');
        const lines = await Promise.all(Array.from({ length: 5 }, () => connect(ann)));
        await expect(connect(ann)).rejects.toThrow('status 429');
        const [flood, calm] = lines as unknown as readonly [(typeof lines)[0], (typeof lines)[0]];
        for (let i = 0; i < 500; i++) flood.say({ type: 'ping', ref: i });
        expect((await flood.hear('bye')).why).toBe('slow');
        expect(await flood.closed).toBe(1008);
        await new Promise(resolve => setTimeout(resolve, 1100));
        calm.say({ type: 'ping', ref: 1 });
        await calm.hear('done', m => m.ref === 1);
        const tries = [];
        for (let i = 0; i < 8; i++)
          tries.push(await request(stranger(at().url), 'signIn', {}, { name: 'Ann', password: `guess number ${i}` }));
        expect(tries.filter(t => codeOf(t) === 'slow').length).toBeGreaterThan(2);
        expect(tries.at(-1)?.headers.get('retry-after')).toBe('10');
        const many = await Promise.all(Array.from({ length: 100 }, () => request(stranger(at().url), 'me')));
        expect(many.some(r => r.status === 429)).toBe(true);
        for (const line of lines) line.close();
      });
    },
  );
});
