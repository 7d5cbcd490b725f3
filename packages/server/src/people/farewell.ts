import { change } from '../house/change.ts';
import { expire } from '../house/expire.ts';
import type { House } from '../house/house.ts';
import { liveTable } from '../house/live.ts';
import { refuse } from '../refuse.ts';
import { rowsOf, text } from '../store/database.ts';
import { inheritHeld, seatsHeld } from '../store/held.ts';
import type { KeptPerson } from '../store/persons.ts';
import type { KeptSeat, KeptTable } from '../store/tables.ts';
import { removePerson } from './change.ts';
import { passwordFits } from './password.ts';

const tablesOf = async (house: House, person: string): Promise<readonly string[]> => {
  const rows = await rowsOf(
    house.db,
    `SELECT id FROM tables WHERE status <> 'finished' AND id IN
     (SELECT table_id FROM seats WHERE person = $1 UNION SELECT id FROM tables WHERE host = $1)`,
    person,
  );
  return rows.map(row => text(row, 'id'));
};

/** Deletes somebody: seats of games that go on become free, the rest stays under no name. No game is lost by it. */
export const farewell = async (house: House, p: KeptPerson, password: string | undefined): Promise<void> => {
  await removePerson(house, p, async now => {
    if (now.kind === 'account' && !(await passwordFits(now.password, password ?? ''))) refuse('credentials');
  });
  await freeSeatsOf(house, p.id);
  await expire(house);
};

/** The same, decided by whoever looks after the server. */
export const erase = async (house: House, p: KeptPerson): Promise<void> => {
  await removePerson(house, p, async () => {});
  await freeSeatsOf(house, p.id);
};

const freeSeatsOf = async (house: House, person: string): Promise<void> => {
  for (const id of await tablesOf(house, person)) {
    const live = await liveTable(house, id);
    await change(house, live, t => {
      const seat = t.seats.find(s => s.person === person)?.seat;
      const note = seat === undefined ? {} : { note: { type: 'left' as const, seat, by: person } };
      const table = without(t, person);
      const heir = table.host === t.host ? undefined : { type: 'heir' as const, who: table.host, by: person };
      return { table, ...note, further: heir };
    });
  }
};

/** Frees what is still held by people who are gone: a process may have ended between the two. */
export const freeSeatsOfGone = async (house: House): Promise<void> => {
  const rows = await rowsOf(
    house.db,
    `SELECT DISTINCT s.person AS id FROM seats s JOIN tables t ON t.id = s.table_id AND t.status <> 'finished'
     JOIN persons p ON p.id = s.person AND p.kind = 'gone'`,
  );
  for (const row of rows) await freeSeatsOf(house, text(row, 'id'));
};

/** The table without somebody; if they were the host, the next who sits there is. */
const without = (t: KeptTable, person: string): KeptTable => {
  const left = ({ seat, bot }: KeptSeat): KeptSeat =>
    bot === undefined ? { seat, kind: 'open' } : { seat, kind: 'bot', bot };
  const seats = t.seats.map(s => (s.person === person ? left(s) : s));
  const heir = seats.find(s => s.person !== undefined)?.person;
  return { ...t, seats, host: t.host === person ? (heir ?? t.host) : t.host };
};

/** Gives an account the seats a guest holds, wherever it has none yet. */
export const claimSeats = async (house: House, guest: string, account: string): Promise<void> => {
  for (const id of await tablesOf(house, guest)) {
    const live = await liveTable(house, id);
    await change(house, live, async t => {
      const seat = t.seats.find(s => s.person === guest)?.seat;
      const seen = t.status === 'running' ? await seatsHeld(house.db, t.id, account) : [];
      const free = !t.seats.some(s => s.person === account) && seen.every(s => s === seat);
      const seats = t.seats.map(s => (free && s.person === guest ? { ...s, person: account } : s));
      return { table: { ...t, seats, host: t.host === guest ? account : t.host } };
    });
  }
  await house.db.run([inheritHeld(guest, account)]);
};
