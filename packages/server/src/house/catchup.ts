import { lengthOf } from '../game/opened.ts';
import { refuse } from '../refuse.ts';
import { number, rowsOf } from '../store/database.ts';
import { entriesBetween } from '../store/entries.ts';
import { tableById } from '../store/tables.ts';
import { adopt } from './adopt.ts';
import type { House } from './house.ts';
import { gameOf, inTurn, type Live, liveTable } from './live.ts';
import { dismiss, spreadEntry } from './spread.ts';

/** Reads what others did to the table since, and tells whoever watches. Only in turn. */
export const catchUp = async (house: House, live: Live): Promise<void> => {
  const table = await tableById(house.db, live.id);
  if (!table) {
    house.lives.delete(live.id);
    dismiss(live);
    return;
  }
  const behind = live.game !== undefined && table.n < lengthOf(live.game);
  if (behind) house.log.error({ table: live.id, kept: table.n }, 'the database has fewer entries than were committed');
  const begins = behind || (!live.game && table.status !== 'gathering');
  if (begins) live.game = await gameOf(house, table);
  else await readEntries(house, live, table.n);
  await adopt(house, live, table, begins);
};

const readEntries = async (house: House, live: Live, to: number): Promise<void> => {
  const o = live.game;
  if (!o || lengthOf(o) >= to) return;
  for (const entry of await entriesBetween(house.db, live.id, lengthOf(o) + 1, to))
    await spreadEntry(house, live, o, entry);
  live.motions = true;
};

/** The table as it is kept at this moment, whichever process changed it last. */
export const freshTable = async (house: House, id: string): Promise<Live> => {
  const live = await liveTable(house, id);
  if (house.db.dialect === 'sqlite') return live;
  const [row] = await rowsOf(house.db, 'SELECT n, version FROM tables WHERE id = $1', id);
  if (!row) {
    house.lives.delete(id);
    return refuse('missing');
  }
  const same = number(row, 'n') <= live.table.n && number(row, 'version') <= live.table.version;
  if (!same) await inTurn(live, () => catchUp(house, live));
  return live;
};
