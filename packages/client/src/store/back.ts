import { type Action, type Decision, standing } from '@roundhouse/engine';
import { lineOf, useTable } from './table.ts';

/** How many of the latest actions belong to the turn of whoever is asked; none, if it has just begun. */
export const doneThisTurn = (done: readonly Action[], decision: Decision | undefined): number => {
  if (!decision) return 0;
  const isOf = (a: Action) =>
    a.by === decision.by && ((a as { readonly company?: string }).company ?? decision.company) === decision.company;
  const before = done.findLastIndex(a => !isOf(a));
  return done.length - 1 - before;
};

/** The actions that stand on the line that is looked at. */
export const useDone = (): readonly Action[] => standing(useTable(s => lineOf(s)?.record.log) ?? []);
