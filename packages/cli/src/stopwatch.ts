/** How long something takes. */
interface Timing {
  /** Milliseconds for one. */
  readonly each: number;
  readonly times: number;
}

/** At least so many: the first ones find the code cold. */
const ROUNDS = 5;

/** Runs a round of work again and again for a while; `prepare` is not timed. The fastest round counts. */
export const timed = <T>(prepare: () => readonly T[], work: (item: T) => unknown, atLeast = 400): Timing => {
  let best = Number.POSITIVE_INFINITY;
  let times = 0;
  let rounds = 0;
  const end = performance.now() + atLeast;
  do {
    const items = prepare();
    const begun = performance.now();
    for (const item of items) work(item);
    best = Math.min(best, (performance.now() - begun) / items.length);
    times += items.length;
    rounds++;
  } while (performance.now() < end || rounds < ROUNDS);
  return { each: best, times };
};

/** A time as people read it: `83 µs`, `4.1 ms`. */
export const inWords = (ms: number): string => (ms < 1 ? `${short(ms * 1000)} µs` : `${short(ms)} ms`);

const short = (n: number): string => (n < 10 ? n.toFixed(1) : String(Math.round(n)));
