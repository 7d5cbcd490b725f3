import { expect, test } from 'vitest';
import { type Caller, call, connect, guest, request } from '../testing/caller.ts';
import { act, cardParts } from '../testing/cards.ts';
import { cardTable, freshKey, positionFor } from '../testing/cardtable.ts';
import { onEveryDatabase } from '../testing/houses.ts';

const parts = { ...cardParts };

onEveryDatabase('leaving well', { parts, servers: 2 }, at => {
  const look = (c: Caller, id: string) => call(c, 'table', { table: id });
  const code = async (asked: ReturnType<typeof request>) => (await asked).no?.error.code;
  const notes = async (c: Caller, id: string) =>
    (await call(c, 'chat', { table: id })).flatMap(l => (l.note ? [l.note.type] : []));
  const nod = (c: Caller, id: string, n: number, seat: number) =>
    request(c, 'enter', { table: id }, { n, key: freshKey(), deed: act('nod', seat) });
  const table = async (setup: object = {}) => {
    const { id, players } = await cardTable([at(0).url, at(1).url], setup);
    return { id, players: players as readonly [Caller, Caller, Caller] };
  };

  test('a seat offered in the lobby is listed there, played on, and taken by somebody who has seen no other', async () => {
    const { id, players } = await table();
    const [ann, bob] = players;
    const eve = await guest(at(1).url, 'Eve');
    expect((await call(eve, 'lobby')).seats.map(t => t.id)).not.toContain(id);
    expect(await code(request(bob, 'offer', { table: id, seat: 0 }, { to: 'lobby' }))).toBe('seat');
    expect(await code(request(eve, 'sit', { table: id, seat: 0 }))).toBe('taken');
    await call(ann, 'offer', { table: id, seat: 0 }, { to: 'lobby' });
    await expect.poll(async () => (await call(eve, 'lobby')).seats.map(t => t.id)).toContain(id);
    expect((await look(eve, id)).seats[0]).toMatchObject({ kind: 'person', offered: 'lobby' });
    expect((await nod(ann, id, 1, 0)).ok?.n).toBe(1);
    // Whoever plays here has seen another seat's secrets, also after leaving it.
    expect(await code(request(bob, 'sit', { table: id, seat: 0 }))).toBe('seated');
    await call(bob, 'rise', { table: id, seat: 1 });
    expect(await code(request(bob, 'sit', { table: id, seat: 0 }))).toBe('seen');
    await call(eve, 'sit', { table: id, seat: 0 });
    const seat = (await look(ann, id)).seats[0];
    expect([seat?.person?.name, seat?.offered]).toEqual(['Eve', undefined]);
    expect((await positionFor(eve, id)).seat).toBe(0);
    expect(await notes(eve, id)).toEqual(['offered', 'left', 'sat']);
  });

  test('an offer to a friend takes the key, is not listed, and can be withdrawn', async () => {
    const { id, players } = await table({ access: 'private' });
    const [ann] = players;
    const eve = await guest(at(1).url, 'Eve');
    expect(await code(request(ann, 'offer', { table: id, seat: 0 }, { to: 'lobby' }))).toBe('consent');
    const { key, table: info } = await call(ann, 'offer', { table: id, seat: 0 }, { to: 'friend' });
    expect(info.seats[0]?.offered).toBe('friend');
    expect(JSON.stringify([info, await look(eve, id)])).not.toContain(key);
    expect(await code(request(eve, 'sit', { table: id, seat: 0 }))).toBe('taken');
    await call(ann, 'offer', { table: id, seat: 0 }, { to: null });
    expect(await code(request(eve, 'sit', { table: id, seat: 0 }, { offer: key }))).toBe('taken');
    const again = await call(ann, 'offer', { table: id, seat: 0 }, { to: 'friend' });
    expect(await code(request(eve, 'sit', { table: id, seat: 0 }, { offer: key }))).toBe('taken');
    await call(eve, 'sit', { table: id, seat: 0 }, { offer: again.key });
    expect((await look(ann, id)).seats[0]?.person?.name).toBe('Eve');
  });

  test('whoever gave a seat away gets it back if its holder agrees, and nobody else does', async () => {
    const { id, players } = await table();
    const [ann, bob] = players;
    const [eve, dan] = [await guest(at(1).url, 'Eve'), await guest(at(0).url, 'Dan')];
    await call(ann, 'offer', { table: id, seat: 0 }, { to: 'lobby' });
    await call(eve, 'sit', { table: id, seat: 0 });
    expect(await code(request(dan, 'wishBack', { table: id, seat: 0 }))).toBe('seat');
    expect(await code(request(bob, 'wishBack', { table: id, seat: 0 }))).toBe('seated');
    await call(ann, 'wishBack', { table: id, seat: 0 });
    expect(await code(request(ann, 'wishBack', { table: id, seat: 0 }))).toBe('taken');
    expect((await look(eve, id)).seats[0]?.wished?.name).toBe('Ann');
    expect(await code(request(eve, 'handOver', { table: id, seat: 0 }, { to: dan.me.id }))).toBe('missing');
    await call(eve, 'handOver', { table: id, seat: 0 }, { to: ann.me?.id });
    const [seat] = (await look(ann, id)).seats;
    expect([seat?.person?.name, seat?.wished]).toEqual(['Ann', undefined]);
  });

  test('a game ends by agreement with the reckoning as it stands; a move meanwhile, or one no, and it goes on', async () => {
    const { id, players } = await table();
    const [ann, bob, cid] = players;
    const end = { kind: 'end' };
    const first = await call(ann, 'propose', { table: id }, end);
    expect(first.needs).toEqual([1, 2]);
    expect((await nod(ann, id, 1, 0)).ok?.n).toBe(1);
    expect(await code(request(bob, 'vote', { table: id, motion: first.id }, { yes: true }))).toBe('status');
    const second = await call(bob, 'propose', { table: id }, end);
    expect((await call(cid, 'vote', { table: id, motion: second.id }, { yes: false })).state).toBe('refused');
    const third = await call(cid, 'propose', { table: id }, end);
    await call(ann, 'vote', { table: id, motion: third.id }, { yes: true });
    expect((await look(ann, id)).status).toBe('running');
    expect((await call(bob, 'vote', { table: id, motion: third.id }, { yes: true })).state).toBe('carried');
    const over = await look(ann, id);
    expect(over).toMatchObject({ status: 'finished', ending: 'agreed', n: 1 });
    expect(over.worths).toHaveLength(3);
    expect(over.asked).toBeUndefined();
    expect(await notes(ann, id)).toEqual(['ended']);
    expect((await nod(bob, id, 2, 1)).no?.error.clause).toBe('game.over');
    await expect.poll(async () => (await call(ann, 'lobby')).mine.find(t => t.id === id)?.status).toBe('finished');
  });

  test('a friend plays by leave while the holder is away: noted each time, revocable, seeing nothing more', async () => {
    const { id, players } = await table();
    const [ann, bob, cid] = players;
    expect((await nod(bob, id, 1, 0)).no?.error.code).toBe('seat');
    expect(await code(request(bob, 'depute', { table: id, seat: 0 }, { person: bob.me?.id }))).toBe('seat');
    await call(ann, 'depute', { table: id, seat: 0 }, { person: bob.me?.id });
    expect((await look(cid, id)).seats[0]?.deputy?.name).toBe('Bob');
    expect((await nod(cid, id, 1, 0)).no?.error.code).toBe('seat');
    // Not while she is here herself.
    const line = await connect(ann);
    line.say({ type: 'watch', table: id });
    await line.hear('presence');
    expect((await nod({ ...bob, url: ann.url }, id, 1, 0)).no?.error.code).toBe('seat');
    line.close();
    await line.closed;
    await expect.poll(async () => (await nod({ ...bob, url: ann.url }, id, 1, 0)).ok?.n).toBe(1);
    const [entry] = (await call(cid, 'entries', { table: id })).entries;
    expect(entry?.seat).toBe(0);
    const [, note] = await call(cid, 'chat', { table: id });
    expect([note?.person.name, note?.note]).toEqual([
      'Bob',
      expect.objectContaining({ type: 'played', seat: 0, verb: 'nod' }),
    ]);
    expect((await positionFor(bob, id)).seat).toBe(1);
    // He neither votes nor takes back for her.
    await call(ann, 'depute', { table: id, seat: 0 }, { person: null });
    await nod(bob, id, 2, 1);
    await nod(cid, id, 3, 2);
    expect((await nod(bob, id, 4, 0)).no?.error.code).toBe('seat');
    expect(await notes(cid, id)).toEqual(['deputy', 'played', 'deputy']);
  });

  test('ready is said before the start, and no longer when the setup changes', async () => {
    const { id, players } = await table({ start: false });
    const [ann, bob] = players;
    const ready = async () => (await look(ann, id)).seats.map(s => s.ready === true);
    expect(await code(request(bob, 'sayReady', { table: id, seat: 0 }, { ready: true }))).toBe('seat');
    await call(bob, 'sayReady', { table: id, seat: 1 }, { ready: true });
    expect(await ready()).toEqual([false, true, false]);
    await call(ann, 'changeTable', { table: id }, { name: 'Another name' });
    expect(await ready()).toEqual([false, true, false]);
    await call(ann, 'changeTable', { table: id }, { undo: 'none' });
    expect(await ready()).toEqual([false, false, false]);
    await call(bob, 'sayReady', { table: id, seat: 1 }, { ready: true });
    await call(bob, 'sayReady', { table: id, seat: 1 }, { ready: false });
    expect(await ready()).toEqual([false, false, false]);
    await call(bob, 'sayReady', { table: id, seat: 1 }, { ready: true });
    await call(ann, 'start', { table: id });
    expect(await ready()).toEqual([false, false, false]);
    expect(await code(request(bob, 'sayReady', { table: id, seat: 1 }, { ready: true }))).toBe('status');
  });
});
