import * as v from 'valibot';
import { Moment, TableId, Webhook } from './words.ts';

const Coded = v.pipe(v.string(), v.maxLength(200), v.regex(/^[A-Za-z0-9_-]+={0,2}$/));

/** A way to reach somebody who is not at the table. */
export const NewChannel = v.variant('kind', [
  /** To the address they gave. */
  v.strictObject({ kind: v.literal('mail') }),
  /** A browser, as its push subscription says. */
  v.strictObject({ kind: v.literal('push'), endpoint: Webhook, p256dh: Coded, auth: Coded }),
  v.strictObject({ kind: v.literal('discord'), url: Webhook }),
  v.strictObject({ kind: v.literal('slack'), url: Webhook }),
  /** `POST` with JSON, for programs. */
  v.strictObject({ kind: v.literal('json'), url: Webhook }),
  /** A bot of one's own and the chat it writes to. */
  v.strictObject({
    kind: v.literal('telegram'),
    token: v.pipe(v.string(), v.regex(/^\d{3,20}:[A-Za-z0-9_-]{20,80}$/)),
    chat: v.pipe(v.string(), v.regex(/^(-?\d{1,20}|@\w{3,40})$/)),
  }),
]);
export type NewChannel = v.InferOutput<typeof NewChannel>;

/** A channel as its owner sees it. */
export const Channel = v.object({
  id: v.number(),
  kind: v.picklist(['mail', 'push', 'discord', 'slack', 'json', 'telegram']),
  /** Enough to recognise it: a host, never a key. */
  where: v.string(),
  /** So many messages in a row could not be delivered. */
  failures: v.number(),
  /** Since when it is no longer tried. */
  stopped: v.optional(Moment),
});
export type Channel = v.InferOutput<typeof Channel>;

const Hour = v.pipe(v.number(), v.minValue(0), v.maxValue(23.75), v.multipleOf(0.25));

/** How somebody wants to be called. */
export const SignalSettings = v.strictObject({
  language: v.optional(v.picklist(['en', 'de']), 'en'),
  /** Minutes that are waited for more to say. */
  digest: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1440)), 0),
  /** Hours of the day in which nothing is sent, from and to. */
  quiet: v.optional(v.strictTuple([Hour, Hour])),
  /** Tables from which nothing is wanted. */
  muted: v.optional(v.pipe(v.array(TableId), v.maxLength(200)), []),
});
export type SignalSettings = v.InferOutput<typeof SignalSettings>;
