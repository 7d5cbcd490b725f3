import type { Person, Presence } from '@roundhouse/protocol';
import { wordsOf } from '../log.ts';
import { maybe } from '../store/database.ts';
import { noteSeen } from '../store/held.ts';
import type { House, Watcher } from './house.ts';
import { type Live, seatHeld } from './live.ts';
import { sealed } from './notices.ts';
import { sendAll } from './spread.ts';

/** A process that has not been heard of for so long is gone, and whoever was there with it. */
const SILENCE = 45_000;
/** As many as fit into a notice; those who sit here come first, so that they are always among them. */
const MOST_NAMED = 40;

/** Who is at the table over this process. */
const hereAt = (live: Live): { readonly persons: readonly Person[]; readonly others: number } => {
  const persons = new Map<string, Person>();
  let others = 0;
  for (const { person } of live.watchers) person ? persons.set(person.id, person) : others++;
  const sits = ({ id }: Person) => (seatHeld(live, id) === undefined ? 1 : 0);
  const named = [...persons.values()].sort((a, b) => sits(a) - sits(b));
  return { persons: named.slice(0, MOST_NAMED), others: others + Math.max(0, named.length - MOST_NAMED) };
};

/** Who is at the table over any process. */
export const presenceAt = (house: House, live: Live): Presence => {
  const own = hereAt(live);
  const persons = new Map(own.persons.map(p => [p.id, p]));
  let others = own.others;
  for (const { here } of house.elsewhere.values()) {
    const there = here.get(live.id);
    for (const p of there?.persons ?? []) persons.set(p.id, p);
    others += there?.others ?? 0;
  }
  return {
    here: [...persons.values()].map(person => ({ person, ...maybe('seat', seatHeld(live, person.id)) })),
    others,
  };
};

/** Whether somebody is at the table now, over any connection to any process. */
export const isHere = (house: House, live: Live, person: string): boolean =>
  [...(house.sockets.get(person) ?? [])].some(socket => live.watchers.has(socket)) ||
  [...house.elsewhere.values()].some(({ here }) => here.get(live.id)?.persons.some(p => p.id === person));

const spreadPresence = (house: House, live: Live): void =>
  sendAll(live, { type: 'presence', table: live.id, presence: presenceAt(house, live) });

/** Comings and goings within such a time are told together. */
const BREATH = 100;
const due = new WeakSet<Live>();

/** Somebody came or went: everybody hears soon, and their seat notes when. */
export const presenceChanged = async (house: House, live: Live, watcher: Watcher): Promise<void> => {
  if (!due.has(live)) {
    due.add(live);
    setTimeout(() => {
      due.delete(live);
      if (house.stopping) return;
      spreadPresence(house, live);
      tellHere(house, live).catch(error => house.log.warn(wordsOf(error), 'presence could not be told'));
    }, BREATH).unref();
  }
  const seat = seatHeld(live, watcher.person?.id);
  if (seat === undefined) return;
  const seen = house.parts.now();
  live.table = { ...live.table, seats: live.table.seats.map(s => (s.seat === seat ? { ...s, seen } : s)) };
  await house.db.run([noteSeen(live.id, seat, seen)]);
};

export const tellHere = (house: House, live: Live): Promise<void> =>
  house.db.tell(sealed(house.process, { kind: 'here', table: live.id, ...hereAt(live) }));

/** What another process says of one of its tables. */
export const heardHere = async (
  house: House,
  process: string,
  table: string,
  here: { readonly persons: readonly Person[]; readonly others: number },
): Promise<void> => {
  const known = house.elsewhere.get(process) ?? { heard: 0, here: new Map() };
  known.heard = house.parts.now();
  house.elsewhere.set(process, known);
  if (here.persons.length || here.others) known.here.set(table, here);
  else known.here.delete(table);
  const live = await house.lives.get(table);
  if (live) spreadPresence(house, live);
};

/** Forgets processes that went silent, or the one that said it ends. */
export const forgetProcesses = async (house: House, ended?: string): Promise<void> => {
  for (const [process, { heard, here }] of house.elsewhere) {
    if (process !== ended && house.parts.now() - heard < SILENCE) continue;
    house.elsewhere.delete(process);
    for (const table of here.keys()) {
      const live = await house.lives.get(table);
      if (live) spreadPresence(house, live);
    }
  }
};
