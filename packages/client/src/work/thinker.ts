import type { Thought } from '@roundhouse/bots';
import { proxy, type Remote, wrap } from 'comlink';
import type { Expected, Riddle, Thinking } from './thinker.worker.ts';

let thinking: Remote<Thinking> | undefined;
/** Fails once nobody can be asked any more: what thinks may not be there to be fetched. */
let lost: Promise<never>;

const hire = (): Remote<Thinking> => {
  const worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
  lost = new Promise((_, fail) => {
    worker.onerror = fail;
  });
  lost.catch(() => {
    thinking = undefined;
  });
  return wrap<Thinking>(worker);
};

const ask = <T>(question: (of: Remote<Thinking>) => Promise<T>): Promise<T> => {
  thinking ??= hire();
  return Promise.race([question(thinking), lost]);
};

/** Asks a bot, in a worker that is fetched when the first one sits down. */
export const think = (riddle: Riddle, tell?: (thought: Thought) => void): Promise<Thought | undefined> =>
  ask(of => of.think(riddle, tell && proxy(tell)));

/** What every seat is expected to own at the end, as bots reckon. */
export const expect = (seen: Pick<Riddle, 'setup' | 'seen' | 'seat'>): Promise<Expected> => ask(of => of.expect(seen));

/** Has it answer at once. */
export const hurry = (): void => {
  void thinking?.hurry();
};
