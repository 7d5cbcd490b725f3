import { type Entry, type GameRecord, newRecord, openRecord } from '@roundhouse/engine';
import { adapterFor } from './adapter.ts';
import { readSiteGame } from './file.ts';
import { seedIn } from './follow.ts';
import { chapters } from './history.ts';
import { summaryOf } from './summary.ts';

export interface Imported {
  readonly record: GameRecord;
  /** Where the site departed from the book in this game. */
  readonly summary: readonly string[];
}

/** A game file of 18xx.games as a record of ours, under that site's rulings. */
export const importForeign = (file: unknown): Imported | { readonly error: string } => {
  const read = readSiteGame(file);
  if ('error' in read) return read;
  const { title, players } = read.game;
  const adapter = adapterFor(read.game);
  if (!adapter) return { error: `Games of ${title} cannot be imported yet.` };
  const entries: Entry[] = [];
  let departures = {};
  for (const chapter of chapters(adapter, read.game)) {
    if ('stuck' in chapter) {
      const { clause } = chapter.stuck;
      return { error: `Action ${chapter.action.id} (${chapter.action.type}) cannot be followed: ${clause}.` };
    }
    entries.push(...chapter.entries);
    departures = chapter.at.departures;
  }
  const names = players.map(p => p.name);
  const blank = newRecord({
    title: adapter.title.id,
    players: players.length,
    options: {},
    seed: seedIn(read.game),
    names,
  });
  const chronicle = openRecord(adapter.title, { ...blank, log: entries });
  if ('violation' in chronicle) return { error: `Entry ${chronicle.at} does not hold: ${chronicle.violation.clause}.` };
  return { record: chronicle.record, summary: summaryOf(departures, adapter.rows) };
};
