import type { KeptTable } from '../store/tables.ts';
import type { House } from './house.ts';
import { type Live, peopleAt, seatHeld } from './live.ts';
import { sendPosition, spreadTable } from './spread.ts';
import { reloadWaiting } from './waiting.ts';

/** Those who sit at a table. */
export const personsIn = (t: KeptTable): readonly string[] => t.seats.flatMap(s => s.person ?? []);

/** Takes over how a table is now, and tells whoever is concerned. Only in turn. */
export const adopt = async (house: House, live: Live, table: KeptTable, begins = false): Promise<void> => {
  const former = live.table;
  const seatsBefore = new Map([...live.watchers].map(w => [w, seatHeld(live, w.person?.id)]));
  live.table = table;
  if (!begins && table.version === former.version && table.status === former.status) return;
  live.people = await peopleAt(house, table);
  spreadTable(live);
  for (const [watcher, seat] of seatsBefore)
    if (begins || seatHeld(live, watcher.person?.id) !== seat || former.spectators !== table.spectators)
      await sendPosition(house, live, watcher);
  await reloadWaiting(house, [...personsIn(former), ...personsIn(table)]);
};
