import { type Batch, type Database, number, rowsOf, type Statement, statement } from './database.ts';
import type { KeptTable } from './tables.ts';

/** Whoever holds a seat of a running game has seen its secrets. */
export const holding = (t: Pick<KeptTable, 'id' | 'seats'>): Batch =>
  t.seats.flatMap(({ seat, person }) =>
    person === undefined
      ? []
      : statement(
          'INSERT INTO held (table_id, seat, person) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
          t.id,
          seat,
          person,
        ),
  );

/** The seats of a game whose secrets somebody has seen. */
export const seatsHeld = async (db: Database, table: string, person: string): Promise<readonly number[]> =>
  (await rowsOf(db, 'SELECT seat FROM held WHERE table_id = $1 AND person = $2', table, person)).map(row =>
    number(row, 'seat'),
  );

/** What somebody has seen as a guest, they have seen. */
export const inheritHeld = (guest: string, account: string): Statement =>
  statement(
    `INSERT INTO held (table_id, seat, person) SELECT table_id, seat, $2 FROM held WHERE person = $1
     ON CONFLICT DO NOTHING`,
    guest,
    account,
  );

/** When the holder of a seat was last at the table or moved. */
export const lastSeen = async (db: Database, table: string, seat: number, person: string): Promise<number> => {
  const [row] = await rowsOf(
    db,
    `SELECT (SELECT seen FROM seats WHERE table_id = $1 AND seat = $2) AS seen,
     (SELECT MAX(at) FROM entries WHERE table_id = $1 AND person = $3) AS moved`,
    table,
    seat,
    person,
  );
  return Math.max(number(row, 'seen'), number(row, 'moved'));
};

/** Notes when somebody was last at a table; not worth a version. */
export const noteSeen = (table: string, seat: number, at: number): Statement =>
  statement('UPDATE seats SET seen = $3 WHERE table_id = $1 AND seat = $2', table, seat, at);
