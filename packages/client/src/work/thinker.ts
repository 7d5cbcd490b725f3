import type { Thought } from '@roundhouse/bots';
import { proxy, type Remote, wrap } from 'comlink';
import type { Expected, Riddle, Thinking } from './thinker.worker.ts';

let worker: Remote<Thinking> | undefined;

const thinking = (): Remote<Thinking> => {
  worker ??= wrap<Thinking>(new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' }));
  return worker;
};

/** Asks a bot, in a worker that is fetched when the first one sits down. */
export const think = (riddle: Riddle, tell?: (thought: Thought) => void): Promise<Thought | undefined> =>
  thinking().think(riddle, tell && proxy(tell));

/** What every seat is expected to own at the end, as bots reckon. */
export const expect = (seen: Pick<Riddle, 'setup' | 'seen' | 'seat'>): Promise<Expected> => thinking().expect(seen);

/** Has it answer at once. */
export const hurry = (): void => {
  void worker?.hurry();
};
