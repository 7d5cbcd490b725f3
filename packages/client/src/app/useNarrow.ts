import { useSyncExternalStore } from 'react';

const query = '(max-width: 760px), (max-height: 500px)';

const subscribe = (changed: () => void): (() => void) => {
  const media = window.matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

/** Whether the screen is too narrow for the whole table at once. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
