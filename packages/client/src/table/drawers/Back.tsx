import { useEffect } from 'react';
import { pull } from './drawer.ts';

/** Whether a drawer is out, and whether the entry of one that was closed is on its way out of the history. */
const now = { isOpen: false, isLeaving: false };

const isOut = (): boolean => history.state?.drawer === true;
const enter = (): void => history.pushState({ drawer: true }, '');
const close = (): void => pull(undefined);

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

/** Stands in an open drawer: going back in the browser closes it before it leaves the table. */
export const Back = (): null => {
  useEffect(() => {
    now.isOpen = true;
    // After a reload, or on the way back from elsewhere, an entry may be left of a drawer that is no longer out.
    if (isOut() && !now.isLeaving) history.replaceState(null, '');
    if (!now.isLeaving) enter();
    window.addEventListener('popstate', close);
    return () => {
      now.isOpen = false;
      window.removeEventListener('popstate', close);
      // Whoever has gone on from there finds it on the way back.
      if (isOut() && !now.isLeaving) leave();
    };
  }, []);
  return null;
};
