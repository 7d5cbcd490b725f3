import type { Chance } from './chance.ts';
import type { Reply, Task } from './task.ts';

/** Four sums to choose from: the right one, tempting ones, and others near it. */
export const sums = (right: number, tempting: readonly number[], draw: Chance): Pick<Task, 'replies' | 'right'> => {
  const near = [10, -10, 20, -20, 30, 40].map(by => right + by);
  const others = [...draw.mixed('tempting', tempting), ...near];
  const wrong = [...new Set(others)].filter(n => n !== right && n > 0).slice(0, 3);
  const replies: readonly Reply[] = [right, ...wrong].sort((a, b) => a - b).map(amount => ({ amount }));
  return { replies, right: replies.findIndex(r => r.amount === right) };
};
