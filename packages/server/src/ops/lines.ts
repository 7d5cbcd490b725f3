import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import type { BackupLine } from './backup.ts';

/** A backup as a compressed stream. */
export const packed = (lines: AsyncIterable<BackupLine>): Readable => {
  const texts = async function* () {
    for await (const line of lines) yield `${JSON.stringify(line)}\n`;
  };
  const source = Readable.from(texts());
  const gzip = createGzip();
  source.on('error', error => gzip.destroy(error));
  return source.pipe(gzip);
};

/** The lines of a compressed stream. */
export const unpacked = async function* (stream: Readable): AsyncGenerator<BackupLine> {
  const gunzip = createGunzip();
  stream.on('error', error => gunzip.destroy(error));
  try {
    const lines = createInterface({ input: stream.pipe(gunzip), crlfDelay: Number.POSITIVE_INFINITY });
    for await (const line of lines) if (line) yield JSON.parse(line) as BackupLine;
  } catch (error) {
    const read = (error as NodeJS.ErrnoException).syscall !== undefined;
    throw read ? error : new Error('The backup is damaged or incomplete.', { cause: error });
  }
};

/** Reads a backup to its end without using it; a broken one is refused before anything is written. */
export const checkBackup = async (lines: AsyncIterable<BackupLine>): Promise<void> => {
  let [games, persons] = [0, 0];
  let end: { readonly games: number; readonly persons: number } | undefined;
  for await (const line of lines) {
    if ('game' in line) games++;
    else if ('persons' in line) persons += line.persons.length;
    else if ('end' in line) end = line.end;
  }
  if (end?.games !== games || end.persons !== persons) throw new Error('The backup is damaged or incomplete.');
};
