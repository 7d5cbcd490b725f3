import type { Motion, Note, Terms } from '@roundhouse/protocol';
import {
  type Batch,
  type Database,
  json,
  maybe,
  must,
  number,
  type Row,
  rowsOf,
  type Statement,
  statement,
  text,
} from './database.ts';

/** A note as kept: whom it is about by id. */
export type KeptNote = Omit<Note, 'who'> & { readonly who?: string };

/** A line of chat as kept. */
export interface KeptLine {
  readonly id: number;
  readonly key: string;
  readonly person: string;
  readonly seat?: number;
  readonly at: number;
  readonly text: string;
  readonly note?: KeptNote;
}

const lineOf = (row: Row): KeptLine => ({
  id: number(row, 'id'),
  key: text(row, 'key'),
  person: text(row, 'person'),
  ...maybe('seat', row['seat'] as number | null),
  at: number(row, 'at'),
  text: text(row, 'text'),
  ...maybe('note', json<KeptNote>(row, 'note')),
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
    `SELECT * FROM chat WHERE table_id = $1 AND id < $2 AND (text <> '' OR note IS NOT NULL) ORDER BY id DESC LIMIT ${most}`,
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

/** Takes what was said away; its number stays. */
export const unsay = (table: string, id: number): Statement =>
  must("UPDATE chat SET text = '' WHERE table_id = $1 AND id = $2 AND note IS NULL RETURNING id", table, id);

/** Lines of a table that were taken away: those of somebody who is gone, or the latest. */
export const unsaid = async (db: Database, table: string, person?: string): Promise<readonly KeptLine[]> => {
  const whose = person === undefined ? '' : 'AND person = $2';
  const rows = await rowsOf(
    db,
    `SELECT * FROM chat WHERE table_id = $1 AND text = '' AND note IS NULL ${whose} ORDER BY id DESC LIMIT 200`,
    table,
    ...(person === undefined ? [] : [person]),
  );
  return rows.map(lineOf).reverse();
};

/** Adds a line under the next number; nothing, if somebody else took it or the key was used. */
export const addLine = (table: string, l: Omit<KeptLine, 'id'>): Statement =>
  must(
    `INSERT INTO chat (table_id, id, key, person, seat, at, text, note)
     SELECT $1, COALESCE(MAX(id), 0) + 1, $2, $3, $4, $5, $6, $7 FROM chat WHERE table_id = $1
     ON CONFLICT DO NOTHING RETURNING id`,
    table,
    l.key,
    l.person,
    l.seat ?? null,
    l.at,
    l.text,
    l.note ? JSON.stringify(l.note) : null,
  );

/** The highest number given out so far in one of a table's lists. */
export const highest = async (db: Database, list: 'chat' | 'motions', table: string): Promise<number> => {
  const [row] = await rowsOf(db, `SELECT MAX(id) AS id FROM ${list} WHERE table_id = $1`, table);
  return number(row, 'id');
};

/** A motion nobody decided lapses after three days. */
export const MOTION_LASTS = 3 * 24 * 3600 * 1000;

const motionOf = (row: Row): Motion => ({
  id: number(row, 'id'),
  kind: text(row, 'kind') as Motion['kind'],
  by: number(row, 'seat_by'),
  at: number(row, 'at'),
  until: number(row, 'at') + MOTION_LASTS,
  n: number(row, 'n'),
  ...maybe('count', row['count'] as number | null),
  ...maybe('seat', row['seat'] as number | null),
  ...maybe('terms', json<Terms>(row, 'terms')),
  needs: json<number[]>(row, 'needs') ?? [],
  yes: json<number[]>(row, 'yes') ?? [],
  state: text(row, 'state') as Motion['state'],
});

/** The seats still to answer, so that SQL can look for one: `,0,2,`. */
const pendingIn = (m: Motion): string => `,${m.needs.filter(seat => !m.yes.includes(seat)).join(',')},`;

export const openMotions = async (db: Database, table: string, now: number): Promise<readonly Motion[]> => {
  const rows = await rowsOf(
    db,
    "SELECT * FROM motions WHERE table_id = $1 AND state = 'open' AND at > $2 ORDER BY id",
    table,
    now - MOTION_LASTS,
  );
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
    `INSERT INTO motions (table_id, id, kind, seat_by, at, n, count, seat, needs, yes, pending, state, terms)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) ON CONFLICT DO NOTHING RETURNING id`,
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
    m.terms ? JSON.stringify(m.terms) : null,
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

/** Which motions end: about a position that is past, about a seat whose holder is back, or all when a seat changed hands. */
export interface Lapsing {
  readonly n?: number;
  readonly back?: number;
  readonly all?: true;
  /** The motion that is just being carried out. */
  readonly except?: number;
}

/** Ends motions whose ground is gone, and gives them. */
export const lapsing = (table: string, { n = -1, back = -1, all, except = 0 }: Lapsing): Statement =>
  statement(
    `UPDATE motions SET state = 'lapsed' WHERE table_id = $1 AND id <> $2 AND state = 'open' AND
     ($3 = 1 OR (kind IN ('undo', 'redo', 'end') AND $4 >= 0 AND n <> $4) OR (kind = 'vacate' AND seat = $5)) RETURNING *`,
    table,
    except,
    all ? 1 : 0,
    n,
    back,
  );

/** The motions that `lapsing` ended. */
export const lapsedIn = (rows: readonly Row[]): readonly Motion[] => rows.map(motionOf);
