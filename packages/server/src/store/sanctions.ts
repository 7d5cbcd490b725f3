import { type Database, number, rowsOf, type Statement, statement, text } from './database.ts';

/** What somebody may be kept from: everything but looking and leaving, or talking. */
export const SANCTIONS = ['ban', 'mute'] as const;
export type Sanction = (typeof SANCTIONS)[number];

const keyOf = (kind: Sanction, person: string): string => `${kind} ${person}`;

/** Until when somebody is kept from what, by `ban` or `mute` and person. */
export type Sanctions = ReadonlyMap<string, number>;

export const sanctionsOf = async (db: Database): Promise<Sanctions> => {
  const rows = await rowsOf(db, "SELECT key, value FROM meta WHERE key LIKE 'ban %' OR key LIKE 'mute %'");
  return new Map(rows.map(row => [text(row, 'key'), number(row, 'value')]));
};

export const sanction = (kind: Sanction, person: string, until: number): Statement =>
  statement(
    'INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
    keyOf(kind, person),
    String(until),
  );

export const pardon = (kind: Sanction, person: string): Statement =>
  statement('DELETE FROM meta WHERE key = $1', keyOf(kind, person));

/** Whether somebody is kept from something now. */
export const isKept = (all: Sanctions, kind: Sanction, person: string, now: number): boolean =>
  (all.get(keyOf(kind, person)) ?? 0) > now;
