import { type KeptTable, tablesWhere } from '../store/tables.ts';
import { MOTION_LASTS } from '../store/talk.ts';
import type { House } from './house.ts';
import { written } from './house.ts';

/** A running game waits for somebody who is asked, or whose consent is. */
const WAITS = `t.status = 'running' AND t.id IN (SELECT s.table_id FROM seats s WHERE s.person = $1
  AND s.kind = 'person' AND (s.seat = t.asked_seat OR EXISTS (SELECT 1 FROM motions m WHERE m.table_id = t.id
  AND m.state = 'open' AND m.at > $2 AND (m.kind IN ('vacate', 'terms') OR m.n = t.n) AND m.pending LIKE '%,' || s.seat || ',%')))`;

/** The tables that wait for somebody. */
export const waitingFor = (house: House, person: string): Promise<readonly KeptTable[]> =>
  tablesWhere(house.db, WAITS, [person, house.parts.now() - MOTION_LASTS], 200);

/** Tells somebody who is connected which tables wait for them, if that changed. */
export const reloadWaiting = async (house: House, persons: readonly string[]): Promise<void> => {
  for (const person of new Set(persons)) {
    if (!house.sockets.has(person)) continue;
    const tables = new Set((await waitingFor(house, person)).map(t => t.id));
    if (!house.sockets.has(person)) continue;
    const before = house.waiting.get(person);
    house.waiting.set(person, tables);
    if (!before || tables.size !== before.size || [...tables].some(id => !before.has(id))) tellWaiting(house, person);
  }
};

/** The question at a table went from one person to another. */
export const passWaiting = (house: House, table: string, from: string | undefined, to: string | undefined): void => {
  if (from === to) return;
  if (from !== undefined && house.waiting.get(from)?.delete(table)) tellWaiting(house, from);
  if (to === undefined) return;
  const waiting = house.waiting.get(to);
  if (!waiting || waiting.has(table)) return;
  waiting.add(table);
  tellWaiting(house, to);
};

const tellWaiting = (house: House, person: string): void => {
  const text = written({ type: 'waiting', tables: [...(house.waiting.get(person) ?? [])] });
  for (const socket of house.sockets.get(person) ?? []) socket.send(text);
};
