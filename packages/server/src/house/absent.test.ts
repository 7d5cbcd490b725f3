import { expect, test } from 'vitest';
import { number, rowsOf } from '../store/database.ts';
import { type Caller, call, connect, guest, request } from '../testing/caller.ts';
import { act, cardParts } from '../testing/cards.ts';
import { cardTable, freshKey, positionFor } from '../testing/cardtable.ts';
import { onEveryDatabase } from '../testing/houses.ts';
import { noteEverybody } from './away.ts';
import { forgetProcesses } from './presence.ts';

const codeOf = (reply: { readonly no?: { readonly error: { readonly code: string } } }) => reply.no?.error.code;
type Three = readonly [Caller, Caller, Caller];

/** Time passes as the test wants. */
let later = 0;
const hours = (count: number): void => {
  later += count * 3_600_000;
};
const parts = { ...cardParts, now: () => Date.now() + later };

onEveryDatabase('absent players', { parts, servers: 2 }, at => {
  test('nobody’s seat is the host’s to give away', async () => {
    const { id, players } = await cardTable(at().url);
    const [ann, bob] = players as unknown as Three;
    hours(100);
    for (const to of [{}, { to: ann.me?.id }, { bot: 'first' }])
      expect(codeOf(await request(ann, 'handOver', { table: id, seat: 2 }, to))).toBe('seat');
    expect(codeOf(await request(bob, 'handOver', { table: id, seat: 2 }, {}))).toBe('seat');
    expect(codeOf(await request(ann, 'rise', { table: id, seat: 2 }))).toBe('seat');
  });

  test('the others free the seat of somebody who was away for long enough, and whoever comes goes on with it', async () => {
    const { id, players } = await cardTable([at(0).url, at(1).url], { patience: 120 });
    const [ann, bob, cid] = players as unknown as Three;
    const wish = { kind: 'vacate', seat: 2 };
    hours(1);
    const early = await request(ann, 'propose', { table: id }, wish);
    expect([codeOf(early), early.no?.error.facts]).toEqual(['patience', { minutes: expect.any(Number) }]);
    hours(1.1);
    const motion = await call(ann, 'propose', { table: id }, wish);
    expect(motion).toMatchObject({ needs: [1], state: 'open' });
    expect(codeOf(await request(cid, 'vote', { table: id, motion: motion.id }, { yes: true }))).toBe('seat');
    expect((await call(bob, 'waiting')).map(t => t.id)).toContain(id);
    const carried = await call(bob, 'vote', { table: id, motion: motion.id }, { yes: true });
    expect(carried.state).toBe('carried');
    expect(codeOf(await request(cid, 'say', { table: id }, { key: freshKey(), text: 'hey' }))).toBe('seat');
    const dot = await guest(at().url, 'Dot');
    await call(dot, 'sit', { table: id, seat: 2 });
    for (const [seat, player] of [ann, bob, dot].entries()) {
      const { n } = await positionFor(player, id);
      await call(player, 'enter', { table: id }, { n: n + 1, key: freshKey(), deed: act('nod', seat) });
    }
    const notes = (await call(bob, 'chat', { table: id })).map(l => [l.person.name, l.note?.type, l.note?.who?.name]);
    expect(notes).toEqual([
      ['Ann', 'vacated', 'Cid'],
      ['Dot', 'sat', undefined],
    ]);
  });

  test('somebody who is here cannot be voted away, whichever server they and forty watchers came over', async () => {
    const { id, players } = await cardTable(at(0).url, { patience: 10 });
    const [ann, , cid] = players as unknown as Three;
    const watchers = await Promise.all(Array.from({ length: 45 }, (_, i) => guest(at(1).url, `Watcher ${i}`)));
    const lines = await Promise.all([...watchers, { ...cid, url: at(1).url }].map(c => connect(c)));
    for (const line of lines) line.say({ type: 'watch', table: id });
    for (const line of lines) await line.hear('position');
    const line = await connect(ann);
    line.say({ type: 'watch', table: id });
    await line.hear('presence', m => m.presence.here.some(h => h.seat === 2));
    hours(5);
    expect(codeOf(await request(ann, 'propose', { table: id }, { kind: 'vacate', seat: 2 }))).toBe('present');
    for (const l of [...lines, line]) l.close();
  });

  test('a process that dies makes nobody look as if they had left when they came', async () => {
    const { id, players } = await cardTable(at(0).url, { patience: 10 });
    const [ann, , cid] = players as unknown as Three;
    const lines = [await connect({ ...cid, url: at(1).url }), await connect(ann)];
    for (const line of lines) line.say({ type: 'watch', table: id });
    await lines[1]?.hear('presence', m => m.presence.here.some(h => h.seat === 2));
    hours(5);
    const noted = parts.now();
    await noteEverybody(at(1).house);
    await forgetProcesses(at(0).house, at(1).house.process);
    hours(0.1);
    // The one server there is with SQLite still lives.
    const code = at(0) === at(1) ? 'present' : 'patience';
    expect(codeOf(await request(ann, 'propose', { table: id }, { kind: 'vacate', seat: 2 }))).toBe(code);
    const seen = await rowsOf(at().house.db, 'SELECT seen FROM seats WHERE table_id = $1 AND seat = 2', id);
    expect(number(seen[0], 'seen')).toBeGreaterThanOrEqual(noted);
    for (const line of lines) line.close();
  });

  test('a vote about somebody lapses when they come back or move, and nothing else does', async () => {
    const { id, players } = await cardTable(at().url, { patience: 10 });
    const [ann, bob, cid] = players as unknown as Three;
    hours(1);
    const propose = (c: Caller, seat: number) => call(c, 'propose', { table: id }, { kind: 'vacate', seat });
    const first = await propose(ann, 2);
    const line = await connect(cid);
    line.say({ type: 'watch', table: id });
    await line.hear('presence');
    expect(codeOf(await request(bob, 'vote', { table: id, motion: first.id }, { yes: true }))).toBe('status');
    const closing = parts.now();
    line.close();
    await expect
      .poll(async () => (await call(ann, 'table', { table: id })).seats[2]?.seen ?? 0)
      .toBeGreaterThanOrEqual(closing);
    hours(1);
    const second = await propose(cid, 0);
    const third = await propose(bob, 2);
    await call(ann, 'enter', { table: id }, { n: 1, key: freshKey(), deed: act('nod', 0) });
    expect((await call(bob, 'motions', { table: id })).map(m => m.id)).toEqual([third.id]);
    expect(codeOf(await request(bob, 'vote', { table: id, motion: second.id }, { yes: true }))).toBe('status');
  });

  test('one hands over one’s own seat to somebody at the table', async () => {
    const { id, players } = await cardTable(at().url);
    const [, bob] = players as unknown as Three;
    const dot = await guest(at().url, 'Dot');
    const to = { to: dot.me.id };
    expect(codeOf(await request(bob, 'handOver', { table: id, seat: 1 }, to))).toBe('missing');
    const line = await connect(dot);
    line.say({ type: 'watch', table: id });
    await line.hear('presence');
    await call(bob, 'handOver', { table: id, seat: 1 }, to);
    const { position } = await line.hear('position', m => m.position.seat === 1);
    expect(JSON.stringify(position.view)).toContain('card-');
    const told = await line.hear('chat', m => m.lines.some(l => l.note?.type === 'handed'));
    expect(told.lines[0]).toMatchObject({ person: { name: 'Bob' }, note: { seat: 1, who: { name: 'Dot' } } });
    line.close();
  });
});
