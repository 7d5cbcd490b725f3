import type { ReactNode } from 'react';
import { leaveBranch, useTable } from '../../store/table.ts';
import { say } from '../../words/index.ts';
import { leave, plannedIn } from './orders.ts';

/** Leaves behind what was tried: to be done, if nothing changes. */
export const LeaveBranchOrder = (): ReactNode => {
  const plan = plannedIn(useTable());
  if (!plan) return null;
  return (
    <button type="button" onClick={() => void leave(plan).then(done => done && leaveBranch())}>
      {say('orders.fromBranch')}
    </button>
  );
};
