import type { Action } from '@roundhouse/engine';

/** What somebody means who wants something taken back: their own last action, with all that came after it. */
export const wishedBack = (
  done: readonly Action[],
  seat: number | undefined,
): { readonly action: Action; readonly count: number } | undefined => {
  const own = done.findLastIndex(a => a.by === seat);
  const at = own < 0 ? done.length - 1 : own;
  const action = done[at];
  return action && { action, count: done.length - at };
};
