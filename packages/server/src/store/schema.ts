import { type Database, number, rowsOf, statement } from './database.ts';

/** Steps from an empty database to today's; a step is never changed once released, only followed by another. */
const STEPS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE persons (
      id TEXT PRIMARY KEY, kind TEXT NOT NULL, name TEXT NOT NULL, login TEXT UNIQUE, password TEXT, email TEXT,
      webhook TEXT, epoch INTEGER NOT NULL, created BIGINT NOT NULL)`,
    `CREATE TABLE tables (
      id TEXT PRIMARY KEY, name TEXT NOT NULL, title TEXT NOT NULL, players INTEGER NOT NULL, options TEXT NOT NULL,
      access TEXT NOT NULL, spectators INTEGER NOT NULL, undo TEXT NOT NULL, aids INTEGER NOT NULL, status TEXT NOT NULL,
      host TEXT NOT NULL, webhook TEXT, seed TEXT, engine TEXT, version INTEGER NOT NULL, n INTEGER NOT NULL,
      asked TEXT, asked_seat INTEGER, round TEXT, created BIGINT NOT NULL, started BIGINT, finished BIGINT,
      moved BIGINT NOT NULL, ending TEXT, worths TEXT)`,
    'CREATE INDEX tables_by_status ON tables (status, access, moved)',
    'CREATE INDEX tables_by_host ON tables (host)',
    'CREATE INDEX tables_to_answer ON tables (id) WHERE asked_seat = -1',
    `CREATE TABLE seats (
      table_id TEXT NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL, person TEXT, bot TEXT, seen BIGINT,
      PRIMARY KEY (table_id, seat))`,
    'CREATE INDEX seats_by_person ON seats (person)',
    `CREATE TABLE entries (
      table_id TEXT NOT NULL, n INTEGER NOT NULL, key TEXT NOT NULL, kind TEXT NOT NULL, count INTEGER, seat INTEGER,
      person TEXT, at BIGINT NOT NULL, engine TEXT NOT NULL, hash TEXT NOT NULL, action TEXT, events TEXT NOT NULL,
      change TEXT, asked TEXT, round TEXT,
      PRIMARY KEY (table_id, n), UNIQUE (table_id, key))`,
    `CREATE TABLE snapshots (
      table_id TEXT NOT NULL, n INTEGER NOT NULL, engine TEXT NOT NULL, state TEXT NOT NULL,
      PRIMARY KEY (table_id, n))`,
    `CREATE TABLE chat (
      table_id TEXT NOT NULL, id INTEGER NOT NULL, key TEXT NOT NULL, person TEXT NOT NULL, seat INTEGER,
      at BIGINT NOT NULL, text TEXT NOT NULL,
      PRIMARY KEY (table_id, id), UNIQUE (table_id, key))`,
    'CREATE INDEX chat_by_person ON chat (person)',
    `CREATE TABLE motions (
      table_id TEXT NOT NULL, id INTEGER NOT NULL, kind TEXT NOT NULL, seat_by INTEGER NOT NULL, at BIGINT NOT NULL,
      n INTEGER NOT NULL, count INTEGER, seat INTEGER, needs TEXT NOT NULL, yes TEXT NOT NULL, pending TEXT NOT NULL,
      state TEXT NOT NULL,
      PRIMARY KEY (table_id, id))`,
  ],
  ['ALTER TABLE persons ADD COLUMN version INTEGER NOT NULL DEFAULT 0'],
  [
    'ALTER TABLE tables ADD COLUMN patience INTEGER NOT NULL DEFAULT 1440',
    'ALTER TABLE chat ADD COLUMN note TEXT',
    'ALTER TABLE motions ADD COLUMN terms TEXT',
    `CREATE TABLE held (table_id TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT NOT NULL,
      PRIMARY KEY (table_id, person, seat))`,
    'CREATE INDEX held_by_person ON held (person)',
    `INSERT INTO held (table_id, seat, person)
     SELECT table_id, seat, person FROM entries WHERE person IS NOT NULL AND seat IS NOT NULL
     UNION SELECT s.table_id, s.seat, s.person FROM seats s JOIN tables t ON t.id = s.table_id
     WHERE s.person IS NOT NULL AND t.status <> 'gathering'`,
  ],
  [
    `CREATE TABLE sessions (id TEXT PRIMARY KEY, person TEXT NOT NULL, created BIGINT NOT NULL, seen BIGINT NOT NULL,
      agent TEXT NOT NULL, ended BIGINT)`,
    'CREATE INDEX sessions_by_person ON sessions (person)',
    'ALTER TABLE persons ADD COLUMN code TEXT',
    'ALTER TABLE persons ADD COLUMN codes INTEGER NOT NULL DEFAULT 0',
    'CREATE UNIQUE INDEX persons_by_code ON persons (code)',
    'CREATE INDEX persons_by_email ON persons (email)',
  ],
  ['ALTER TABLE persons ADD COLUMN likeness TEXT', 'CREATE INDEX persons_by_likeness ON persons (likeness)'],
  [
    `CREATE TABLE orders (
      table_id TEXT NOT NULL, id INTEGER NOT NULL, seat INTEGER NOT NULL, person TEXT NOT NULL, said TEXT NOT NULL,
      n INTEGER NOT NULL, at BIGINT NOT NULL, done INTEGER NOT NULL, ended TEXT,
      PRIMARY KEY (table_id, id))`,
    'CREATE INDEX orders_by_person ON orders (person)',
  ],
  [
    `ALTER TABLE tables ADD COLUMN clock TEXT NOT NULL DEFAULT '{"kind":"none"}'`,
    'ALTER TABLE tables ADD COLUMN clocks TEXT',
    'ALTER TABLE tables ADD COLUMN due BIGINT',
    'CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL',
    'ALTER TABLE persons ADD COLUMN settings TEXT',
  ],
  [
    `CREATE TABLE channels (person TEXT NOT NULL, id INTEGER NOT NULL, said TEXT NOT NULL, failures INTEGER NOT NULL,
      stopped BIGINT, PRIMARY KEY (person, id))`,
    `CREATE TABLE signals (id TEXT PRIMARY KEY, person TEXT NOT NULL, channel INTEGER NOT NULL, table_id TEXT NOT NULL,
      event TEXT NOT NULL, who TEXT NOT NULL, due BIGINT NOT NULL, tries INTEGER NOT NULL)`,
    'CREATE INDEX signals_by_person ON signals (person, channel)',
    'CREATE INDEX signals_by_due ON signals (due)',
  ],
  ['ALTER TABLE tables ADD COLUMN estimates INTEGER NOT NULL DEFAULT 0'],
  [
    'ALTER TABLE seats ADD COLUMN more TEXT',
    'CREATE TABLE blocks (person TEXT NOT NULL, other TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (person, other))',
    'CREATE INDEX blocks_by_other ON blocks (other)',
  ],
  ['ALTER TABLE tables ADD COLUMN language TEXT'],
];

/** Today's version of the schema; a backup names the one it was taken from. */
export const SCHEMA = STEPS.length;

/** Brings the database to today's schema. Several processes may do so at once; a newer database is refused. */
export const prepare = async (db: Database): Promise<void> => {
  try {
    await db.run([statement('CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)')]);
  } catch {
    // PostgreSQL looks and creates in two steps: of two processes on an empty database one fails, and finds the table made.
  }
  const have = await schemaOf(db);
  if (have > SCHEMA)
    throw new Error(`The database has schema ${have}, this program knows ${SCHEMA}: it needs a newer version.`);
  for (let step = have; step < SCHEMA; step++) {
    try {
      await db.run([
        statement(`INSERT INTO meta (key, value) VALUES ('schema ${step + 1}', '${step + 1}')`),
        ...(STEPS[step] ?? []).map(sql => statement(sql)),
      ]);
    } catch (error) {
      if ((await schemaOf(db)) <= step) throw error;
    }
  }
};

const schemaOf = async (db: Database): Promise<number> => {
  const rows = await rowsOf(db, "SELECT COUNT(*) AS steps FROM meta WHERE key LIKE 'schema %'");
  return number(rows[0], 'steps');
};

/** The lists that make up one table, with their columns; what a backup holds and a restore writes. */
export const LISTS = {
  tables:
    'id name title players options access spectators undo aids status host webhook seed engine version n asked asked_seat ' +
    'round created started finished moved ending worths patience clock clocks due estimates language',
  seats: 'table_id seat kind person bot seen more',
  entries: 'table_id n key kind count seat person at engine hash action events change asked round',
  snapshots: 'table_id n engine state',
  chat: 'table_id id key person seat at text note',
  motions: 'table_id id kind seat_by at n count seat needs yes pending state terms',
  held: 'table_id seat person',
  orders: 'table_id id seat person said n at done ended',
  persons: 'id kind name login password email webhook epoch created code codes settings',
  sessions: 'id person created seen agent ended',
  channels: 'person id said failures stopped',
  blocks: 'person other at',
} as const;

export type List = keyof typeof LISTS;
