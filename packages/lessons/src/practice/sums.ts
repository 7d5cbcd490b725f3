import type { Chance } from './chance.ts';
import type { Reply, Task } from './task.ts';

const NEAR = [10, 20, 30, -10, -20, -30];

/** Four sums to choose from: the right one, tempting ones, and others near it, so that no place among them is likelier. */
export const sums = (right: number, tempting: readonly number[], draw: Chance): Pick<Task, 'replies' | 'right'> => {
  const near = draw.mixed('near', NEAR).map(by => right + by);
  const others = [...draw.mixed('tempting', tempting), ...near];
  const wrong = [...new Set(others)].filter(n => n !== right && n > 0).slice(0, 3);
  const replies: readonly Reply[] = [right, ...wrong].sort((a, b) => a - b).map(amount => ({ amount }));
  return { replies, right: replies.findIndex(r => r.amount === right) };
};
