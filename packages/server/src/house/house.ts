import type { FromServer, Person } from '@roundhouse/protocol';
import type { Config } from '../config.ts';
import type { Lane } from '../game/lane.ts';
import type { Texts } from '../game/texts.ts';
import type { Log } from '../log.ts';
import type { PushKeys } from '../notify/push.ts';
import type { Wellbeing } from '../ops/health.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { Parts } from '../parts.ts';
import type { Database } from '../store/database.ts';
import type { Sanctions } from '../store/sanctions.ts';
import type { Live } from './live.ts';
import type { Quotas } from './quotas.ts';

/** Somebody who follows a table, or the lobby, over a socket. */
export interface Watcher {
  readonly person?: Person;
  /** Of the cookie it came with. */
  readonly epoch: number;
  readonly session: string;
  /** Sends a message that is text already, so that it is written once for many. */
  send(message: string): void;
  /** Stops following a table that is no more. */
  leave(table: string): void;
  /** Ends the connection, with a word about why. */
  drop(why: 'stale' | 'slow' | 'stopping'): void;
}

/** Everything one running server holds together. */
export interface House {
  readonly config: Config;
  readonly parts: Parts;
  readonly db: Database;
  readonly log: Log;
  /** Names this process among others on the same database. */
  readonly process: string;
  /** The first signs cookies, all are believed; the same for every process on the same database. */
  secrets: readonly string[];
  /** By which push services know this server: the first is given out, all are used. */
  pushKeys: readonly PushKeys[];
  /** Tables in memory. */
  readonly lives: Map<string, Promise<Live>>;
  /** Every socket. */
  readonly everybody: Set<Watcher>;
  /** Sockets by the person they belong to. */
  readonly sockets: Map<string, Set<Watcher>>;
  /** Who is at which table, as other processes say. */
  readonly elsewhere: Map<string, Elsewhere>;
  /** Tables that wait for each person who is connected. */
  readonly waiting: Map<string, Set<string>>;
  /** Notifications on their way. */
  readonly errands: Set<Promise<void>>;
  /** Who is kept from what. */
  sanctions: Sanctions;
  readonly metrics: Metrics;
  /** How the database was when last tried. */
  well: Wellbeing;
  /** About to stop: proxies should send nobody here any more. */
  leaving: boolean;
  readonly quotas: Quotas;
  /** Where long reading is done, and what was read before. */
  readonly lane: Lane;
  readonly texts: Texts;
  stopping: boolean;
}

/** What another process said of itself. */
interface Elsewhere {
  heard: number;
  /** Persons at its tables, and how many nameless spectators. */
  readonly here: Map<string, { readonly persons: readonly Person[]; readonly others: number }>;
}

/** A message as it goes over the wire. */
export const written = (message: FromServer): string => JSON.stringify(message);
