import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Plan, Result } from '@roundhouse/testkit';
import { HELPER, type Order } from './helper.ts';

/** This program: its first source file, or the bundle that holds all of them. */
const program = (): URL => {
  const source = new URL('./main.ts', import.meta.url);
  return existsSync(source) ? source : new URL(import.meta.url);
};

/** Plays the games of a plan on every core; results come as they are ready. */
export const playOnAllCores = async (plan: Plan, games: number, add: (result: Result) => void): Promise<void> => {
  let next = 1;
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const helper = fork(program(), [HELPER]);
      const give = () => {
        if (next <= games) helper.send({ ...plan, title: plan.title.id, game: next++ } satisfies Order);
        else helper.disconnect();
      };
      helper.on('error', reject);
      helper.on('exit', code => (code ? reject(new Error(`a helper ended with exit code ${code}`)) : resolve()));
      helper.on('message', result => {
        add(result as Result);
        give();
      });
      give();
    });
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), games) }, work));
};
