import { type RefObject, useEffect } from 'react';

/** Keeps the newest line of a list in view, with whatever changes; a list nobody sees is not measured. */
export const useNewest = (list: RefObject<HTMLElement | null>, isWanted: boolean, lines: string): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines scroll into view.
  useEffect(() => {
    if (!isWanted) return;
    // Together with the next picture: to ask at once would have the whole page laid out twice.
    const frame = requestAnimationFrame(() => list.current?.scrollTo({ top: list.current.scrollHeight }));
    return () => cancelAnimationFrame(frame);
  }, [isWanted, lines]);
};
