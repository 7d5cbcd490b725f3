import type { Action } from './action.ts';

/** What is entered in a record: something done, so much of it taken back, or what was taken back done again. */
export type Deed<A = Action> = { readonly do: A } | { readonly undo: number } | { readonly redo: true };

/** What was done and stands, and what each undo took away, latest last: that is gone with the next thing done. */
export interface Past<T> {
  readonly stands: T[];
  readonly undone: (readonly T[])[];
}

export const noPast = <T>(): Past<T> => ({ stands: [], undone: [] });

/** Takes in one more deed; false, if there is nothing to take back or to do again, and nothing is changed. */
export const addDeed = <T>({ stands, undone }: Past<T>, deed: Deed<T>): boolean => {
  if ('do' in deed) {
    stands.push(deed.do);
    undone.length = 0;
    return true;
  }
  if ('undo' in deed) {
    if (deed.undo < 1 || deed.undo > stands.length) return false;
    undone.push(stands.splice(-deed.undo));
    return true;
  }
  const back = undone.pop();
  if (back) stands.push(...back);
  return !!back;
};

/** The deed with something else in the place of what was done. */
export const deedOf = <A, T>(deed: Deed<A>, done: (what: A) => T): Deed<T> =>
  'do' in deed ? { do: done(deed.do) } : 'undo' in deed ? { undo: deed.undo } : { redo: true };
