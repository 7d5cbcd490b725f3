import { type Database, number, type Row, rowsOf, type Statement, statement, text } from './database.ts';

/** What somebody may be kept from: everything but looking and leaving, or talking. */
const SANCTIONS = ['ban', 'mute'] as const;
export type Sanction = (typeof SANCTIONS)[number];

const keyOf = (kind: Sanction, person: string): string => `${kind} ${person}`;

/** Until when somebody is kept from what, by `ban` or `mute` and person. */
export type Sanctions = ReadonlyMap<string, number>;

export const sanctionsOf = async (db: Database): Promise<Sanctions> =>
  new Map((await keptSanctions(db)).map(row => [text(row, 'key'), number(row, 'value')]));

/** As a backup holds them. */
export const keptSanctions = (db: Database): Promise<readonly Row[]> =>
  rowsOf(db, "SELECT key, value FROM meta WHERE key LIKE 'ban %' OR key LIKE 'mute %' ORDER BY key");

/** Takes over what another server decided, unless something was decided here. */
export const adoptSanction = (row: Row): Statement => {
  const [, kind, person] = /^(ban|mute) ([0-9a-z]+)$/.exec(text(row, 'key')) ?? [];
  if (kind === undefined || person === undefined) throw new Error('The backup is damaged or incomplete.');
  return statement(
    'INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    `${kind} ${person}`,
    String(number(row, 'value')),
  );
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
