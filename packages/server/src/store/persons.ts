import type { Person, Settings } from '@roundhouse/protocol';
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
} from './database.ts';
import { likenessOf } from './likeness.ts';

/** Somebody as kept. `epoch` grows when every cookie given out before is to be void, `version` with every change. */
export interface KeptPerson extends Person {
  readonly epoch: number;
  readonly version: number;
  readonly created: number;
  readonly password?: string;
  readonly email?: string;
  readonly webhook?: string;
  readonly settings?: Settings;
  /** The hash of the code that brings a guest back, and how many codes there were. */
  readonly code?: string;
  readonly codes: number;
}

const ofRow = (row: Row): KeptPerson => ({
  id: text(row, 'id'),
  kind: text(row, 'kind') as Person['kind'],
  name: text(row, 'name'),
  epoch: number(row, 'epoch'),
  version: number(row, 'version'),
  created: number(row, 'created'),
  ...maybe('password', row['password'] as string | null),
  ...maybe('email', row['email'] as string | null),
  ...maybe('webhook', row['webhook'] as string | null),
  ...maybe('settings', json<Settings>(row, 'settings')),
  ...maybe('code', row['code'] as string | null),
  codes: number(row, 'codes'),
});

/** The name others see, without what is nobody else's business. */
export const openly = ({ id, name, kind }: Person): Person => ({ id, name, kind });

/** Two account names are the same if they look alike in lower case. */
export const loginOf = (name: string): string => name.trim().normalize('NFKC').toLowerCase();

export const personById = async (db: Database, id: string): Promise<KeptPerson | undefined> => {
  const [row] = await rowsOf(db, 'SELECT * FROM persons WHERE id = $1', id);
  return row && ofRow(row);
};

export const personsById = async (db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, KeptPerson>> => {
  if (!ids.length) return new Map();
  const places = ids.map((_, i) => `$${i + 1}`).join(', ');
  const rows = await rowsOf(db, `SELECT * FROM persons WHERE id IN (${places})`, ...ids);
  return new Map(rows.map(row => [text(row, 'id'), ofRow(row)]));
};

export const personByLogin = async (db: Database, name: string): Promise<KeptPerson | undefined> => {
  const [row] = await rowsOf(db, 'SELECT * FROM persons WHERE login = $1', loginOf(name));
  return row && ofRow(row);
};

/** The guest a code was given to, by its hash. */
export const personByCode = async (db: Database, hash: string): Promise<KeptPerson | undefined> => {
  const [row] = await rowsOf(db, "SELECT * FROM persons WHERE code = $1 AND kind = 'guest'", hash);
  return row && ofRow(row);
};

/** Those who gave this address. */
export const personsByEmail = async (db: Database, email: string): Promise<readonly KeptPerson[]> =>
  (
    await rowsOf(db, "SELECT * FROM persons WHERE email = $1 AND kind <> 'gone' ORDER BY created DESC LIMIT 5", email)
  ).map(ofRow);

/** Somebody by id, and whether and when a session of theirs was last used or ended. */
export const personInSession = async (
  db: Database,
  id: string,
  session: string,
): Promise<{ readonly person: KeptPerson; readonly seen: number; readonly ended: boolean } | undefined> => {
  const [row] = await rowsOf(
    db,
    `SELECT p.*, s.seen AS session_seen, s.ended AS session_ended FROM persons p
     LEFT JOIN sessions s ON s.id = $2 AND s.person = p.id WHERE p.id = $1`,
    id,
    session,
  );
  if (!row) return undefined;
  return { person: ofRow(row), seen: number(row, 'session_seen'), ended: row['session_ended'] !== null };
};

/** Names are given one after the other, whichever process gives them: what looks alike is then seen. */
const oneName: Statement = statement(
  "INSERT INTO meta (key, value) VALUES ('names', '') ON CONFLICT (key) DO UPDATE SET value = excluded.value",
);

/** Adds somebody; false, if an account of that name, or of one that looks like it, exists. */
export const addPerson = async (db: Database, p: KeptPerson): Promise<boolean> => {
  const login = p.kind === 'account' ? loginOf(p.name) : null;
  const rows = await db.run([
    ...(p.kind === 'account' ? [oneName] : []),
    must(
      `INSERT INTO persons (id, kind, name, login, password, email, webhook, epoch, created, likeness)
       SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10 WHERE NOT EXISTS (SELECT 1 FROM persons WHERE likeness = $10
       AND kind = 'account') ON CONFLICT DO NOTHING RETURNING id`,
      p.id,
      p.kind,
      p.name,
      login,
      p.password ?? null,
      p.email ?? null,
      p.webhook ?? null,
      p.epoch,
      p.created,
      p.kind === 'account' ? likenessOf(p.name) : null,
    ),
  ]);
  return rows !== undefined;
};

/** Whether an account of somebody else has this name, or one that looks like it. */
export const looksTaken = async (db: Database, name: string, but = ''): Promise<boolean> =>
  (
    await rowsOf(
      db,
      "SELECT 1 FROM persons WHERE (login = $1 OR (likeness = $2 AND kind = 'account')) AND id <> $3 LIMIT 1",
      loginOf(name),
      likenessOf(name),
      but,
    )
  ).length > 0;

/** Whether somebody else has an account of this name. */
const isTaken = async (db: Database, p: KeptPerson): Promise<boolean> =>
  p.kind === 'account' && (await looksTaken(db, p.name, p.id));

/**
 * Writes what somebody changed, unless they changed since they were read (`stale`) or the name is somebody else's
 * (`taken`). The notice goes to other processes.
 */
export const savePerson = async (
  db: Database,
  p: KeptPerson,
  renamed: boolean,
  notice: string,
): Promise<'saved' | 'stale' | 'taken'> => {
  try {
    if (await db.run(save(p, renamed), notice)) return 'saved';
  } catch (error) {
    if (!renamed || !(await isTaken(db, p))) throw error;
  }
  return renamed && (await isTaken(db, p)) ? 'taken' : 'stale';
};

const save = (p: KeptPerson, renamed: boolean): Batch => [
  ...(renamed && p.kind === 'account' ? [oneName] : []),
  must(
    `UPDATE persons SET kind = $2, name = $3, login = $4, password = $5, email = $6, webhook = $7, epoch = $8,
     code = $10, codes = $11, likeness = $12, settings = $14, version = version + 1
     WHERE id = $1 AND version = $9 AND NOT EXISTS (SELECT 1 FROM persons
     WHERE id <> $1 AND (login = $4 OR (likeness = $12 AND kind = 'account' AND $13 = 1))) RETURNING id`,
    p.id,
    p.kind,
    p.name,
    p.kind === 'account' ? loginOf(p.name) : null,
    p.password ?? null,
    p.email ?? null,
    p.webhook ?? null,
    p.epoch,
    p.version,
    p.kind === 'guest' ? (p.code ?? null) : null,
    p.codes,
    p.kind === 'account' ? likenessOf(p.name) : null,
    renamed ? 1 : 0,
    p.settings ? JSON.stringify(p.settings) : null,
  ),
];

/** Takes away what tells who somebody was, unless they changed since they were read. Their games stay as they are. */
export const anonymise = ({ id, version }: KeptPerson): Batch => [
  must(
    `UPDATE persons SET kind = 'gone', name = '', login = NULL, password = NULL, email = NULL, webhook = NULL, settings = NULL,
     likeness = NULL, code = NULL, epoch = epoch + 1, version = version + 1 WHERE id = $1 AND version = $2 RETURNING id`,
    id,
    version,
  ),
  statement("UPDATE chat SET text = '' WHERE person = $1", id),
  statement('DELETE FROM sessions WHERE person = $1', id),
  statement('DELETE FROM orders WHERE person = $1', id),
  statement('DELETE FROM channels WHERE person = $1', id),
  statement('DELETE FROM signals WHERE person = $1', id),
  statement('DELETE FROM blocks WHERE person = $1 OR other = $1', id),
];
