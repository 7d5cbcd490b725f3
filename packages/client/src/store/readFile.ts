import { type GameRecord, openRecord, present, readRecord, unknownTo } from '@roundhouse/engine';
import type { Trouble } from '@roundhouse/exchange';
import { glanceAt } from './glance.ts';
import type { Kept } from './kept.ts';
import { titleOf } from './titles.ts';

/** What is wrong with a file: a key of the catalogue and what fills it. */
export interface FileProblem {
  readonly problem: 'json' | 'shape' | 'title' | 'entry' | 'foreign' | `foreign.${Trouble['kind']}`;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** What is kept of a game that came as a file. */
type ReadGame = Pick<Kept, 'record' | 'state' | 'glance' | 'remarks'>;

/** Reads a game file, ours or of a platform we know, and plays it through. */
export const readFile = async (text: string): Promise<ReadGame | FileProblem> => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return { problem: 'json', facts: {} };
  }
  if (isOurs(parsed)) return playThrough(parsed, []);
  const { importForeign, isForeign } = await import('@roundhouse/exchange');
  if (!isForeign(parsed)) return playThrough(parsed, []);
  const imported = importForeign(parsed);
  if ('error' in imported) return { problem: `foreign.${imported.kind}`, facts: imported.facts };
  return playThrough(imported.record, imported.summary);
};

/** Whether it says that it is a record of ours; then nothing is fetched to read those of others. */
const isOurs = (file: unknown): boolean =>
  (file as { readonly format?: unknown } | null)?.format === ('roundhouse/1' satisfies GameRecord['format']);

const playThrough = async (file: unknown, remarks: readonly string[]): Promise<ReadGame | FileProblem> => {
  const read = readRecord(file);
  if ('error' in read) return { problem: 'shape', facts: { path: read.error.path, expected: read.error.expected } };
  const { record } = read;
  const title = await titleOf(record.setup.title);
  if (!title) return { problem: 'title', facts: { title: record.setup.title } };
  const strange = unknownTo(title, record);
  if (strange) return { problem: 'shape', facts: { path: strange.path, expected: strange.expected } };
  const opened = openRecord(title, record);
  if ('violation' in opened) return { problem: 'entry', facts: { at: opened.at + 1, clause: opened.violation.clause } };
  const game = present(opened);
  return { record, state: game.state, glance: glanceAt(game, record), ...(remarks.length ? { remarks } : {}) };
};
