import type { Action, Deed, Event, View } from '@roundhouse/engine';
import * as v from 'valibot';
import { Asked, Round } from './table.ts';
import { Count, Hash, Key, Moment, SeatNumber, TableId, thing } from './words.ts';

const ActionHead = v.object({
  type: v.pipe(v.string(), v.maxLength(40)),
  by: SeatNumber,
  at: v.pipe(v.string(), v.maxLength(40)),
});

/** An action by its head; what else it must hold, and what it means, the engine judges. */
const ActionShape = v.custom<Action>(value => v.is(ActionHead, value), 'an action with type, by and at');

/** What a player enters: an action, so many actions back, or what was taken back again. */
const DeedShape = v.union([
  v.strictObject({ do: ActionShape }),
  v.strictObject({ undo: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)) }),
  v.strictObject({ redo: v.literal(true) }),
]);

/** An entry on its way: it wants to be number `n`, so it answers the position after `n - 1`. */
export const NewEntry = v.strictObject({
  n: v.pipe(Count, v.minValue(1)),
  key: Key,
  deed: DeedShape,
  /** The sender's hash of its view after `n - 1`; a wrong one brings the position anew. */
  hash: v.optional(Hash),
});
export type NewEntry = v.InferOutput<typeof NewEntry>;

/** One place that changed: the path to it and what is there now; without a value it is gone. */
export const Change = v.union([
  v.strictTuple([v.array(v.union([v.string(), v.number()])), v.unknown()]),
  v.strictTuple([v.array(v.union([v.string(), v.number()]))]),
]);
export type Change =
  | readonly [path: readonly (string | number)[], value: unknown]
  | readonly [path: readonly (string | number)[]];

/** An entry as one seat, or a spectator, is told of it. */
export const Told = v.object({
  n: Count,
  at: Moment,
  /** Who entered it; missing: the server, for a seat that answers for itself. */
  seat: v.optional(SeatNumber),
  /** The sender's key, told to the sender's seat only. */
  key: v.optional(Key),
  deed: v.custom<Deed>(value => typeof value === 'object' && value !== null),
  events: v.array(thing<Event>()),
  /** From the view after `n - 1` to the view after `n`. */
  change: v.array(v.custom<Change>(Array.isArray)),
  /** The hash of the view after `n`. */
  hash: Hash,
  asked: v.optional(Asked),
  round: v.optional(Round),
});
export type Told = v.InferOutput<typeof Told>;

/** The whole game as one seat, or a spectator, sees it after `n` entries. */
export const Position = v.object({
  table: TableId,
  n: Count,
  /** Whose view; missing: a spectator's. */
  seat: v.optional(SeatNumber),
  view: thing<View>(),
  hash: Hash,
  /** The numbers of the entries that stand: what undo takes back, last first. */
  standing: v.array(Count),
  /** How many undos can be taken back. */
  redo: v.number(),
});
export type Position = v.InferOutput<typeof Position>;

/** The answer to an entry: its number, and every entry from there on that the sender may not know. */
export const Entered = v.object({ n: Count, key: Key, entries: v.array(Told) });
export type Entered = v.InferOutput<typeof Entered>;
