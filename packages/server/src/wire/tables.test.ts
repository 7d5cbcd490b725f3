import { expect, test } from 'vitest';
import { call, guest, request, stranger } from '../testing/caller.ts';
import { cardParts } from '../testing/cards.ts';
import { cardTable } from '../testing/cardtable.ts';
import { onEveryDatabase } from '../testing/houses.ts';

const codeOf = (reply: { readonly no?: { readonly error: { readonly code: string } } }) => reply.no?.error.code;

onEveryDatabase('tables', { parts: cardParts }, at => {
  test('a table gathers players by its link and starts', async () => {
    const ann = await guest(at().url, 'Ann');
    const made = await call(ann, 'newTable', {}, { title: 'cards', players: 2, name: 'Friday', language: 'de' });
    expect(made).toMatchObject({
      status: 'gathering',
      name: 'Friday',
      language: 'de',
      undo: 'ask',
      access: 'open',
      n: 0,
    });
    expect(made.id).toMatch(/^[0-9a-z]{20}$/);
    expect(codeOf(await request(ann, 'start', { table: made.id }))).toBe('status');
    const bob = await guest(at().url, 'Bob');
    await call(bob, 'sit', { table: made.id, seat: 1 });
    expect(codeOf(await request(bob, 'start', { table: made.id }))).toBe('host');
    const begun = await call(ann, 'start', { table: made.id });
    expect(begun).toMatchObject({
      status: 'running',
      language: 'de',
      asked: { by: 0, step: 'play' },
      round: { round: 'cards' },
    });
    expect(JSON.stringify(begun)).not.toContain('seed');
    expect(codeOf(await request(ann, 'start', { table: made.id }))).toBe('status');
  });

  test('only what the title allows can be set up', async () => {
    const ann = await guest(at().url, 'Ann');
    const refused = async (setup: object) => (await request(ann, 'newTable', {}, setup)).no?.error;
    expect(await refused({ title: 'cards', players: 9 })).toMatchObject({ code: 'setup', path: 'players' });
    expect(await refused({ title: '1830', players: 2 })).toMatchObject({ code: 'setup', path: 'title' });
    expect(await refused({ title: '__proto__', players: 2 })).toMatchObject({ code: 'setup', path: 'title' });
    expect(await refused({ title: 'cards', players: 2, options: { colour: 'red' } })).toMatchObject({ code: 'setup' });
    expect(await refused({ title: 'cards', players: 2, options: { long: 3 } })).toMatchObject({ code: 'setup' });
    expect(await refused({ title: 'cards', players: 2, seat: 2 })).toMatchObject({ code: 'setup', path: 'seat' });
    expect(await refused({ title: 'cards', players: 2, bots: { 1: 'clever' } })).toMatchObject({ code: 'bots' });
    expect(await refused({ title: 'cards', players: 2, language: 'Plain German' })).toMatchObject({
      code: 'malformed',
    });
    expect(await refused({ title: 'cards', players: 2, colour: 'red' })).toMatchObject({ code: 'malformed' });
  });

  test('seats are taken once, left, and cleared by the host before the start', async () => {
    const { id, players } = await cardTable(at().url, { start: false });
    const [ann, bob, cid] = players as [(typeof players)[0], (typeof players)[0], (typeof players)[0]];
    expect(codeOf(await request(cid, 'sit', { table: id, seat: 1 }))).toBe('seated');
    const dot = await guest(at().url, 'Dot');
    expect(codeOf(await request(dot, 'sit', { table: id, seat: 1 }))).toBe('taken');
    expect(codeOf(await request(dot, 'sit', { table: id, seat: 7 }))).toBe('missing');
    expect(codeOf(await request(bob, 'rise', { table: id, seat: 2 }))).toBe('seat');
    await call(bob, 'rise', { table: id, seat: 1 });
    await call(ann, 'rise', { table: id, seat: 2 });
    await call(dot, 'sit', { table: id, seat: 2 });
    const info = await call(dot, 'table', { table: id });
    expect(info.seats.map(s => s.person?.name)).toEqual(['Ann', undefined, 'Dot']);
  });

  test('fifty who want the same seat: one gets it', async () => {
    const ann = await guest(at().url, 'Ann');
    const { id } = await call(ann, 'newTable', {}, { title: 'cards', players: 2 });
    const others = await Promise.all(Array.from({ length: 50 }, (_, i) => guest(at().url, `P${i}`)));
    const came = await Promise.all(others.map(o => request(o, 'sit', { table: id, seat: 1 })));
    expect(came.filter(r => r.ok)).toHaveLength(1);
    expect(came.filter(r => codeOf(r) === 'taken')).toHaveLength(49);
  });

  test('the host changes the table; others may not, and not everything after the start', async () => {
    const { id, players } = await cardTable(at().url, { start: false });
    const [ann, bob] = players as [(typeof players)[0], (typeof players)[0]];
    expect(codeOf(await request(bob, 'changeTable', { table: id }, { name: 'Mine' }))).toBe('host');
    const wide = await call(ann, 'changeTable', { table: id }, { players: 4, undo: 'none', access: 'private' });
    expect(wide.seats.map(s => s.kind)).toEqual(['person', 'person', 'person', 'open']);
    expect(codeOf(await request(ann, 'changeTable', { table: id }, { players: 2 }))).toBe('full');
    await call(ann, 'changeTable', { table: id }, { players: 3 });
    await call(ann, 'start', { table: id });
    expect(codeOf(await request(ann, 'changeTable', { table: id }, { options: { long: false } }))).toBe('status');
    expect((await call(ann, 'changeTable', { table: id }, { host: bob.me?.id })).host).toBe(bob.me?.id);
    expect(codeOf(await request(ann, 'changeTable', { table: id }, { name: 'Mine' }))).toBe('host');
  });

  test('a table that never started can be closed; a game cannot', async () => {
    const { id, players } = await cardTable(at().url, { start: false });
    const [ann, bob] = players as [(typeof players)[0], (typeof players)[0]];
    expect(codeOf(await request(bob, 'closeTable', { table: id }))).toBe('host');
    await call(ann, 'closeTable', { table: id });
    expect((await request(ann, 'table', { table: id })).status).toBe(404);
    const game = await cardTable(at().url);
    expect(codeOf(await request(game.players[0] as typeof ann, 'closeTable', { table: game.id }))).toBe('status');
  });

  test('the lobby lists open tables only, and mine', async () => {
    const hidden = await cardTable(at().url, { access: 'private', start: false });
    const open = await cardTable(at().url, { start: false });
    const watched = await cardTable(at().url);
    const ids = (tables: readonly { readonly id: string }[]) => tables.map(t => t.id);
    const lobby = await call(stranger(at().url), 'lobby');
    expect(ids(lobby.open)).toContain(open.id);
    expect(ids(lobby.open)).not.toContain(hidden.id);
    expect(ids(lobby.watch)).toContain(watched.id);
    expect([lobby.mine, lobby.waiting]).toEqual([[], []]);
    expect(ids((await call(hidden.players[2] as never, 'lobby')).mine)).toEqual([hidden.id]);
    expect(ids(await call(watched.players[0] as never, 'waiting'))).toEqual([watched.id]);
    expect(await call(watched.players[1] as never, 'waiting')).toEqual([]);
  });

  test('a table without spectators shows its game to players only', async () => {
    const { id, players } = await cardTable(at().url, { spectators: false });
    const eve = await guest(at().url, 'Eve');
    for (const name of ['position', 'entries', 'file', 'chat', 'motions'] as const)
      expect(codeOf(await request(eve, name, { table: id }))).toBe('spectators');
    expect((await request(players[1] as never, 'position', { table: id })).status).toBe(200);
  });

  test('what is played here can be asked', async () => {
    const titles = await call(stranger(at().url), 'titles');
    expect(titles).toMatchObject([{ id: 'cards', players: [2, 3, 4], options: { long: { values: [false, true] } } }]);
  });
});
