import type { Task } from '@roundhouse/lessons/practice';
import { type Remote, wrap } from 'comlink';
import type { Practice } from './practice.worker.ts';

let worker: Remote<Practice> | undefined;

/** The task of a seed, made beside the page. */
export const makeTask = (seed: string): Promise<Task | undefined> => {
  worker ??= wrap<Practice>(new Worker(new URL('./practice.worker.ts', import.meta.url), { type: 'module' }));
  return worker.make(seed);
};
