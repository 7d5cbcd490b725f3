import type { Motion } from '@roundhouse/protocol';
import { type Batch, type Database, json, maybe, must, number, type Row, rowsOf, statement, text } from './database.ts';

/** A line of chat as kept. */
export interface KeptLine {
  readonly id: number;
  readonly key: string;
  readonly person: string;
  readonly seat?: number;
  readonly at: number;
  readonly text: string;
}

const lineOf = (row: Row): KeptLine => ({
  id: number(row, 'id'),
  key: text(row, 'key'),
  person: text(row, 'person'),
  ...maybe('seat', row['seat'] as number | null),
  at: number(row, 'at'),
  text: text(row, 'text'),
});

/** The latest lines before one, oldest first. */
export const linesBefore = async (
  db: Database,
  table: string,
  before: number,
  most: number,
): Promise<readonly KeptLine[]> => {
  const rows = await rowsOf(
    db,
    `SELECT * FROM chat WHERE table_id = $1 AND id < $2 AND text <> '' ORDER BY id DESC LIMIT ${most}`,
    table,
    before,
  );
  return rows.map(lineOf).reverse();
};

export const lineByKey = async (db: Database, table: string, key: string): Promise<KeptLine | undefined> => {
  const [row] = await rowsOf(db, 'SELECT * FROM chat WHERE table_id = $1 AND key = $2', table, key);
  return row && lineOf(row);
};

export const lineById = async (db: Database, table: string, id: number): Promise<KeptLine | undefined> => {
  const [row] = await rowsOf(db, 'SELECT * FROM chat WHERE table_id = $1 AND id = $2', table, id);
  return row && lineOf(row);
};

/** Adds a line under the next number; nothing, if somebody else took it or the key was used. */
export const addLine = (table: string, l: KeptLine): Batch => [
  must(
    `INSERT INTO chat (table_id, id, key, person, seat, at, text) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT DO NOTHING RETURNING id`,
    table,
    l.id,
    l.key,
    l.person,
    l.seat ?? null,
    l.at,
    l.text,
  ),
];

/** The highest number given out so far in one of a table's lists. */
export const highest = async (db: Database, list: 'chat' | 'motions', table: string): Promise<number> => {
  const [row] = await rowsOf(db, `SELECT MAX(id) AS id FROM ${list} WHERE table_id = $1`, table);
  return number(row, 'id');
};

const motionOf = (row: Row): Motion => ({
  id: number(row, 'id'),
  kind: text(row, 'kind') as Motion['kind'],
  by: number(row, 'seat_by'),
  at: number(row, 'at'),
  n: number(row, 'n'),
  ...maybe('count', row['count'] as number | null),
  ...maybe('seat', row['seat'] as number | null),
  needs: json<number[]>(row, 'needs') ?? [],
  yes: json<number[]>(row, 'yes') ?? [],
  state: text(row, 'state') as Motion['state'],
});

/** The seats still to answer, so that SQL can look for one: `,0,2,`. */
const pendingIn = (m: Motion): string => `,${m.needs.filter(seat => !m.yes.includes(seat)).join(',')},`;

export const openMotions = async (db: Database, table: string): Promise<readonly Motion[]> => {
  const rows = await rowsOf(db, "SELECT * FROM motions WHERE table_id = $1 AND state = 'open' ORDER BY id", table);
  return rows.map(motionOf);
};

/** The last twenty, whatever became of them. */
export const latestMotions = async (db: Database, table: string): Promise<readonly Motion[]> => {
  const rows = await rowsOf(db, 'SELECT * FROM motions WHERE table_id = $1 ORDER BY id DESC LIMIT 20', table);
  return rows.map(motionOf).reverse();
};

export const motionById = async (db: Database, table: string, id: number): Promise<Motion | undefined> => {
  const [row] = await rowsOf(db, 'SELECT * FROM motions WHERE table_id = $1 AND id = $2', table, id);
  return row && motionOf(row);
};

export const addMotion = (table: string, m: Motion): Batch => [
  must(
    `INSERT INTO motions (table_id, id, kind, seat_by, at, n, count, seat, needs, yes, pending, state)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT DO NOTHING RETURNING id`,
    table,
    m.id,
    m.kind,
    m.by,
    m.at,
    m.n,
    m.count ?? null,
    m.seat ?? null,
    JSON.stringify(m.needs),
    JSON.stringify(m.yes),
    pendingIn(m),
    m.state,
  ),
];

/** Writes how a motion stands, unless it changed since it was read. */
export const changeMotion = (table: string, former: Motion, m: Motion): Batch => [
  must(
    `UPDATE motions SET yes = $3, pending = $4, state = $5
     WHERE table_id = $1 AND id = $2 AND yes = $6 AND state = $7 RETURNING id`,
    table,
    m.id,
    JSON.stringify(m.yes),
    pendingIn(m),
    m.state,
    JSON.stringify(former.yes),
    former.state,
  ),
];

/** Undo and redo lapse when the game has moved on, except the one that moved it. */
export const lapsing = (table: string, n: number, except: number): Batch => [
  statement(
    `UPDATE motions SET state = 'lapsed'
     WHERE table_id = $1 AND n <> $2 AND id <> $3 AND kind <> 'vacate' AND state = 'open' RETURNING *`,
    table,
    n,
    except,
  ),
];

/** The motions that `lapsing` ended. */
export const lapsedIn = (rows: readonly Row[]): readonly Motion[] => rows.map(motionOf);
