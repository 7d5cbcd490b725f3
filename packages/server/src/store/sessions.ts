import { type Database, number, type Row, rowsOf, type Statement, statement, text } from './database.ts';

/** A browser somebody is signed in with. A signed cookie is good until its session was ended, known here or not. */
interface KeptSession {
  readonly id: string;
  readonly person: string;
  readonly created: number;
  readonly seen: number;
  readonly agent: string;
}

const sessionOf = (row: Row): KeptSession => ({
  id: text(row, 'id'),
  person: text(row, 'person'),
  created: number(row, 'created'),
  seen: number(row, 'seen'),
  agent: text(row, 'agent'),
});

/** The sessions of somebody that were not ended, the latest used first. */
export const sessionsOf = async (db: Database, person: string, since: number): Promise<readonly KeptSession[]> => {
  const rows = await rowsOf(
    db,
    'SELECT * FROM sessions WHERE person = $1 AND ended IS NULL AND seen > $2 ORDER BY seen DESC LIMIT 100',
    person,
    since,
  );
  return rows.map(sessionOf);
};

/** Notes that a session was used; a new one is added, one that was ended stays so. */
export const useSession = (s: KeptSession): Statement =>
  statement(
    `INSERT INTO sessions (id, person, created, seen, agent) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, agent = excluded.agent`,
    s.id,
    s.person,
    s.created,
    s.seen,
    s.agent,
  );

/** Ends a session of somebody, whether it is known or not: its cookie is void. */
export const endSession = (id: string, person: string, now: number): Statement =>
  statement(
    `INSERT INTO sessions (id, person, created, seen, agent, ended) VALUES ($1, $2, $3, $3, '', $3)
     ON CONFLICT (id) DO UPDATE SET ended = excluded.ended WHERE sessions.person = excluded.person`,
    id,
    person,
    now,
  );

/** Ends every session of somebody but one. */
export const endOthers = (person: string, but: string, now: number): Statement =>
  statement('UPDATE sessions SET ended = $3 WHERE person = $1 AND id <> $2 AND ended IS NULL', person, but, now);

/** Which of somebody's sessions were ended. */
export const endedSessions = async (db: Database, person: string): Promise<ReadonlySet<string>> =>
  new Set(
    (await rowsOf(db, 'SELECT id FROM sessions WHERE person = $1 AND ended IS NOT NULL', person)).map(row =>
      text(row, 'id'),
    ),
  );

/** Which of these sessions were ended. */
export const endedAmong = async (db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (!ids.length) return new Set();
  const places = ids.map((_, i) => `$${i + 1}`).join(', ');
  const rows = await rowsOf(db, `SELECT id FROM sessions WHERE ended IS NOT NULL AND id IN (${places})`, ...ids);
  return new Set(rows.map(row => text(row, 'id')));
};

/** Forgets sessions whose cookies are too old to be good. */
export const forgetSessions = (before: number): Statement =>
  statement('DELETE FROM sessions WHERE seen < $1 AND COALESCE(ended, 0) < $1', before);
