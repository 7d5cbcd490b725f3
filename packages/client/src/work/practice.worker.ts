import { groundOf, type Task, taskOf } from '@roundhouse/lessons/practice';
import { expose } from 'comlink';
import { titleOf } from '../store/titles.ts';

/** Makes the task of a seed. */
const make = async (seed: string): Promise<Task | undefined> => {
  const title = await titleOf(groundOf(seed));
  return title && taskOf(seed, title);
};

const practice = { make };
export type Practice = typeof practice;
expose(practice);
