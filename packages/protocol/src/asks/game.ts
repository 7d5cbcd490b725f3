import * as v from 'valibot';
import { Entered, NewEntry, Position, Told } from '../entry.ts';
import { LeftOrder, Order } from '../order.ts';
import { ChatLine, Motion, NewChatLine, NewMotion, Vote } from '../talk.ts';
import { Count, thing } from '../words.ts';
import { Done, endpoint, QueryCount } from './endpoint.ts';

/** What can be asked about a game at its table: entries, talk, motions, orders. */
export const gameAsks = {
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
