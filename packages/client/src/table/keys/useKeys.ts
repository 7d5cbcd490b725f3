import { useEffect } from 'react';
import { useDraft } from '../../store/draft.ts';
import { KEYS } from './keys.ts';

const FIELDS = /^(?:INPUT|TEXTAREA|SELECT)$/;
/** Where Enter, space and arrows have a meaning of their own. */
const OWN = 'button, a, summary, [role="application"], [role="slider"]';

/** Puts away whatever lies over the table; a drawer closes by itself. */
const clear = (): void => {
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
  useDraft.getState().clear();
};

/** Keys for the whole table. */
export const useKeys = (): void => {
  useEffect(() => {
    const pressed = (e: KeyboardEvent) => {
      const target = e.target as HTMLElement;
      if (e.defaultPrevented || e.altKey || FIELDS.test(target.tagName) || target.closest('dialog')) return;
      if (e.key === 'Escape') return clear();
      const key = KEYS.find(k => k.keys.includes(e.key) && !!k.isCommand === (e.ctrlKey || e.metaKey));
      if (!key || (/^(?:Enter|Arrow|Home|End)/.test(e.key) && target.closest(OWN))) return;
      key.does(e);
      e.preventDefault();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
};
