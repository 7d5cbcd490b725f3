import { readRecord } from '@roundhouse/engine';
import { expect, test } from 'vitest';
import { type Caller, call, connect, guest, request, stranger } from '../testing/caller.ts';
import { act, cardParts, cardsIn } from '../testing/cards.ts';
import { cardTable, freshKey } from '../testing/cardtable.ts';
import { onEveryDatabase } from '../testing/houses.ts';
import { gameNow, type Opened } from './opened.ts';

onEveryDatabase('secrets', { parts: cardParts }, at => {
  test('nobody receives what their seat may not know, in whatever way they ask', async () => {
    const { id, players } = await cardTable(at().url, { undo: 'free' });
    const eve = await guest(at().url, 'Eve');
    const nobody = stranger(at().url);
    const everybody: readonly Caller[] = [...players, eve, nobody];
    const lines = await Promise.all(everybody.map(c => connect(c)));
    for (const line of lines) line.say({ type: 'watch', table: id });
    await Promise.all(lines.map(line => line.hear('presence')));
    const hot = async (): Promise<Opened> => (await at().house.lives.get(id))?.game as Opened;
    const first = cardsIn(await gameNow(at().house, await hot()));
    const shown = first[1]?.[0] ?? '';
    const deeds = [
      act('draw', 0),
      act('show', 1, { card: shown }),
      act('bid', 2, { bid: { sees: [2], value: 'twohundredandten' } }),
      act('nod', 0),
      { undo: 1 },
      { redo: true },
      act('draw', 1),
    ];
    const seats = [0, 1, 2, 0, 0, 0, 1];
    for (const [i, deed] of deeds.entries())
      await call(players[seats[i] as number] as Caller, 'enter', { table: id }, { n: i + 1, key: freshKey(), deed });
    const wrong = { n: deeds.length + 1, key: freshKey(), deed: act('show', 2, { card: 'x' }), hash: 'deadbeef' };
    await request(players[2] as Caller, 'enter', { table: id }, wrong);
    for (const c of everybody) {
      for (const name of ['table', 'position', 'entries', 'file', 'chat', 'motions'] as const)
        await request(c, name, { table: id });
      for (let n = 0; n < deeds.length; n++) await request(c, 'position', { table: id, at: n });
      await request(c, 'lobby');
      await request(c, 'exportMe');
      await request(c, 'enter', { table: id }, { n: 1, key: freshKey(), deed: act('draw', 0) });
    }
    for (const line of lines) line.say({ type: 'compare', table: id, n: 3, hash: 'deadbeef', ref: 5 });
    await Promise.all(lines.map(line => line.hear('position', m => m.ref === 5)));
    const last = cardsIn(await gameNow(at().house, await hot()));
    const { seed } = (await at().house.lives.get(id))?.table ?? {};
    expect(seed).toMatch(/.{20}/);
    for (const [i, c] of everybody.entries()) {
      const traffic = c.received.join('\n');
      expect(traffic).not.toContain(seed);
      const own = i < 3 ? new Set([...(first[i] ?? []), ...(last[i] ?? [])]) : new Set<string>();
      const others = [first, last]
        .flatMap(all => Object.values(all).flat())
        .filter(card => !own.has(card) && card !== shown);
      expect(others.length).toBeGreaterThan(20);
      for (const card of others) expect(traffic).not.toContain(card);
      for (const card of own) expect(traffic).toContain(card);
      expect(traffic).toContain(shown);
      expect(traffic.includes('twohundredandten')).toBe(i === 2);
    }
    const log = at().lines.join('');
    for (const secret of [
      seed ?? '',
      ...Object.values(last).flat(),
      'twohundredandten',
      ...everybody.map(c => c.cookie.split('=')[1] || 'none'),
    ])
      expect(log).not.toContain(secret);
    for (const line of lines) line.close();
  });

  test('the hash a client gets is that of its view, never that of the truth', async () => {
    const { id, players } = await cardTable(at().url);
    await call(players[0] as Caller, 'enter', { table: id }, { n: 1, key: freshKey(), deed: act('draw', 0) });
    const o = (await at().house.lives.get(id))?.game as Opened;
    const truth = o.recent.get(1)?.hash ?? '';
    expect(truth).toMatch(/^[0-9a-f]{8}$/);
    for (const c of players) {
      await call(c, 'position', { table: id });
      await call(c, 'entries', { table: id });
      await call(c, 'file', { table: id });
      expect(c.received.join('\n')).not.toContain(truth);
    }
  });

  test('the file of a running game can be opened; that of a finished one is complete', async () => {
    const { id, players } = await cardTable(at().url, { options: { long: false } });
    const moves = Array.from({ length: 9 }, (_, i) => i);
    for (const i of moves.slice(0, 4))
      await call(
        players[i % 3] as Caller,
        'enter',
        { table: id },
        { n: i + 1, key: freshKey(), deed: act('draw', i % 3) },
      );
    const running = readRecord(await call(players[1] as Caller, 'file', { table: id }));
    if ('error' in running) throw new Error(JSON.stringify(running.error));
    expect(running.record).toMatchObject({ setup: { seed: '', names: ['Ann', 'Bob', 'Cid'] }, snapshot: { after: 4 } });
    expect(running.record.log.every(e => e.hash === undefined)).toBe(true);
    for (const i of moves.slice(4))
      await call(
        players[i % 3] as Caller,
        'enter',
        { table: id },
        { n: i + 1, key: freshKey(), deed: act('nod', i % 3) },
      );
    const whole = readRecord(await call(stranger(at().url), 'file', { table: id }));
    if ('error' in whole) throw new Error(JSON.stringify(whole.error));
    expect(whole.record.setup.seed).toMatch(/.{20}/);
    expect(whole.record.log.every(e => /^[0-9a-f]{8}$/.test(e.hash ?? ''))).toBe(true);
    expect(whole.record.snapshot).toBeUndefined();
  });
});
