import { openRecord } from '@roundhouse/engine';
import type { House } from '../house/house.ts';
import { liveTable } from '../house/live.ts';
import { rowsOf, text } from '../store/database.ts';
import { fileOf } from './file.ts';

/** Whether a finished game, played again from its beginning, is the game that was played. */
type Proof =
  | { readonly table: string; readonly verified: true; readonly entries: number }
  | { readonly table: string; readonly verified: false; readonly at: number; readonly clause: string }
  /** It was played under another engine; only that one may judge it. */
  | { readonly table: string; readonly verified: undefined; readonly engine: string };

export const verifyTable = async (house: House, id: string): Promise<Proof> => {
  const live = await liveTable(house, id);
  const record = await fileOf(house, live, undefined);
  const title = house.parts.titleOf(live.table.title);
  if (!title || record.engine !== house.parts.engine || record.snapshot)
    return { table: id, verified: undefined, engine: record.engine };
  // Names may change or go; the game itself began without them.
  const { names: _, ...setup } = record.setup;
  const opened = openRecord(title, { ...record, setup });
  if (!('violation' in opened)) return { table: id, verified: true, entries: record.log.length };
  return { table: id, verified: false, at: opened.at + 1, clause: opened.violation.clause };
};

/** Plays every finished game again. */
export const verifyAll = async function* (house: House): AsyncGenerator<Proof> {
  const rows = await rowsOf(house.db, "SELECT id FROM tables WHERE status = 'finished' ORDER BY finished");
  for (const row of rows) yield verifyTable(house, text(row, 'id'));
};
