import type { State } from '@roundhouse/engine';
import type { Opened } from '../game/opened.ts';
import { notifyEntry } from '../notify/turns.ts';
import type { KeptEntry } from '../store/entries.ts';
import type { House } from './house.ts';
import { lapse } from './lapse.ts';
import { type Live, personAsked } from './live.ts';
import { spreadEntry, spreadTable } from './spread.ts';
import { passWaiting } from './waiting.ts';

/** What follows a committed entry: everybody hears of it, and whoever is asked is told. */
export const afterEntry = async (
  house: House,
  live: Live,
  o: Opened,
  entry: KeptEntry,
  state: State,
  over: { readonly ending: string; readonly worths: readonly number[] } | undefined,
): Promise<void> => {
  const former = live.table;
  await spreadEntry(house, live, o, entry, state);
  if (over) {
    live.table = { ...live.table, status: 'finished', finished: entry.at, ...over };
    spreadTable(live);
    house.log.info({ table: live.id, entries: entry.n, ending: over.ending }, 'a game finished');
  }
  await lapse(house, live, entry.key, entry.seat);
  passWaiting(house, live.id, personAsked(live, former.asked), personAsked(live, entry.asked));
  notifyEntry(house, live, former);
};
