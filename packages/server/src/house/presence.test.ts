import { expect, test } from 'vitest';
import { type Caller, call, connect, guest, request, stranger } from '../testing/caller.ts';
import { act, cardParts } from '../testing/cards.ts';
import { cardTable, freshKey } from '../testing/cardtable.ts';
import { onEveryDatabase } from '../testing/houses.ts';
import { inTurn, liveTable } from './live.ts';

onEveryDatabase('at the table', { parts: cardParts, servers: 2 }, at => {
  test('everybody sees who is there, over whichever server', async () => {
    const { id, players } = await cardTable([at(0).url, at(1).url]);
    const ann = await connect(players[0] as Caller);
    ann.say({ type: 'watch', table: id });
    await ann.hear('presence', m => m.presence.here.length === 1);
    const bob = await connect(players[1] as Caller);
    bob.say({ type: 'watch', table: id });
    const both = await ann.hear('presence', m => m.presence.here.length === 2);
    expect(both.presence.here.map(h => h.seat).sort()).toEqual([0, 1]);
    const nobody = await connect(stranger(at(1).url));
    nobody.say({ type: 'watch', table: id });
    await ann.hear('presence', m => m.presence.others === 1);
    nobody.close();
    await ann.hear('presence', m => m.presence.others === 0);
    bob.say({ type: 'leave', table: id, ref: 3 });
    await bob.hear('done', m => m.ref === 3);
    await ann.hear('presence', m => m.presence.here.length === 1);
    expect((await call(players[0] as Caller, 'table', { table: id })).seats[0]?.seen ?? 1).toBeGreaterThan(0);
    ann.close();
    bob.close();
  });

  test('whoever is gone before the table answers is not there', async () => {
    const { id, players } = await cardTable([at(0).url, at(0).url]);
    const { house } = at(0);
    const live = await liveTable(house, id);
    let goOn = (): void => {};
    const busy = inTurn(live, () => new Promise<void>(resolve => (goOn = resolve)));
    const ann = await connect(players[0] as Caller);
    ann.say({ type: 'watch', table: id });
    ann.close();
    await ann.closed;
    await expect.poll(() => house.everybody.size).toBe(0);
    goOn();
    await busy;
    const bob = await connect(players[1] as Caller);
    bob.say({ type: 'watch', table: id });
    const { presence } = await bob.hear('presence');
    expect(presence.here.map(h => h.seat)).toEqual([1]);
    bob.close();
  });

  test('chat reaches everybody once, and stays', async () => {
    const { id, players } = await cardTable([at(0).url, at(1).url]);
    const lines = await Promise.all(players.map(c => connect(c)));
    for (const line of lines) line.say({ type: 'watch', table: id });
    await Promise.all(lines.map(line => line.hear('chat')));
    const text = '<img src=x onerror=alert(1)> & "so on"\nnext line';
    lines[0]?.say({ type: 'chat', table: id, key: 'same-key', text });
    lines[0]?.say({ type: 'chat', table: id, key: 'same-key', text });
    for (const line of lines) expect((await line.hear('chat')).lines).toMatchObject([{ text, seat: 0 }]);
    expect(await call(players[2] as Caller, 'chat', { table: id })).toHaveLength(1);
    const eve = await guest(at().url, 'Eve');
    expect((await request(eve, 'say', { table: id }, { key: freshKey(), text: 'psst' })).no?.error.code).toBe('seat');
    for (const line of lines) line.close();
  });

  test('whoever is waited for hears of it', async () => {
    const { id, players } = await cardTable([at(0).url, at(1).url]);
    const lines = await Promise.all(players.map(c => connect(c)));
    const waits = lines.map(line => line.hear('waiting'));
    expect(await Promise.all(waits)).toMatchObject([{ tables: [id] }, { tables: [] }, { tables: [] }]);
    await call(players[0] as Caller, 'enter', { table: id }, { n: 1, key: freshKey(), deed: act('nod', 0) });
    expect(await lines[0]?.hear('waiting')).toMatchObject({ tables: [] });
    expect(await lines[1]?.hear('waiting')).toMatchObject({ tables: [id] });
    for (const line of lines) line.close();
  });

  test('a change of the table reaches everybody, and who must sign in again is let go', async () => {
    const { id, players } = await cardTable([at(0).url, at(1).url]);
    const password = 'a long password';
    const [ann, bob] = players as unknown as readonly [Caller, Caller];
    await call(bob, 'register', {}, { name: `Bob ${id}`, password });
    const other = { ...bob, url: at(0).url };
    const line = await connect(other);
    line.say({ type: 'watch', table: id });
    await line.hear('table');
    await call(ann, 'changeTable', { table: id }, { name: 'Another' });
    await line.hear('table', m => m.info.name === 'Another');
    await call(bob, 'changeMe', {}, { name: `Robert ${id}` });
    await line.hear('table', m => m.info.seats[1]?.person?.name === `Robert ${id}`);
    await call(bob, 'changePassword', {}, { old: password, password: 'another password' });
    expect(await line.hear('bye')).toMatchObject({ why: 'stale' });
    expect(await line.closed).toBe(1008);
  });
});
