import type { Action } from '@roundhouse/engine';
import * as v from 'valibot';
import { Count, Hash, Moment, SeatNumber, thing } from './words.ts';

const Word = v.pipe(v.string(), v.maxLength(40));
const Money = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const Times = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100));

/**
 * What ends an order before its time, if somebody else does it: shares of a company are sold or bought, its price falls,
 * it is started, its director changes, a lot is bid for, or anything at all but a pass. Without a company, mine are meant;
 * of `started`, any.
 */
export const Break = v.strictObject({
  what: v.picklist(['sold', 'bought', 'fell', 'started', 'director', 'bid', 'any']),
  company: v.optional(Word),
});
export type Break = v.InferOutput<typeof Break>;

const Breaks = v.optional(v.pipe(v.array(Break), v.maxLength(20)), []);
/** It ends with the round it was left in, unless it is to last. */
const lasting = { lasts: v.optional(v.picklist(['round', 'game']), 'round') };

/** Something an action must say, by the name of its field. */
const Fields = v.pipe(
  v.record(Word, v.union([Word, Money, v.boolean()])),
  v.check(fields => Object.keys(fields).length <= 10, 'at most ten fields'),
);

/** What somebody leaves behind: how their seat is to answer when it is asked. */
export const Order = v.variant('kind', [
  /** Passes at these steps, for this company if one is named. */
  v.strictObject({
    kind: v.literal('pass'),
    at: v.pipe(v.array(Word), v.minLength(1), v.maxLength(20)),
    company: v.optional(Word),
    times: v.optional(Times),
    ...lasting,
    breaks: Breaks,
  }),
  /** Uses a verb with these fields once a turn, at the least price and never above the limit; until the company floats, or so often. */
  v.strictObject({
    kind: v.literal('take'),
    verb: Word,
    fields: Fields,
    limit: v.optional(Money),
    times: v.optional(Times),
    floats: v.optional(v.literal(true)),
    ...lasting,
    breaks: Breaks,
  }),
  /** Runs what earns most, and then pays or keeps. */
  v.strictObject({
    kind: v.literal('run'),
    company: Word,
    how: Word,
    times: v.optional(Times),
    ...lasting,
    breaks: Breaks,
  }),
  /** Answers an offer of this kind, from this seat, at this price or a better one for me. */
  v.strictObject({
    kind: v.literal('answer'),
    yes: v.boolean(),
    verb: v.optional(Word),
    from: v.optional(SeatNumber),
    company: v.optional(Word),
    least: v.optional(Money),
    ...lasting,
    breaks: Breaks,
  }),
  /** Plays these actions one after the other, each only if the table lies as it did when it was thought of. */
  v.strictObject({
    kind: v.literal('plan'),
    moves: v.pipe(
      v.array(v.strictObject({ action: thing<Action>(), hash: Hash })),
      v.minLength(1),
      v.maxLength(20),
      v.check(moves => JSON.stringify(moves).length < 20_000, 'a shorter plan'),
    ),
  }),
]);
export type Order = v.InferOutput<typeof Order>;
export type NewOrder = v.InferInput<typeof Order>;

/** Why an order is no more. */
export const OrderEnd = v.object({
  at: Moment,
  /** It was carried out; its round is over; what should break it happened; the limit was passed; not allowed any more; its move was taken back. */
  why: v.picklist(['done', 'round', 'broken', 'limit', 'illegal', 'undone']),
  break: v.optional(Break),
  /** The rule that forbade it. */
  clause: v.optional(v.string()),
});
export type OrderEnd = v.InferOutput<typeof OrderEnd>;

/** An order as its owner sees it; nobody else ever does. */
export const LeftOrder = v.object({
  id: v.number(),
  order: Order,
  /** After how many entries of the game it was left. */
  n: Count,
  at: Moment,
  /** How often it has answered. */
  done: v.number(),
  end: v.optional(OrderEnd),
});
export type LeftOrder = v.InferOutput<typeof LeftOrder>;
