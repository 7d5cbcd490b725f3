import { hashOf } from '@roundhouse/engine';
import { withChanges } from '@roundhouse/protocol';
import { expect, test } from 'vitest';
import { type Caller, call, connect, guest, request } from '../testing/caller.ts';
import { act, cardParts } from '../testing/cards.ts';
import { cardTable, freshKey, positionFor } from '../testing/cardtable.ts';
import { onEveryDatabase } from '../testing/houses.ts';

const codeOf = (reply: { readonly no?: { readonly error: { readonly code: string } } }) => reply.no?.error.code;
type Three = readonly [Caller, Caller, Caller];

onEveryDatabase('entering', { parts: cardParts }, at => {
  test('an entry is committed, numbered and told to everybody', async () => {
    const { id, players } = await cardTable(at().url);
    const [ann, bob] = players as unknown as Three;
    const line = await connect(bob);
    line.say({ type: 'watch', table: id, ref: 7 });
    const { position } = await line.hear('position', m => m.ref === 7);
    const entered = await call(ann, 'enter', { table: id }, { n: 1, key: 'first-key', deed: act('draw', 0) });
    expect(entered).toMatchObject({ n: 1, key: 'first-key', entries: [{ n: 1, seat: 0, key: 'first-key' }] });
    const { entries } = await line.hear('entries');
    expect(entries).toMatchObject([{ n: 1, seat: 0, deed: act('draw', 0), asked: { by: 1, step: 'play' } }]);
    expect(entries[0]).not.toHaveProperty('key');
    const view = withChanges(position.view, entries[0]?.change ?? []);
    expect(hashOf(view)).toBe(entries[0]?.hash);
    expect(view).toEqual((await positionFor(bob, id)).view);
    line.close();
  });

  test('late and double sends are answered with what happened', async () => {
    const { id, players } = await cardTable(at().url);
    const [ann, bob] = players as unknown as Three;
    const first = { n: 1, key: freshKey(), deed: act('nod', 0) };
    const once = await call(ann, 'enter', { table: id }, first);
    expect(await call(ann, 'enter', { table: id }, first)).toEqual(once);
    const late = await request(bob, 'enter', { table: id }, { n: 1, key: freshKey(), deed: act('nod', 1) });
    expect([late.status, codeOf(late), late.no?.n]).toEqual([409, 'late', 1]);
    expect(late.no?.entries).toMatchObject([{ n: 1, deed: first.deed }]);
    const early = await request(bob, 'enter', { table: id }, { n: 5, key: freshKey(), deed: act('nod', 1) });
    expect([codeOf(early), early.no?.n]).toEqual(['early', 1]);
    const stolen = await request(bob, 'enter', { table: id }, { ...first, n: 2 });
    expect(codeOf(stolen)).toBe('taken');
    expect((await positionFor(ann, id)).n).toBe(1);
  });

  test('a double send is recognised after a restart of memory, too', async () => {
    const { id, players } = await cardTable(at().url);
    const [ann] = players as unknown as Three;
    const first = { n: 1, key: freshKey(), deed: act('nod', 0) };
    await call(ann, 'enter', { table: id }, first);
    at().house.lives.clear();
    expect(await call(ann, 'enter', { table: id }, first)).toMatchObject({ n: 1, key: first.key });
    expect((await positionFor(ann, id)).n).toBe(1);
  });

  test('what the rules forbid is refused with its clause, and nothing happens', async () => {
    const { id, players } = await cardTable(at().url);
    const [ann, bob] = players as unknown as Three;
    const enter = (c: Caller, deed: object) => request(c, 'enter', { table: id }, { n: 1, key: freshKey(), deed });
    expect((await enter(ann, act('show', 0, { card: 'none of mine' }))).no?.error).toMatchObject({
      code: 'forbidden',
      clause: 'cards.hand',
      cites: 'CARDS-1-a',
    });
    expect((await enter(ann, act('nod', 0, { extra: 1 }))).no?.error).toMatchObject({ clause: 'action.shape' });
    expect((await enter(ann, act('constructor', 0))).no?.error).toMatchObject({ clause: 'action.shape' });
    expect((await enter(bob, act('nod', 1))).no?.error).toMatchObject({ clause: 'turn.seat', facts: { seat: 0 } });
    expect(codeOf(await enter(bob, act('nod', 0)))).toBe('seat');
    expect((await enter(ann, { undo: 1 })).no?.error).toMatchObject({ clause: 'undo.nothing' });
    expect((await enter(ann, { redo: true })).no?.error).toMatchObject({ clause: 'redo.nothing' });
    expect((await positionFor(ann, id)).n).toBe(0);
  });

  test('a wrong hash brings the position and a line in the log', async () => {
    const { id, players } = await cardTable(at().url);
    const [ann] = players as unknown as Three;
    const deed = act('nod', 0);
    const wrong = await request(ann, 'enter', { table: id }, { n: 1, key: freshKey(), deed, hash: 'deadbeef' });
    expect([codeOf(wrong), wrong.no?.position?.seat, wrong.no?.position?.n]).toEqual(['mismatch', 0, 0]);
    expect(at().lines.some(l => l.includes('another position') && l.includes(id))).toBe(true);
    const hash = (await positionFor(ann, id)).hash;
    expect((await call(ann, 'enter', { table: id }, { n: 1, key: freshKey(), deed, hash })).n).toBe(1);
    const line = await connect(ann);
    line.say({ type: 'compare', table: id, n: 0, hash, ref: 1 });
    await line.hear('done', m => m.ref === 1);
    line.say({ type: 'compare', table: id, n: 1, hash, ref: 2 });
    expect((await line.hear('position', m => m.ref === 2)).position.n).toBe(1);
    line.close();
  });

  test('who comes back is told what happened since', async () => {
    const { id, players } = await cardTable(at().url);
    const before = await positionFor(players[1] as Caller, id);
    for (let n = 1; n <= 5; n++)
      await call(
        players[(n - 1) % 3] as Caller,
        'enter',
        { table: id },
        { n, key: freshKey(), deed: act('draw', (n - 1) % 3) },
      );
    const line = await connect(players[1] as Caller);
    line.say({ type: 'watch', table: id, since: 0, hash: before.hash });
    const { entries } = await line.hear('entries');
    expect(entries.map(e => e.n)).toEqual([1, 2, 3, 4, 5]);
    const view = entries.reduce((v, e) => withChanges(v, e.change), before.view);
    expect(view).toEqual((await positionFor(players[1] as Caller, id)).view);
    line.say({ type: 'watch', table: id, since: 0, hash: 'deadbeef' });
    expect((await line.hear('position')).position.n).toBe(5);
    line.say({ type: 'watch', table: id, since: 99 });
    expect((await line.hear('position')).position.n).toBe(5);
    line.close();
  });

  test('the whole history can be read, from memory or from the database alone', async () => {
    const { id, players } = await cardTable(at().url);
    for (let n = 1; n <= 130; n++)
      await call(
        players[(n - 1) % 3] as Caller,
        'enter',
        { table: id },
        { n, key: freshKey(), deed: act('nod', (n - 1) % 3) },
      );
    at().house.lives.clear();
    const spectator = await guest(at().url, 'Eve');
    let { view, n } = await call(spectator, 'position', { table: id, at: 0 });
    for (let more = true; more; ) {
      const page = await call(spectator, 'entries', { table: id, since: n, limit: 37 });
      for (const e of page.entries) {
        view = withChanges(view, e.change);
        expect([e.n, hashOf(view)]).toEqual([++n, e.hash]);
      }
      more = n < page.n;
    }
    expect(n).toBe(130);
    expect(view).toEqual((await positionFor(spectator, id)).view);
    const middle = await call(spectator, 'position', { table: id, at: 64 });
    expect([middle.n, middle.seat]).toEqual([64, undefined]);
    expect(codeOf(await request(spectator, 'position', { table: id, at: 131 }))).toBe('early');
  });

  test('a finished game stays as it is', async () => {
    const { id, players } = await cardTable(at().url, { options: { long: false }, undo: 'free' });
    for (let n = 1; n <= 9; n++)
      await call(
        players[(n - 1) % 3] as Caller,
        'enter',
        { table: id },
        { n, key: freshKey(), deed: act('draw', (n - 1) % 3) },
      );
    const [ann] = players as unknown as Three;
    const info = await call(ann, 'table', { table: id });
    expect(info).toMatchObject({ status: 'finished', n: 9, worths: [6, 6, 6] });
    expect(info.asked).toBeUndefined();
    for (const deed of [act('nod', 0), { undo: 1 }])
      expect((await request(ann, 'enter', { table: id }, { n: 10, key: freshKey(), deed })).no?.error).toMatchObject({
        clause: 'game.over',
      });
    expect(codeOf(await request(ann, 'rise', { table: id, seat: 0 }))).toBe('status');
  });
});
