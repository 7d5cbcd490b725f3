import { useEffect, useState } from 'react';

type Job = () => void;

const queue: Job[] = [];
let isRunning = false;

/** Does small jobs one after another, giving the page a turn after some milliseconds. */
const run = (): void => {
  const since = performance.now();
  while (queue.length && performance.now() - since < 8) queue.shift()?.();
  if (queue.length) setTimeout(run);
  else isRunning = false;
};

/** Does this when the page has time. */
export const later = (job: Job): (() => void) => {
  queue.push(job);
  if (!isRunning) {
    isRunning = true;
    setTimeout(run);
  }
  return () => {
    const at = queue.indexOf(job);
    if (at >= 0) queue.splice(at, 1);
  };
};

const same = (a: readonly unknown[], b: readonly unknown[]): boolean => a.every((x, i) => x === b[i]);

/** A value worked out when the page has time; nothing until then. `of` says what it belongs to. */
export const useLater = <T>(work: () => T, of: readonly unknown[]): T | undefined => {
  const [done, setDone] = useState<{ readonly of: readonly unknown[]; readonly value: T }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the work is known by what it belongs to.
  useEffect(() => later(() => setDone({ of, value: work() })), of);
  return done && same(done.of, of) ? done.value : undefined;
};
