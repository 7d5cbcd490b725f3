import type { Config } from '../config.ts';
import { newSecret } from '../ids.ts';
import type { Log } from '../log.ts';
import { wordsOf } from '../log.ts';
import { type Database, rowsOf, statement, text } from './database.ts';
import { openPostgres } from './postgres/open.ts';
import { prepare } from './schema.ts';
import { openSqlite } from './sqlite/open.ts';

/** Opens the database the configuration names, with today's schema. */
export const openDatabase = async (config: Config, log: Log): Promise<Database> => {
  const db = config.databaseUrl
    ? await openPostgres(config.databaseUrl, config.databasePool, (what, error) => log.warn(wordsOf(error), what))
    : await openSqlite(config.dataDir, config.sqliteDriver);
  try {
    await prepare(db);
  } catch (error) {
    await db.close();
    throw error;
  }
  return db;
};

/** The secret that signs cookies; made by the first process and shared by all. */
export const secretOf = async (db: Database): Promise<string> => {
  const fresh = statement("INSERT INTO meta (key, value) VALUES ('secret', $1) ON CONFLICT DO NOTHING", newSecret());
  await db.run([fresh]);
  const [row] = await rowsOf(db, "SELECT value FROM meta WHERE key = 'secret'");
  return text(row, 'value');
};
