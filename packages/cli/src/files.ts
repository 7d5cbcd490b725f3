import { existsSync, readFileSync, statSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type GameRecord, readRecord, type Title, unknownTo } from '@roundhouse/engine';
import { importForeign, isForeign } from '@roundhouse/exchange';
import { titleOf } from './titles.ts';

/** A sentence that says what is wrong with a file. */
export interface Damage {
  readonly error: string;
}

const MOST_BYTES = 64 * 2 ** 20;

/** The text of a file, unpacked if its name ends in `.gz`. */
const readText = (path: string): { readonly text: string } | Damage => {
  if (!existsSync(path)) return { error: `${path}: there is no such file.` };
  if (!statSync(path).isFile()) return { error: `${path} is not a file.` };
  if (statSync(path).size > MOST_BYTES) return { error: `${path} is too big for a game.` };
  try {
    const bytes = readFileSync(path);
    const plain = path.endsWith('.gz') ? gunzipSync(bytes, { maxOutputLength: MOST_BYTES }) : bytes;
    return { text: plain.toString('utf8') };
  } catch (error) {
    return { error: `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}.` };
  }
};

export const readJson = (path: string): { readonly json: unknown } | Damage => {
  const read = readText(path);
  if ('error' in read) return read;
  try {
    return { json: JSON.parse(read.text) };
  } catch {
    return { error: `${path} is not a game file: it does not hold JSON.` };
  }
};

/** A file with a JSON value on every line. */
export const readLines = (path: string): { readonly lines: readonly unknown[] } | Damage => {
  const read = readText(path);
  if ('error' in read) return read;
  try {
    const lines = read.text.split('\n').filter(line => line.trim());
    return { lines: lines.map(line => JSON.parse(line) as unknown) };
  } catch {
    return { error: `${path} is damaged: a line of it is not JSON.` };
  }
};

/** A trace beside a recorded game of another platform, line by line. */
export const readTrace = (gamePath: string): { readonly trace: readonly unknown[] } | Damage => {
  const stem = gamePath.replace(/\.json(\.gz)?$/, '.trace.jsonl');
  const path = [stem, `${stem}.gz`].find(existsSync);
  if (!path) return { error: `${gamePath} has no trace beside it (${stem}).` };
  const read = readLines(path);
  return 'error' in read ? read : { trace: read.lines };
};

/** A record whose title and set-up are known. */
export interface Known {
  readonly record: GameRecord;
  readonly title: Title;
}

/** A game file as a record of ours, imported if another platform wrote it. */
export const readGame = (path: string): Known | Damage => {
  const read = readJson(path);
  if ('error' in read) return read;
  if (!isForeign(read.json)) return knownRecord(path, read.json);
  const imported = importForeign(read.json);
  return 'error' in imported ? { error: `${path}: ${imported.error}` } : knownRecord(path, imported.record);
};

/** A record of ours from JSON, with the title it was played under. */
export const knownRecord = (path: string, json: unknown): Known | Damage => {
  const read = readRecord(json);
  const title = 'record' in read ? titleOf(read.record) : undefined;
  if ('record' in read && !title) return { error: `${path}: the title ${read.record.setup.title} is not known here.` };
  const misfit = 'error' in read ? read.error : unknownTo(title as Title, read.record);
  if (misfit)
    return { error: `${path} is not a game file of ours: ${misfit.path || 'it'} should be ${misfit.expected}.` };
  return { ...(read as { readonly record: GameRecord }), title: title as Title };
};
