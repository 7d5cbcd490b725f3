import { adoptPushKeys, isPushKeys } from '../notify/push.ts';
import {
  type Batch,
  type Database,
  must,
  number,
  type Row,
  rowsOf,
  type Statement,
  statement,
  text,
} from '../store/database.ts';
import { fillLikeness } from '../store/likeness.ts';
import { adoptSanction } from '../store/sanctions.ts';
import { LISTS, type List, SCHEMA } from '../store/schema.ts';
import { believe } from '../store/secrets.ts';
import type { BackupLine, KeptGame } from './backup.ts';

/** What a restore did. */
interface Restored {
  readonly games: number;
  /** Games that were there already but shorter. */
  readonly continued: number;
  readonly persons: number;
}

/** Told of every table that was brought back, once it is committed. */
export type Told = (table: string, persons: readonly string[]) => Promise<void>;

/**
 * Brings back what a backup has and the database has not: games, the rest of games, persons. Nothing that is there is
 * overwritten, so it may be done while play goes on, and twice. Cookies of the server it was taken from are good here.
 */
export const restore = async (db: Database, lines: AsyncIterable<BackupLine>, told: Told): Promise<Restored> => {
  let done: Restored = { games: 0, continued: 0, persons: 0 };
  let first = true;
  for await (const line of lines) {
    if (first) known(line);
    first = false;
    if ('game' in line) {
      const came = await restoreGame(db, line.game);
      if (came === 'nothing') continue;
      done = { ...done, [came]: done[came] + 1 };
      await told(
        text(line.game.tables[0], 'id'),
        line.game.seats.flatMap(s => (s['person'] ? text(s, 'person') : [])),
      );
    } else if ('persons' in line) {
      for (const row of line.persons)
        if (await restorePerson(db, row, line)) done = { ...done, persons: done.persons + 1 };
    } else if ('sessions' in line) {
      await db.run(inserts('sessions', line.sessions));
    } else if ('meta' in line) {
      await db.run(line.meta.map(row => (isPushKeys(row) ? adoptPushKeys(row) : believe(text(row, 'value')))));
    } else if ('sanctions' in line) {
      await db.run(line.sanctions.map(adoptSanction));
    }
  }
  await db.run(FORGOTTEN.map(sql => statement(sql)));
  await fillLikeness(db);
  return done;
};

const GONE = "(SELECT id FROM persons WHERE kind = 'gone')";

/** Whoever was removed here since stays removed, with all that told of them. */
const FORGOTTEN = [
  `UPDATE chat SET text = '' WHERE text <> '' AND person IN ${GONE}`,
  ...['sessions', 'orders', 'channels', 'blocks'].map(list => `DELETE FROM ${list} WHERE person IN ${GONE}`),
];

/** A backup begins with what it is, and must not be newer than this program. */
export const known = (line: BackupLine): void => {
  if (!('format' in line) || line.format !== 'roundhouse/backup/1') throw new Error('This is not a backup of ours.');
  if (line.schema > SCHEMA) throw new Error(`The backup has schema ${line.schema}, this program knows ${SCHEMA}.`);
};

const insert = (list: List, row: Row): Statement => {
  const columns = LISTS[list].split(' ').filter(c => row[c] !== undefined);
  const places = columns.map((_, i) => `$${i + 1}`).join(', ');
  return statement(
    `INSERT INTO ${list} (${columns.join(', ')}) VALUES (${places}) ON CONFLICT DO NOTHING`,
    ...columns.map(c => row[c] ?? null),
  );
};

const inserts = (list: List, rows: readonly Row[]): Batch => rows.map(row => insert(list, row));

/** Who has held which seat, as far as an old backup tells. */
const heldIn = ({ entries, seats, tables }: KeptGame): readonly Row[] => {
  if (text(tables[0], 'status') === 'gathering') return [];
  return [...entries, ...seats].flatMap(({ table_id, seat, person }) =>
    seat == null || person == null ? [] : { table_id: table_id ?? '', seat, person },
  );
};

const restoreGame = async (db: Database, game: KeptGame): Promise<'games' | 'continued' | 'nothing'> => {
  const [table] = game.tables;
  if (!table) return 'nothing';
  const [there] = await rowsOf(db, 'SELECT n, version FROM tables WHERE id = $1', text(table, 'id'));
  const rest = [
    ...inserts('snapshots', game.snapshots),
    ...inserts('chat', game.chat),
    ...inserts('motions', game.motions),
    ...inserts('held', game.held ?? heldIn(game)),
    ...inserts('orders', game.orders ?? []),
  ];
  if (!there) {
    const added = insert('tables', table);
    const batch = [{ ...added, sql: `${added.sql} RETURNING id`, must: true as const }];
    const all = [...batch, ...inserts('seats', game.seats), ...inserts('entries', game.entries), ...rest];
    return (await db.run(all)) ? 'games' : 'nothing';
  }
  if (!(await continues(db, game, number(there, 'n')))) return 'nothing';
  const missing = game.entries.filter(e => number(e, 'n') > number(there, 'n'));
  const all = [goOn(table, there), ...inserts('entries', missing), ...rest, ordersOfOthers(text(table, 'id'))];
  return (await db.run(all)) ? 'continued' : 'nothing';
};

/** Whoever does not sit there any more has left nothing behind. */
const ordersOfOthers = (table: string): Statement =>
  statement(
    `DELETE FROM orders WHERE table_id = $1 AND NOT EXISTS (SELECT 1 FROM seats s
     WHERE s.table_id = orders.table_id AND s.seat = orders.seat AND s.person = orders.person)`,
    table,
  );

/** Whether the backup holds the same game, further on. */
const continues = async (db: Database, game: KeptGame, n: number): Promise<boolean> => {
  const [table] = game.tables;
  if (number(table, 'n') <= n) return false;
  if (n === 0) return true;
  const [last] = await rowsOf(db, 'SELECT key, hash FROM entries WHERE table_id = $1 AND n = $2', text(table, 'id'), n);
  const same = game.entries.find(e => number(e, 'n') === n);
  return !!last && !!same && last['key'] === same['key'] && last['hash'] === same['hash'];
};

const MOVES = [
  'n',
  'asked',
  'asked_seat',
  'round',
  'status',
  'seed',
  'engine',
  'started',
  'finished',
  'moved',
  'ending',
  'worths',
];

const goOn = (table: Row, there: Row): Statement => {
  const sets = MOVES.map((column, i) => `${column} = $${i + 4}`).join(', ');
  return must(
    `UPDATE tables SET version = version + 1, ${sets} WHERE id = $1 AND n = $2 AND version = $3 RETURNING id`,
    text(table, 'id'),
    number(there, 'n'),
    number(there, 'version'),
    ...MOVES.map(column => table[column] ?? null),
  );
};

/** Somebody whose name was taken meanwhile comes back as a guest of that name. Channels and blocks come with who has them. */
const restorePerson = async (
  db: Database,
  row: Row,
  { channels = [], blocks = [] }: { readonly channels?: readonly Row[]; readonly blocks?: readonly Row[] },
): Promise<boolean> => {
  const isTheirs = (r: Row): boolean => r['person'] === row['id'];
  const own = [...inserts('channels', channels.filter(isTheirs)), ...inserts('blocks', blocks.filter(isTheirs))];
  const add = async (r: Row) => {
    const added = insert('persons', r);
    return (await db.run([{ ...added, sql: `${added.sql} RETURNING id`, must: true }, ...own])) !== undefined;
  };
  if (await add(row)) return true;
  const [there] = await rowsOf(db, 'SELECT id FROM persons WHERE id = $1', text(row, 'id'));
  return there ? false : add({ ...row, kind: 'guest', login: null, password: null });
};
