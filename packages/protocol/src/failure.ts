import type { Facts } from '@roundhouse/engine';
import * as v from 'valibot';

/** Every "no" of the server, with its HTTP status and what it means. A "no" of the rules is `forbidden` with its clause. */
export const FAILURES = {
  malformed: [400, 'The message does not have the shape it should have.'],
  stranger: [401, 'Say who you are first: sit down as a guest or sign in.'],
  stale: [401, 'This cookie is no longer good. Sign in again.'],
  credentials: [401, 'Name and password do not fit together.'],
  origin: [403, 'Requests from other sites are not accepted.'],
  steward: [403, 'Only those who look after this server may do this.'],
  banned: [403, 'Whoever looks after this server keeps you from it.'],
  muted: [403, 'Whoever looks after this server keeps you from talking.'],
  host: [403, 'Only the host may do this.'],
  seat: [403, 'You do not hold this seat.'],
  lent: [409, 'A bot plays this seat for you; take it back first.'],
  seated: [409, 'You have a seat at this table already.'],
  spectators: [403, 'This table takes no spectators.'],
  policy: [403, 'This table does not allow taking back.'],
  hints: [403, 'This table allows no hints.'],
  consent: [403, 'It concerns the other players: ask them with a motion.'],
  present: [403, 'Its holder is at the table.'],
  patience: [403, 'Its holder has not been away for as long as was agreed.'],
  blocked: [403, 'Somebody here does not want to meet you.'],
  seen: [403, 'You have seen the secrets of another seat of this game.'],
  mail: [409, 'This server sends no mail, so it keeps no address.'],
  missing: [404, 'There is nothing here.'],
  taken: [409, 'Somebody else has it already.'],
  late: [409, 'The game has moved on; here is what happened.'],
  early: [409, 'The game has not come that far.'],
  mismatch: [409, 'Your position differs from the server’s; here is the true one.'],
  forbidden: [422, 'The rules forbid it.'],
  setup: [422, 'The title does not allow this set-up.'],
  status: [409, 'Not at this stage of the table.'],
  full: [409, 'There is no room left.'],
  bots: [422, 'This server has no such bot.'],
  large: [413, 'That is too much at once.'],
  slow: [429, 'Too many requests; try again in a while.'],
  failed: [500, 'Something went wrong on the server. Send it again with the same key to learn what became of it.'],
  stopping: [503, 'The server is stopping; come back in a moment.'],
} as const satisfies Readonly<Record<string, readonly [status: number, says: string]>>;

export type FailureCode = keyof typeof FAILURES;

/** Why something was not done. */
export const Failure = v.object({
  code: v.custom<FailureCode>(code => typeof code === 'string' && Object.hasOwn(FAILURES, code)),
  says: v.string(),
  /** Where a malformed message departs from its shape, or which part of a set-up does not fit. */
  path: v.optional(v.string()),
  /** The rule that forbids it. */
  clause: v.optional(v.string()),
  /** The paragraph of the rulebook, where it is more exact than what the title cites for the rule. */
  cites: v.optional(v.string()),
  facts: v.optional(v.custom<Facts>(facts => typeof facts === 'object' && facts !== null)),
});
export type Failure = v.InferOutput<typeof Failure>;

export const failure = (code: FailureCode, more: Omit<Failure, 'code' | 'says'> = {}): Failure => ({
  code,
  says: FAILURES[code][1],
  ...more,
});
