import { type Action, apply, frameAt, type Game, Turn } from '@roundhouse/engine';
import type { Lesson, Way } from './lesson.ts';

const fits = ({ does, earns }: Way, action: Action, g: Game): boolean => {
  const given = new Map<string, unknown>(Object.entries(action));
  if (Object.entries(does).some(([field, value]) => given.get(field) !== value)) return false;
  return earns === undefined || earned(g, action) === earns;
};

/** What the trains of the company in turn earn with this run. */
const earned = (g: Game, action: Action): number | undefined => {
  const after = apply(g, action);
  return after && frameAt(after, Turn)?.income;
};

/** What an answer is: `right`, the name of a tempting way, or `other`. */
export const assess = ({ right, wrong }: Pick<Lesson, 'right' | 'wrong'>, g: Game, action: Action): string => {
  if (fits(right, action, g)) return 'right';
  return Object.entries(wrong).find(([, deed]) => fits(deed, action, g))?.[0] ?? 'other';
};
