import { createHash } from 'node:crypto';
import { newSecret } from '../ids.ts';
import { type Database, type Row, rowsOf, type Statement, statement, text } from './database.ts';

/** Where secrets are kept: one of our own, and those of servers whose backups were brought here. */
const OWN = 'secret';
const SECRETS = "key = 'secret' OR key LIKE 'secret of %'";

/** The secrets that sign cookies: ours, which signs, comes first; all are believed. Made by the first process and shared by all. */
export const secretsOf = async (db: Database): Promise<readonly string[]> => {
  await db.run([statement('INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', OWN, newSecret())]);
  const rows = await keptSecrets(db);
  return rows.map(row => text(row, 'value'));
};

/** As a backup holds them, our own first. */
export const keptSecrets = (db: Database): Promise<readonly Row[]> =>
  rowsOf(db, `SELECT key, value FROM meta WHERE ${SECRETS} ORDER BY key`);

/** Believes the secret of another server, too, so that the cookies it gave out live on here. */
export const believe = (secret: string): Statement => {
  const name = createHash('sha256').update(secret).digest('hex').slice(0, 16);
  return statement(
    `INSERT INTO meta (key, value) SELECT $1, $2 WHERE NOT EXISTS (SELECT 1 FROM meta WHERE value = $2 AND (${SECRETS}))
     ON CONFLICT DO NOTHING`,
    `secret of ${name}`,
    secret,
  );
};
