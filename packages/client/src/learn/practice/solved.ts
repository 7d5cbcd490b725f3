import { create } from 'zustand';

const SHELF = 'roundhouse.practice';

/** What was answered, by the task's seed; kept in this browser. */
interface Solved {
  readonly given: Readonly<Record<string, number>>;
  readonly right: readonly string[];
}

const kept = (): Solved => {
  try {
    const { given, right } = JSON.parse(localStorage.getItem(SHELF) ?? '{}') as Partial<Solved>;
    return {
      given: Object.fromEntries(Object.entries(given ?? {}).filter(([, n]) => typeof n === 'number')),
      right: Array.isArray(right) ? right.filter(seed => typeof seed === 'string') : [],
    };
  } catch {
    return { given: {}, right: [] };
  }
};

export const useSolved = create<Solved>()(kept);

useSolved.subscribe(solved => {
  try {
    localStorage.setItem(SHELF, JSON.stringify(solved));
  } catch {
    // Without storage it is known for this visit.
  }
});

/** So many answers are remembered. */
const MEMORY = 200;

/** Notes an answer; only the first one counts. */
export const noteReply = (seed: string, reply: number, isRight: boolean): void =>
  useSolved.setState(({ given, right }) => {
    if (given[seed] !== undefined) return {};
    const all = Object.entries({ ...given, [seed]: reply }).slice(-MEMORY);
    return { given: Object.fromEntries(all), right: isRight ? [...right, seed].slice(-MEMORY) : right };
  });
