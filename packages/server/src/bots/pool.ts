import type { Worker } from 'node:worker_threads';
import type { Action } from '@roundhouse/engine';
import { startThread } from '../thread.ts';
import type { Numbered, Riddle, Solved } from './worker.ts';

/** Threads in which bots think. A thread gives each of its questions a little time in turn: who needs long keeps nobody waiting. */
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

/** So many questions a thread has at once; what a thought remembers takes room. */
const AT_ONCE = 8;

/** A pool of at most so many threads, each started when it is needed. */
export const openPool = (most: number): Pool => {
  const threads = new Map<Worker, Map<number, Job>>();
  const queue: Job[] = [];
  let asked = 0;

  const hire = (): Worker => {
    const worker = startThread(PROGRAM, {}, LIMITS);
    const jobs = new Map<number, Job>();
    threads.set(worker, jobs);
    const end = (error: Error): void => {
      threads.delete(worker);
      for (const job of jobs.values()) job.reject(error);
      jobs.clear();
      serve();
    };
    worker.on('message', (answer: Solved) => {
      const job = jobs.get(answer.number);
      jobs.delete(answer.number);
      // Nobody waits for a bot to end the program.
      if (!jobs.size) worker.unref();
      if ('error' in answer) job?.reject(new Error(answer.error));
      else job?.resolve(answer.action);
      serve();
    });
    worker.on('error', end);
    worker.on('exit', () => end(new Error('A thread of the bots ended.')));
    return worker;
  };

  /** The thread with least to do; one more, while there may be one. */
  const free = (): Worker | undefined => {
    const [least] = [...threads].sort(([, a], [, b]) => a.size - b.size);
    if (least && (!least[1].size || (threads.size >= most && least[1].size < AT_ONCE))) return least[0];
    return threads.size < most ? hire() : undefined;
  };

  const serve = (): void => {
    for (;;) {
      while (queue[0] && !queue[0].stands()) queue.shift()?.resolve(undefined);
      const [job] = queue;
      const worker = job && free();
      if (!job || !worker) return;
      queue.shift();
      const number = ++asked;
      threads.get(worker)?.set(number, job);
      worker.postMessage({ number, riddle: job.riddle } satisfies Numbered);
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
