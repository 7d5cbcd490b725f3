import { type Game, question, type Seat, view, withState } from '@roundhouse/engine';
import { gameNow, lengthOf, type Opened } from '../game/opened.ts';
import { wordsOf } from '../log.ts';
import { isRefused } from '../refuse.ts';
import { rowsOf, text } from '../store/database.ts';
import { catchUp } from './catchup.ts';
import { noteOnce } from './chat.ts';
import { tryEntry } from './commit.ts';
import type { House } from './house.ts';
import { inTurn, type Live, liveTable } from './live.ts';
import { orderedAnswer, orderHasAnswered } from './orders.ts';
import { presenceAt } from './presence.ts';

/** Answers in the background for a seat that plays itself, or is played by a bot. */
export const followUp = (house: House, live: Live): void => {
  if (house.stopping || live.table.status !== 'running') return;
  follow(house, live).catch((error: unknown) => {
    if (!isRefused(error)) house.log.error({ table: live.id, ...wordsOf(error) }, 'a seat could not be answered for');
    else house.log.warn({ table: live.id, ...error.failure }, 'an answer for a seat was refused');
  });
};

const follow = async (house: House, live: Live): Promise<void> => {
  const o = live.game;
  if (!o) return;
  const n = lengthOf(o);
  const game = await gameNow(house, o);
  const seat = question(game)?.by;
  if (seat === undefined) return;
  const own = game.title.automatic?.(game);
  if (!own && botIn(live, seat) === undefined) return followOrders(house, live, o, n);
  const action = own ?? (await askBot(house, live, o, game, seat));
  if (!action) return;
  const enter = () =>
    inTurn(live, async () => {
      if (house.stopping || lengthOf(o) !== n || live.table.status !== 'running') return;
      if (!own && botIn(live, seat) === undefined) return;
      const author = own ? {} : { seat };
      const entered = await tryEntry(house, live, o, `server:${n + 1}`, { do: action }, author);
      if (entered === undefined) await catchUp(house, live);
    });
  await (own ? enter() : singleFile(house, enter));
  followUp(house, live);
};

/** The last bot in the line. */
const lines = new WeakMap<House, Promise<unknown>>();

/** Bots of all tables enter their moves one after the other: no person's move stands behind more than one of theirs. */
const singleFile = (house: House, enter: () => Promise<void>): Promise<void> => {
  const done = (lines.get(house) ?? Promise.resolve()).then(enter);
  lines.set(
    house,
    done.catch(() => {}),
  );
  return done;
};

/** Answers with what the player who is asked left behind, as if they had entered it themselves. */
const followOrders = async (house: House, live: Live, o: Opened, n: number): Promise<void> => {
  const answered = await inTurn(live, async () => {
    if (lengthOf(o) !== n || live.table.status !== 'running' || house.stopping) return false;
    const ordered = await orderedAnswer(house, live, o, await gameNow(house, o));
    if (!ordered) return false;
    const { action, key, person, more } = ordered;
    const entered = await tryEntry(house, live, o, key, { do: action }, { seat: action.by, person }, more);
    if (entered === undefined) await catchUp(house, live);
    await orderHasAnswered(house, live, person);
    return true;
  });
  if (answered) followUp(house, live);
};

/** Questions bots are thinking about: each is asked once, however often somebody comes by. */
const asked = new WeakMap<Live, string>();

/** What the bot in a seat answers; nothing where no bot sits, or it is not to play now. */
const askBot = async (house: House, live: Live, o: Opened, game: Game, seat: Seat) => {
  const n = lengthOf(o);
  const level = botIn(live, seat);
  const bot = level === undefined ? undefined : house.parts.bots[level];
  if (!bot || !isAttended(house, live)) return undefined;
  if (n >= house.parts.mostEntries) {
    await noteOnce(house, live, 'stopped', { type: 'stopped', by: live.table.host });
    return undefined;
  }
  const about = `${n} ${seat} ${level}`;
  if (asked.get(live) === about) return undefined;
  asked.set(live, about);
  const stands = (): boolean =>
    !house.stopping && asked.get(live) === about && lengthOf(o) === n && botIn(live, seat) === level;
  try {
    const since = performance.now();
    const action = await bot(withState(game, view(game, seat)), seat, { table: live.id, entry: n, stands });
    const took = performance.now() - since;
    house.metrics.time('thought', took);
    if (took < house.config.botPace) await pause(house.config.botPace - took);
    return stands() ? action : undefined;
  } finally {
    if (asked.get(live) === about) asked.delete(live);
  }
};

/** A moment in which people see what was done; nothing waits for it. */
const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms).unref());

/** The level of the bot in a seat. */
const botIn = (live: Live, seat: Seat): string | undefined =>
  live.table.seats.find(s => s.seat === seat && s.kind === 'bot')?.bot;

/** Bots play where a person plays; among themselves only while somebody is there to see it. */
const isAttended = (house: House, live: Live): boolean => {
  if (live.table.seats.some(s => s.kind === 'person')) return true;
  const { here, others } = presenceAt(house, live);
  return here.length + others > 0;
};

/** Games that wait for the server: for a seat that answers for itself, for a bot beside a person, or for what was left behind. */
const WAITING = `SELECT id FROM tables t WHERE status = 'running' AND moved < $1 AND (asked_seat = -1
  AND (asked LIKE '%"automatic":true%' OR n < $2 AND id IN (SELECT table_id FROM seats WHERE kind = 'person'))
  OR EXISTS (SELECT 1 FROM orders o WHERE o.table_id = t.id AND o.seat = t.asked_seat AND o.ended IS NULL AND o.n < t.n))`;

/** Looks for games that wait for a seat nobody but the server answers for: a process may have died before it did. */
export const sweep = async (house: House, before: number): Promise<void> => {
  for (const row of await rowsOf(house.db, WAITING, before, house.parts.mostEntries)) {
    if (house.stopping) return;
    await liveTable(house, text(row, 'id')).then(
      live => followUp(house, live),
      error => house.log.error({ table: text(row, 'id'), ...wordsOf(error) }, 'a table cannot be opened'),
    );
  }
};
