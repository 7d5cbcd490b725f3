import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startThread } from '../../thread.ts';
import { BEAT } from '../ailment.ts';
import { type Batch, type Database, must, type Rows } from '../database.ts';
import type { DriverName } from './driver.ts';
import { lookAfter } from './folder.ts';
import type { JobDone } from './group.ts';
import { lockFolder } from './lock.ts';

/** The database file inside the data folder. */
export const FILE = 'roundhouse.sqlite';

const PROGRAM = { source: new URL('./worker.ts', import.meta.url), built: 'sqlite-worker.js' };

const closed = (): Error => new Error('The database is closed.');

/** Opens the embedded database of a data folder. One process at a time may have it open. */
export const openSqlite = async (folder: string, driver?: DriverName): Promise<Database> => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(folder);
  const file = join(folder, FILE);
  const around = lookAfter(folder, file);
  const worker = startThread(PROGRAM, { file, driver });
  const pending = new Map<number, { resolve(rows: Rows): void; reject(error: Error): void }>();
  let next = 1;
  let ended: Error | undefined;
  const end = (error: Error): void => {
    ended ??= error;
    for (const { reject } of pending.values()) reject(ended);
    pending.clear();
  };
  worker.once('message', () => around.opened());
  worker.on('message', (outcomes: readonly JobDone[] | 'closed') => {
    if (outcomes === 'closed') return end(closed());
    for (const outcome of outcomes) {
      const waits = pending.get(outcome.id);
      pending.delete(outcome.id);
      if ('error' in outcome) waits?.reject(around.explain(outcome.error));
      else waits?.resolve(outcome.rows);
    }
  });
  worker.on('error', error => end(around.explain(error.message)));
  worker.on('exit', () => end(closed()));
  const run = (batch: Batch): Promise<Rows> =>
    new Promise((resolve, reject) => {
      if (ended) return reject(ended);
      pending.set(next, { resolve, reject });
      worker.postMessage({ id: next++, batch });
    });
  return {
    dialect: 'sqlite',
    run,
    check: async () => {
      around.check();
      await run([must(BEAT, String(Date.now()))]);
    },
    // There is no other process to tell or to hear.
    tell: async () => {},
    listen: async () => {},
    close: async () => {
      if (!ended) {
        // Once it says so the file is closed, however long the thread takes to end.
        const done = new Promise(resolve =>
          worker.once('exit', resolve).on('message', m => m === 'closed' && resolve(m)),
        );
        worker.postMessage('close');
        await done;
        worker.unref();
      }
      await unlock();
    },
  };
};
