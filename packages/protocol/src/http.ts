import * as v from 'valibot';
import type { Schema } from './asks/endpoint.ts';
import { gameAsks } from './asks/game.ts';
import { houseAsks } from './asks/house.ts';
import { personAsks } from './asks/person.ts';
import { tableAsks } from './asks/table.ts';
import { Position, Told } from './entry.ts';
import { Count, Key, PersonId, SeatNumber, TableId, thing } from './words.ts';

export type { Endpoint } from './asks/endpoint.ts';

/** What the parameters of a path must look like. */
export const PARAMETERS: Readonly<Record<string, Schema>> = {
  table: TableId,
  seat: v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), SeatNumber),
  motion: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
  order: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
  channel: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
  session: v.pipe(v.string(), v.regex(/^[0-9a-z]{16}$/)),
  other: PersonId,
};

/** Everything that can be asked over HTTP. */
export const ENDPOINTS = { ...houseAsks, ...personAsks, ...tableAsks, ...gameAsks } as const;

export type EndpointName = keyof typeof ENDPOINTS;

/** What an endpoint takes as its body. */
export type BodyOf<N extends EndpointName> = (typeof ENDPOINTS)[N] extends { readonly body: infer S extends Schema }
  ? v.InferOutput<S>
  : undefined;

/** What an endpoint takes in its query. */
export type QueryOf<N extends EndpointName> = (typeof ENDPOINTS)[N] extends { readonly query: infer S extends Schema }
  ? v.InferOutput<S>
  : Record<never, never>;

/** What an endpoint answers. */
export type AnswerOf<N extends EndpointName> = v.InferOutput<(typeof ENDPOINTS)[N]['gives']>;

/** A refused request: the failure, and after `late` and `mismatch` what the sender does not know yet. */
export const Refusal = v.object({
  error: v.object({
    code: v.string(),
    says: v.string(),
    path: v.optional(v.string()),
    clause: v.optional(v.string()),
    cites: v.optional(v.string()),
    facts: v.optional(thing<Record<string, string | number>>()),
  }),
  n: v.optional(Count),
  key: v.optional(Key),
  entries: v.optional(v.array(Told)),
  position: v.optional(Position),
});
export type Refusal = v.InferOutput<typeof Refusal>;

/** The path of an endpoint with its parameters filled in. */
export const pathTo = (name: EndpointName, parameters: Readonly<Record<string, string | number>> = {}): string =>
  ENDPOINTS[name].path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(parameters[key])));
