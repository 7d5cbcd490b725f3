import type { Asked, Clock, Round, Status, TableInfo, UndoPolicy } from '@roundhouse/protocol';
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
  type Value,
} from './database.ts';
import { holding } from './held.ts';

/** A seat as kept. */
export interface KeptSeat {
  readonly seat: number;
  readonly kind: 'open' | 'person' | 'bot';
  readonly person?: string;
  readonly bot?: string;
  readonly seen?: number;
  /** To the `lobby`, or the key with which a friend may take it. */
  readonly offer?: string;
  /** Who held it before and would like it back. */
  readonly wish?: string;
  /** Who may play for its holder while they are away. */
  readonly deputy?: string;
  readonly ready?: true;
}

/** What of a seat is kept together. */
const moreOf = ({ offer, wish, deputy, ready }: KeptSeat): string | null => {
  const more = {
    ...maybe('offer', offer),
    ...maybe('wish', wish),
    ...maybe('deputy', deputy),
    ...maybe('ready', ready),
  };
  return Object.keys(more).length ? JSON.stringify(more) : null;
};

/** Everybody a table names. */
export const personsNamed = (t: Pick<KeptTable, 'host' | 'seats'>): readonly string[] => [
  ...new Set([t.host, ...t.seats.flatMap(s => [s.person ?? [], s.wish ?? [], s.deputy ?? []].flat())]),
];

/** A table as kept: what everybody may know, and what the server alone does. */
export interface KeptTable {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly players: number;
  readonly options: TableInfo['options'];
  readonly access: 'open' | 'private';
  readonly spectators: boolean;
  readonly undo: UndoPolicy;
  readonly aids: boolean;
  readonly estimates: boolean;
  /** What people speak there. */
  readonly language?: string;
  /** Minutes a player may be away before the others may vote about the seat. */
  readonly patience: number;
  readonly clock: Clock;
  /** Milliseconds left of everybody's time by seat. */
  readonly clocks?: readonly number[];
  readonly status: Status;
  readonly host: string;
  readonly webhook?: string;
  /** Never leaves the server before the game is finished. */
  readonly seed?: string;
  /** The engine the game began under. */
  readonly engine?: string;
  readonly version: number;
  readonly n: number;
  readonly asked?: Asked;
  readonly round?: Round;
  readonly created: number;
  readonly started?: number;
  readonly finished?: number;
  readonly moved: number;
  readonly ending?: string;
  readonly worths?: readonly number[];
  readonly seats: readonly KeptSeat[];
}

const COLUMNS =
  'id, name, title, players, options, access, spectators, undo, aids, status, host, webhook, seed, engine, version, n, ' +
  'asked, asked_seat, round, created, started, finished, moved, ending, worths, patience, clock, clocks, due, estimates, language';

const seatOf = (row: Row): KeptSeat => ({
  seat: number(row, 'seat'),
  kind: text(row, 'kind') as KeptSeat['kind'],
  ...maybe('person', row['person'] as string | null),
  ...maybe('bot', row['bot'] as string | null),
  ...maybe('seen', row['seen'] as number | null),
  ...json<Pick<KeptSeat, 'offer' | 'wish' | 'deputy' | 'ready'>>(row, 'more'),
});

const tableOf = (row: Row, seats: readonly KeptSeat[]): KeptTable => ({
  id: text(row, 'id'),
  name: text(row, 'name'),
  title: text(row, 'title'),
  players: number(row, 'players'),
  options: json(row, 'options') ?? {},
  ...maybe('language', row['language'] as string | null),
  access: text(row, 'access') as KeptTable['access'],
  spectators: number(row, 'spectators') === 1,
  undo: text(row, 'undo') as UndoPolicy,
  aids: number(row, 'aids') === 1,
  estimates: number(row, 'estimates') === 1,
  patience: number(row, 'patience'),
  clock: json<Clock>(row, 'clock') ?? { kind: 'none' },
  ...maybe('clocks', json<number[]>(row, 'clocks')),
  status: text(row, 'status') as Status,
  host: text(row, 'host'),
  ...maybe('webhook', row['webhook'] as string | null),
  ...maybe('seed', row['seed'] as string | null),
  ...maybe('engine', row['engine'] as string | null),
  version: number(row, 'version'),
  n: number(row, 'n'),
  ...maybe('asked', json<Asked>(row, 'asked')),
  ...maybe('round', json<Round>(row, 'round')),
  created: number(row, 'created'),
  ...maybe('started', row['started'] as number | null),
  ...maybe('finished', row['finished'] as number | null),
  moved: number(row, 'moved'),
  ...maybe('ending', row['ending'] as string | null),
  ...maybe('worths', json<number[]>(row, 'worths')),
  seats,
});

/** The seat somebody is waited for in; −1 where the server answers. */
export const askedSeat = (asked: Asked | undefined, seats: readonly KeptSeat[]): number | null => {
  if (!asked) return null;
  return asked.automatic || seats.some(s => s.seat === asked.by && s.kind === 'bot') ? -1 : asked.by;
};

const valuesOf = (t: KeptTable): readonly Value[] => [
  t.id,
  t.name,
  t.title,
  t.players,
  JSON.stringify(t.options),
  t.access,
  t.spectators ? 1 : 0,
  t.undo,
  t.aids ? 1 : 0,
  t.status,
  t.host,
  t.webhook ?? null,
  t.seed ?? null,
  t.engine ?? null,
  t.version,
  t.n,
  t.asked ? JSON.stringify(t.asked) : null,
  askedSeat(t.asked, t.seats),
  t.round ? JSON.stringify(t.round) : null,
  t.created,
  t.started ?? null,
  t.finished ?? null,
  t.moved,
  t.ending ?? null,
  t.worths ? JSON.stringify(t.worths) : null,
  t.patience,
  JSON.stringify(t.clock),
  t.clocks ? JSON.stringify(t.clocks) : null,
  t.asked?.due ?? null,
  t.estimates ? 1 : 0,
  t.language ?? null,
];

export const tableById = async (db: Database, id: string): Promise<KeptTable | undefined> => {
  const rows = await db.run([
    statement(`SELECT ${COLUMNS} FROM tables WHERE id = $1`, id),
    statement('SELECT * FROM seats WHERE table_id = $1 ORDER BY seat', id),
  ]);
  const row = rows?.[0]?.[0];
  return row && tableOf(row, (rows?.[1] ?? []).map(seatOf));
};

/** Tables by a condition on `t`, latest first. */
export const tablesWhere = async (
  db: Database,
  condition: string,
  values: readonly Value[],
  most: number,
): Promise<readonly KeptTable[]> => {
  const rows = await rowsOf(
    db,
    `SELECT ${COLUMNS} FROM tables t WHERE ${condition} ORDER BY moved DESC LIMIT ${most}`,
    ...values,
  );
  if (!rows.length) return [];
  const places = rows.map((_, i) => `$${i + 1}`).join(', ');
  const ids = rows.map(row => text(row, 'id'));
  const seats = await rowsOf(db, `SELECT * FROM seats WHERE table_id IN (${places}) ORDER BY seat`, ...ids);
  return rows.map(row => tableOf(row, seats.filter(s => s['table_id'] === row['id']).map(seatOf)));
};

/** A seat as it is now; that its holder was seen later, by another process, is not forgotten. */
const seatRow = (table: string, s: KeptSeat): Statement =>
  statement(
    `INSERT INTO seats (table_id, seat, kind, person, bot, seen, more) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (table_id, seat) DO UPDATE SET kind = excluded.kind, bot = excluded.bot, person = excluded.person, more = excluded.more,
     seen = CASE WHEN seats.person = excluded.person AND COALESCE(seats.seen, 0) > COALESCE(excluded.seen, 0)
     THEN seats.seen ELSE excluded.seen END`,
    table,
    s.seat,
    s.kind,
    s.person ?? null,
    s.bot ?? null,
    s.seen ?? null,
    moreOf(s),
  );

/** The statements that add a table, unless its host has as many that have not started; one after the other for each host. */
export const addTable = (t: KeptTable, most = 1_000_000): Batch => {
  const values = valuesOf(t);
  const places = values.map((_, i) => `$${i + 1}`).join(', ');
  const host = COLUMNS.split(', ').indexOf('host') + 1;
  return [
    statement('UPDATE persons SET version = version WHERE id = $1', t.host),
    must(
      `INSERT INTO tables (${COLUMNS}) SELECT ${places} WHERE ${most} >
       (SELECT COUNT(*) FROM tables WHERE host = $${host} AND status = 'gathering')
       ON CONFLICT DO NOTHING RETURNING id`,
      ...values,
    ),
    ...t.seats.map(s => seatRow(t.id, s)),
  ];
};

/**
 * The statements that change a table, seats included, unless somebody else changed it since it was read or the game
 * has moved on. What `t` says is written under the next version.
 */
export const changeTable = (t: KeptTable): Batch => {
  const [id, ...rest] = valuesOf({ ...t, version: t.version + 1 });
  const columns = COLUMNS.split(', ').slice(1);
  const sets = columns.map((column, i) => `${column} = $${i + 2}`).join(', ');
  const last = columns.length + 2;
  return [
    must(
      `UPDATE tables SET ${sets} WHERE id = $1 AND version = $${last} AND n = $${last + 1} RETURNING id`,
      id ?? null,
      ...rest,
      t.version,
      t.n,
    ),
    statement('DELETE FROM seats WHERE table_id = $1 AND seat >= $2', t.id, t.players),
    ...t.seats.map(s => seatRow(t.id, s)),
    ...(t.status === 'running' ? holding(t) : []),
  ];
};

/** Sets the clocks of a table with the entry that moved them. */
export const setClocks = (table: string, asked: Asked | undefined, clocks: readonly number[] | undefined): Statement =>
  statement(
    'UPDATE tables SET due = $2, clocks = $3 WHERE id = $1',
    table,
    asked?.due ?? null,
    clocks ? JSON.stringify(clocks) : null,
  );

/** How many tables of somebody have not started. */
export const gatheringsOf = async (db: Database, host: string): Promise<number> =>
  number(
    (await rowsOf(db, "SELECT COUNT(*) AS tables FROM tables WHERE host = $1 AND status = 'gathering'", host))[0],
    'tables',
  );

/** Tables that never started and nobody came back to since, or whose host is gone with nobody to follow. */
export const abandoned = async (db: Database, since: number): Promise<readonly string[]> =>
  (
    await rowsOf(
      db,
      `SELECT t.id FROM tables t WHERE t.status = 'gathering' AND
       ((t.moved < $1 AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.seen >= $1)
       AND NOT EXISTS (SELECT 1 FROM chat c WHERE c.table_id = t.id AND c.at >= $1))
       OR EXISTS (SELECT 1 FROM persons p WHERE p.id = t.host AND p.kind = 'gone')) LIMIT 200`,
      since,
    )
  ).map(row => text(row, 'id'));

/** Removes a table on which nothing was ever played. */
export const removeTable = (t: KeptTable): Batch => [
  must("DELETE FROM tables WHERE id = $1 AND version = $2 AND status = 'gathering' RETURNING id", t.id, t.version),
  statement('DELETE FROM seats WHERE table_id = $1', t.id),
  statement('DELETE FROM chat WHERE table_id = $1', t.id),
  statement('DELETE FROM signals WHERE table_id = $1', t.id),
];
