import { failure } from '@roundhouse/protocol';
import type { KeptTable } from '../store/tables.ts';
import { type House, type Watcher, written } from './house.ts';
import { type Live, peopleAt, seatHeld, seesGame } from './live.ts';
import { forgetLobby } from './lobby.ts';
import { sendPosition, spreadTable } from './spread.ts';
import { reloadWaiting } from './waiting.ts';

/** Those who sit at a table. */
export const personsIn = (t: KeptTable): readonly string[] => t.seats.flatMap(s => s.person ?? []);

/** Whoever may no longer look is told so, and let go. */
const showOut = (live: Live, watcher: Watcher): void => {
  watcher.send(written({ type: 'refused', table: live.id, failure: failure('spectators') }));
  watcher.leave(live.id);
  live.watchers.delete(watcher);
};

/** Takes over how a table is now, and tells whoever is concerned. Only in turn. */
export const adopt = async (house: House, live: Live, table: KeptTable, begins = false): Promise<void> => {
  const former = live.table;
  const isSame = !begins && table.version === former.version && table.status === former.status;
  // Whoever looks meanwhile sees the table as it was, never seats of people nobody has looked up yet.
  const people = isSame ? live.people : await peopleAt(house, table);
  const seatsBefore = new Map([...live.watchers].map(w => [w, seatHeld(live, w.person?.id)]));
  Object.assign(live, { table, people });
  if (isSame) return;
  forgetLobby(house);
  spreadTable(live);
  if (live.game) for (const watcher of live.watchers) if (!seesGame(live, watcher.person?.id)) showOut(live, watcher);
  for (const [watcher, seat] of seatsBefore)
    if (begins || seatHeld(live, watcher.person?.id) !== seat || former.spectators !== table.spectators)
      await sendPosition(house, live, watcher);
  await reloadWaiting(house, [...personsIn(former), ...personsIn(table)]);
};
