import { type Action, answers, apply, choices, decide, type Game, wealthOf } from '@roundhouse/engine';
import { fill } from '../orders/fill.ts';

/** So many answers are looked at. */
const MOST = 200;

/**
 * The legal answer that harms its seat least, for somebody whose time has run out: nothing, where that is allowed; no to
 * offers; the best run; and else what leaves the seat worth most at once.
 */
export const leastHarmful = (g: Game): Action | undefined => {
  const asked = decide(g);
  if (!asked) return undefined;
  if (asked.mayPass) return { type: 'pass', by: asked.by, at: asked.step };
  const best = asked.verbs.includes('runRoutes') ? fill(choices(g, 'runRoutes'), {}) : undefined;
  if (best && best !== 'dear') return best;
  const all = answers(g).slice(0, MOST);
  const no = all.find(a => a.type === 'answer' && 'yes' in a && a.yes === false);
  if (no) return no;
  const worths = all.map(a => {
    const after = apply(g, a);
    return after ? wealthOf(after, asked.by) : Number.NEGATIVE_INFINITY;
  });
  return all[worths.indexOf(Math.max(...worths))] ?? all[0];
};
