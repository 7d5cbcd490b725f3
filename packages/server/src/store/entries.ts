import type { Action, Deed, Event, State } from '@roundhouse/engine';
import type { Asked, Change, Round } from '@roundhouse/protocol';
import { type Batch, type Database, json, maybe, must, number, type Row, rowsOf, statement, text } from './database.ts';
import { CHANNEL } from './postgres/open.ts';
import { askedSeat, type KeptSeat } from './tables.ts';

/** The little that is known of every entry of an open game. */
export interface Line {
  readonly n: number;
  readonly key: string;
  /** What it did; of an action only that there is one. */
  readonly deed: Deed<unknown>;
  /** Who entered it; missing: the server, for a seat that answers for itself. */
  readonly seat?: number;
  readonly person?: string;
  readonly engine: string;
}

/** An entry as kept. */
export interface KeptEntry extends Line {
  readonly deed: Deed;
  readonly at: number;
  /** Names the true state after it; for the server alone. */
  readonly hash: string;
  readonly events: readonly Event[];
  /** Of an action: from the state it answered to the state after it, so that the past need not be judged again. */
  readonly change?: readonly Change[];
  readonly asked?: Asked;
  readonly round?: Round;
}

/** A state as kept, after an action. */
export interface Snapshot {
  readonly n: number;
  readonly engine: string;
  readonly state: State;
}

const LINE = 'n, key, kind, count, seat, person, engine';

/** A deed as the columns of a row hold it. */
const deedIn = <A>(row: Row, action: A): Deed<A> => {
  const kind = text(row, 'kind');
  if (kind === 'do') return { do: action };
  return kind === 'undo' ? { undo: number(row, 'count') } : { redo: true };
};

const columnsOf = (deed: Deed): readonly [kind: string, count: number | null, action: string | null] => {
  if ('do' in deed) return ['do', null, JSON.stringify(deed.do)];
  return 'undo' in deed ? ['undo', deed.undo, null] : ['redo', null, null];
};

const lineOf = (row: Row): Line => ({
  n: number(row, 'n'),
  key: text(row, 'key'),
  deed: deedIn(row, undefined),
  ...maybe('seat', row['seat'] as number | null),
  ...maybe('person', row['person'] as string | null),
  engine: text(row, 'engine'),
});

const entryOf = (row: Row): KeptEntry => ({
  ...lineOf(row),
  deed: deedIn(row, json<Action>(row, 'action') as Action),
  at: number(row, 'at'),
  hash: text(row, 'hash'),
  events: json<Event[]>(row, 'events') ?? [],
  ...maybe('change', json<Change[]>(row, 'change')),
  ...maybe('asked', json<Asked>(row, 'asked')),
  ...maybe('round', json<Round>(row, 'round')),
});

/** Every entry in short, and which states are kept. */
export const linesOf = async (
  db: Database,
  table: string,
): Promise<{ readonly lines: readonly Line[]; readonly snapshots: readonly number[] }> => {
  const rows = await db.run([
    statement(`SELECT ${LINE} FROM entries WHERE table_id = $1 ORDER BY n`, table),
    statement('SELECT n FROM snapshots WHERE table_id = $1 ORDER BY n', table),
  ]);
  return { lines: (rows?.[0] ?? []).map(lineOf), snapshots: (rows?.[1] ?? []).map(row => number(row, 'n')) };
};

/** Entries in full, from one number to another. */
export const entriesBetween = async (
  db: Database,
  table: string,
  from: number,
  to: number,
): Promise<readonly KeptEntry[]> => {
  const rows = await rowsOf(
    db,
    'SELECT * FROM entries WHERE table_id = $1 AND n BETWEEN $2 AND $3 ORDER BY n',
    table,
    from,
    to,
  );
  return rows.map(entryOf);
};

export const snapshotAt = async (db: Database, table: string, n: number): Promise<Snapshot | undefined> => {
  const [row] = await rowsOf(db, 'SELECT * FROM snapshots WHERE table_id = $1 AND n = $2', table, n);
  const state = json<State>(row, 'state');
  return state && { n, engine: text(row, 'engine'), state };
};

export const addSnapshot = (table: string, { n, engine, state }: Snapshot) =>
  statement(
    'INSERT INTO snapshots (table_id, n, engine, state) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
    table,
    n,
    engine,
    JSON.stringify(state),
  );

/** What changes at a table with an entry. */
export interface Standing {
  /** The version of the table under which the entry was judged. */
  readonly version: number;
  readonly seats: readonly KeptSeat[];
  readonly asked?: Asked;
  readonly round?: Round;
  /** Set by the entry that ends the game. */
  readonly over?: { readonly ending: string; readonly worths: readonly number[] };
}

const MOVED = `UPDATE tables SET n = $2, asked = $14, asked_seat = $16, round = $15, moved = $8, ending = $17,
  worths = $18, status = $19, finished = $20
  WHERE id = $1 AND n = $2 - 1 AND version = $21 AND status = 'running'
  AND NOT EXISTS (SELECT 1 FROM entries e WHERE e.table_id = $1 AND e.key = $3) RETURNING id`;

const ADDED = '(table_id, n, key, kind, count, seat, person, at, engine, hash, action, events, change, asked, round)';

/**
 * Adds an entry if it is the next one: the numbers are the key that decides every race, here and between processes.
 * False if somebody else was first, the table was changed meanwhile, or the key was used before.
 */
export const append = async (
  db: Database,
  table: string,
  e: KeptEntry,
  s: Standing,
  notice: string,
  snapshot?: Snapshot,
  more: Batch = [],
): Promise<boolean> => {
  const [kind, count, action] = columnsOf(e.deed);
  const values = [
    table,
    e.n,
    e.key,
    kind,
    count,
    e.seat ?? null,
    e.person ?? null,
    e.at,
    e.engine,
    e.hash,
    action,
    JSON.stringify(e.events),
    e.change ? JSON.stringify(e.change) : null,
    s.asked ? JSON.stringify(s.asked) : null,
    s.round ? JSON.stringify(s.round) : null,
    askedSeat(s.asked, s.seats),
    s.over?.ending ?? null,
    s.over ? JSON.stringify(s.over.worths) : null,
    s.over ? 'finished' : 'running',
    s.over ? e.at : null,
    s.version,
  ];
  const kept = [...(snapshot ? [addSnapshot(table, snapshot)] : []), ...more];
  const rows =
    db.dialect === 'postgres'
      ? await db.run([atOnce(values, notice), ...kept])
      : await db.run([must(MOVED, ...values), insert(values.slice(0, 15)), ...kept]);
  return rows !== undefined;
};

const insert = (values: Batch[number]['values'] & object) =>
  statement(`INSERT INTO entries ${ADDED} VALUES (${values.map((_, i) => `$${i + 1}`).join(', ')})`, ...values);

/** The same in one statement and one journey, the notice included. */
const atOnce = (values: Batch[number]['values'] & object, notice: string) =>
  must(
    `WITH moved AS (${MOVED}), added AS (
       INSERT INTO entries ${ADDED}
       SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15 FROM moved RETURNING n)
     SELECT n, pg_notify($22, $23) FROM added`,
    ...values,
    CHANNEL,
    notice,
  );
