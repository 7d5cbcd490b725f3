import * as v from 'valibot';
import { Person } from './person.ts';
import { Count, Key, Moment, SeatNumber, Text } from './words.ts';

/** One line of a table's chat. */
export const ChatLine = v.object({
  id: v.number(),
  at: Moment,
  person: Person,
  seat: v.optional(SeatNumber),
  text: v.string(),
});
export type ChatLine = v.InferOutput<typeof ChatLine>;

export const NewChatLine = v.strictObject({ key: Key, text: Text });

/** Something the players decide together. */
export const NewMotion = v.union([
  v.strictObject({
    kind: v.literal('undo'),
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  }),
  v.strictObject({ kind: v.literal('redo') }),
  v.strictObject({ kind: v.literal('vacate'), seat: SeatNumber }),
]);
export type NewMotion = v.InferOutput<typeof NewMotion>;

/** A motion and how it stands. It is carried when every seat in `needs` has said yes; one no refuses it. */
export const Motion = v.object({
  id: v.number(),
  kind: v.picklist(['undo', 'redo', 'vacate']),
  by: SeatNumber,
  at: Moment,
  /** Undo and redo lapse when the game has moved on from here. */
  n: Count,
  count: v.optional(v.number()),
  seat: v.optional(SeatNumber),
  needs: v.array(SeatNumber),
  yes: v.array(SeatNumber),
  state: v.picklist(['open', 'carried', 'refused', 'lapsed']),
});
export type Motion = v.InferOutput<typeof Motion>;

export const Vote = v.strictObject({ yes: v.boolean() });

/** Who is at the table now. */
export const Presence = v.object({
  here: v.array(v.object({ person: Person, seat: v.optional(SeatNumber) })),
  /** Spectators without a name. */
  others: v.number(),
});
export type Presence = v.InferOutput<typeof Presence>;
