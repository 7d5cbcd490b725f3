import { expect, test } from 'vitest';
import { type Caller, call, connect, guest, request } from '../testing/caller.ts';
import { act, cardParts } from '../testing/cards.ts';
import { cardTable, freshKey } from '../testing/cardtable.ts';
import { onEveryDatabase } from '../testing/houses.ts';

let now = Date.parse('2026-06-02T12:00+02:00');
const parts = { ...cardParts, now: () => now };

onEveryDatabase('people to each other', { parts, servers: 2 }, at => {
  const code = async (asked: ReturnType<typeof request>) => (await asked).no?.error.code;
  const idOf = (c: Caller) => c.me?.id ?? '';
  const say = (c: Caller, id: string, text: string) => call(c, 'say', { table: id }, { key: freshKey(), text });

  test('somebody blocked cannot join me, look at my private tables or write to me; all of it is undone', async () => {
    const { id, players } = await cardTable([at(0).url, at(1).url], { access: 'private' });
    const [ann, bob, cid] = players as [Caller, Caller, Caller];
    const eve = await guest(at(1).url, 'Eve');
    expect(await code(request(eve, 'table', { table: id }))).toBe(undefined);
    expect(await code(request(ann, 'block', { other: idOf(ann) }))).toBe('missing');
    await call(ann, 'block', { other: eve.me.id });
    expect((await call(ann, 'block', { other: idOf(bob) })).map(p => p.name).toSorted()).toEqual(['Bob', 'Eve']);
    for (const name of ['table', 'position', 'entries', 'file', 'chat', 'motions'] as const)
      expect(await code(request(eve, name, { table: id }))).toBe('blocked');
    const line = await connect(eve);
    line.say({ type: 'watch', table: id });
    expect((await line.hear('refused')).failure.code).toBe('blocked');
    line.close();
    // Bob sits here too: the game goes on, but Ann hears nothing of what he says.
    const [hers, his] = [await connect(ann), await connect(cid)];
    for (const l of [hers, his]) l.say({ type: 'watch', table: id });
    for (const l of [hers, his]) await l.hear('presence');
    await say(bob, id, 'an unwanted line, @ann');
    await say(cid, id, 'a welcome line');
    await his.hear('chat', m => m.lines.some(l => l.text.includes('unwanted')));
    await hers.hear('chat', m => m.lines.some(l => l.text.includes('a welcome line')));
    await call(ann, 'chat', { table: id });
    expect(ann.received.join('\n')).not.toContain('unwanted');
    for (const l of [hers, his]) l.close();
    // Nor can she be joined, or met in the lobby.
    const open = await call(ann, 'newTable', {}, { title: 'cards', players: 3 });
    expect(await code(request(eve, 'sit', { table: open.id, seat: 1 }))).toBe('blocked');
    const theirs = await call(eve, 'newTable', {}, { title: 'cards', players: 3 });
    const seen = async (c: Caller) => (await call(c, 'lobby')).open.map(t => t.id);
    await expect.poll(() => seen(cid)).toContain(theirs.id);
    expect(await seen(ann)).not.toContain(theirs.id);
    expect((await call(ann, 'unblock', { other: eve.me.id })).map(p => p.name)).toEqual(['Bob']);
    expect((await call(ann, 'blocks')).map(p => p.name)).toEqual(['Bob']);
    await call(eve, 'sit', { table: open.id, seat: 1 });
    expect(await code(request(eve, 'position', { table: id }))).toBe(undefined);
    await expect.poll(() => seen(ann)).toContain(theirs.id);
  });

  test('a page about somebody: games, places, titles and pace, and nothing of private tables', async () => {
    const { id, players } = await cardTable(at().url, { name: 'Listed' });
    const [ann, bob, cid] = players as [Caller, Caller, Caller];
    for (const [i, c] of players.entries()) {
      now += (i + 1) * 60_000;
      await call(c, 'enter', { table: id }, { n: i + 1, key: freshKey(), deed: act('nod', i) });
    }
    const before = await call(cid, 'profile', { other: idOf(ann) });
    expect([before.running, before.finished, before.latest]).toEqual([1, 0, []]);
    const agree = async (table: string) => {
      const motion = await call(ann, 'propose', { table }, { kind: 'end' });
      for (const c of [bob, cid]) await call(c, 'vote', { table, motion: motion.id }, { yes: true });
    };
    await agree(id);
    const asked = { title: 'cards', players: 3, access: 'private', name: 'Hidden' };
    const other = await call(ann, 'newTable', {}, asked);
    for (const [seat, c] of [bob, cid].entries()) await call(c, 'sit', { table: other.id, seat: seat + 1 });
    await call(ann, 'start', { table: other.id });
    await agree(other.id);
    const eve = await guest(at().url, 'Eve');
    const told = await call(eve, 'profile', { other: idOf(bob) });
    expect(told).toMatchObject({ person: { name: 'Bob' }, running: 0, finished: 2, moves: 1, pace: 120_000 });
    expect(told.titles).toEqual([{ title: 'cards', games: 2, places: expect.any(Array) }]);
    expect(told.titles[0]?.places.reduce((a, b) => a + b, 0)).toBe(2);
    expect(told.latest.map(t => t.name)).toEqual(['Listed']);
    expect((await request(eve, 'profile', { other: '0000000000000000' })).status).toBe(404);
  });
});
