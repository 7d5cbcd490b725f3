import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Batch, Database, Rows } from '../database.ts';
import type { DriverName } from './driver.ts';
import type { Outcome } from './group.ts';
import { lockFolder } from './lock.ts';

/** The database file inside the data folder. */
export const FILE = 'roundhouse.sqlite';

/** Teaches a thread TypeScript, where Node itself does not know it; a built server has no need of it. */
const LEARNS = `
import { workerData } from 'node:worker_threads';
const { register } = await import(workerData.teacher);
register();
await import(workerData.program);
`;

/** The thread's program: beside this one, in the same language. */
const startThread = (data: object): Worker => {
  const built = !import.meta.url.endsWith('.ts');
  const program = new URL(built ? './sqlite-worker.js' : './worker.ts', import.meta.url);
  const native = (process.features as { readonly typescript?: unknown }).typescript;
  if (built || native) return new Worker(program, { workerData: data });
  const teacher = pathToFileURL(
    createRequire(import.meta.url)
      .resolve('tsx/esm/api')
      .replace(/\.cjs$/, '.mjs'),
  ).href;
  const lesson = new URL(`data:text/javascript,${encodeURIComponent(LEARNS)}`);
  return new Worker(lesson, { workerData: { ...data, teacher, program: program.href } });
};

/** Opens the embedded database of a data folder. One process at a time may have it open. */
export const openSqlite = async (folder: string, driver?: DriverName): Promise<Database> => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(folder);
  const worker = startThread({ file: join(folder, FILE), driver });
  const pending = new Map<number, { resolve(rows: Rows): void; reject(error: Error): void }>();
  let next = 1;
  let ended: Error | undefined;
  const end = (error: Error): void => {
    ended ??= error;
    for (const { reject } of pending.values()) reject(ended);
    pending.clear();
  };
  worker.on('message', (outcomes: readonly Outcome[]) => {
    for (const outcome of outcomes) {
      const waits = pending.get(outcome.id);
      pending.delete(outcome.id);
      if ('error' in outcome) waits?.reject(new Error(outcome.error));
      else waits?.resolve(outcome.rows);
    }
  });
  worker.on('error', end);
  worker.on('exit', () => end(new Error('The database is closed.')));
  return {
    dialect: 'sqlite',
    run: (batch: Batch) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended);
        pending.set(next, { resolve, reject });
        worker.postMessage({ id: next++, batch });
      }),
    // There is no other process to tell or to hear.
    tell: async () => {},
    listen: async () => {},
    close: async () => {
      if (!ended) {
        const gone = new Promise(resolve => worker.once('exit', resolve));
        worker.postMessage('close');
        await gone;
      }
      await unlock();
    },
  };
};
