import * as v from 'valibot';
import { NewEntry, Position, Told } from './entry.ts';
import { Failure } from './failure.ts';
import { LeftOrder } from './order.ts';
import { Person } from './person.ts';
import { TableInfo } from './table.ts';
import { ChatLine, Motion, MotionNumber, NewChatLine, NewMotion, Presence, Vote } from './talk.ts';
import { Count, Hash, Key, TableId } from './words.ts';

/** The version of this protocol; grows when an old client would no longer understand. */
export const PROTOCOL = 1;

/** The sender's number for the message; the answer carries it back. */
const ref = { ref: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31))) };

/** What a client may say over the socket. */
export const FromClient = v.variant('type', [
  /** Follow a table; with `since` and `hash` only what happened after it is sent. */
  v.strictObject({
    type: v.literal('watch'),
    ...ref,
    table: TableId,
    since: v.optional(Count),
    hash: v.optional(Hash),
  }),
  v.strictObject({ type: v.literal('leave'), ...ref, table: TableId }),
  /** Enter something into the game. */
  v.strictObject({ type: v.literal('enter'), ...ref, table: TableId, ...NewEntry.entries }),
  /** "My view after n has this hash": a wrong one is answered with the position. */
  v.strictObject({ type: v.literal('compare'), ...ref, table: TableId, n: Count, hash: Hash }),
  v.strictObject({ type: v.literal('chat'), ...ref, table: TableId, ...NewChatLine.entries }),
  v.strictObject({ type: v.literal('propose'), ...ref, table: TableId, motion: NewMotion }),
  v.strictObject({ type: v.literal('vote'), ...ref, table: TableId, motion: MotionNumber, ...Vote.entries }),
  v.strictObject({ type: v.literal('ping'), ...ref }),
]);
export type FromClient = v.InferInput<typeof FromClient>;

/** What the server says over the socket. */
export const FromServer = v.variant('type', [
  /** First of all: who the server takes you for; missing: a nameless spectator. */
  v.object({ type: v.literal('hello'), protocol: v.number(), engine: v.string(), me: v.optional(Person) }),
  /** The table itself, at once when watched and after every change of it. */
  v.object({ type: v.literal('table'), ...ref, table: TableId, info: TableInfo }),
  /** The whole view; replaces what the client has. */
  v.object({ type: v.literal('position'), ...ref, position: Position }),
  /** Entries in order, without gaps. */
  v.object({ type: v.literal('entries'), ...ref, table: TableId, entries: v.array(Told) }),
  /** Your entry is committed under this number, now or at an earlier sending. */
  v.object({ type: v.literal('entered'), ...ref, table: TableId, n: Count, key: Key }),
  /** Lines of the chat: the latest when watched, then each as it comes. */
  v.object({ type: v.literal('chat'), ...ref, table: TableId, lines: v.array(ChatLine) }),
  v.object({ type: v.literal('motion'), ...ref, table: TableId, motion: Motion }),
  v.object({ type: v.literal('presence'), table: TableId, presence: Presence }),
  /** What you left behind here: when watched, and whenever that changes. Nobody else’s. */
  v.object({ type: v.literal('orders'), table: TableId, orders: v.array(LeftOrder) }),
  /** How many tables wait for you, whenever that changes. */
  v.object({ type: v.literal('waiting'), tables: v.array(TableId) }),
  /** Done, where there is nothing else to say. */
  v.object({ type: v.literal('done'), ...ref }),
  /** Not done. After `late`, entries or the position follow first. */
  v.object({ type: v.literal('refused'), ...ref, table: v.optional(TableId), key: v.optional(Key), failure: Failure }),
  /** The server stops or drops you; connect again, unless told `stale`. */
  v.object({ type: v.literal('bye'), why: v.picklist(['stopping', 'slow', 'stale']) }),
]);
export type FromServer = v.InferOutput<typeof FromServer>;
