import type { GameRecord } from '@roundhouse/engine';
import { wrap } from 'comlink';
import type { FileReader } from '../work/file.worker.ts';
import { newId } from './create.ts';
import { keepGame } from './kept.ts';
import type { FileProblem } from './readFile.ts';

/** A game file as text. */
export const writeFile = (record: GameRecord): string => `${JSON.stringify(record, undefined, 1)}\n`;

const failed = (error: unknown): FileProblem => ({ problem: 'foreign', facts: { error: String(error) } });

/** Reads a game file, ours or of a platform we know, and keeps the game; says its id. */
export const importFile = async (text: string): Promise<{ readonly id: string } | FileProblem> => {
  const worker = new Worker(new URL('../work/file.worker.ts', import.meta.url), { type: 'module' });
  try {
    const read = await wrap<FileReader>(worker).readFile(text).catch(failed);
    if ('problem' in read) return read;
    const id = newId();
    const sitters = Array.from({ length: read.record.setup.players }, () => 'person' as const);
    await keepGame({ id, ...read, sitters, changed: Date.now() });
    return { id };
  } finally {
    worker.terminate();
  }
};
