import type { Seat } from '@roundhouse/engine';
import { refuse } from '../refuse.ts';
import type { KeptSeat, KeptTable } from '../store/tables.ts';
import { change, changeNow } from './change.ts';
import { followUp } from './follow.ts';
import type { House } from './house.ts';
import type { Live } from './live.ts';
import { isHere } from './presence.ts';
import { botKnown } from './setup.ts';

const seatIn = (t: KeptTable, seat: Seat): KeptSeat => t.seats.find(s => s.seat === seat) ?? refuse('missing');

const withSeat = (t: KeptTable, seat: KeptSeat): KeptTable => ({
  ...t,
  seats: t.seats.map(s => (s.seat === seat.seat ? seat : s)),
});

const holds = (t: KeptTable, person: string): boolean => t.seats.some(s => s.person === person);

/** Takes a free seat. */
export const sit = (house: House, live: Live, seat: Seat, person: string): Promise<void> =>
  change(house, live, t => {
    if (t.status === 'finished') refuse('status');
    if (holds(t, person)) refuse('seated');
    if (seatIn(t, seat).kind !== 'open') refuse('taken');
    return { table: withSeat(t, { seat, kind: 'person', person }) };
  });

/** Leaves one's seat, or makes somebody leave before the start. */
export const rise = (house: House, live: Live, seat: Seat, person: string): Promise<void> =>
  change(house, live, t => {
    if (t.status === 'finished') refuse('status');
    const kicks = t.host === person && t.status === 'gathering';
    if (seatIn(t, seat).person !== person && !kicks) refuse('seat');
    return { table: withSeat(t, { seat, kind: 'open' }) };
  });

/** Frees a seat whose holder is away, as the players decided. Only in turn. */
export const vacate = (house: House, live: Live, seat: Seat): Promise<void> =>
  changeNow(house, live, t => {
    if (t.status !== 'running' || seatIn(t, seat).kind !== 'person') refuse('status');
    return { table: withSeat(t, { seat, kind: 'open' }) };
  });

/** Hands a seat over: one's own at any time, as host an absent player's or a free one. */
export const handOver = async (
  house: House,
  live: Live,
  seat: Seat,
  by: string,
  { to, bot }: { readonly to?: string | undefined; readonly bot?: string | undefined },
): Promise<void> => {
  await change(house, live, t => {
    if (t.status === 'finished') refuse('status');
    const { person, kind } = seatIn(t, seat);
    if (person !== by && t.host !== by) refuse('host');
    if (kind === 'person' && person !== by && isHere(house, live, person ?? '')) refuse('present');
    if (bot !== undefined) return { table: withSeat(t, { seat, kind: 'bot', bot: botKnown(house, bot) }) };
    if (to === undefined) return { table: withSeat(t, { seat, kind: 'open' }) };
    if (holds(t, to)) refuse('seated');
    if (!isHere(house, live, to)) refuse('missing');
    return { table: withSeat(t, { seat, kind: 'person', person: to }) };
  });
  followUp(house, live);
};
