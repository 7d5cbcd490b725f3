import { keptPushKeys } from '../notify/push.ts';
import { type Database, type Row, rowsOf, statement, text } from '../store/database.ts';
import { keptSanctions } from '../store/sanctions.ts';
import { LISTS, type List, SCHEMA } from '../store/schema.ts';
import { keptSecrets } from '../store/secrets.ts';

/** One line of a backup. */
export type BackupLine =
  | { readonly format: 'roundhouse/backup/1'; readonly schema: number; readonly at: number }
  | { readonly game: KeptGame }
  /** With the channels over which they are called and whom they have blocked; missing in backups of before there were any. */
  | { readonly persons: readonly Row[]; readonly channels?: readonly Row[]; readonly blocks?: readonly Row[] }
  | { readonly sessions: readonly Row[] }
  | { readonly meta: readonly Row[] }
  | { readonly sanctions: readonly Row[] }
  | { readonly end: { readonly games: number; readonly persons: number } };

/** One table with everything that belongs to it. */
export type KeptGame = Readonly<Record<Exclude<(typeof PARTS)[number], 'held' | 'orders'>, readonly Row[]>> & {
  /** Missing in backups of before seats had a memory, and of before orders could be left. */
  readonly held?: readonly Row[];
  readonly orders?: readonly Row[];
};

export const PARTS = [
  'tables',
  'seats',
  'entries',
  'snapshots',
  'chat',
  'motions',
  'held',
  'orders',
] as const satisfies readonly List[];

const PAGE = 200;

const columns = (list: List): string => LISTS[list].split(' ').join(', ');

/**
 * Everything kept, line by line, while play goes on. Each game is read in one transaction, so it is whole; persons come
 * after the games, so everybody who sits somewhere is among them.
 */
export const backup = async function* (db: Database, now: number): AsyncGenerator<BackupLine> {
  yield { format: 'roundhouse/backup/1', schema: SCHEMA, at: now };
  let [games, persons] = [0, 0];
  for await (const ids of pages(db, 'tables'))
    for (const row of ids) {
      const game = await gameOf(db, text(row, 'id'));
      if (!game.tables.length) continue;
      games++;
      yield { game };
    }
  for await (const rows of pages(db, 'persons')) {
    persons += rows.length;
    yield {
      persons: rows,
      channels: await ofPersons(db, 'channels', rows),
      blocks: await ofPersons(db, 'blocks', rows),
    };
  }
  for await (const rows of pages(db, 'sessions')) yield { sessions: rows };
  yield { meta: [...(await keptSecrets(db)), ...(await keptPushKeys(db))] };
  yield { sanctions: await keptSanctions(db) };
  yield { end: { games, persons } };
};

const pages = async function* (db: Database, list: 'tables' | 'persons' | 'sessions'): AsyncGenerator<readonly Row[]> {
  const wanted = list === 'tables' ? 'id' : columns(list);
  for (let last = ''; ; ) {
    const rows = await rowsOf(db, `SELECT ${wanted} FROM ${list} WHERE id > $1 ORDER BY id LIMIT ${PAGE}`, last);
    if (rows.length) yield rows;
    if (rows.length < PAGE) return;
    last = text(rows.at(-1), 'id');
  }
};

const ofPersons = (db: Database, list: 'channels' | 'blocks', persons: readonly Row[]): Promise<readonly Row[]> => {
  const places = persons.map((_, i) => `$${i + 1}`).join(', ');
  const sql = `SELECT ${columns(list)} FROM ${list} WHERE person IN (${places}) ORDER BY ${columns(list)}`;
  return rowsOf(db, sql, ...persons.map(p => text(p, 'id')));
};

const gameOf = async (db: Database, id: string): Promise<KeptGame> => {
  const all = await db.run(
    PARTS.map(list =>
      statement(`SELECT ${columns(list)} FROM ${list} WHERE ${list === 'tables' ? 'id' : 'table_id'} = $1`, id),
    ),
  );
  return Object.fromEntries(PARTS.map((list, i) => [list, all?.[i] ?? []])) as unknown as KeptGame;
};
