import { expect, test } from 'vitest';
import { type Caller, call, connect, guest } from '../testing/caller.ts';
import { act, cardParts } from '../testing/cards.ts';
import { cardTable, freshKey, positionFor } from '../testing/cardtable.ts';
import { onEveryDatabase } from '../testing/houses.ts';

// With PostgreSQL half of the clients are on another server.
onEveryDatabase('races', { parts: cardParts, servers: 2 }, at => {
  test('fifty clients answer the same question at once: one entry, and all others are told', async () => {
    const { id, players } = await cardTable([at(0).url, at(1).url]);
    const [ann] = players as unknown as [Caller];
    const urls = Array.from({ length: 50 }, (_, i) => at(i).url);
    const lines = await Promise.all(urls.map(url => connect({ ...ann, url, received: [] })));
    for (const line of lines) line.say({ type: 'watch', table: id });
    await Promise.all(lines.map(line => line.hear('presence')));
    for (const line of lines) {
      line.heard.length = 0;
      line.say({ type: 'enter', table: id, n: 1, key: freshKey(), deed: act('nod', 0) });
    }
    const answers = await Promise.all(lines.map(line => Promise.race([line.hear('entered'), line.hear('refused')])));
    expect(answers.filter(a => a.type === 'entered')).toHaveLength(1);
    const refused = answers.flatMap(a => (a.type === 'refused' ? [a.failure.code] : []));
    expect(refused).toEqual(Array.from({ length: 49 }, () => 'late'));
    for (const line of lines) {
      const { entries } = await line.hear('entries');
      expect(entries).toMatchObject([{ n: 1, seat: 0, deed: act('nod', 0) }]);
      line.close();
    }
    expect((await positionFor(ann, id)).n).toBe(1);
  });

  test('the same key sent fifty times over many sockets is one entry', async () => {
    const { id, players } = await cardTable([at(0).url, at(1).url]);
    const [ann] = players as unknown as [Caller];
    const entry = { n: 1, key: freshKey(), deed: act('draw', 0) };
    const tries = Array.from({ length: 50 }, (_, i) => call({ ...ann, url: at(i).url }, 'enter', { table: id }, entry));
    expect((await Promise.all(tries)).map(e => e.n)).toEqual(Array.from({ length: 50 }, () => 1));
    expect((await positionFor(ann, id)).n).toBe(1);
  });

  test('moves, seats and changes of the table at once leave one story', async () => {
    const { id, players } = await cardTable([at(0).url, at(1).url], { undo: 'free' });
    const [ann, bob, cid] = players as unknown as readonly [Caller, Caller, Caller];
    const eve = await guest(at(1).url, 'Eve');
    const turns = async (c: Caller, seat: number): Promise<void> => {
      for (let done = 0; done < 8; ) {
        const { n, view } = await positionFor(c, id);
        const frame = view.agenda[0] as unknown as { readonly turn: number };
        if (frame.turn !== seat) continue;
        const reply = await call(
          c,
          'enter',
          { table: id },
          { n: n + 1, key: freshKey(), deed: act('nod', seat) },
        ).catch(() => undefined);
        if (reply) done++;
      }
    };
    const meddle = async (): Promise<void> => {
      for (let i = 0; i < 15; i++) await call(ann, 'changeTable', { table: id }, { name: `Table ${i}` });
    };
    const talk = async (): Promise<void> => {
      for (let i = 0; i < 15; i++) await call(bob, 'say', { table: id }, { key: freshKey(), text: `line ${i}` });
    };
    await Promise.all([turns(ann, 0), turns(bob, 1), turns(cid, 2), meddle(), talk()]);
    const { entries } = await call(eve, 'entries', { table: id, since: 0 });
    expect(entries.map(e => e.n)).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
    expect(entries.map(e => e.seat)).toEqual(Array.from({ length: 24 }, (_, i) => i % 3));
    const info = await call({ ...eve, url: at(0).url }, 'table', { table: id });
    expect(info).toMatchObject({ name: 'Table 14', n: 24 });
    expect((await call(ann, 'chat', { table: id })).map(l => l.text)).toEqual(
      Array.from({ length: 15 }, (_, i) => `line ${i}`),
    );
  });
});
