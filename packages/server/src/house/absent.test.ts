import { expect, test } from 'vitest';
import { type Caller, call, connect, guest, request } from '../testing/caller.ts';
import { act, cardParts } from '../testing/cards.ts';
import { cardTable, freshKey, positionFor } from '../testing/cardtable.ts';
import { onEveryDatabase } from '../testing/houses.ts';

const codeOf = (reply: { readonly no?: { readonly error: { readonly code: string } } }) => reply.no?.error.code;
type Three = readonly [Caller, Caller, Caller];

onEveryDatabase('absent players', { parts: cardParts }, at => {
  test('the host frees the seat of somebody who is away, and whoever comes goes on with it', async () => {
    const { id, players } = await cardTable(at().url);
    const [ann, bob, cid] = players as unknown as Three;
    expect(codeOf(await request(bob, 'handOver', { table: id, seat: 2 }, {}))).toBe('host');
    await call(ann, 'handOver', { table: id, seat: 2 }, {});
    expect(codeOf(await request(cid, 'say', { table: id }, { key: freshKey(), text: 'hey' }))).toBe('seat');
    const dot = await guest(at().url, 'Dot');
    await call(dot, 'sit', { table: id, seat: 2 });
    for (const [seat, player] of [ann, bob, dot].entries()) {
      const { n } = await positionFor(player, id);
      await call(player, 'enter', { table: id }, { n: n + 1, key: freshKey(), deed: act('nod', seat) });
    }
    const late = { n: 4, key: freshKey(), deed: act('nod', 2) };
    expect(codeOf(await request(cid, 'enter', { table: id }, late))).toBe('seat');
  });

  test('somebody who is here can only be outvoted, by all others', async () => {
    const { id, players } = await cardTable(at().url);
    const [ann, bob, cid] = players as unknown as Three;
    const line = await connect(cid);
    line.say({ type: 'watch', table: id });
    await line.hear('position');
    await line.hear('presence', m => m.presence.here.some(h => h.seat === 2));
    expect(codeOf(await request(ann, 'handOver', { table: id, seat: 2 }, {}))).toBe('present');
    const motion = await call(ann, 'propose', { table: id }, { kind: 'vacate', seat: 2 });
    expect(motion).toMatchObject({ needs: [1], state: 'open' });
    expect(codeOf(await request(cid, 'vote', { table: id, motion: motion.id }, { yes: true }))).toBe('seat');
    expect((await call(bob, 'waiting')).map(t => t.id)).toEqual([id]);
    expect(await call(bob, 'vote', { table: id, motion: motion.id }, { yes: true })).toMatchObject({
      state: 'carried',
    });
    expect((await call(ann, 'table', { table: id })).seats[2]?.kind).toBe('open');
    const after = await line.hear('position');
    expect(after.position.seat).toBeUndefined();
    line.close();
  });

  test('two alone cannot outvote each other while both are here', async () => {
    const { id, players } = await cardTable(at().url, { players: 2 });
    const [ann, bob] = players as unknown as Three;
    const line = await connect(bob);
    line.say({ type: 'watch', table: id });
    await line.hear('presence');
    expect(codeOf(await request(ann, 'propose', { table: id }, { kind: 'vacate', seat: 1 }))).toBe('present');
    line.close();
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
    expect((await call(dot, 'table', { table: id })).seats[1]?.person?.name).toBe('Dot');
    line.close();
  });
});
