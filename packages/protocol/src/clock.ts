import * as v from 'valibot';
import { Moment } from './words.ts';

const Minutes = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60 * 24 * 60));
/** What happens when somebody's time has run out: a reminder, the least harmful answer, a bot for the seat, or the others may vote about it. */
const Consequence = v.picklist(['remind', 'answer', 'bot', 'vote']);
const bank = { minutes: Minutes, increment: v.pipe(Minutes, v.maxValue(60 * 24)), then: Consequence };

/**
 * How much time players have: any; so much a question; or so much for the whole game and a little more for every turn.
 * Nights, weekends and holidays do not count, as each player's own calendar says; `live` every minute does.
 */
export const Clock = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({ kind: v.literal('question'), minutes: Minutes, then: Consequence }),
  v.strictObject({ kind: v.literal('bank'), ...bank }),
  v.strictObject({ kind: v.literal('live'), ...bank }),
]);
export type Clock = v.InferOutput<typeof Clock>;

const Hour = v.pipe(v.number(), v.minValue(0), v.maxValue(23.75), v.multipleOf(0.25));

/** When somebody has no time for games: by local hours, from and to, and days. */
export const Calendar = v.strictObject({
  /** As the IANA calls it: `Europe/Berlin`. */
  zone: v.pipe(v.string(), v.maxLength(60), v.regex(/^[A-Za-z0-9_+/-]+$/)),
  /** Equal hours: no night. */
  night: v.strictTuple([Hour, Hour]),
  weekends: v.boolean(),
  holiday: v.optional(v.strictObject({ from: Moment, until: Moment })),
});
export type Calendar = v.InferOutput<typeof Calendar>;
