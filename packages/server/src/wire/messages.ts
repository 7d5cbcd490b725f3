import type { FromClient, NewEntry } from '@roundhouse/protocol';
import type { Pace } from '../game/lane.ts';
import { gameAfter, lengthOf } from '../game/opened.ts';
import { positionOf, tellBetween, viewHash } from '../game/tell.ts';
import { tableFor } from '../house/blocks.ts';
import { chatAt, say } from '../house/chat.ts';
import { enterFor } from '../house/enter.ts';
import { followUp } from '../house/follow.ts';
import type { House } from '../house/house.ts';
import { lapseFor } from '../house/lapse.ts';
import { gameFor, infoOf, inTurn, type Live, liveTable, seatHeld, seesGame } from '../house/live.ts';
import { propose, vote } from '../house/motions.ts';
import { tellOrders } from '../house/orders.ts';
import { presenceAt, presenceChanged } from '../house/presence.ts';
import { refuse } from '../refuse.ts';
import type { KeptPerson } from '../store/persons.ts';
import { openMotions } from '../store/talk.ts';
import { type Connected, echo } from './connected.ts';

const MOST_TABLES = 20;
/** Whoever was away for longer gets the position instead of every step to it. */
const MOST_MISSED = 200;

type Said<T extends FromClient['type']> = Extract<FromClient, { type: T }>;

const known = (me: Connected): KeptPerson => me.kept ?? refuse('stranger');

/** Does what a message asks, and says so. */
export const answer = async (house: House, me: Connected, said: FromClient): Promise<void> => {
  switch (said.type) {
    case 'watch':
      return watch(house, me, said);
    case 'leave':
      return leave(house, me, said);
    case 'enter':
      return enter(house, me, said);
    case 'compare':
      return compare(house, me, said);
    case 'chat': {
      const { id, name, kind } = known(me);
      await say(house, await liveTable(house, said.table), { id, name, kind }, said.key, said.text);
      break;
    }
    case 'propose':
      await propose(house, await liveTable(house, said.table), known(me).id, said.motion);
      break;
    case 'vote':
      await vote(house, await liveTable(house, said.table), known(me).id, said.motion, said.yes);
      break;
    case 'ping':
  }
  me.say({ type: 'done', ...echo(said) });
};

const watch = async (house: House, me: Connected, said: Said<'watch'>): Promise<void> => {
  if (!me.tables.has(said.table) && me.tables.size >= MOST_TABLES) refuse('full');
  const live = await tableFor(house, said.table, me.person?.id);
  await inTurn(live, async () => {
    if (me.isGone()) return;
    if (live.game && !seesGame(live, me.person?.id)) {
      me.say({ type: 'table', ...echo(said), table: live.id, info: infoOf(live) });
      refuse('spectators');
    }
    me.tables.set(live.id, live);
    live.watchers.add(me);
    me.say({ type: 'table', ...echo(said), table: live.id, info: infoOf(live) });
    if (live.game) await sendGame(house, me, live, said);
  });
  if (me.isGone()) return;
  const seat = seatHeld(live, me.person?.id);
  if (seat !== undefined) await lapseFor(house, live, seat);
  if (seesGame(live, me.person?.id)) {
    me.say({ type: 'chat', ...echo(said), table: live.id, lines: await chatAt(house, live, me.person?.id) });
    for (const motion of await openMotions(house.db, live.id, house.parts.now()))
      me.say({ type: 'motion', ...echo(said), table: live.id, motion });
  }
  if (me.person && seat !== undefined) await tellOrders(house, live, me.person.id);
  me.say({ type: 'presence', table: live.id, presence: presenceAt(house, live) });
  await presenceChanged(house, live, me);
  followUp(house, live);
};

/** What happened since, if the client's position is right and not too old; the whole position otherwise. */
const sendGame = async (house: House, me: Connected, live: Live, said: Said<'watch'>): Promise<void> => {
  const o = gameFor(live, me.person?.id);
  const seat = seatHeld(live, me.person?.id);
  const { since, hash } = said;
  const near = since !== undefined && since <= lengthOf(o) && lengthOf(o) - since <= MOST_MISSED;
  if (near && hash !== undefined && (await agrees(house, live, me, since, hash))) {
    const entries = since < lengthOf(o) ? await tellBetween(house, o, since + 1, lengthOf(o), seat) : [];
    me.say({ type: 'entries', ...echo(said), table: live.id, entries });
  } else me.say({ type: 'position', ...echo(said), position: await positionOf(house, o, seat) });
};

/** Reads for a player at once, for everybody else when it is their turn. */
const reading = <T>(
  house: House,
  me: Connected,
  seat: number | undefined,
  read: (pace?: Pace) => Promise<T>,
): Promise<T> => (seat === undefined ? house.lane.run(me.who, read) : read());

/** Whether the client has the right position; a player's wrong one is logged, once a minute. */
const agrees = async (house: House, live: Live, me: Connected, n: number, hash: string): Promise<boolean> => {
  const seat = seatHeld(live, me.person?.id);
  const o = gameFor(live, me.person?.id);
  const found = await reading(house, me, seat, async () => viewHash(await gameAfter(house, o, n), seat));
  if (found !== hash && seat !== undefined && house.quotas.warnings.allow(`${me.who} ${live.id}`))
    house.log.warn({ table: live.id, n, seat, client: hash, server: found }, 'a client has another position');
  return found === hash;
};

const compare = async (house: House, me: Connected, said: Said<'compare'>): Promise<void> => {
  const live = await liveTable(house, said.table);
  const o = gameFor(live, me.person?.id);
  if (said.n > lengthOf(o)) refuse('early', {}, { n: lengthOf(o) });
  const near = lengthOf(o) - said.n <= MOST_MISSED;
  if (near && (await agrees(house, live, me, said.n, said.hash))) me.say({ type: 'done', ...echo(said) });
  else
    await inTurn(live, async () => {
      const position = await positionOf(house, o, seatHeld(live, me.person?.id));
      me.say({ type: 'position', ...echo(said), position });
    });
};

const leave = async (house: House, me: Connected, said: Said<'leave'>): Promise<void> => {
  const live = me.tables.get(said.table);
  me.tables.delete(said.table);
  if (live?.watchers.delete(me)) await presenceChanged(house, live, me);
  me.say({ type: 'done', ...echo(said) });
};

const enter = async (house: House, me: Connected, said: Said<'enter'>): Promise<void> => {
  const { n, key, deed, hash } = said;
  const live = await liveTable(house, said.table);
  const entry = { n, key, deed, ...(hash === undefined ? {} : { hash }) } as NewEntry;
  const number = await enterFor(house, live, known(me).id, entry);
  me.say({ type: 'entered', ...echo(said), table: live.id, n: number, key });
};
