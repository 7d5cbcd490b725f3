import type { Seat } from '@roundhouse/engine';
import { newTableId } from '../ids.ts';
import { signal } from '../notify/signals.ts';
import { refuse } from '../refuse.ts';
import { maybe } from '../store/database.ts';
import { seatsHeld } from '../store/held.ts';
import type { KeptSeat, KeptTable } from '../store/tables.ts';
import { notBlocked } from './blocks.ts';
import { change } from './change.ts';
import type { House } from './house.ts';
import type { Live } from './live.ts';
import { isHere } from './presence.ts';
import { seatIn, withSeat } from './seats.ts';

/** One's own seat of a running game, played by oneself. */
const ownSeat = (t: KeptTable, seat: Seat, person: string): KeptSeat => {
  const own = seatIn(t, seat);
  if (t.status !== 'running') refuse('status');
  return own.person !== person ? refuse('seat') : own.kind === 'person' ? own : refuse('lent');
};

/** Offers one's seat: to the lobby, where the table is listed, or to whoever has the key that is given. */
export const offerSeat = async (
  house: House,
  live: Live,
  seat: Seat,
  by: string,
  to: 'lobby' | 'friend' | null,
): Promise<string | undefined> => {
  const key = to === 'friend' ? newTableId() : undefined;
  await change(house, live, t => {
    const { offer: _, ...own } = ownSeat(t, seat, by);
    // Whether strangers are told of the table is everybody's business.
    if (to === 'lobby' && t.access !== 'open') refuse('consent');
    const table = withSeat(t, { ...own, ...maybe('offer', key ?? to) });
    return to === null ? { table } : { table, note: { type: 'offered', seat, by } };
  });
  return key;
};

/** Asks for a seat one has held; its holder hears of it, and decides. */
export const wishBack = async (house: House, live: Live, seat: Seat, by: string): Promise<void> => {
  await change(house, live, async t => {
    const { person: holder, ...rest } = seatIn(t, seat);
    if (t.status !== 'running' || holder === undefined) return refuse('status');
    if (t.seats.some(s => s.person === by)) refuse('seated');
    if (!(await seatsHeld(house.db, t.id, by)).includes(seat)) refuse('seat');
    if (rest.wish === by) refuse('taken');
    await notBlocked(house, by, [holder]);
    return { table: withSeat(t, { ...rest, person: holder, wish: by }), note: { type: 'wished', seat, by } };
  });
  const { person } = seatIn(live.table, seat);
  if (person !== undefined) signal(house, live, 'wish', [person]);
};

/** Lets somebody at the table play for oneself while away, or nobody any more. */
export const depute = (house: House, live: Live, seat: Seat, by: string, who: string | null): Promise<void> =>
  change(house, live, async t => {
    const { deputy: former, ...own } = ownSeat(t, seat, by);
    if (who === by) refuse('seat');
    if (who !== null && who !== former) {
      if (!t.seats.some(s => s.person === who) && !isHere(house, live, who)) refuse('missing');
      await notBlocked(house, by, [who]);
    }
    const table = withSeat(t, { ...own, ...maybe('deputy', who) });
    return (who ?? undefined) === former
      ? { table }
      : { table, note: { type: 'deputy', seat, ...maybe('who', who), by } };
  });

/** The seat somebody plays for its holder, who gave leave and is not here. */
export const deputised = (house: House, live: Live, seat: Seat, person: string): boolean => {
  const found = live.table.seats.find(s => s.seat === seat);
  return (
    found?.kind === 'person' &&
    found.person !== undefined &&
    found.deputy === person &&
    !isHere(house, live, found.person)
  );
};

/** Before the start: somebody is ready, or not yet. */
export const setReady = (house: House, live: Live, seat: Seat, by: string, isReady: boolean): Promise<void> =>
  change(house, live, t => {
    const { ready: _, ...own } = seatIn(t, seat);
    if (t.status !== 'gathering') refuse('status');
    if (own.person !== by) refuse('seat');
    return { table: withSeat(t, isReady ? { ...own, ready: true } : own) };
  });
