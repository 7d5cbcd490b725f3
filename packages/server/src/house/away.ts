import type { Seat } from '@roundhouse/engine';
import { refuse } from '../refuse.ts';
import { lastSeen, noteSeen } from '../store/held.ts';
import type { House } from './house.ts';
import { type Live, openLives, seatHeld } from './live.ts';
import { isHere } from './presence.ts';

/** Refuses to decide about somebody who is here, or has not been away for as long as was agreed. */
export const awayLongEnough = async (house: House, live: Live, seat: Seat, person: string): Promise<void> => {
  const { asked, clock } = live.table;
  if (isHere(house, live, person)) refuse('present');
  // Whoever let the agreed time run out and is not here need not be waited for any longer.
  if (asked?.late && asked.by === seat && clock.kind !== 'none' && clock.then === 'vote') return;
  const seen = Math.max(live.table.started ?? 0, await lastSeen(house.db, live.id, seat, person));
  const left = seen + live.table.patience * 60_000 - house.parts.now();
  if (left > 0) refuse('patience', { facts: { minutes: Math.ceil(left / 60_000) } });
};

/** How old the note of when somebody was seen may become while they are here; well below the least patience. */
const FRESH = 4 * 60_000;

/**
 * Notes that those who are at a table still are: should this process end without a word, nobody looks as if they had
 * left when they came.
 */
export const noteEverybody = async (house: House): Promise<void> => {
  const now = house.parts.now();
  for (const live of await openLives(house)) {
    const seats = new Set([...live.watchers].map(w => seatHeld(live, w.person?.id)));
    const due = live.table.seats.filter(s => seats.has(s.seat) && now - (s.seen ?? 0) > FRESH);
    if (!due.length) continue;
    await house.db.run(due.map(s => noteSeen(live.id, s.seat, now)));
    const noted = new Set(due.map(s => s.seat));
    live.table = { ...live.table, seats: live.table.seats.map(s => (noted.has(s.seat) ? { ...s, seen: now } : s)) };
  }
};
