import type { Action, Decision, Game } from '@roundhouse/engine';
import { candidates } from './candidates.ts';
import { habit } from './habits/index.ts';
import { LEAST_LEAD, type Quick } from './manner.ts';
import type { Mind } from './mind.ts';
import { isPestering } from './pestering.ts';
import { isIdleTrade } from './trade.ts';
import { type Weighed, weigh } from './weigh.ts';

/** Money that is borrowed must be worth so much more. */
export const LAST_RESORT = 150;

/** The answers one move ahead, the best first; as many as so much work allows. */
export const weighedField = (
  g: Game,
  mine: Weighed,
  asked: Decision,
  mind: Mind,
  work: number,
): readonly [Weighed, ...Weighed[]] => {
  const field: [Weighed, ...Weighed[]] = [mine];
  const tried = (action: Action): Weighed | undefined => {
    if (isSame(action, mine.action)) return mine;
    const other = weigh(g, asked.by, action, mind);
    if (!other) return undefined;
    const isLast = !!g.title.verbs[action.type]?.raises;
    const counted = isLast ? { ...other, utility: other.utility - LAST_RESORT } : other;
    field.push(counted);
    return counted;
  };
  const sensible = candidates(g, asked, mind).filter(a => !isPestering(g, a) && !isIdleTrade(g, a));
  for (const [least, ...dearer] of byDeed(sensible)) {
    const highest = dearer.pop();
    const paid = highest && tried(highest);
    // Who refuses the highest price refuses all; of those he takes the lowest is the best, if it is better than the highest.
    if (highest && !paid) continue;
    for (const action of [least, ...dearer]) {
      const other = tried(action);
      if (other?.isAgreed && paid && other.utility >= paid.utility) break;
    }
    if (mind.on.spent > work) break;
  }
  return field.sort((a, b) => b.utility - a.utility);
};

/** Answers that differ in their price alone together, the lowest first. */
const byDeed = (actions: readonly Action[]): Iterable<readonly [Action, ...Action[]]> => {
  const deeds = new Map<string, [Action, ...Action[]]>();
  for (const action of actions) {
    const deed = JSON.stringify({ ...action, price: undefined });
    const known = deeds.get(deed);
    if (known) known.push(action);
    else deeds.set(deed, [action]);
  }
  return deeds.values();
};

/** What stands, unless another is clearly better. */
export const clearBest = <W extends Weighed>(best: W, mine: W): W =>
  best.utility > mine.utility + LEAST_LEAD ? best : mine;

/** What somebody does who follows habits and weighs what is worth it. */
export const decided = (g: Game, asked: Decision, mind: Mind, { weighs, work }: Quick): Action | undefined => {
  const first = habit(g, mind, asked);
  const mine = first && weighs(asked) ? weigh(g, asked.by, first, mind) : undefined;
  return mine ? clearBest(weighedField(g, mine, asked, mind, work * 0.4)[0], mine).action : first;
};

export const isSame = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b);
