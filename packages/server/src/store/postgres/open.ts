import type pg from 'pg';
import { BEAT } from '../ailment.ts';
import { type Batch, type Database, must, type Row, type Rows, reads } from '../database.ts';

/** The channel on which processes tell each other what they did. */
export const CHANNEL = 'roundhouse';

/** Fetched only where it is used: a server with a file of its own is the smaller for it. */
const postgres = async (): Promise<typeof pg> => (await import('pg')).default;

/** Whole numbers of eight bytes arrive as numbers: ours are counts and milliseconds. */
const typesOf = ({ types }: typeof pg) => ({
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === 20 ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
});

/** Something worth a line in the log that nobody is waiting for. */
type Worry = (what: string, error: unknown) => void;

/** Opens a PostgreSQL database, shared by as many processes as wanted. */
export const openPostgres = async (url: string, most: number, worry: Worry): Promise<Database> => {
  const driver = await postgres();
  const pool = new driver.Pool({
    connectionString: url,
    max: most,
    types: typesOf(driver),
    application_name: 'roundhouse',
    connectionTimeoutMillis: 10_000,
    query_timeout: 30_000,
  });
  pool.on('error', error => worry('an idle connection to the database was lost', error));
  await pool.query('SELECT 1');
  const ears = new Set<{ stop(): void }>();
  return {
    dialect: 'postgres',
    run: (batch, notice) => run(pool, batch, notice),
    tell: async notice => {
      await pool.query('SELECT pg_notify($1, $2)', [CHANNEL, notice]);
    },
    listen: async hear => {
      ears.add(await listen(driver, url, hear, worry));
    },
    check: async () => {
      await run(pool, [must(BEAT, String(Date.now()))], undefined);
    },
    close: async () => {
      for (const ear of ears) ear.stop();
      await pool.end();
    },
  };
};

const run = async (pool: pg.Pool, batch: Batch, notice: string | undefined): Promise<Rows> => {
  const only = batch.length === 1 && notice === undefined ? batch[0] : undefined;
  if (only) {
    const rows = await query(pool, only.sql, only.values);
    return only.must && !rows.length ? undefined : [rows];
  }
  const client = await pool.connect();
  let broken = false;
  // A connection that is lost while it is ours would otherwise end the process.
  const lost = (): void => {
    broken = true;
  };
  client.on('error', lost);
  try {
    await client.query(reads(batch) ? 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY' : 'BEGIN');
    const all: (readonly Row[])[] = [];
    for (const { sql, values, must } of batch) {
      const rows = await query(client, sql, values);
      if (must && !rows.length) {
        await client.query('ROLLBACK');
        return undefined;
      }
      all.push(rows);
    }
    if (notice !== undefined) await client.query('SELECT pg_notify($1, $2)', [CHANNEL, notice]);
    await client.query('COMMIT');
    return all;
  } catch (error) {
    // Closing the connection undoes the rest, whatever state it is in.
    broken = true;
    throw error;
  } finally {
    client.off('error', lost);
    client.release(broken);
  }
};

const query = async (on: pg.Pool | pg.PoolClient, sql: string, values: readonly unknown[] = []) =>
  (await on.query(sql, [...values])).rows as readonly Row[];

const PULSE = 10_000;

/** Keeps one connection listening, and says `undefined` whenever it had to be made anew. */
const listen = async (
  driver: typeof pg,
  url: string,
  hear: (notice: string | undefined) => void,
  worry: Worry,
): Promise<{ stop(): void }> => {
  let stopped = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  // A connection may be gone without a word: it is asked now and then, and made anew if it does not answer.
  const pulse = setInterval(() => {
    const asked = client;
    asked?.query('SELECT 1').catch(() => asked.end().catch(() => {}));
  }, PULSE).unref();
  const attach = async (): Promise<void> => {
    const fresh = new driver.Client({
      connectionString: url,
      application_name: 'roundhouse listening',
      keepAlive: true,
    });
    fresh.on('error', error => worry('the listening connection was lost', error));
    fresh.on('end', () => again());
    fresh.on('notification', ({ payload }) => payload !== undefined && hear(payload));
    await fresh.connect();
    client = fresh;
    await fresh.query(`LISTEN ${CHANNEL}`);
  };
  const again = (): void => {
    if (stopped || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      attach().then(
        () => hear(undefined),
        error => {
          worry('the listening connection cannot be made', error);
          again();
        },
      );
    }, 500);
  };
  await attach();
  return {
    stop: () => {
      stopped = true;
      clearInterval(pulse);
      clearTimeout(timer);
      client?.end().catch(() => {});
    },
  };
};
