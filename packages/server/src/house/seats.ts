import type { Seat } from '@roundhouse/engine';
import { shuffled } from '@roundhouse/engine/title';
import { refuse } from '../refuse.ts';
import { maybe } from '../store/database.ts';
import { seatsHeld } from '../store/held.ts';
import type { KeptSeat, KeptTable } from '../store/tables.ts';
import { awayLongEnough } from './away.ts';
import { notBlocked } from './blocks.ts';
import { change, changeNow } from './change.ts';
import { followUp } from './follow.ts';
import type { House } from './house.ts';
import type { Live } from './live.ts';
import { isHere } from './presence.ts';
import { botKnown } from './setup.ts';

export const seatIn = (t: KeptTable, seat: Seat): KeptSeat => t.seats.find(s => s.seat === seat) ?? refuse('missing');

export const withSeat = (t: KeptTable, seat: KeptSeat): KeptTable => ({
  ...t,
  seats: t.seats.map(s => (s.seat === seat.seat ? seat : s)),
});

/** The table with somebody new in a seat. Whoever has seen another seat's secrets in this game cannot have it. */
export const seated = async (house: House, t: KeptTable, seat: Seat, person: string): Promise<KeptTable> => {
  if (t.seats.some(s => s.person === person && s.seat !== seat)) refuse('seated');
  if (t.status === 'running' && (await seatsHeld(house.db, t.id, person)).some(s => s !== seat)) refuse('seen');
  const now = house.parts.now();
  const moved = t.status === 'gathering' ? now : t.moved;
  return { ...withSeat(t, { seat, kind: 'person', person, seen: now }), moved };
};

/** Whether somebody may take a seat that another still holds. */
const isOffered = ({ kind, offer }: KeptSeat, key: string | undefined): boolean =>
  kind === 'person' && offer !== undefined && (offer === 'lobby' || offer === key);

/** Takes a free or offered seat, or takes one back from the bot that keeps it. */
export const sit = async (house: House, live: Live, seat: Seat, person: string, offer?: string): Promise<void> => {
  await change(house, live, async t => {
    if (t.status === 'finished') refuse('status');
    if (t.seats.some(s => s.kind === 'person' && s.person === person)) refuse('seated');
    const former = seatIn(t, seat);
    const offered = t.status === 'running' && isOffered(former, offer);
    if (former.kind !== 'open' && !offered && !(await isKeptFor(house, t, former, person))) refuse('taken');
    if (former.kind !== 'bot') await notBlocked(house, person, [t.host, ...t.seats.flatMap(s => s.person ?? [])]);
    const type = former.kind === 'bot' ? 'back' : 'sat';
    return { table: await seated(house, t, seat, person), note: { type, seat, by: person } };
  });
  followUp(house, live);
};

/** Whether a bot keeps a seat for somebody: who lent it, or who held it once if nobody lent it. */
const isKeptFor = async (house: House, t: KeptTable, s: KeptSeat, person: string): Promise<boolean> => {
  if (s.kind !== 'bot' || t.status !== 'running') return false;
  return s.person === undefined ? (await seatsHeld(house.db, t.id, person)).includes(s.seat) : s.person === person;
};

/** Leaves one's seat, or makes somebody leave before the start. */
export const rise = (house: House, live: Live, seat: Seat, person: string): Promise<void> =>
  change(house, live, t => {
    if (t.status === 'finished') refuse('status');
    const kicks = t.host === person && t.status === 'gathering';
    if (seatIn(t, seat).person !== person && !kicks) refuse('seat');
    return { table: withSeat(t, { seat, kind: 'open' }), note: { type: 'left', seat, by: person } };
  });

/** Everybody who sits, and every free seat, comes where the lot falls. Only before the start. */
export const drawLots = (house: House, live: Live, by: string): Promise<void> =>
  change(house, live, t => {
    if (t.status !== 'gathering') refuse('status');
    const seats = shuffled(house.parts.newSeed(), 'seats', t.seats).map((s, seat) => ({ ...s, seat }));
    return { table: { ...t, seats }, note: { type: 'lots', by } };
  });

/** Frees a seat whose holder is away, as the players decided. Only in turn. */
export const vacate = (house: House, live: Live, seat: Seat, by: string, motion: number): Promise<void> =>
  changeNow(house, live, async t => {
    const { person: who } = seatIn(t, seat);
    if (t.status !== 'running' || who === undefined) return refuse('status');
    await awayLongEnough(house, live, seat, who);
    return { table: withSeat(t, { seat, kind: 'open' }), note: { type: 'vacated', seat, who, by }, motion };
  });

/** Hands a seat over: one's own at any time, as host one that nobody holds. A bot that is lent a seat keeps it warm. */
export const handOver = async (
  house: House,
  live: Live,
  seat: Seat,
  by: string,
  { to, bot }: { readonly to?: string | undefined; readonly bot?: string | undefined },
): Promise<void> => {
  await change(house, live, async t => {
    if (t.status === 'finished') refuse('status');
    const { person, seen, wish } = seatIn(t, seat);
    if (person !== by && (t.host !== by || person !== undefined)) refuse(person === undefined ? 'host' : 'seat');
    if (bot !== undefined) {
      const lent = person !== undefined && t.status === 'running' ? { person, ...maybe('seen', seen) } : {};
      const table = withSeat(t, { seat, kind: 'bot', bot: botKnown(house, bot), ...lent });
      return { table, note: { type: 'handed', seat, bot, by } };
    }
    if (to === undefined) return { table: withSeat(t, { seat, kind: 'open' }), note: { type: 'left', seat, by } };
    // Whoever asked for it back need not be here when it is given.
    if (!isHere(house, live, to) && wish !== to) refuse('missing');
    await notBlocked(house, by, [to]);
    return { table: await seated(house, t, seat, to), note: { type: 'handed', seat, who: to, by } };
  });
  followUp(house, live);
};
