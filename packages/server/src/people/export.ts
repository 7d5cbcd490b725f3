import { Readable } from 'node:stream';
import { fileOf } from '../game/file.ts';
import type { House } from '../house/house.ts';
import { infoOf, liveTable, seatHeld, seesGame } from '../house/live.ts';
import { rowsOf, text } from '../store/database.ts';
import type { KeptPerson } from '../store/persons.ts';
import { meOf } from './accounts.ts';

/** Everything kept about somebody: what they told, what they said, and their games as their seats see them. */
export const exportOf = (house: House, p: KeptPerson): Readable => Readable.from(parts(house, p));

/** One game after the other, so that a long life at the table does not fill the memory. */
const parts = async function* (house: House, p: KeptPerson): AsyncGenerator<string> {
  const said = await rowsOf(
    house.db,
    "SELECT table_id, at, text FROM chat WHERE person = $1 AND text <> '' ORDER BY at",
    p.id,
  );
  const chat = said.map(row => ({ table: row['table_id'], at: row['at'], text: row['text'] }));
  const head = JSON.stringify({ format: 'roundhouse/person/1', me: meOf(p), chat });
  yield `${head.slice(0, -1)},"tables":[`;
  const rows = await rowsOf(
    house.db,
    `SELECT id FROM tables WHERE id IN (SELECT table_id FROM seats WHERE person = $1
     UNION SELECT id FROM tables WHERE host = $1) ORDER BY moved DESC`,
    p.id,
  );
  for (const [i, row] of rows.entries()) yield `${i ? ',' : ''}${await tableText(house, p, text(row, 'id'))}`;
  yield ']}';
};

const tableText = async (house: House, p: KeptPerson, id: string): Promise<string> => {
  const live = await liveTable(house, id);
  const seat = seatHeld(live, p.id);
  const file = live.game && seesGame(live, p.id) ? { file: await fileOf(house, live, seat) } : {};
  return JSON.stringify({ table: infoOf(live), seat, ...file });
};
