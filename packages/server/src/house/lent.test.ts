import { expect, test } from 'vitest';
import type { Bot } from '../parts.ts';
import { type Caller, call, connect, guest, request } from '../testing/caller.ts';
import { act, cardParts } from '../testing/cards.ts';
import { cardTable, freshKey, positionFor } from '../testing/cardtable.ts';
import { onEveryDatabase } from '../testing/houses.ts';
import { sweep } from './follow.ts';

const codeOf = (reply: { readonly no?: { readonly error: { readonly code: string } } }) => reply.no?.error.code;
type Three = readonly [Caller, Caller, Caller];

let later = 0;
/** Bots that wait here until they are let go. */
let held: Promise<void> = Promise.resolve();
const nodder: Bot = async (_, seat) => {
  await held;
  return act('nod', seat).do;
};
const parts = { ...cardParts, bots: { nodder }, mostEntries: 12, now: () => Date.now() + later };

const enter = async (c: Caller, id: string, seat: number): Promise<void> => {
  const { n } = await positionFor(c, id);
  await call(c, 'enter', { table: id }, { n: n + 1, key: freshKey(), deed: act('nod', seat) });
};

const notesOf = async (c: Caller, id: string) =>
  (await call(c, 'chat', { table: id })).map(l => [l.person.name, l.note?.type, l.note?.seat, l.note?.bot]);

onEveryDatabase('a seat lent to a bot', { parts }, at => {
  const lengthAt = async (id: string) => (await positionFor(await guest(at().url, 'Eve'), id)).n;

  test('is played by it, seen by its holder, nobody else’s, and taken back between two questions', async () => {
    const { id, players } = await cardTable(at().url);
    const [ann, bob, cid] = players as unknown as Three;
    const motion = await call(cid, 'propose', { table: id }, { kind: 'terms', terms: { undo: 'free' } });
    const lent = await call(bob, 'handOver', { table: id, seat: 1 }, { bot: 'nodder' });
    expect(lent.seats[1]).toMatchObject({ kind: 'bot', bot: 'nodder', person: { name: 'Bob' } });
    expect(codeOf(await request(ann, 'vote', { table: id, motion: motion.id }, { yes: true }))).toBe('status');
    await enter(ann, id, 0);
    await expect.poll(() => lengthAt(id)).toBe(2);
    expect((await positionFor(bob, id)).seat).toBe(1);
    expect(JSON.stringify((await positionFor(bob, id)).view)).toContain('card-');
    const move = { n: 3, key: freshKey(), deed: act('nod', 1) };
    expect(codeOf(await request(bob, 'enter', { table: id }, move))).toBe('lent');
    expect(codeOf(await request(bob, 'propose', { table: id }, { kind: 'undo', count: 1 }))).toBe('lent');
    expect(codeOf(await request(ann, 'handOver', { table: id, seat: 1 }, { bot: 'nodder' }))).toBe('seat');
    expect(codeOf(await request(await guest(at().url, 'Dot'), 'sit', { table: id, seat: 1 }))).toBe('taken');
    expect(codeOf(await request(bob, 'sit', { table: id, seat: 2 }))).toBe('taken');
    expect((await call(bob, 'waiting')).length).toBe(0);
    await call(bob, 'sit', { table: id, seat: 1 });
    expect(codeOf(await request(bob, 'sit', { table: id, seat: 1 }))).toBe('seated');
    for (const [seat, player] of [
      [2, cid],
      [0, ann],
      [1, bob],
    ] as const)
      await enter(player, id, seat);
    expect(await notesOf(ann, id)).toEqual([
      ['Bob', 'handed', 1, 'nodder'],
      ['Bob', 'back', 1, undefined],
    ]);
  });

  test('is taken back in the middle of a thought, which is forgotten', async () => {
    const { id, players } = await cardTable(at().url);
    const [ann, bob] = players as unknown as Three;
    let letGo = (): void => {};
    held = new Promise(resolve => {
      letGo = resolve;
    });
    await call(bob, 'handOver', { table: id, seat: 1 }, { bot: 'nodder' });
    await enter(ann, id, 0);
    await call(bob, 'sit', { table: id, seat: 1 });
    letGo();
    await held;
    expect((await call(bob, 'waiting')).map(t => t.id)).toContain(id);
    await enter(bob, id, 1);
    expect(await lengthAt(id)).toBe(2);
  });

  test('a seat the others freed is kept by the host’s bot for whoever held it', async () => {
    const { id, players } = await cardTable(at().url, { patience: 10 });
    const [ann, bob, cid] = players as unknown as Three;
    later += 3_600_000;
    const motion = await call(ann, 'propose', { table: id }, { kind: 'vacate', seat: 2 });
    await call(bob, 'vote', { table: id, motion: motion.id }, { yes: true });
    await call(ann, 'handOver', { table: id, seat: 2 }, { bot: 'nodder' });
    expect(codeOf(await request(await guest(at().url, 'Dot'), 'sit', { table: id, seat: 2 }))).toBe('taken');
    await call(cid, 'sit', { table: id, seat: 2 });
    expect((await call(cid, 'table', { table: id })).seats[2]).toMatchObject({
      kind: 'person',
      person: { name: 'Cid' },
    });
  });

  test('bots alone wait until somebody is there; a game that has come too far waits for people', async () => {
    const { id, players } = await cardTable(at().url);
    const [ann, bob, cid] = players as unknown as Three;
    await enter(ann, id, 0);
    for (const [seat, player] of [cid, bob, ann].entries())
      await call(player, 'handOver', { table: id, seat: 2 - seat }, { bot: 'nodder' });
    // What a bot has begun to think about it may still say.
    await sweep(at().house, Number.MAX_SAFE_INTEGER);
    expect(await lengthAt(id)).toBeLessThan(12);
    const line = await connect(cid);
    line.say({ type: 'watch', table: id });
    const told = await line.hear('chat', m => m.lines.some(l => l.note?.type === 'stopped'));
    expect(told.lines).toHaveLength(1);
    expect(await lengthAt(id)).toBe(12);
    await call(cid, 'sit', { table: id, seat: 2 });
    line.close();
  });

  test('a hint asked is seen by all, once a question, and only where hints are allowed', async () => {
    const { id, players } = await cardTable(at().url);
    const [ann, bob] = players as unknown as Three;
    for (let i = 0; i < 3; i++) await call(ann, 'hint', { table: id });
    expect(codeOf(await request(bob, 'hint', { table: id }))).toBe('seat');
    expect(codeOf(await request(await guest(at().url, 'Dot'), 'hint', { table: id }))).toBe('seat');
    expect(await notesOf(bob, id)).toEqual([['Ann', 'hint', 0, undefined]]);
    const strict = await cardTable(at().url, { aids: false });
    expect(codeOf(await request(strict.players[0] as Caller, 'hint', { table: strict.id }))).toBe('hints');
  });

  test('bots sit down before the start, and are sent away', async () => {
    const { id, players } = await cardTable(at().url, { players: 2, start: false });
    const [ann, bob] = players as unknown as Three;
    await call(bob, 'rise', { table: id, seat: 1 });
    expect(codeOf(await request(bob, 'handOver', { table: id, seat: 1 }, { bot: 'nodder' }))).toBe('host');
    await call(ann, 'handOver', { table: id, seat: 1 }, { bot: 'nodder' });
    expect(codeOf(await request(bob, 'sit', { table: id, seat: 1 }))).toBe('taken');
    const { seats } = await call(ann, 'handOver', { table: id, seat: 1 }, {});
    expect(seats[1]).toEqual({ seat: 1, kind: 'open' });
  });
});
