import * as v from 'valibot';
import { Count } from '../words.ts';

export type Schema = v.GenericSchema;

/** One thing a client may ask over HTTP. Paths name their parameters with a colon. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly says: string;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly gives: Schema;
  /** Asks more of the server than others, so it may be asked less often. */
  readonly dear?: true;
}

export const endpoint = <const E extends Endpoint>(e: E): E => e;

/** A number in a query string. */
export const QueryCount = v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number), Count);

export const Done = v.object({ done: v.literal(true) });
