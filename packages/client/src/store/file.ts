import { type GameRecord, openRecord, present, readRecord, unknownTo } from '@roundhouse/engine';
import { keptOf, newId } from './create.ts';
import { keepGame } from './kept.ts';
import { titleOf } from './titles.ts';

/** What is wrong with a file: a key of the catalogue and what fills it. */
export interface FileProblem {
  readonly problem: 'json' | 'shape' | 'title' | 'entry' | 'foreign';
  readonly facts: Readonly<Record<string, string | number>>;
}

/** A game file as text. */
export const writeFile = (record: GameRecord): string => `${JSON.stringify(record, undefined, 1)}\n`;

/** Reads a game file, ours or of a platform we know, and keeps the game; says its id. */
export const importFile = async (text: string): Promise<{ readonly id: string } | FileProblem> => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return { problem: 'json', facts: {} };
  }
  const { importForeign, isForeign } = await import('@roundhouse/exchange');
  if (!isForeign(parsed)) return keepRecord(parsed, []);
  const imported = importForeign(parsed);
  if ('error' in imported) return { problem: 'foreign', facts: { error: imported.error } };
  return keepRecord(imported.record, imported.summary);
};

const keepRecord = async (
  file: unknown,
  remarks: readonly string[],
): Promise<{ readonly id: string } | FileProblem> => {
  const read = readRecord(file);
  if ('error' in read) return { problem: 'shape', facts: { path: read.error.path, expected: read.error.expected } };
  const { record } = read;
  const title = await titleOf(record.setup.title);
  if (!title) return { problem: 'title', facts: { title: record.setup.title } };
  const strange = unknownTo(title, record);
  if (strange) return { problem: 'shape', facts: { path: strange.path, expected: strange.expected } };
  const opened = openRecord(title, record);
  if ('violation' in opened) return { problem: 'entry', facts: { at: opened.at + 1, clause: opened.violation.clause } };
  const id = newId();
  const sitters = Array.from({ length: record.setup.players }, () => 'person' as const);
  await keepGame({ ...keptOf(id, record, present(opened), sitters), ...(remarks.length ? { remarks } : {}) });
  return { id };
};
