import { type Database, rowsOf, type Statement, statement, text } from './database.ts';

/** Whom somebody does not want to meet, the latest first. */
export const blockedBy = async (db: Database, person: string): Promise<readonly string[]> =>
  (await rowsOf(db, 'SELECT other FROM blocks WHERE person = $1 ORDER BY at DESC, other', person)).map(row =>
    text(row, 'other'),
  );

/** Who does not want to meet somebody. */
export const blockersOf = async (db: Database, person: string): Promise<ReadonlySet<string>> =>
  new Set((await rowsOf(db, 'SELECT person FROM blocks WHERE other = $1', person)).map(row => text(row, 'person')));

export const addBlock = (person: string, other: string, at: number): Statement =>
  statement('INSERT INTO blocks (person, other, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', person, other, at);

export const removeBlock = (person: string, other: string): Statement =>
  statement('DELETE FROM blocks WHERE person = $1 AND other = $2', person, other);
