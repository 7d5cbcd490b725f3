import { shownIn, useTable } from '../../store/table.ts';

/** Milliseconds in which a resting pointer still means the question before. */
const HASTE = 400;

let changed = Number.NEGATIVE_INFINITY;
let moved = 0;

useTable.subscribe((now, before) => {
  if (shownIn(now) !== shownIn(before)) changed = performance.now();
});

if (typeof window !== 'undefined')
  window.addEventListener('pointermove', () => (moved = performance.now()), { capture: true, passive: true });

/** Whether a click now comes from a pointer that has rested since the question changed under it. */
export const isHasty = (): boolean => moved < changed && performance.now() - changed < HASTE;
