import type { State } from '@roundhouse/engine';
import type { Migration } from '../parts.ts';

/** The state as a later engine wants it, by way of every version between; unchanged where no migration is needed. */
export const migrated = (migrations: readonly Migration[], state: State, from: string, to: string): State => {
  let [now, at] = [state, from];
  for (let steps = 0; at !== to && steps <= migrations.length; steps++) {
    const step = migrations.find(m => m.from === at);
    if (!step) break;
    [now, at] = [step.migrate(now), step.to];
  }
  return now;
};
