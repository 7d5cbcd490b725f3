import type { Action } from '@roundhouse/engine';
import { type Game, view, withState } from '@roundhouse/engine';
import type { LeftOrder, Order, OrderEnd } from '@roundhouse/protocol';
import { entriesOf, lengthOf, type Opened } from '../game/opened.ts';
import { signal } from '../notify/signals.ts';
import { endedBy, type Happening } from '../orders/breaks.ts';
import { consult } from '../orders/consult.ts';
import { refuse } from '../refuse.ts';
import type { Statement } from '../store/database.ts';
import { maybe } from '../store/database.ts';
import { addOrder, endOrder, type KeptOrder, orderAnswered, ordersAt, ordersOf, removeOrder } from '../store/orders.ts';
import { type House, written } from './house.ts';
import { inTurn, type Live, personIn, seatHeld } from './live.ts';
import { sealed } from './notices.ts';

const TRIES = 20;
/** As many orders one player may have in force at one table. */
const MOST = 20;

const openly = ({ id, order, n, at, done, end }: KeptOrder): LeftOrder => ({
  id,
  order,
  n,
  at,
  done,
  ...maybe('end', end),
});

/** What somebody has left behind here. */
export const leftBy = async (house: House, live: Live, person: string): Promise<LeftOrder[]> =>
  (await ordersOf(house.db, live.id, person)).map(openly);

/** Tells somebody, and nobody else, how their orders stand. */
export const tellOrders = async (house: House, live: Live, person: string): Promise<void> => {
  const own = [...live.watchers].filter(w => w.person?.id === person);
  if (!own.length) return;
  const message = written({ type: 'orders', table: live.id, orders: await leftBy(house, live, person) });
  for (const watcher of own) watcher.send(message);
};

const spread = async (house: House, live: Live, persons: readonly string[]): Promise<void> => {
  for (const person of new Set(persons)) {
    await tellOrders(house, live, person);
    await house.db.tell(sealed(house.process, { kind: 'orders', table: live.id, person }));
  }
};

/** Leaves an order behind. */
export const leaveOrder = async (house: House, live: Live, person: string, order: Order): Promise<LeftOrder[]> => {
  await inTurn(live, async () => {
    const seat = seatHeld(live, person) ?? refuse('seat');
    const o = live.game ?? refuse('status');
    if (live.table.status !== 'running') refuse('status');
    if (!house.quotas.orders.allow(person)) refuse('slow');
    const mine = (await ordersAt(house.db, live.id)).filter(k => k.person === person);
    if (mine.length >= MOST) refuse('full');
    const kept = { seat, person, order, n: lengthOf(o), at: house.parts.now() };
    for (let tries = 0; ; tries++) {
      if (await house.db.run([addOrder(live.id, kept)])) break;
      if (tries >= TRIES) refuse('failed');
    }
    await spread(house, live, [person]);
  });
  return leftBy(house, live, person);
};

/** Takes an order back. */
export const takeBackOrder = async (house: House, live: Live, person: string, id: number): Promise<LeftOrder[]> => {
  if (!(await house.db.run([removeOrder(live.id, id, person)]))) refuse('missing');
  await spread(house, live, [person]);
  return leftBy(house, live, person);
};

const ending = (house: House, end: Omit<OrderEnd, 'at'>): OrderEnd => ({ at: house.parts.now(), ...end });

/** Ends orders, and tells their owners. */
const endAll = async (
  house: House,
  live: Live,
  ends: readonly (readonly [KeptOrder, Omit<OrderEnd, 'at'>])[],
): Promise<void> => {
  for (const [kept, end] of ends) await house.db.run([endOrder(live.id, kept.id, ending(house, end))]);
  await spread(
    house,
    live,
    ends.map(([kept]) => kept.person),
  );
  const unexpected = ends.filter(([, { why }]) => why !== 'done' && why !== 'round' && why !== 'undone');
  if (unexpected.length)
    signal(
      house,
      live,
      'order',
      unexpected.map(([kept]) => kept.person),
    );
};

/** What happened since so many entries, as far as it still stands. */
const since = async (house: House, o: Opened, n: number): Promise<readonly (Happening & { readonly n: number })[]> => {
  const stands = new Set(o.timeline.past.stands);
  const entries = n < lengthOf(o) ? await entriesOf(house, o, n + 1, lengthOf(o)) : [];
  return entries.flatMap(e =>
    'do' in e.deed && stands.has(e.n)
      ? { n: e.n, ...maybe('seat', e.seat), type: e.deed.do.type, events: e.events }
      : [],
  );
};

const ORDER_KEY = /^order:(\d+):/;

/** Orders one of whose moves was taken back. */
const undone = (o: Opened): ReadonlySet<number> => {
  const stands = new Set(o.timeline.past.stands);
  const gone = o.timeline.lines.filter(l => 'do' in l.deed && !stands.has(l.n));
  return new Set(gone.flatMap(l => Number(ORDER_KEY.exec(l.key)?.[1] ?? 0)));
};

/** An answer that was left behind, and what is written with it. */
interface Ordered {
  readonly action: Action;
  readonly key: string;
  readonly person: string;
  readonly more: readonly Statement[];
}

/** What somebody left behind for the question on the table. Orders that are no more on the way there are ended. */
export const orderedAnswer = async (house: House, live: Live, o: Opened, g: Game): Promise<Ordered | undefined> => {
  const all = await ordersAt(house.db, live.id);
  if (!all.length) return undefined;
  const happened = await since(house, o, Math.min(...all.map(k => k.n)));
  const takenBack = undone(o);
  const seenBy = (seat: number): Game => withState(g, view(g, seat));
  const ends: [KeptOrder, Omit<OrderEnd, 'at'>][] = [];
  const inForce = all.filter(kept => {
    if (personIn(live, kept.seat) !== kept.person) return false;
    const after = happened.filter(h => h.n > kept.n);
    const end = takenBack.has(kept.id)
      ? ({ why: 'undone' } as const)
      : endedBy(seenBy(kept.seat), kept.seat, kept.order, after);
    if (end) ends.push([kept, end]);
    return !end;
  });
  const answer = answerOf(house, live, g, inForce, ends, lengthOf(o), seenBy);
  if (ends.length) await endAll(house, live, ends);
  return answer;
};

const answerOf = (
  house: House,
  live: Live,
  g: Game,
  inForce: readonly KeptOrder[],
  ends: [KeptOrder, Omit<OrderEnd, 'at'>][],
  n: number,
  seenBy: (seat: number) => Game,
): Ordered | undefined => {
  const by = g.state.over ? undefined : live.table.asked?.by;
  for (const kept of inForce.filter(k => k.seat === by)) {
    const verdict = consult(seenBy(kept.seat), kept.order, kept.done);
    if (!verdict) continue;
    if ('end' in verdict) {
      ends.push([kept, verdict.end]);
      continue;
    }
    const end = verdict.spent ? ending(house, { why: 'done' }) : undefined;
    return {
      action: verdict.action,
      key: `order:${kept.id}:${n + 1}`,
      person: kept.person,
      more: [orderAnswered(live.id, kept, end)],
    };
  }
  return undefined;
};

/** An order has answered: its owner sees how it stands. */
export const orderHasAnswered = (house: House, live: Live, person: string): Promise<void> =>
  spread(house, live, [person]);
