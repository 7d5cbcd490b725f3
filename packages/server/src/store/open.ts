import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { wordsOf } from '../log.ts';
import type { Database } from './database.ts';
import { fillLikeness } from './likeness.ts';
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
    await fillLikeness(db);
  } catch (error) {
    await db.close();
    throw error;
  }
  return db;
};
