import type { NewChannel } from '@roundhouse/protocol';
import {
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

/** A channel as kept, with all it needs to send. */
export interface KeptChannel {
  readonly person: string;
  readonly id: number;
  readonly said: NewChannel;
  readonly failures: number;
  readonly stopped?: number;
}

const channelOf = (row: Row): KeptChannel => ({
  person: text(row, 'person'),
  id: number(row, 'id'),
  said: json<NewChannel>(row, 'said') as NewChannel,
  failures: number(row, 'failures'),
  ...maybe('stopped', row['stopped'] as number | null),
});

export const channelsOf = async (db: Database, person: string): Promise<readonly KeptChannel[]> =>
  (await rowsOf(db, 'SELECT * FROM channels WHERE person = $1 ORDER BY id', person)).map(channelOf);

export const addChannel = (person: string, said: NewChannel): Statement =>
  must(
    `INSERT INTO channels (person, id, said, failures) SELECT $1, COALESCE(MAX(id), 0) + 1, $2, 0 FROM channels
     WHERE person = $1 ON CONFLICT DO NOTHING RETURNING id`,
    person,
    JSON.stringify(said),
  );

export const removeChannel = (person: string, id: number): readonly Statement[] => [
  must('DELETE FROM channels WHERE person = $1 AND id = $2 RETURNING id', person, id),
  statement('DELETE FROM signals WHERE person = $1 AND channel = $2', person, id),
];

/** A channel works again, or did not once more. */
export const markChannel = (person: string, id: number, failures: number, stopped: number | undefined): Statement =>
  statement(
    'UPDATE channels SET failures = $3, stopped = $4 WHERE person = $1 AND id = $2',
    person,
    id,
    failures,
    stopped ?? null,
  );

/** What somebody is to hear: from which table, why, and when over which channel. */
export interface KeptSignal {
  readonly id: string;
  readonly person: string;
  readonly channel: number;
  readonly table: string;
  readonly event: string;
  /** Who is meant, where it is somebody else. */
  readonly who: string;
  readonly due: number;
  readonly tries: number;
}

const signalOf = (row: Row): KeptSignal => ({
  id: text(row, 'id'),
  person: text(row, 'person'),
  channel: number(row, 'channel'),
  table: text(row, 'table_id'),
  event: text(row, 'event'),
  who: text(row, 'who'),
  due: number(row, 'due'),
  tries: number(row, 'tries'),
});

/** Puts a signal into the queue; the same one that still waits is enough. */
export const addSignal = (s: Omit<KeptSignal, 'tries'>): Statement =>
  statement(
    `INSERT INTO signals (id, person, channel, table_id, event, who, due, tries)
     SELECT $1, $2, $3, $4, $5, $6, $7, 0 WHERE NOT EXISTS (SELECT 1 FROM signals
     WHERE person = $2 AND channel = $3 AND table_id = $4 AND event = $5 AND who = $6)`,
    s.id,
    s.person,
    s.channel,
    s.table,
    s.event,
    s.who,
    s.due,
  );

/** Everything for a channel one of whose signals is due, so that one message says it all. */
export const dueSignals = async (db: Database, now: number): Promise<readonly KeptSignal[]> =>
  (
    await rowsOf(
      db,
      `SELECT * FROM signals s WHERE EXISTS (SELECT 1 FROM signals d WHERE d.person = s.person AND d.channel = s.channel
       AND d.due <= $1) ORDER BY s.person, s.channel, s.due LIMIT 500`,
      now,
    )
  ).map(signalOf);

/** Takes a signal in hand for a while; nobody else does meanwhile. */
export const claimSignal = (s: KeptSignal, until: number): Statement =>
  statement(
    'UPDATE signals SET due = $2, tries = tries + 1 WHERE id = $1 AND due = $3 AND tries = $4 RETURNING id',
    s.id,
    until,
    s.due,
    s.tries,
  );

export const laterSignal = (id: string, due: number): Statement =>
  statement('UPDATE signals SET due = $2 WHERE id = $1', id, due);

export const removeSignal = (id: string): Statement => statement('DELETE FROM signals WHERE id = $1', id);
