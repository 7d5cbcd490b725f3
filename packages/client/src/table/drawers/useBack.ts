import { useEffect } from 'react';

/** Whether something is open, and whether the entry of what was closed is on its way out of the history. */
const now = { isOpen: false, isLeaving: false };

const isOut = (): boolean => history.state?.drawer === true;
const enter = (): void => history.pushState({ drawer: true }, '');

/** What was closed otherwise takes its entry with it; whatever was opened meanwhile gets one of its own. */
const leave = (): void => {
  now.isLeaving = true;
  const left = (e: PopStateEvent) => {
    e.stopImmediatePropagation();
    now.isLeaving = false;
    if (now.isOpen) enter();
  };
  window.addEventListener('popstate', left, { once: true, capture: true });
  history.back();
};

/** Going back in the browser closes what lies over the table before it leaves the table. */
export const useBack = (isOpen: boolean, close: () => void): void => {
  // After a reload, or on the way back from elsewhere, nothing is open any more.
  useEffect(() => {
    if (isOut()) history.replaceState(null, '');
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one entry for as long as something is open.
  useEffect(() => {
    if (!isOpen) return;
    now.isOpen = true;
    if (!now.isLeaving) enter();
    window.addEventListener('popstate', close);
    return () => {
      now.isOpen = false;
      window.removeEventListener('popstate', close);
      // Whoever has gone on from there finds it on the way back.
      if (isOut() && !now.isLeaving) leave();
    };
  }, [isOpen]);
};
