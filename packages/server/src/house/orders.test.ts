import { answers, decide, type Game, type State } from '@roundhouse/engine';
import type { LeftOrder, NewOrder } from '@roundhouse/protocol';
import { expect, test } from 'vitest';
import { gameNow } from '../game/opened.ts';
import { type Caller, call, connect, guest, request } from '../testing/caller.ts';
import { freshKey } from '../testing/cardtable.ts';
import { onEveryDatabase } from '../testing/houses.ts';
import type { TestServer } from '../testing/server.ts';

interface Seated {
  readonly id: string;
  /** By seat. */
  readonly players: readonly Caller[];
  /** In the order in which they are asked. */
  readonly inTurn: readonly [Caller, Caller, Caller];
}

const gameAt = async ({ house }: TestServer, id: string): Promise<Game<State>> => {
  const game = (await house.lives.get(id))?.game;
  if (!game) throw new Error('The table is not open.');
  return gameNow(house, game);
};

/** Enters an action for whoever is asked. */
const enter = async (at: TestServer, id: string, by: Caller, action: object): Promise<void> => {
  const asked = decide(await gameAt(at, id));
  const { n } = await call(by, 'table', { table: id });
  const deed = { do: { by: asked?.by, at: asked?.step, ...action } };
  await call(by, 'enter', { table: id }, { n: n + 1, key: freshKey(), deed });
};

/** A table at which play has come to a step. */
const seatedAt = async (at: TestServer, title: string, step: string): Promise<Seated> => {
  const players = await Promise.all(['Ann', 'Bob', 'Cid'].map(name => guest(at.url, name)));
  const { id } = await call(players[0] as Caller, 'newTable', {}, { title, players: 3, undo: 'free' });
  for (const seat of [1, 2]) await call(players[seat] as Caller, 'sit', { table: id, seat });
  await call(players[0] as Caller, 'start', { table: id });
  for (let asked = decide(await gameAt(at, id)); asked && asked.step !== step; asked = decide(await gameAt(at, id)))
    await enter(at, id, players[asked.by] as Caller, answers(await gameAt(at, id))[0] ?? {});
  const g = await gameAt(at, id);
  const first = g.state.seating.indexOf(decide(g)?.by ?? 0);
  const seats = [0, 1, 2].map(i => g.state.seating[(first + i) % 3] ?? 0);
  return { id, players, inTurn: seats.map(seat => players[seat]) as unknown as Seated['inTurn'] };
};

/** Some company that can be started now. */
const founding = async (at: TestServer, id: string): Promise<{ readonly company: string; readonly par: number }> => {
  const found = answers(await gameAt(at, id)).find(a => a.type === 'startCompany');
  const { company = '', par = 0 } = { ...found } as { company?: string; par?: number };
  return { company, par };
};

const leave = (by: Caller, id: string, order: NewOrder): Promise<LeftOrder[]> =>
  call(by, 'leaveOrder', { table: id }, order);
const ends = async (by: Caller, id: string) => (await call(by, 'orders', { table: id })).map(o => o.end?.why);

onEveryDatabase('orders', { servers: 2 }, at => {
  test('a stock round in which two of three left orders runs through in one move, and nobody else sees them', async () => {
    const { id, inTurn } = await seatedAt(at(), '18cz', 'stock');
    const [ann, bob, cid] = inTurn;
    const eve = await guest(at().url, 'Eve');
    const lines = await Promise.all([...inTurn, eve].map(c => connect(c)));
    for (const line of lines) line.say({ type: 'watch', table: id });
    for (const line of lines) await line.hear('presence');
    const { n } = await call(eve, 'table', { table: id });
    const { company } = await founding(at(), id);
    const pass = (breaker: string): NewOrder => ({
      kind: 'pass',
      at: ['stock'],
      lasts: 'game',
      breaks: [{ what: 'sold', company: breaker }],
    });
    await leave(bob, id, { kind: 'take', verb: 'startCompany', fields: { company }, limit: 432_100, times: 1 });
    await leave(bob, id, pass('sealed-by-bob'));
    await leave(cid, id, pass('sealed-by-cid'));
    await enter(at(), id, ann, { type: 'pass' });
    await lines[3]?.hear('entries', m => m.entries.some(e => e.n === n + 3));
    const { entries } = await call(eve, 'entries', { table: id, since: n });
    expect(entries.map(e => 'do' in e.deed && e.deed.do.type)).toEqual(['pass', 'startCompany', 'pass']);
    await enter(at(), id, ann, { type: 'pass' });
    await expect.poll(async () => (await call(ann, 'table', { table: id })).asked?.step).not.toBe('stock');
    expect((await call(bob, 'orders', { table: id })).map(o => [o.order.kind, o.done, o.end?.why])).toEqual([
      ['take', 1, 'done'],
      ['pass', expect.any(Number), undefined],
    ]);
    for (const c of [...inTurn, eve]) {
      for (const name of ['table', 'position', 'entries', 'file', 'chat', 'motions', 'orders'] as const)
        await request(c, name, { table: id });
      await request(c, 'lobby');
    }
    for (const [i, c] of [...inTurn, eve].entries()) {
      const traffic = c.received.join('\n');
      expect(traffic.includes('432100')).toBe(i === 1);
      expect(traffic.includes('sealed-by-bob')).toBe(i === 1);
      expect(traffic.includes('sealed-by-cid')).toBe(i === 2);
      expect(traffic.includes('order:')).toBe(i === 1 || i === 2);
    }
    for (const line of lines) line.close();
  });

  test('what should break an order ends it, and its owner is told; so does what is no longer allowed', async () => {
    const { id, players, inTurn } = await seatedAt(at(), '18cz', 'stock');
    const [ann, bob, cid] = inTurn;
    const line = await connect(bob);
    line.say({ type: 'watch', table: id });
    await line.hear('orders', m => m.orders.length === 0);
    const { company, par } = await founding(at(), id);
    await leave(bob, id, { kind: 'pass', at: ['stock'], breaks: [{ what: 'started' }] });
    await leave(cid, id, { kind: 'take', verb: 'startCompany', fields: { company }, times: 2 });
    await enter(at(), id, ann, { type: 'startCompany', company, par });
    await line.hear('orders', m => m.orders[0]?.end?.why === 'broken');
    const asked = async () => players[(await call(ann, 'table', { table: id })).asked?.by ?? -1];
    expect(await asked()).toBe(bob);
    await enter(at(), id, bob, { type: 'pass' });
    await expect.poll(() => ends(cid, id)).toEqual(['illegal']);
    expect(await asked()).toBe(cid);
    line.close();
  });

  test('an auction with two sealed limits ends at the second limit plus the step', async () => {
    const { id, players, inTurn } = await seatedAt(at(), '18cz-moravia-silesia', 'papers');
    const [ann, bob, cid] = inTurn;
    const g = await gameAt(at(), id);
    const lot = Object.keys(g.state.privates)[0] as string;
    const least = g.title.parts.privates[lot]?.price ?? 0;
    await leave(bob, id, { kind: 'take', verb: 'bid', fields: { lot }, limit: least + 40 });
    await leave(cid, id, { kind: 'take', verb: 'bid', fields: { lot }, limit: least + 22 });
    await enter(at(), id, ann, { type: 'putUp', lot });
    await enter(at(), id, ann, { type: 'pass' });
    await expect.poll(async () => players[(await gameAt(at(), id)).state.privates[lot]?.owner as number]).toBe(bob);
    const happened = (await call(ann, 'entries', { table: id })).entries.flatMap(e => e.events);
    const bids = happened.flatMap(e => (e.type === 'bid' ? e.amount : []));
    expect(bids.at(-2)).toBeLessThanOrEqual(least + 22);
    expect((bids.at(-2) ?? 0) + 10).toBeGreaterThan(least + 22);
    expect(happened.find(e => e.type === 'lotBought')).toMatchObject({ lot, price: (bids.at(-2) ?? 0) + 5 });
    await expect.poll(() => ends(cid, id)).toEqual(['done']);
  });

  test('an order whose move is taken back is no more; one taken back by its owner neither', async () => {
    const { id, inTurn } = await seatedAt(at(), '18cz', 'stock');
    const [ann, bob] = inTurn;
    const { n } = await call(ann, 'table', { table: id });
    const [kept] = await leave(bob, id, { kind: 'pass', at: ['stock'], lasts: 'game' });
    await enter(at(), id, ann, { type: 'pass' });
    await expect.poll(async () => (await call(ann, 'table', { table: id })).n).toBe(n + 2);
    await call(bob, 'enter', { table: id }, { n: n + 3, key: freshKey(), deed: { undo: 1 } });
    await expect.poll(() => ends(bob, id)).toEqual(['undone']);
    expect((await call(ann, 'table', { table: id })).n).toBe(n + 3);
    expect((await request(ann, 'takeBackOrder', { table: id, order: kept?.id ?? 0 })).status).toBe(404);
    expect(await call(bob, 'takeBackOrder', { table: id, order: kept?.id ?? 0 })).toEqual([]);
    const eve = await guest(at().url, 'Eve');
    const order = { kind: 'pass', at: ['stock'] };
    expect((await request(eve, 'leaveOrder', { table: id }, order)).no?.error.code).toBe('seat');
    expect((await request(bob, 'leaveOrder', { table: id }, { kind: 'obey' })).no?.error.code).toBe('malformed');
  });

  test('whoever gets the seat inherits no orders', async () => {
    const { id, players, inTurn } = await seatedAt(at(), '18cz', 'stock');
    const [ann, bob] = inTurn;
    const seat = players.indexOf(bob);
    await leave(bob, id, { kind: 'pass', at: ['stock'], lasts: 'game' });
    await call(bob, 'rise', { table: id, seat });
    const dot = await guest(at().url, 'Dot');
    await call(dot, 'sit', { table: id, seat });
    expect(await call(dot, 'orders', { table: id })).toEqual([]);
    await enter(at(), id, ann, { type: 'pass' });
    expect((await call(ann, 'table', { table: id })).asked?.by).toBe(seat);
    expect(await call(bob, 'orders', { table: id })).toEqual([]);
  });
});
