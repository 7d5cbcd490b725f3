import type { Action, Decision, Game } from '@roundhouse/engine';
import { candidates } from './candidates.ts';
import { habit } from './habits/index.ts';
import { LEAST_LEAD, type Quick } from './manner.ts';
import type { Mind } from './mind.ts';
import { isPestering } from './pestering.ts';
import { isIdleTrade } from './trade.ts';
import { type Weighed, weigh } from './weigh.ts';

/** Money that is borrowed must be worth so much more. */
const LAST_RESORT = 150;

/** The answers one move ahead, the best first; as many as so much work allows. */
export const weighedField = (
  g: Game,
  mine: Weighed,
  asked: Decision,
  mind: Mind,
  work: number,
): readonly [Weighed, ...Weighed[]] => {
  const field: [Weighed, ...Weighed[]] = [mine];
  for (const action of candidates(g, asked, mind)) {
    if (isSame(action, mine.action) || isPestering(g, action) || isIdleTrade(g, action)) continue;
    const other = weigh(g, asked.by, action, mind);
    if (other)
      field.push(g.title.verbs[action.type]?.raises ? { ...other, utility: other.utility - LAST_RESORT } : other);
    if (mind.on.spent > work) break;
  }
  return field.sort((a, b) => b.utility - a.utility);
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
