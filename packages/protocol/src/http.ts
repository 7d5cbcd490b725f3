import * as v from 'valibot';
import { Health, TitleInfo } from './about.ts';
import { Entered, NewEntry, Position, Told } from './entry.ts';
import { LeftOrder, Order } from './order.ts';
import {
  Code,
  Farewell,
  Me,
  MeChange,
  NewAccount,
  NewGuest,
  PasswordChange,
  Recovered,
  Recovery,
  Session,
  SignIn,
} from './person.ts';
import { Channel, NewChannel } from './signal.ts';
import { StewardAnswer, StewardAsks } from './steward.ts';
import { Handover, Lobby, NewTable, TableChange, TableInfo } from './table.ts';
import { ChatLine, Motion, NewChatLine, NewMotion, Vote } from './talk.ts';
import { Count, Key, SeatNumber, TableId, thing } from './words.ts';

type Schema = v.GenericSchema;

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

const endpoint = <const E extends Endpoint>(e: E): E => e;

/** A number in a query string. */
const QueryCount = v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number), Count);

const Done = v.object({ done: v.literal(true) });

/** What the parameters of a path must look like. */
export const PARAMETERS: Readonly<Record<string, Schema>> = {
  table: TableId,
  seat: v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), SeatNumber),
  motion: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
  order: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
  channel: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
  session: v.pipe(v.string(), v.regex(/^[0-9a-z]{16}$/)),
};

/** Everything that can be asked over HTTP. */
export const ENDPOINTS = {
  health: endpoint({
    method: 'GET',
    path: '/healthz',
    says: 'Whether something can be written and kept; 503, if not.',
    gives: Health,
  }),
  ready: endpoint({
    method: 'GET',
    path: '/readyz',
    says: 'Whether to send players here; 503, if not or no longer.',
    gives: Health,
  }),
  live: endpoint({
    method: 'GET',
    path: '/livez',
    says: 'Whether the process answers at all.',
    gives: v.object({ ok: v.literal(true) }),
  }),
  titles: endpoint({
    method: 'GET',
    path: '/api/titles',
    says: 'The titles played here.',
    gives: v.array(TitleInfo),
  }),

  me: endpoint({
    method: 'GET',
    path: '/api/me',
    says: 'Who you are; `me` is null for a stranger. `mail`: this server sends mail. `push`: its key for push messages. `steward`: you look after it.',
    gives: v.object({ me: v.nullable(Me), mail: v.boolean(), push: v.string(), steward: v.optional(v.literal(true)) }),
  }),
  guest: endpoint({
    method: 'POST',
    path: '/api/guests',
    says: 'Sits down as a guest: sets the cookie.',
    body: NewGuest,
    gives: Me,
    dear: true,
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/accounts',
    says: 'Opens an account, or turns this guest into one with all its seats.',
    body: NewAccount,
    gives: Me,
    dear: true,
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/sign-in',
    says: 'Signs in to an account.',
    body: SignIn,
    gives: Me,
    dear: true,
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/api/sign-out',
    says: 'Ends this session: its cookie is void from now on.',
    gives: Done,
  }),
  changeMe: endpoint({
    method: 'PATCH',
    path: '/api/me',
    says: 'Changes name, e-mail, webhook.',
    body: MeChange,
    gives: Me,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/me/password',
    says: 'Changes the password; every other cookie of the account goes stale.',
    body: PasswordChange,
    gives: Me,
    dear: true,
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/me/sessions',
    says: 'The browsers you are signed in with.',
    gives: v.array(Session),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/me/sessions/:session',
    says: 'Ends one session.',
    gives: Done,
  }),
  endSessions: endpoint({
    method: 'DELETE',
    path: '/api/me/sessions',
    says: 'Ends every session but this one.',
    gives: Done,
  }),
  channels: endpoint({
    method: 'GET',
    path: '/api/me/channels',
    says: 'The ways you are called when you are not at the table.',
    gives: v.array(Channel),
  }),
  addChannel: endpoint({
    method: 'POST',
    path: '/api/me/channels',
    says: 'Adds a way to be called; at most ten.',
    body: NewChannel,
    gives: v.array(Channel),
    dear: true,
  }),
  removeChannel: endpoint({
    method: 'DELETE',
    path: '/api/me/channels/:channel',
    says: 'Takes one away.',
    gives: v.array(Channel),
  }),
  tryChannel: endpoint({
    method: 'POST',
    path: '/api/me/channels/:channel/test',
    says: 'Sends a message over it now, and says whether it was taken; a stopped one that works again is used again.',
    gives: v.object({ sent: v.boolean(), channels: v.array(Channel) }),
    dear: true,
  }),
  code: endpoint({
    method: 'POST',
    path: '/api/me/code',
    says: 'Guest: a code to keep, which brings you back on any device. The same every time, until a new one is asked for.',
    body: v.strictObject({ renew: v.optional(v.boolean()) }),
    gives: v.object({ code: v.string() }),
  }),
  comeBack: endpoint({
    method: 'POST',
    path: '/api/back',
    says: 'Makes this browser the guest the code was given to.',
    body: Code,
    gives: Me,
    dear: true,
  }),
  recover: endpoint({
    method: 'POST',
    path: '/api/recovery',
    says: 'Sends a mail that leads back in, if somebody gave this address; the answer does not tell.',
    body: Recovery,
    gives: Done,
    dear: true,
  }),
  recovered: endpoint({
    method: 'POST',
    path: '/api/recovery/password',
    says: 'Sets a new password with the token of that mail, and signs in. Every other session ends.',
    body: Recovered,
    gives: Me,
    dear: true,
  }),
  exportMe: endpoint({
    method: 'GET',
    path: '/api/me/export',
    says: 'Everything kept about you, games included as your seats see them.',
    gives: thing(),
    dear: true,
  }),
  deleteMe: endpoint({
    method: 'DELETE',
    path: '/api/me',
    says: 'Deletes you: name, e-mail and chat go, games stay, seats of running games become free.',
    body: Farewell,
    gives: Done,
    dear: true,
  }),

  steward: endpoint({
    method: 'POST',
    path: '/api/steward',
    says: 'Steward: lists and removes tables, people and chat, keeps people away, replaces hosts, gives seats.',
    body: StewardAsks,
    gives: StewardAnswer,
  }),

  lobby: endpoint({
    method: 'GET',
    path: '/api/lobby',
    says: 'Tables waiting for me, my tables, open tables, games to watch.',
    gives: Lobby,
  }),
  waiting: endpoint({
    method: 'GET',
    path: '/api/waiting',
    says: 'The tables where it is my move or my consent is asked.',
    gives: v.array(TableInfo),
  }),

  newTable: endpoint({
    method: 'POST',
    path: '/api/tables',
    says: 'Sets up a table.',
    body: NewTable,
    gives: TableInfo,
  }),
  table: endpoint({ method: 'GET', path: '/api/tables/:table', says: 'The table.', gives: TableInfo }),
  changeTable: endpoint({
    method: 'PATCH',
    path: '/api/tables/:table',
    says: 'Host: changes the table; its terms only before the start.',
    body: TableChange,
    gives: TableInfo,
  }),
  closeTable: endpoint({
    method: 'DELETE',
    path: '/api/tables/:table',
    says: 'Host: closes a table that has not started. Games are never deleted.',
    gives: Done,
  }),
  sit: endpoint({
    method: 'POST',
    path: '/api/tables/:table/seats/:seat',
    says: 'Takes a free seat, before the start or where somebody has left, or one’s own back from the bot that keeps it.',
    gives: TableInfo,
  }),
  rise: endpoint({
    method: 'DELETE',
    path: '/api/tables/:table/seats/:seat',
    says: 'Leaves one’s seat; host, before the start: kicks.',
    gives: TableInfo,
  }),
  handOver: endpoint({
    method: 'POST',
    path: '/api/tables/:table/seats/:seat/handover',
    says: 'Hands one’s own seat to somebody at the table, to a bot that keeps it, or to whoever takes it. Host: a seat nobody holds.',
    body: Handover,
    gives: TableInfo,
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/tables/:table/start',
    says: 'Host: starts the game; every seat must be taken.',
    gives: TableInfo,
  }),

  position: endpoint({
    method: 'GET',
    path: '/api/tables/:table/position',
    says: 'The game as you may see it, now or after `at` entries.',
    query: v.strictObject({ at: v.optional(QueryCount) }),
    gives: Position,
  }),
  entries: endpoint({
    method: 'GET',
    path: '/api/tables/:table/entries',
    says: 'The entries after `since`, at most `limit` (200, if not said) of them.',
    query: v.strictObject({ since: v.optional(QueryCount), limit: v.optional(QueryCount) }),
    gives: v.object({ n: Count, entries: v.array(Told) }),
  }),
  enter: endpoint({
    method: 'POST',
    path: '/api/tables/:table/entries',
    says: 'Enters something into the game; answered when it is committed.',
    body: NewEntry,
    gives: Entered,
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/tables/:table/file',
    says: 'The game file: complete once the game is finished, before that without seed and secrets.',
    gives: thing(),
    dear: true,
  }),

  chat: endpoint({
    method: 'GET',
    path: '/api/tables/:table/chat',
    says: 'The latest hundred lines of the chat, or those before line `before`.',
    query: v.strictObject({ before: v.optional(QueryCount) }),
    gives: v.array(ChatLine),
  }),
  say: endpoint({
    method: 'POST',
    path: '/api/tables/:table/chat',
    says: 'Says something; for players and the host.',
    body: NewChatLine,
    gives: ChatLine,
  }),
  motions: endpoint({
    method: 'GET',
    path: '/api/tables/:table/motions',
    says: 'The motions that are open.',
    gives: v.array(Motion),
  }),
  propose: endpoint({
    method: 'POST',
    path: '/api/tables/:table/motions',
    says: 'Asks the others for consent.',
    body: NewMotion,
    gives: Motion,
  }),
  hint: endpoint({
    method: 'POST',
    path: '/api/tables/:table/hint',
    says: 'Says that you have a strong player look at your question; everybody sees it. Refused where the table allows no hints.',
    gives: Done,
  }),
  vote: endpoint({
    method: 'POST',
    path: '/api/tables/:table/motions/:motion',
    says: 'Answers a motion, takes back a yes, or withdraws one’s own motion.',
    body: Vote,
    gives: Motion,
  }),

  orders: endpoint({
    method: 'GET',
    path: '/api/tables/:table/orders',
    says: 'What you left behind at this table, and what became of the latest.',
    gives: v.array(LeftOrder),
  }),
  leaveOrder: endpoint({
    method: 'POST',
    path: '/api/tables/:table/orders',
    says: 'Leaves an order behind: your seat answers with it as soon as it is asked.',
    body: Order,
    gives: v.array(LeftOrder),
  }),
  takeBackOrder: endpoint({
    method: 'DELETE',
    path: '/api/tables/:table/orders/:order',
    says: 'Takes an order back, or off the list of what is no more.',
    gives: v.array(LeftOrder),
  }),
} as const;

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
