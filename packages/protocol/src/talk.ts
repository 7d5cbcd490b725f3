import * as v from 'valibot';
import { Person } from './person.ts';
import { Terms } from './table.ts';
import { Count, Key, Moment, SeatNumber, Text } from './words.ts';

/** What nobody at the table did. */
const HOUSE = ['appointed', 'given', 'moved', 'heir'] as const;

/** What happened to the table itself, for everybody to see. */
export const Note = v.object({
  /**
   * `sat` and `left` a seat, `handed` it over, took it `back` from a bot, `vacated` by vote, a new `host`, other `terms`;
   * by whoever runs the server: `appointed` host in the place of `person`, a free seat `given`, or `moved` from `person`;
   * an `heir`: the next host, because `person` is gone;
   * a `hint` asked; the bots `stopped`, because the game has grown too long;
   * somebody's time ran out (`late`): their seat has a `bot`, or the server answered with this `verb`;
   * a seat is `offered`, or `wished` back by whoever held it; `who` is the `deputy` of a seat, or nobody any more;
   * a deputy has `played` this verb for `who`; all agreed that the game has `ended`.
   */
  type: v.picklist([
    'sat',
    'left',
    'lots',
    'handed',
    'back',
    'vacated',
    'host',
    'terms',
    'hint',
    'stopped',
    'late',
    'offered',
    'wished',
    'deputy',
    'played',
    'ended',
    ...HOUSE,
  ]),
  seat: v.optional(SeatNumber),
  /** To whom, or whose seat it was. */
  who: v.optional(Person),
  bot: v.optional(v.string()),
  verb: v.optional(v.string()),
  terms: v.optional(Terms),
});
export type Note = v.InferOutput<typeof Note>;

/**
 * One line of a table's chat: something said, or a note of what `person` did to the table. One without either was taken
 * away: whoever has it forgets it.
 */
export const ChatLine = v.object({
  id: v.number(),
  at: Moment,
  person: Person,
  seat: v.optional(SeatNumber),
  text: v.string(),
  note: v.optional(Note),
});
export type ChatLine = v.InferOutput<typeof ChatLine>;

export const NewChatLine = v.strictObject({ key: Key, text: Text });

/** Numbers a table's motions from 1. */
export const MotionNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999));

/** Something the players decide together. */
export const NewMotion = v.union([
  v.strictObject({
    kind: v.literal('undo'),
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  }),
  v.strictObject({ kind: v.literal('redo') }),
  v.strictObject({ kind: v.literal('vacate'), seat: SeatNumber }),
  /** Ends the game with the reckoning as it stands. */
  v.strictObject({ kind: v.literal('end') }),
  v.strictObject({
    kind: v.literal('terms'),
    terms: v.pipe(
      Terms,
      v.check(terms => Object.keys(terms).length > 0, 'at least one term'),
    ),
  }),
]);
export type NewMotion = v.InferOutput<typeof NewMotion>;

/**
 * A motion and how it stands. It is carried when every seat in `needs` has said yes; one no refuses it; whoever made it
 * may withdraw it. It lapses after `until`, and when somebody else takes a seat.
 */
export const Motion = v.object({
  id: v.number(),
  kind: v.picklist(['undo', 'redo', 'vacate', 'end', 'terms']),
  by: SeatNumber,
  at: Moment,
  until: Moment,
  /** Undo, redo and an end lapse when the game has moved on from here. */
  n: Count,
  count: v.optional(v.number()),
  seat: v.optional(SeatNumber),
  terms: v.optional(Terms),
  needs: v.array(SeatNumber),
  yes: v.array(SeatNumber),
  state: v.picklist(['open', 'carried', 'refused', 'withdrawn', 'lapsed']),
});
export type Motion = v.InferOutput<typeof Motion>;

/** Yes or no; `null` takes back one's yes. Whoever made the motion withdraws it with no. */
export const Vote = v.strictObject({ yes: v.nullable(v.boolean()) });

/** Who is at the table now. */
export const Presence = v.object({
  here: v.array(v.object({ person: Person, seat: v.optional(SeatNumber) })),
  /** Spectators without a name. */
  others: v.number(),
});
export type Presence = v.InferOutput<typeof Presence>;
