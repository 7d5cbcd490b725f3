import { expect, test } from 'vitest';
import { type Caller, call, connect, request } from '../testing/caller.ts';
import { act, cardParts } from '../testing/cards.ts';
import { cardTable, freshKey, positionFor } from '../testing/cardtable.ts';
import { onEveryDatabase } from '../testing/houses.ts';

const codeOf = (reply: { readonly no?: { readonly error: { readonly code: string } } }) => reply.no?.error.code;
type Three = readonly [Caller, Caller, Caller];

onEveryDatabase('taking back', { parts: cardParts }, at => {
  const enter = (c: Caller, table: string, n: number, deed: object) =>
    request(c, 'enter', { table }, { n, key: freshKey(), deed });

  const played = async (undo: 'free' | 'ask' | 'none', verbs: readonly string[]) => {
    const { id, players } = await cardTable(at().url, { undo });
    for (const [i, verb] of verbs.entries()) {
      const reply = await enter(players[i % 3] as Caller, id, i + 1, act(verb, i % 3));
      expect(reply.status).toBe(200);
    }
    return { id, players: players as unknown as Three };
  };

  test('freely: any player takes back any move, and brings it back', async () => {
    const { id, players } = await played('free', ['nod', 'nod', 'nod']);
    const [ann, , cid] = players;
    const before = await positionFor(ann, id);
    expect((await enter(cid, id, 4, { undo: 2 })).ok).toMatchObject({ n: 4 });
    expect(await positionFor(ann, id)).toMatchObject({ n: 4, standing: [1], redo: 1 });
    expect((await call(ann, 'table', { table: id })).asked?.by).toBe(1);
    expect((await enter(ann, id, 5, { redo: true })).status).toBe(200);
    const after = await positionFor(ann, id);
    expect([after.standing, after.hash]).toEqual([[1, 2, 3], before.hash]);
  });

  test('never, where the table says so', async () => {
    const { id, players } = await played('none', ['nod']);
    expect(codeOf(await enter(players[0], id, 2, { undo: 1 }))).toBe('policy');
    expect(codeOf(await request(players[0], 'propose', { table: id }, { kind: 'undo', count: 1 }))).toBe('policy');
  });

  test('asking: one’s own moves at once, others’ only with their consent', async () => {
    const { id, players } = await played('ask', ['nod', 'nod', 'nod']);
    const [ann, bob, cid] = players;
    expect(codeOf(await enter(ann, id, 4, { undo: 1 }))).toBe('consent');
    expect((await enter(cid, id, 4, { undo: 1 })).status).toBe(200);
    expect((await enter(cid, id, 5, { redo: true })).status).toBe(200);
    const motion = await call(ann, 'propose', { table: id }, { kind: 'undo', count: 3 });
    expect(motion).toMatchObject({ kind: 'undo', by: 0, n: 5, count: 3, needs: [1, 2], yes: [], state: 'open' });
    expect((await call(bob, 'waiting')).map(t => t.id)).toEqual([id]);
    const words = { table: id, motion: motion.id };
    expect(codeOf(await request(ann, 'vote', words, { yes: true }))).toBe('seat');
    expect(await call(bob, 'vote', words, { yes: true })).toMatchObject({ yes: [1], state: 'open' });
    expect(await call(cid, 'vote', words, { yes: true })).toMatchObject({ yes: [1, 2], state: 'carried' });
    expect(await positionFor(ann, id)).toMatchObject({ n: 6, standing: [] });
    expect(await call(ann, 'motions', { table: id })).toEqual([]);
    expect(codeOf(await request(bob, 'vote', words, { yes: true }))).toBe('status');
  });

  test('one no is enough, and a game that moves on leaves the motion behind', async () => {
    const { id, players } = await played('ask', ['nod', 'nod', 'nod']);
    const [ann, bob, cid] = players;
    const line = await connect(ann);
    line.say({ type: 'watch', table: id });
    await line.hear('presence');
    const first = await call(ann, 'propose', { table: id }, { kind: 'undo', count: 2 });
    expect(await call(bob, 'vote', { table: id, motion: first.id }, { yes: false })).toMatchObject({
      state: 'refused',
    });
    const second = await call(ann, 'propose', { table: id }, { kind: 'undo', count: 2 });
    expect(second.id).toBe(first.id + 1);
    await enter(ann, id, 4, act('nod', 0));
    await line.hear('motion', m => m.motion.id === second.id && m.motion.state === 'lapsed');
    expect(codeOf(await request(cid, 'vote', { table: id, motion: second.id }, { yes: true }))).toBe('status');
    expect((await positionFor(ann, id)).n).toBe(4);
    line.close();
  });

  test('never across something that was revealed', async () => {
    const { id, players } = await played('free', ['nod', 'draw', 'nod']);
    const [ann] = players;
    expect((await enter(ann, id, 4, { undo: 1 })).status).toBe(200);
    expect((await enter(ann, id, 5, { undo: 1 })).no?.error).toMatchObject({
      code: 'forbidden',
      clause: 'undo.revealed',
    });
    const asked = await request(ann, 'propose', { table: id }, { kind: 'undo', count: 2 });
    expect(asked.no?.error).toMatchObject({ clause: 'undo.revealed' });
  });

  test('a spectator takes nothing back', async () => {
    const { id } = await played('free', ['nod']);
    const { players } = await cardTable(at().url);
    expect(codeOf(await enter(players[0] as Caller, id, 2, { undo: 1 }))).toBe('seat');
  });
});
