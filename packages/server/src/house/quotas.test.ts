import { expect, test } from 'vitest';
import { type Caller, call, connect, guest, request, stranger } from '../testing/caller.ts';
import { act, cardParts } from '../testing/cards.ts';
import { cardTable, freshKey } from '../testing/cardtable.ts';
import { onEveryDatabase } from '../testing/houses.ts';
import { expire } from './expire.ts';

const codeOf = (reply: { readonly no?: { readonly error: { readonly code: string } } }) => reply.no?.error.code;
const password = 'a long password';
let later = 0;
/** Time stands still unless the test says otherwise. */
const start = Date.now();
const parts = { ...cardParts, now: () => start + later };
const table = { title: 'cards', players: 3 };

onEveryDatabase(
  'quotas',
  { parts, config: { tablesPerPerson: 5, messages: 20, dearRequests: 20, trustProxy: 'loopback' } },
  at => {
    test('one person fills neither the lobby nor the chat, and nothing fails on the way', async () => {
      const from = (c: Caller, n: number) => request(c, 'newTable', {}, table, { 'x-forwarded-for': `192.0.2.${n}` });
      const [eve, mel] = [await guest(at().url, 'Eve'), await guest(at().url, 'Mel')];
      for (let i = 0; i < 5; i++) expect((await from(mel, 1)).status).toBe(200);
      expect(codeOf(await from(mel, 1))).toBe('full');
      const made = await Promise.all(Array.from({ length: 40 }, () => from(eve, 2)));
      expect(made.filter(r => r.ok)).toHaveLength(5);
      expect(new Set(made.flatMap(r => codeOf(r) ?? []))).toEqual(new Set(['full', 'slow']));
      // Ever new guests from one address are one house.
      const crowd = [];
      for (let i = 0; i < 60; i++) crowd.push((await from(await guest(at().url, `Crowd ${i}`), 3)).status);
      expect([crowd.filter(s => s === 200).length, crowd.at(-1)]).toEqual([50, 429]);
      const { id, players } = await cardTable(at().url);
      const said = await Promise.all(
        Array.from({ length: 60 }, (_, i) =>
          request(players[i % 2] as Caller, 'say', { table: id }, { key: freshKey(), text: `Line ${i}` }),
        ),
      );
      expect(said.map(r => r.status).filter(s => s === 200)).toHaveLength(60);
      const more = await request(players[0] as Caller, 'say', { table: id }, { key: freshKey(), text: 'More' });
      expect(codeOf(more)).toBe('slow');
      const ids = (await call(players[0] as Caller, 'chat', { table: id })).map(l => l.id);
      expect(ids).toEqual(Array.from({ length: 60 }, (_, i) => i + 1));
    });

    test('tables nobody came back to go after two weeks, those of a host who is gone at once', async () => {
      const ann = await guest(at().url, 'Ann');
      const waiting = await call(ann, 'newTable', {}, table);
      const running = await cardTable(at().url);
      later += 10 * 86_400_000;
      await expire(at().house);
      const bob = await guest(at().url, 'Bob');
      await call(bob, 'sit', { table: waiting.id, seat: 1 });
      later += 10 * 86_400_000;
      await expire(at().house);
      expect((await call(ann, 'table', { table: waiting.id })).id).toBe(waiting.id);
      later += 5 * 86_400_000;
      await expire(at().house);
      expect(codeOf(await request(ann, 'table', { table: waiting.id }))).toBe('missing');
      expect((await call(ann, 'table', { table: running.id })).status).toBe('running');
      const cid = await guest(at().url, 'Cid');
      const lonely = await call(cid, 'newTable', {}, table);
      await call(cid, 'deleteMe', {}, {});
      expect(codeOf(await request(ann, 'table', { table: lonely.id }))).toBe('missing');
    });

    test('guessing the password from one address does not lock its owner out elsewhere', async () => {
      const name = `Owner ${at().house.process}`;
      await call(stranger(at().url), 'register', {}, { name, password });
      const from = (address: string, word: string) =>
        request(stranger(at().url), 'signIn', {}, { name, password: word }, { 'x-forwarded-for': address });
      const guesses = [];
      for (let i = 0; i < 25; i++) guesses.push((await from('203.0.113.7', 'wrong password')).status);
      expect(guesses.at(-1)).toBe(429);
      expect((await from('198.51.100.9', password)).status).toBe(200);
    });

    test('names that look alike are one name, and what cannot be seen is not in them', async () => {
      const own = at().house.process;
      const ann = await guest(at().url, `A\u00adn\u034fn \u3164 X`);
      expect(ann.me.name).toBe('Ann X');
      expect(codeOf(await request(stranger(at().url), 'guest', {}, { name: '\u3164\u115f' }))).toBe('malformed');
      expect(codeOf(await request(stranger(at().url), 'guest', {}, { name: `Z${'\u0301'.repeat(9)}` }))).toBe(
        'malformed',
      );
      await call(stranger(at().url), 'register', {}, { name: `Paul ${own}`, password });
      for (const name of [`Pаul ${own}`, `PauI ${own}`, `pau1 ${own}`, `Ｐａｕｌ  ${own}`, `P.aul${own}`])
        expect(codeOf(await request(stranger(at().url), 'register', {}, { name, password }))).toBe('taken');
      const paula = stranger(at().url);
      await call(paula, 'register', {}, { name: `Paula ${own}`, password });
      expect(codeOf(await request(paula, 'changeMe', {}, { name: `PAUl ${own}` }))).toBe('taken');
      await call(paula, 'changeMe', {}, { name: `PauIa ${own}` });
    });

    test('odd characters and numbers are refused, not failed on', async () => {
      const { id, players } = await cardTable(at().url);
      const [ann] = players as unknown as readonly [Caller];
      const signIn = await request(stranger(at().url), 'signIn', {}, { name: 'a\u0000b', password });
      const hook = await request(ann, 'changeMe', {}, { webhook: 'https://example.org/\u0000' });
      expect([signIn.status, hook.status]).toEqual([400, 400]);
      const line = await connect(ann);
      line.say({ type: 'watch', table: id });
      for (const motion of [1e300, 2 ** 40, -1, 0.5, Number.MAX_SAFE_INTEGER]) {
        line.say({ type: 'vote', table: id, motion, yes: true, ref: 7 });
        expect((await line.hear('refused')).failure.code).toBe('malformed');
      }
      line.say({ type: 'chat', table: id, key: freshKey(), text: 'my __proto__ is yours' });
      await line.hear('chat', m => m.lines.some(l => l.text.includes('__proto__')));
      line.socket.send(`{"type":"chat","table":"${id}","key":"${freshKey()}","text":"x","__proto__":{"y":1}}`);
      expect((await line.hear('refused')).failure.code).toBe('malformed');
      line.close();
    });

    test('a spectator who is refused hears nothing, and a stranger writes no warnings', async () => {
      const { id, players } = await cardTable(at().url, { spectators: false, undo: 'ask' });
      const [ann, bob] = players as unknown as readonly [Caller, Caller];
      const eve = await connect(stranger(at().url));
      eve.say({ type: 'watch', table: id });
      expect((await eve.hear('refused')).failure.code).toBe('spectators');
      await call(ann, 'enter', { table: id }, { n: 1, key: freshKey(), deed: act('nod', 0) });
      await call(bob, 'propose', { table: id }, { kind: 'undo', count: 1 });
      eve.say({ type: 'ping', ref: 1 });
      await eve.hear('done');
      expect(eve.heard.filter(m => m.type === 'motion' || m.type === 'entries')).toEqual([]);
      const open = await cardTable(at().url);
      const before = at().lines.length;
      for (let i = 0; i < 5; i++) {
        eve.say({ type: 'compare', table: open.id, n: 0, hash: '00000000' });
        await eve.hear('position');
      }
      expect(at().lines.slice(before).join('')).not.toContain('another position');
      // Who sits there is worth a line, once a minute.
      const warnings = () =>
        at()
          .lines.slice(before)
          .filter(l => l.includes('another position')).length;
      const mine = await connect(open.players[0] as Caller);
      for (const minutes of [0, 1]) {
        later += minutes * 60_000;
        for (let i = 0; i < 5; i++) {
          mine.say({ type: 'compare', table: open.id, n: 0, hash: '00000000' });
          await mine.hear('position');
        }
        expect(warnings()).toBe(minutes + 1);
      }
      mine.close();
      eve.close();
    });

    test('a stranger who reads too much at once is told to wait, and no player is', async () => {
      const { id, players } = await cardTable(at().url);
      for (let n = 1; n <= 24; n++) {
        const seat = (n - 1) % 3;
        await call(players[seat] as Caller, 'enter', { table: id }, { n, key: freshKey(), deed: act('nod', seat) });
      }
      let open = (): void => {};
      const busy = at().house.lane.run('somebody', () => new Promise<void>(done => (open = done)));
      const codes: (string | undefined)[] = [];
      const reads = Array.from({ length: 20 }, async (_, since) => {
        const reply = await request(stranger(at().url), 'entries', { table: id, since, limit: 3 });
        codes.push(codeOf(reply));
        return reply;
      });
      // Twelve wait for their turn.
      await expect.poll(() => codes).toEqual(Array.from({ length: 8 }, () => 'slow'));
      for (const player of players) expect((await request(player, 'position', { table: id })).status).toBe(200);
      open();
      await busy;
      const done = (await Promise.all(reads)).flatMap(r => (r.ok ? [r.ok.entries.map(e => e.n)] : []));
      expect([done.length, done.every(([first = 0, ...rest]) => rest.every((n, i) => n === first + 1 + i))]).toEqual([
        12,
        true,
      ]);
    });

    test('what was told once is told again without being worked out', async () => {
      const { id, players } = await cardTable(at().url);
      for (const [seat, player] of players.entries())
        await call(player, 'enter', { table: id }, { n: seat + 1, key: freshKey(), deed: act('nod', seat) });
      const first = await request(stranger(at().url), 'entries', { table: id, limit: 500 });
      const { run } = at().house.db;
      let asked = 0;
      Object.assign(at().house.db, {
        run: (...words: Parameters<typeof run>) => {
          if (words[0].some(s => /entries|snapshots/.test(s.sql))) asked++;
          return run(...words);
        },
      });
      const again = await request(stranger(at().url), 'entries', { table: id, limit: 500 });
      Object.assign(at().house.db, { run });
      expect([again.text, asked]).toEqual([first.text, 0]);
      expect(again.ok?.entries.map(e => e.n)).toEqual([1, 2, 3]);
    });
  },
);
