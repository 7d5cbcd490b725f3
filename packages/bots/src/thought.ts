import type { Action } from '@roundhouse/engine';
import type { Thought } from './bot.ts';
import { type Estimate, sumOf } from './estimate.ts';
import { reasonsFor } from './reasons.ts';
import type { Weighed } from './weigh.ts';

/** How what was chosen compares with another way: by how much it leads, and what the seat has then, run by run. */
export interface Lead {
  readonly by: number;
  readonly chosen: readonly Estimate[];
  readonly other: readonly Estimate[];
}

/** So many reasons for it are given, and one against it. */
const REASONS = 2;
/** So many other ways are named. */
const OTHERS = 4;

/** What nothing else was weighed against. */
export const habitual = (action: Action): Thought => ({
  action,
  expects: {},
  spread: 0,
  reasons: [],
  others: [],
  work: 0,
});

/**
 * What was chosen, and why, by the measure that decided: those it leads first, the nearest of them being what the
 * reasons are about; then those that may be as good.
 */
export const thoughtOf = <W extends Weighed>(
  chosen: W,
  field: readonly W[],
  leadOver: (other: W) => Lead,
  spread = 0,
): Thought => {
  const leads = field
    .filter(w => w !== chosen)
    .map(w => ({ action: w.action, ...leadOver(w) }))
    .sort((a, b) => a.by - b.by);
  const isBeaten = ({ by }: Lead): boolean => by >= 1;
  const others = [...leads.filter(isBeaten), ...leads.filter(l => !isBeaten(l))];
  const [next] = others;
  return {
    action: chosen.action,
    expects: Object.fromEntries([...chosen.estimates].map(([s, e]) => [s, Math.round(sumOf(e))])),
    spread,
    reasons: next && isBeaten(next) ? reasonsFor(next.by, next.chosen, next.other, REASONS) : [],
    others: others.slice(0, OTHERS).map(({ action, by }) => ({ action, behind: Math.max(0, Math.round(by)) })),
    work: 0,
  };
};
