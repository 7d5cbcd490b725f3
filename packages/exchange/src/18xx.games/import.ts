import { type Entry, type GameRecord, newRecord, openRecord, present } from '@roundhouse/engine';
import { adapterFor } from './adapter.ts';
import { readSiteGame } from './file.ts';
import { type Following, optionsIn, seedIn } from './follow.ts';
import { chapters } from './history.ts';
import { summaryOf } from './summary.ts';
import { damaged, type Trouble } from './trouble.ts';
import { whyStuck, whyUnlike } from './why.ts';

export interface Imported {
  readonly record: GameRecord;
  /** Where the site departed from the book in this game. */
  readonly summary: readonly string[];
}

/** A game file of 18xx.games as a record of ours, under that site's rulings. */
export const importForeign = (file: unknown): Imported | Trouble => {
  const read = readSiteGame(file);
  if ('error' in read) return read;
  const { players } = read.game;
  const adapter = adapterFor(read.game);
  if ('error' in adapter) return adapter;
  const entries: Entry[] = [];
  let last: Following | undefined;
  for (const chapter of chapters(adapter, read.game)) {
    if ('stuck' in chapter) return whyStuck(read.game, chapter);
    entries.push(...chapter.entries);
    last = chapter.at;
  }
  const blank = newRecord({
    title: adapter.title.id,
    players: players.length,
    options: optionsIn(adapter, read.game),
    seed: seedIn(read.game),
    names: players.map(p => p.name),
  });
  const whole = openRecord(adapter.title, { ...blank, log: entries });
  // What was seen cannot be taken back here: then only what stands is told.
  const standing = (last?.actions ?? []).map((action): Entry => ({ do: action }));
  const chronicle = 'violation' in whole ? openRecord(adapter.title, { ...blank, log: standing }) : whole;
  if ('violation' in chronicle)
    return damaged(`Entry ${chronicle.at} does not hold: ${chronicle.violation.clause}`, `${chronicle.at}`);
  const unlike = whyUnlike(read.game, present(chronicle));
  if (unlike) return unlike;
  return { record: chronicle.record, summary: summaryOf(last?.departures ?? {}, adapter.rows) };
};
