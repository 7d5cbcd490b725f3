import { question, view, withState } from '@roundhouse/engine';
import { gameNow, lengthOf } from '../game/opened.ts';
import { wordsOf } from '../log.ts';
import { isRefused } from '../refuse.ts';
import { rowsOf, text } from '../store/database.ts';
import { catchUp } from './catchup.ts';
import { tryEntry } from './commit.ts';
import type { House } from './house.ts';
import { inTurn, type Live, liveTable } from './live.ts';

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
  const own = question(game) && game.title.automatic?.(game);
  const seat = question(game)?.by;
  const sitting = live.table.seats.find(s => s.seat === seat);
  const bot = own || sitting?.kind !== 'bot' ? undefined : house.parts.bots[sitting.bot ?? ''];
  if (!own && !bot) return;
  const seen = withState(game, view(game, seat));
  const action = own ?? (await bot?.(seen, seat as number));
  if (!action) return;
  await inTurn(live, async () => {
    if (lengthOf(o) !== n || live.table.status !== 'running') return;
    const author = own ? {} : { seat: seat as number };
    const entered = await tryEntry(house, live, o, `server:${n + 1}`, { do: action }, author);
    if (entered === undefined) await catchUp(house, live);
  });
  followUp(house, live);
};

/** Looks for games that wait for a seat nobody but the server answers for: a process may have died before it did. */
export const sweep = async (house: House, before: number): Promise<void> => {
  const rows = await rowsOf(
    house.db,
    "SELECT id FROM tables WHERE asked_seat = -1 AND status = 'running' AND moved < $1",
    before,
  );
  for (const row of rows) {
    if (house.stopping) return;
    await liveTable(house, text(row, 'id')).then(
      live => followUp(house, live),
      error => house.log.error({ table: text(row, 'id'), ...wordsOf(error) }, 'a table cannot be opened'),
    );
  }
};
