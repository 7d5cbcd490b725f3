import { create } from 'zustand';

const SHELF = 'roundhouse.explained';

const kept = (): readonly string[] => {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(SHELF) ?? '[]');
    return Array.isArray(all) ? all.filter(key => typeof key === 'string') : [];
  } catch {
    return [];
  }
};

/** Questions the reader has had explained, by their step. */
export const useExplained = create<{ readonly steps: readonly string[] }>()(() => ({ steps: kept() }));

/** A question need not be explained again. */
export const understand = (step: string): void => {
  useExplained.setState(({ steps }) => ({ steps: [...new Set([...steps, step])] }));
  try {
    localStorage.setItem(SHELF, JSON.stringify(useExplained.getState().steps));
  } catch {
    // Without storage it is explained again on the next visit.
  }
};

/** Everything is explained again. */
export const forgetAll = (): void => {
  useExplained.setState({ steps: [] });
  try {
    localStorage.removeItem(SHELF);
  } catch {
    // Nothing was kept.
  }
};
