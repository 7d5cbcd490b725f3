import { refuse } from '../refuse.ts';

/** Gives way to others, if enough was done at a stretch. */
export type Pace = () => Promise<void>;

/** Where long reading is done: one piece after the other, in slices with rests between, so that whoever plays never waits for it. */
export interface Lane {
  /** Does some work when it is its turn; everybody who waits has the same share. */
  run<T>(who: string, work: (pace: Pace) => Promise<T>): Promise<T>;
}

/** So long at a stretch, in milliseconds; then others have twice as long. */
const SLICE = 3;
const REST = 2;
const LONGEST_REST = 15;
/** Whoever has so much waiting is told to come back later. */
const MOST_EACH = 12;
const MOST = 300;

const sleep = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

export const openLane = (): Lane => {
  const waiting = new Map<string, (() => Promise<void>)[]>();
  let count = 0;
  let running = false;
  let since = 0;

  const rest = async (): Promise<void> => {
    await sleep(Math.min(LONGEST_REST, REST * (performance.now() - since)));
    since = performance.now();
  };
  const pace: Pace = async () => {
    if (performance.now() - since > SLICE) await rest();
  };
  /** The next of whoever has waited longest; who has more goes to the end of the line. */
  const next = (): (() => Promise<void>) | undefined => {
    const [who, jobs] = waiting.entries().next().value ?? [];
    if (who === undefined || !jobs) return undefined;
    const job = jobs.shift();
    waiting.delete(who);
    if (jobs.length) waiting.set(who, jobs);
    return job;
  };
  const work = async (): Promise<void> => {
    running = true;
    for (let job = next(); job; job = next()) {
      since = performance.now();
      count--;
      await job();
      if (count) await rest();
    }
    running = false;
  };
  return {
    run: <T>(who: string, act: (p: Pace) => Promise<T>) => {
      const mine = waiting.get(who) ?? [];
      if (mine.length >= MOST_EACH || count >= MOST) refuse('slow');
      return new Promise<T>((resolve, reject) => {
        waiting.set(who, [...mine, () => act(pace).then(resolve, reject)]);
        count++;
        if (!running) void work();
      });
    },
  };
};
