import { expect, test } from 'vitest';
import { type Caller, call, connect, guest, request, stranger } from '../testing/caller.ts';
import { act, cardParts } from '../testing/cards.ts';
import { cardTable, freshKey, positionFor } from '../testing/cardtable.ts';
import { onEveryDatabase } from '../testing/houses.ts';

const codeOf = (reply: { readonly no?: { readonly error: { readonly code: string } } }) => reply.no?.error.code;
type Three = readonly [Caller, Caller, Caller];

let later = 0;
const parts = { ...cardParts, bots: { sleeper: async () => undefined }, now: () => Date.now() + later };

/** The secrets in what somebody was ever sent. */
const cardsSent = (c: Caller): ReadonlySet<string> => new Set(c.received.join(' ').match(/card-\d+/g) ?? []);

onEveryDatabase('consent', { parts, servers: 2 }, at => {
  const TERMS = [
    { undo: 'free' },
    { spectators: false },
    { aids: false },
    { estimates: true },
    { access: 'private' },
    { patience: 10 },
  ];

  test('the terms of a running game change only with everybody’s consent', async () => {
    const { id, players } = await cardTable([at(0).url, at(1).url], { undo: 'none', spectators: true });
    const [ann, bob, cid] = players as unknown as Three;
    for (const terms of TERMS) expect(codeOf(await request(ann, 'changeTable', { table: id }, terms))).toBe('consent');
    expect((await call(ann, 'changeTable', { table: id }, { name: 'Ours', undo: 'none' })).name).toBe('Ours');
    expect(codeOf(await request(bob, 'propose', { table: id }, { kind: 'terms', terms: {} }))).toBe('malformed');
    expect(codeOf(await request(bob, 'propose', { table: id }, { kind: 'terms', terms: { undo: 'none' } }))).toBe(
      'status',
    );
    const motion = await call(bob, 'propose', { table: id }, { kind: 'terms', terms: { undo: 'free' } });
    expect(motion).toMatchObject({ needs: [0, 2], terms: { undo: 'free' } });
    await call(ann, 'enter', { table: id }, { n: 1, key: freshKey(), deed: act('nod', 0) });
    await call(ann, 'vote', { table: id, motion: motion.id }, { yes: true });
    expect(codeOf(await request(ann, 'enter', { table: id }, { n: 2, key: freshKey(), deed: { undo: 1 } }))).toBe(
      'policy',
    );
    expect(await call(cid, 'vote', { table: id, motion: motion.id }, { yes: true })).toMatchObject({
      state: 'carried',
    });
    await call(cid, 'enter', { table: id }, { n: 2, key: freshKey(), deed: { undo: 1 } });
    const [note] = await call(ann, 'chat', { table: id });
    expect(note).toMatchObject({ person: { name: 'Bob' }, note: { type: 'terms', terms: { undo: 'free' } } });
  });

  test('everybody sees who made whom the host, and who is when the host is gone', async () => {
    const { id, players } = await cardTable(at().url);
    const [ann, bob, cid] = players as unknown as Three;
    await call(ann, 'changeTable', { table: id }, { host: bob.me?.id });
    await call(bob, 'deleteMe', {}, {});
    expect((await call(cid, 'table', { table: id })).host).toBe(ann.me?.id);
    const told = (await call(cid, 'chat', { table: id })).map(l => [l.person.name, l.note?.type, l.note?.who?.name]);
    // Whoever is gone has no name any more.
    expect(told).toEqual([
      ['Ann', 'host', ''],
      ['', 'left', undefined],
      ['', 'heir', 'Ann'],
    ]);
  });

  test('a motion can be withdrawn, a yes taken back, and all end after three days or when a seat changes hands', async () => {
    const { id, players } = await cardTable(at().url);
    const [ann, bob, cid] = players as unknown as Three;
    const propose = (undo: string) => call(ann, 'propose', { table: id }, { kind: 'terms', terms: { undo } });
    const vote = (c: Caller, motion: number, yes: boolean | null) => request(c, 'vote', { table: id, motion }, { yes });
    const first = await propose('free');
    expect(codeOf(await request(ann, 'propose', { table: id }, { kind: 'terms', terms: { aids: false } }))).toBe(
      'taken',
    );
    await vote(bob, first.id, true);
    expect((await vote(bob, first.id, null)).ok).toMatchObject({ yes: [], state: 'open' });
    expect((await vote(cid, first.id, true)).ok).toMatchObject({ yes: [2], state: 'open' });
    expect((await vote(ann, first.id, false)).ok).toMatchObject({ state: 'withdrawn' });
    expect(codeOf(await vote(bob, first.id, true))).toBe('status');
    const second = await propose('free');
    later += 73 * 3_600_000;
    expect(codeOf(await vote(bob, second.id, true))).toBe('status');
    expect(await call(bob, 'motions', { table: id })).toEqual([]);
    const third = await propose('free');
    await vote(bob, third.id, true);
    await call(bob, 'rise', { table: id, seat: 1 });
    await call(await guest(at().url, 'Dot'), 'sit', { table: id, seat: 1 });
    expect(codeOf(await vote(cid, third.id, true))).toBe('status');
    expect((await call(ann, 'table', { table: id })).undo).toBe('ask');
  });

  test('whoever has seen a seat’s secrets can take no other seat of that game', async () => {
    const { id, players } = await cardTable([at(0).url, at(1).url]);
    const [ann, bob, cid] = players as unknown as Three;
    await positionFor(bob, id);
    await call(bob, 'rise', { table: id, seat: 1 });
    await call(cid, 'rise', { table: id, seat: 2 });
    expect(codeOf(await request(bob, 'sit', { table: id, seat: 2 }))).toBe('seen');
    const line = await connect(bob);
    line.say({ type: 'watch', table: id });
    await line.hear('presence');
    await expect
      .poll(async () => codeOf(await request(ann, 'handOver', { table: id, seat: 2 }, { to: bob.me?.id })))
      .toBe('seen');
    line.close();
    await call(bob, 'sit', { table: id, seat: 1 });
    // An account that takes over a guest takes over what the guest has seen.
    const account = stranger(at().url);
    await call(account, 'register', {}, { name: `Second ${id}`, password: 'a long password' });
    await call(bob, 'rise', { table: id, seat: 1 });
    await call(bob, 'signIn', {}, { name: `Second ${id}`, password: 'a long password', claim: true });
    expect(codeOf(await request(account, 'sit', { table: id, seat: 2 }))).toBe('seen');
    const told = (await call(ann, 'chat', { table: id })).map(l => [l.person.name, l.note?.type, l.note?.seat]);
    expect(told).toEqual([
      ['Bob', 'left', 1],
      ['Cid', 'left', 2],
      ['Bob', 'sat', 1],
      ['Bob', 'left', 1],
    ]);
  });

  test('whatever two people do about seats, host and terms, in whichever order, each sees one hand at most', async () => {
    type Deed = (c: { readonly me: Caller; readonly other: Caller; readonly id: string }) => Promise<unknown>;
    const deeds: Readonly<Record<string, Deed>> = {
      rise: ({ me, id }) => Promise.all([0, 1].map(seat => request(me, 'rise', { table: id, seat }))),
      sitFirst: ({ me, id }) => request(me, 'sit', { table: id, seat: 0 }),
      sitSecond: ({ me, id }) => request(me, 'sit', { table: id, seat: 1 }),
      handOver: ({ me, other, id }) =>
        Promise.all([0, 1].map(seat => request(me, 'handOver', { table: id, seat }, { to: other.me?.id }))),
      host: ({ me, other, id }) => request(me, 'changeTable', { table: id }, { host: other.me?.id }),
      terms: ({ me, id }) => request(me, 'changeTable', { table: id }, { undo: 'free', spectators: false }),
      lend: ({ me, id }) =>
        Promise.all([0, 1].map(seat => request(me, 'handOver', { table: id, seat }, { bot: 'sleeper' }))),
      vacate: async ({ me, id }) => {
        later += 25 * 3_600_000;
        await Promise.all([0, 1].map(seat => request(me, 'propose', { table: id }, { kind: 'vacate', seat })));
      },
    };
    const names = Object.keys(deeds);
    let orders = 0;
    for (const one of names)
      for (const two of names)
        for (const three of ['rise', 'sitFirst', 'sitSecond']) {
          const { id, players } = await cardTable([at(0).url, at(1).url], { players: 2 });
          const [ann, bob] = players as unknown as Three;
          const steps = [
            [one, ann, bob],
            [two, bob, ann],
            [three, ann, bob],
            ['sitFirst', bob, ann],
          ] as const;
          for (const [name, me, other] of steps) {
            await deeds[name]?.({ me, other, id });
            for (const c of [ann, bob]) await request(c, 'position', { table: id });
          }
          const [a, b] = [cardsSent(ann), cardsSent(bob)];
          expect([[...a].filter(card => b.has(card)), one, two, three]).toEqual([[], one, two, three]);
          const { undo, spectators } = await call(ann, 'table', { table: id });
          expect([undo, spectators]).toEqual(['ask', true]);
          orders++;
        }
    expect(orders).toBe(names.length * names.length * 3);
  });
});
