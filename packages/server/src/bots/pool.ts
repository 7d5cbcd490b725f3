import type { Worker } from 'node:worker_threads';
import type { Action } from '@roundhouse/engine';
import { startThread } from '../thread.ts';
import type { Riddle, Solved } from './worker.ts';

/** Threads in which bots think. A table has one question at a time, so first come, first served is a turn for each table. */
export interface Pool {
  /** The answer; nothing, if the question no longer stood when its turn came. */
  think(riddle: Riddle, stands: () => boolean): Promise<Action | undefined>;
}

interface Job {
  readonly riddle: Riddle;
  readonly stands: () => boolean;
  resolve(action: Action | undefined): void;
  reject(error: Error): void;
}

/** A thread that wants more than this is given up; the next question gets a fresh one. */
const LIMITS = { maxOldGenerationSizeMb: 384 };

const PROGRAM = { source: new URL('./worker.ts', import.meta.url), built: 'bots-worker.js' };

/** A pool of at most so many threads, each started when it is needed. */
export const openPool = (most: number): Pool => {
  const idle: Worker[] = [];
  const busy = new Map<Worker, Job>();
  const queue: Job[] = [];

  const hire = (): Worker => {
    const worker = startThread(PROGRAM, {}, LIMITS);
    const end = (error: Error): void => {
      busy.get(worker)?.reject(error);
      busy.delete(worker);
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
      serve();
    };
    worker.on('message', (answer: Solved) => {
      const job = busy.get(worker);
      busy.delete(worker);
      // Nobody waits for a bot to end the program.
      worker.unref();
      idle.push(worker);
      if ('error' in answer) job?.reject(new Error(answer.error));
      else job?.resolve(answer.action);
      serve();
    });
    worker.on('error', end);
    worker.on('exit', () => end(new Error('A thread of the bots ended.')));
    return worker;
  };

  const serve = (): void => {
    while (idle.length || busy.size < most) {
      const job = queue.shift();
      if (!job) return;
      if (!job.stands()) {
        job.resolve(undefined);
        continue;
      }
      const worker = idle.pop() ?? hire();
      busy.set(worker, job);
      worker.postMessage(job.riddle);
    }
  };

  return {
    think: (riddle, stands) =>
      new Promise((resolve, reject) => {
        queue.push({ riddle, stands, resolve, reject });
        serve();
      }),
  };
};
