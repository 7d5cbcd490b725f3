import { constants, createReadStream, createWriteStream } from 'node:fs';
import { access, rename } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../config.ts';
import { openLog } from '../log.ts';
import type { Parts } from '../parts.ts';
import { openHouse } from '../serve.ts';
import { openDatabase } from '../store/open.ts';
import { ask, carryOut, type Order } from './control.ts';
import { checkBackup, unpacked } from './lines.ts';

/**
 * Carries out an order of the operator, whether a server is running or not: the embedded database belongs to the process
 * that has it open, so a running server is asked; otherwise, and with PostgreSQL, it is done here.
 */
export const order = async (
  config: Config,
  parts: Parts,
  what: Order,
  words: readonly string[],
  out: Writable,
): Promise<void> => {
  const [word = ''] = words;
  if (what === 'restore') await checkBackup(unpacked(createReadStream(word)));
  const input = (): Readable => (what === 'restore' ? createReadStream(word) : Readable.from([]));
  const running = config.databaseUrl ? undefined : await ask(config.dataDir, what, input(), words);
  if (running) {
    if (running.statusCode === 200) return pipeline(running, out, { end: false });
    throw new Error((await text(running)).trim());
  }
  const log = openLog('warn', line => process.stderr.write(line));
  const db = await openDatabase(config, log);
  try {
    const house = await openHouse(config, parts, log, db);
    await pipeline(await carryOut(house, what, input(), words), out, { end: false });
  } finally {
    await db.close();
  }
};

const text = async (stream: Readable): Promise<string> => {
  let all = '';
  for await (const chunk of stream) all += chunk;
  return all;
};

/** A backup goes to a file under another name first, so that a broken one never takes the place of a good one. */
export const backupTo = async (config: Config, parts: Parts, file: string): Promise<void> => {
  const folder = dirname(resolve(file));
  await access(folder, constants.W_OK).catch(() => {
    throw new Error(`There is no folder ${folder} to write the backup into, or it is not ours to write.`);
  });
  const out = createWriteStream(`${file}.part`, { mode: 0o600, flush: true });
  await order(config, parts, 'backup', [], out);
  await new Promise<void>((done, fail) => out.end((error?: Error | null) => (error ? fail(error) : done())));
  await checkBackup(unpacked(createReadStream(`${file}.part`)));
  await rename(`${file}.part`, file);
};
