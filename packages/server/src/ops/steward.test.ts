import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { type Database, rowsOf } from '../store/database.ts';
import { addSignal } from '../store/signals.ts';
import { call, connect, guest, request, stranger } from '../testing/caller.ts';
import { act, cardParts } from '../testing/cards.ts';
import { cardTable, freshKey } from '../testing/cardtable.ts';
import { onEveryDatabase } from '../testing/houses.ts';
import { carryOut } from './control.ts';

const ask = (c: Parameters<typeof request>[0], order: string, ...words: string[]) =>
  request(c, 'steward', {}, { order, words });

/** Somebody was to be called to this table. */
const signalsFor = (db: Database, table: string) =>
  db.run([addSignal({ id: `signal ${table}`, person: 'p', channel: 1, table, event: 'turn', who: '', due: 2 ** 50 })]);

describe('a steward', () => {
  onEveryDatabase('of a house', { parts: cardParts, config: { stewards: ['warden'] }, servers: 2 }, at => {
    const warden = async () => {
      const c = stranger(at().url);
      const known = await request(c, 'signIn', {}, { name: 'Warden', password: 'keys and lanterns' });
      if (known.status !== 200) await call(c, 'register', {}, { name: 'Warden', password: 'keys and lanterns' });
      return c;
    };

    test('is an account named so, and nobody else', async () => {
      const ann = await guest(at().url, 'Warden');
      expect((await ask(ann, 'tables')).no?.error.code).toBe('steward');
      expect((await ask(stranger(at().url), 'people')).status).toBe(401);
      expect((await call(ann, 'me')).steward).toBeUndefined();
      const w = await warden();
      expect((await call(w, 'me')).steward).toBe(true);
      expect((await ask(w, 'dance')).status).toBe(400);
      expect((await ask(w, 'ban', 'nobody at all')).status).toBe(404);
    });

    test('finds and removes a table, and those who watch elsewhere are told', async () => {
      const w = await warden();
      const { id, players } = await cardTable(at().url, { name: 'Spam and worse' });
      const line = await connect({ ...(players[1] as (typeof players)[0]), url: at(1).url });
      line.say({ type: 'watch', table: id });
      await line.hear('position');
      expect((await ask(w, 'tables', 'spam AND')).ok?.tables).toMatchObject([{ id, host: 'Ann', n: 0 }]);
      await signalsFor(at().house.db, id);
      expect((await ask(w, 'remove-table', id)).status).toBe(200);
      expect((await line.hear('refused')).failure.code).toBe('missing');
      for (const n of [0, 1]) expect((await request(stranger(at(n).url), 'table', { table: id })).status).toBe(404);
      line.close();
      for (const list of ['seats', 'entries', 'snapshots', 'chat', 'held', 'signals'])
        expect([list, await rowsOf(at().house.db, `SELECT 1 FROM ${list} WHERE table_id = $1`, id)]).toEqual([
          list,
          [],
        ]);
    });

    test('removes somebody: the name is gone everywhere, the game can still be read and played', async () => {
      const w = await warden();
      const { id, players } = await cardTable(at().url);
      const [ann, bob] = players as unknown as [(typeof players)[0], (typeof players)[0]];
      await call(ann, 'enter', { table: id }, { n: 1, key: freshKey(), deed: act('nod', 0) });
      await call(bob, 'changeMe', {}, { name: 'Bob the Odd' });
      await call(bob, 'say', { table: id }, { key: freshKey(), text: 'It is I, Bob the Odd' });
      const watching = await connect({ ...ann, url: at(1).url });
      watching.say({ type: 'watch', table: id });
      await watching.hear('chat', m => m.lines.some(l => l.text.includes('Odd')));
      const found = (await ask(w, 'people', 'the odd')).ok?.people ?? [];
      expect(found).toHaveLength(1);
      expect((await ask(w, 'remove-person', found[0]?.id ?? '')).status).toBe(200);
      expect((await request(bob, 'me')).status).toBe(401);
      await watching.hear('chat', m => m.lines.some(l => l.person.kind === 'gone' && l.text === '' && !l.note));
      watching.close();
      for (const n of [0, 1]) {
        const seen = await request({ ...ann, url: at(n).url }, 'table', { table: id });
        expect([seen.status, seen.text.includes('Bob')]).toEqual([200, false]);
        for (const what of ['file', 'chat', 'entries', 'position'] as const) {
          const { status, text } = await request({ ...ann, url: at(n).url }, what, { table: id });
          expect([what, status, /Bob|Odd/.test(text)]).toEqual([what, 200, false]);
        }
        expect((await call({ ...ann, url: at(n).url }, 'position', { table: id })).n).toBe(1);
      }
      const newcomer = await guest(at().url, 'Newcomer');
      expect((await ask(w, 'seat', id, '1', newcomer.me.id)).status).toBe(200);
      await call(newcomer, 'enter', { table: id }, { n: 2, key: freshKey(), deed: act('nod', 1) });
      const lost = await guest(at().url, 'Lost');
      expect((await ask(w, 'seat', id, '2', lost.me.id)).status).toBe(200);
      const notes = (await call(ann, 'chat', { table: id })).flatMap(l => (l.note ? [[l.note, l.person.name]] : []));
      expect(notes).toMatchObject([
        [{ type: 'left', seat: 1 }, ''],
        [{ type: 'given', seat: 1, who: { name: 'Newcomer' } }, 'Newcomer'],
        [{ type: 'moved', seat: 2, who: { name: 'Lost' } }, 'Cid'],
      ]);
    });

    test('has a code printed that gives a guest the seat back on any device, and every order is a line of the log', async () => {
      const { id, players } = await cardTable(at().url);
      const bob = players[1]?.me?.id ?? '';
      const printed = await carryOut(at().house, 'code', Readable.from([]), [bob]);
      const code = (await printed.toArray()).join('').trim();
      const phone = stranger(at(1).url);
      expect((await call(phone, 'comeBack', {}, { code })).id).toBe(bob);
      expect((await call(phone, 'position', { table: id })).seat).toBe(1);
      const before = at().lines.length;
      await carryOut(at().house, 'mute', Readable.from([]), [bob, '1']);
      await ask(await warden(), 'unmute', bob);
      const logged = at()
        .lines.slice(before)
        .filter(l => l.includes('a steward asks'))
        .map(l => JSON.parse(l) as Record<string, unknown>);
      expect(logged).toMatchObject([
        { steward: 'operator', order: 'mute', words: [bob, '1'] },
        { steward: expect.stringMatching(/^[0-9a-z]{16}/), order: 'unmute', words: [bob] },
      ]);
    });

    test('mutes, bans, forgives; chat goes, a host is replaced', async () => {
      const w = await warden();
      const { id, players } = await cardTable(at().url);
      const [ann, bob] = players as unknown as [(typeof players)[0], (typeof players)[0]];
      const there = { ...bob, url: at(1).url };
      const says = (text: string) => request(there, 'say', { table: id }, { key: freshKey(), text });
      expect((await says('rude words')).status).toBe(200);
      const [line] = (await ask(w, 'chat', id)).ok?.chat?.filter(l => l.text === 'rude words') ?? [];
      const reading = await connect(ann);
      reading.say({ type: 'watch', table: id });
      await reading.hear('chat', m => m.lines.some(l => l.text === 'rude words'));
      expect((await ask(w, 'remove-chat', id, String(line?.id))).status).toBe(200);
      const taken = await reading.hear('chat');
      expect(taken.lines).toMatchObject([{ id: line?.id, text: '' }]);
      expect(taken.lines[0]?.note).toBeUndefined();
      reading.close();
      expect((await ask(w, 'remove-chat', id, '999')).status).toBe(404);
      expect((await request(ann, 'chat', { table: id })).text).not.toContain('rude');
      const codeOf = async () => (await says('hm')).no?.error.code;
      await ask(w, 'mute', bob.me?.id ?? '', '7');
      await expect.poll(codeOf).toBe('muted');
      await ask(w, 'unmute', bob.me?.id ?? '');
      await expect.poll(codeOf).toBeUndefined();
      const socket = await connect(there);
      await ask(w, 'ban', bob.me?.id ?? '');
      expect((await socket.hear('bye')).why).toBe('stale');
      await expect.poll(codeOf).toBe('banned');
      await expect(connect(there)).rejects.toThrow('status 403');
      await ask(w, 'unban', bob.me?.id ?? '');
      await expect.poll(codeOf).toBeUndefined();
      expect((await call(ann, 'table', { table: id })).host).toBe(ann.me?.id);
      await ask(w, 'host', id, bob.me?.id ?? '');
      expect((await call(ann, 'table', { table: id })).host).toBe(bob.me?.id);
      const said = (await call(ann, 'chat', { table: id })).at(-1);
      expect(said).toMatchObject({ note: { type: 'appointed', who: { name: 'Bob' } }, person: { name: 'Ann' } });
    });
  });
});
