import { expect, test } from 'vitest';
import { type Caller, call, connect, guest, request, stranger } from '../testing/caller.ts';
import { act, cardParts } from '../testing/cards.ts';
import { cardTable, freshKey, positionFor } from '../testing/cardtable.ts';
import { onEveryDatabase } from '../testing/houses.ts';

const codeOf = (reply: { readonly no?: { readonly error: { readonly code: string } } }) => reply.no?.error.code;
type Three = readonly [Caller, Caller, Caller];

let later = 0;
const parts = { ...cardParts, bots: { sleeper: async () => undefined }, now: () => Date.now() + later };

/** The secrets in what somebody was ever sent of a table. */
const cardsSent = (c: Caller, table: string): ReadonlySet<string> =>
  new Set(c.received.filter(text => text.includes(table)).flatMap(text => text.match(/card-\d+-\d+/g) ?? []));

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

  test('whatever two people do about seats, host and terms, in whichever order or at once, each sees one hand at most', {
    timeout: 240_000,
  }, async () => {
    const [ann, bob, heir] = (await Promise.all([
      guest(at(0).url, 'Ann'),
      guest(at(1).url, 'Bob'),
      guest(at(0).url, 'Heir'),
    ])) as Three;
    /** Whoever may be given a seat is there, over both servers. */
    const lines = await Promise.all([0, 1].map(n => connect({ ...heir, url: at(n).url })));
    const both = (act: (seat: number) => Promise<unknown>) => Promise.all([0, 1].map(act));
    const deeds: Readonly<Record<string, (me: Caller, id: string) => Promise<unknown>>> = {
      rise: (me, id) => both(seat => request(me, 'rise', { table: id, seat })),
      sitFirst: (me, id) => request(me, 'sit', { table: id, seat: 0 }),
      sitSecond: (me, id) => request(me, 'sit', { table: id, seat: 1 }),
      handOver: (me, id) => both(seat => request(me, 'handOver', { table: id, seat }, { to: heir.me?.id })),
      host: (me, id) => request(me, 'changeTable', { table: id }, { host: (me === ann ? bob : ann).me?.id }),
      terms: (me, id) => request(me, 'changeTable', { table: id }, { undo: 'free', spectators: false }),
      propose: (me, id) => request(me, 'propose', { table: id }, { kind: 'terms', terms: { undo: 'free' } }),
      lend: (me, id) => both(seat => request(me, 'handOver', { table: id, seat }, { bot: 'sleeper' })),
      vacate: (me, id) => {
        later += 25 * 3_600_000;
        return both(seat => request(me, 'propose', { table: id }, { kind: 'vacate', seat }));
      },
    };
    const AFTERWARDS = [
      [ann, 'sitSecond'],
      [bob, 'sitFirst'],
      [heir, 'rise'],
      [heir, 'sitFirst'],
      [heir, 'sitSecond'],
    ] as const;
    /** Nobody is left to ask. */
    const alone = ['rise', 'lend', 'vacate'];
    const names = Object.keys(deeds);
    let [orders, handed] = [0, 0];
    // Where every question goes to another program and back, each pair is tried one way, half of them at once.
    const all = at().house.db.dialect === 'sqlite';
    const ways = (pair: number) =>
      all ? ['Ann first', 'Bob first', 'at once'] : [pair % 2 ? 'at once' : pair % 4 ? 'Ann first' : 'Bob first'];
    for (const [i, one] of names.entries())
      for (const [k, two] of names.entries())
        for (const way of ways(i * names.length + k)) {
          for (const c of [ann, bob, heir]) c.received.length = 0;
          const { id } = await call(ann, 'newTable', {}, { title: 'cards', players: 2, options: { long: true } });
          await call(bob, 'sit', { table: id, seat: 1 });
          await call(ann, 'start', { table: id });
          for (const line of lines) line.say({ type: 'watch', table: id });
          for (const line of lines) await line.hear('table', m => m.table === id);
          const act = async (me: Caller, deed: string) => {
            await deeds[deed]?.(me, id);
            await request(me, 'position', { table: id });
          };
          const steps = [() => act(ann, one), () => act(bob, two)];
          if (way === 'at once') await Promise.all(steps.map(step => step()));
          else for (const step of way === 'Ann first' ? steps : steps.reverse()) await step();
          const { undo, spectators } = await call(ann, 'table', { table: id });
          const agreed = [one, two].includes('propose') && [one, two].some(deed => alone.includes(deed));
          expect([one, two, way, agreed || undo, spectators]).toEqual([one, two, way, agreed || 'ask', true]);
          for (const [me, deed] of AFTERWARDS) await act(me, deed);
          for (const c of [ann, bob]) await request(c, 'position', { table: id });
          for (const line of lines) line.say({ type: 'leave', table: id });
          const [a, b, h] = [ann, bob, heir].map(c => cardsSent(c, id)) as [Set<string>, Set<string>, Set<string>];
          expect([one, two, way, Math.max(a.size, b.size, h.size)]).toEqual([one, two, way, 3]);
          expect([one, two, way, [...a].filter(card => b.has(card))]).toEqual([one, two, way, []]);
          if (h.size) handed++;
          orders++;
        }
    expect(orders).toBe(names.length ** 2 * (all ? 3 : 1));
    expect(handed).toBeGreaterThan(names.length);
    for (const line of lines) line.close();
  });
});
