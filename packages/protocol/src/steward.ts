import * as v from 'valibot';
import { Moment } from './words.ts';

/** What whoever looks after a server may do about people and tables, with the words each takes. */
export const STEWARD_ORDERS = {
  tables: '[WORD]',
  people: '[WORD]',
  chat: 'TABLE',
  'remove-table': 'TABLE',
  'remove-person': 'PERSON',
  'remove-chat': 'TABLE LINE',
  ban: 'PERSON [DAYS]',
  unban: 'PERSON',
  mute: 'PERSON [DAYS]',
  unmute: 'PERSON',
  host: 'TABLE PERSON',
  seat: 'TABLE SEAT PERSON',
} as const;
export type StewardOrder = keyof typeof STEWARD_ORDERS;

export const isStewardOrder = (word: string): word is StewardOrder => Object.hasOwn(STEWARD_ORDERS, word);

export const StewardAsks = v.strictObject({
  order: v.picklist(Object.keys(STEWARD_ORDERS) as [StewardOrder, ...StewardOrder[]]),
  words: v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.maxLength(3)),
});

/** Lists, for orders that list something. */
export const StewardAnswer = v.object({
  tables: v.optional(
    v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        title: v.string(),
        status: v.string(),
        host: v.string(),
        /** Persons by seat. */
        seats: v.array(v.string()),
        n: v.number(),
        moved: Moment,
      }),
    ),
  ),
  people: v.optional(
    v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        kind: v.string(),
        created: Moment,
        banned: v.boolean(),
        muted: v.boolean(),
      }),
    ),
  ),
  chat: v.optional(v.array(v.object({ id: v.number(), person: v.string(), at: Moment, text: v.string() }))),
});
export type StewardAnswer = v.InferOutput<typeof StewardAnswer>;
