import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openLog } from '../log.ts';
import { BACKENDS, type Backend } from '../testing/backends.ts';
import { testConfig } from '../testing/server.ts';
import { type Database, must, rowsOf, statement } from './database.ts';
import { append, entriesBetween, type KeptEntry, linesOf, snapshotAt } from './entries.ts';
import { openDatabase } from './open.ts';
import { SCHEMA } from './schema.ts';
import { addTable, changeTable, type KeptTable, tableById } from './tables.ts';

const quiet = openLog('silent');

const table = (id: string): KeptTable => ({
  id,
  name: 'A table; DROP TABLE tables; --',
  title: 'cards',
  players: 2,
  options: { long: true },
  access: 'open',
  spectators: true,
  undo: 'ask',
  aids: false,
  estimates: false,
  patience: 60,
  clock: { kind: 'none' },
  status: 'running',
  host: 'h',
  seed: 's',
  engine: '1',
  version: 1,
  n: 0,
  asked: { by: 1, step: 'play', since: 7 },
  created: 1_800_000_000_000,
  started: 1_800_000_000_001,
  moved: 1_800_000_000_002,
  seats: [
    { seat: 0, kind: 'person', person: 'h' },
    { seat: 1, kind: 'open' },
  ],
});

const entry = (n: number, key = `key-${n}`): KeptEntry => ({
  n,
  key,
  seat: 1,
  person: 'p',
  at: 1_800_000_000_003,
  engine: '1',
  hash: 'abcdef01',
  deed: { do: { type: 'nod', by: 1, at: 'play' } },
  events: [{ type: 'over' }],
  change: [[['money', 'bank'], 5]],
});

describe.each(Object.entries(BACKENDS))('the contract of a store: %s', (_, open) => {
  let backend: Backend | undefined;
  let db: Database;
  const reopened = () => openDatabase(testConfig(backend as Backend), quiet);

  beforeAll(async () => {
    backend = await open();
    if (backend) db = await reopened();
  });
  beforeEach(context => {
    if (!backend) context.skip();
  });
  afterAll(async () => {
    if (!backend) return;
    await db.close();
    await backend.drop();
  });

  test('a table comes back as it was kept', async () => {
    await db.run(addTable(table('t1')));
    expect(await tableById(db, 't1')).toEqual(table('t1'));
    expect(await tableById(db, 'nothing')).toBeUndefined();
  });

  test('a batch happens as a whole or not at all', async () => {
    const count = async () => (await rowsOf(db, 'SELECT COUNT(*) AS c FROM meta'))[0]?.['c'];
    const before = await count();
    const add = statement("INSERT INTO meta (key, value) VALUES ('a', 'b')");
    expect(await db.run([add, must("SELECT key FROM meta WHERE key = 'nowhere'"), add])).toBeUndefined();
    await expect(db.run([add, statement('INSERT INTO nowhere VALUES (1)')])).rejects.toThrow();
    expect(await count()).toBe(before);
  });

  test('one batch that fails does not touch others of the same moment', async () => {
    const add = (key: string) => db.run([statement('INSERT INTO meta (key, value) VALUES ($1, $2)', key, 'x')]);
    const came = await Promise.allSettled([
      add('m1'),
      add('m1'),
      add('m2'),
      db.run([statement('nonsense')]),
      add('m3'),
    ]);
    expect(came.map(c => c.status).filter(s => s === 'fulfilled')).toHaveLength(3);
    const rows = await rowsOf(db, "SELECT key FROM meta WHERE key IN ('m1', 'm2', 'm3') ORDER BY key");
    expect(rows.map(r => r['key'])).toEqual(['m1', 'm2', 'm3']);
  });

  test('entries are numbered without gaps, whoever adds them', async () => {
    await db.run(addTable(table('t2')));
    const add = (n: number, key?: string, version = 1) =>
      append(db, 't2', entry(n, key), { version, seats: [] }, 'notice');
    expect(await add(2)).toBe(false);
    expect(await add(1)).toBe(true);
    expect(await add(1, 'other-key')).toBe(false);
    expect(await add(2, 'key-1')).toBe(false);
    expect(await add(2, 'key-2', 7)).toBe(false);
    expect(await add(2)).toBe(true);
    const { lines } = await linesOf(db, 't2');
    expect(lines.map(l => [l.n, l.key])).toEqual([
      [1, 'key-1'],
      [2, 'key-2'],
    ]);
    expect(await entriesBetween(db, 't2', 1, 1)).toEqual([entry(1)]);
    expect((await tableById(db, 't2'))?.n).toBe(2);
  });

  test('of many at once exactly one gets the number', async () => {
    await db.run(addTable(table('t3')));
    const tries = Array.from({ length: 40 }, (_, i) =>
      append(db, 't3', entry(1, `racer-${i}`), { version: 1, seats: [] }, ''),
    );
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
    expect((await linesOf(db, 't3')).lines).toHaveLength(1);
  });

  test('an entry may bring a snapshot and the end of the game', async () => {
    await db.run(addTable(table('t4')));
    const snapshot = { n: 1, engine: '1', state: { over: true } as never };
    const over = { ending: 'bank', worths: [1, 2] };
    const asked = { by: 0, step: 'play', since: 9 };
    expect(await append(db, 't4', { ...entry(1), asked }, { version: 1, seats: [], over, asked }, '', snapshot)).toBe(
      true,
    );
    expect(await snapshotAt(db, 't4', 1)).toEqual(snapshot);
    expect(await tableById(db, 't4')).toMatchObject({ status: 'finished', ending: 'bank', worths: [1, 2] });
    expect(await append(db, 't4', entry(2), { version: 1, seats: [] }, '')).toBe(false);
  });

  test('a table changed twice from the same reading is changed once', async () => {
    await db.run(addTable(table('t5')));
    const a = await db.run(changeTable({ ...table('t5'), name: 'A' }));
    const b = await db.run(changeTable({ ...table('t5'), name: 'B' }));
    expect([!!a, !!b]).toEqual([true, false]);
    expect(await tableById(db, 't5')).toMatchObject({ name: 'A', version: 2 });
  });

  test('what was answered is there after opening again, and the schema stays', async () => {
    await db.run(addTable(table('t6')));
    await append(db, 't6', entry(1), { version: 1, seats: [] }, '');
    await db.close();
    db = await reopened();
    expect((await linesOf(db, 't6')).lines).toHaveLength(1);
    expect((await rowsOf(db, "SELECT key FROM meta WHERE key LIKE 'schema %'")).length).toBe(SCHEMA);
  });

  test('a database of a later version is refused', async () => {
    await db.run([statement("INSERT INTO meta (key, value) VALUES ('schema 99', '99')")]);
    if (db.dialect === 'sqlite') await db.close();
    await expect(reopened()).rejects.toThrow(/newer version/);
    if (db.dialect === 'sqlite') {
      const { openSqlite } = await import('./sqlite/open.ts');
      db = await openSqlite(backend?.config.dataDir ?? '', backend?.config.sqliteDriver);
    }
    await db.run([statement("DELETE FROM meta WHERE key = 'schema 99'")]);
  });

  test('an embedded database belongs to one process; a shared one tells the others', async () => {
    if (db.dialect === 'sqlite') {
      await expect(reopened()).rejects.toThrow(/Another process/);
      return;
    }
    const other = await reopened();
    const heard: (string | undefined)[] = [];
    const came = new Promise<void>(resolve => {
      void other.listen(notice => heard.push(notice) === 3 && resolve());
    });
    await new Promise(resolve => setTimeout(resolve, 200));
    await db.run(addTable(table('t7')), 'a batch');
    await append(db, 't7', entry(1), { version: 1, seats: [] }, 'an entry');
    await db.run([must("SELECT 1 WHERE 'a' = 'b'")], 'never told');
    await db.tell('a word');
    await came;
    expect(heard).toEqual(['a batch', 'an entry', 'a word']);
    await other.close();
  });
});
