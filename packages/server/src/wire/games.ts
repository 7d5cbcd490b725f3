import { fileOf } from '../game/file.ts';
import type { Pace } from '../game/lane.ts';
import { lengthOf } from '../game/opened.ts';
import { entriesText, positionText, type Written } from '../game/read.ts';
import { tellBetween } from '../game/tell.ts';
import { tableFor } from '../house/blocks.ts';
import { freshTable } from '../house/catchup.ts';
import { chatAt, say } from '../house/chat.ts';
import { enterFor } from '../house/enter.ts';
import { followUp } from '../house/follow.ts';
import { askForHint } from '../house/hints.ts';
import { gameFor, type Live, seatHeld, seesGame } from '../house/live.ts';
import { propose, vote } from '../house/motions.ts';
import { leaveOrder, leftBy, takeBackOrder } from '../house/orders.ts';
import { refuse } from '../refuse.ts';
import { openly } from '../store/persons.ts';
import { openMotions } from '../store/talk.ts';
import type { Handlers } from './ask.ts';

const MOST_ENTRIES = 500;

const visible = (live: Live, person: string | undefined): Live =>
  seesGame(live, person) ? live : refuse('spectators');

/** An answer that is written already; what it says is what the protocol wants. */
const asJson = <T>(written: string): T => ({ written }) satisfies Written as T;

/** The game itself, and what is said beside it. */
export const games: Pick<
  Handlers,
  | 'position'
  | 'entries'
  | 'enter'
  | 'file'
  | 'chat'
  | 'say'
  | 'motions'
  | 'propose'
  | 'vote'
  | 'hint'
  | 'orders'
  | 'leaveOrder'
  | 'takeBackOrder'
> = {
  position: async (house, ask) => {
    const live = await tableFor(house, ask.table, ask.person?.id);
    const o = gameFor(live, ask.person?.id);
    const n = ask.query.at ?? lengthOf(o);
    if (n > lengthOf(o)) refuse('early', {}, { n: lengthOf(o) });
    const seat = seatHeld(live, ask.person?.id);
    const text = () => positionText(house, o, seat, n);
    const near = seat !== undefined && n === lengthOf(o);
    return asJson(await (near ? text() : house.lane.run(ask.who, text)));
  },
  entries: async (house, ask) => {
    const live = await tableFor(house, ask.table, ask.person?.id);
    const o = gameFor(live, ask.person?.id);
    const { since = 0, limit = 200 } = ask.query;
    const [n, to] = [lengthOf(o), Math.min(lengthOf(o), since + Math.min(limit, MOST_ENTRIES))];
    const seat = seatHeld(live, ask.person?.id);
    const read = (pace: Pace) => entriesText(house, o, since + 1, to, seat, pace);
    const entries = since < to ? await house.lane.run(ask.who, read) : '[]';
    return asJson(`{"n":${n},"entries":${entries}}`);
  },
  enter: async (house, ask) => {
    const me = ask.me();
    const live = await freshTable(house, ask.table);
    const n = await enterFor(house, live, me.id, ask.body);
    const o = gameFor(live, me.id);
    const to = Math.min(lengthOf(o), n + MOST_ENTRIES);
    return { n, key: ask.body.key, entries: await tellBetween(house, o, n, to, seatHeld(live, me.id)) };
  },
  file: async (house, ask) => {
    const live = await tableFor(house, ask.table, ask.person?.id);
    gameFor(live, ask.person?.id);
    return house.lane.run(ask.who, () => fileOf(house, live, seatHeld(live, ask.person?.id)));
  },
  chat: async (house, ask) =>
    chatAt(
      house,
      visible(await tableFor(house, ask.table, ask.person?.id), ask.person?.id),
      ask.person?.id,
      ask.query.before,
    ),
  say: async (house, ask) => {
    const me = ask.me();
    return say(house, await freshTable(house, ask.table), openly(me), ask.body.key, ask.body.text);
  },
  motions: async (house, ask) => {
    const live = visible(await tableFor(house, ask.table, ask.person?.id), ask.person?.id);
    return [...(await openMotions(house.db, live.id, house.parts.now()))];
  },
  propose: async (house, ask) => {
    const me = ask.me();
    return propose(house, await freshTable(house, ask.table), me.id, ask.body);
  },
  vote: async (house, ask) => {
    const me = ask.me();
    return vote(house, await freshTable(house, ask.table), me.id, ask.motion, ask.body.yes);
  },
  hint: async (house, ask) => {
    const me = ask.me();
    await askForHint(house, await freshTable(house, ask.table), me.id);
    return { done: true };
  },
  orders: async (house, ask) => leftBy(house, await freshTable(house, ask.table), ask.me().id),
  leaveOrder: async (house, ask) => {
    const me = ask.me();
    const live = await freshTable(house, ask.table);
    const left = await leaveOrder(house, live, me.id, ask.body);
    followUp(house, live);
    return left;
  },
  takeBackOrder: async (house, ask) => takeBackOrder(house, await freshTable(house, ask.table), ask.me().id, ask.order),
};
