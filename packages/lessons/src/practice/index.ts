import type { Title } from '@roundhouse/engine';
import { chance } from './chance.ts';
import { GROUNDS, type Ground } from './grounds.ts';
import { makers } from './kinds.ts';
import { TASK_KINDS, type Task, type TaskKind } from './task.ts';

export { type Reply, TASK_KINDS, type Task, type TaskKind, type TileLay } from './task.ts';

/** So many positions are tried before a seed is given up. */
const TRIES = 60;

/** What a seed asks for, and on which ground. */
const drawn = (seed: string): { readonly kind: TaskKind; readonly ground: Ground } => {
  const draw = chance(seed);
  const kind = draw.one('kind', TASK_KINDS);
  return { kind, ground: draw.one('ground', kind === 'rust' ? GROUNDS.filter(g => g.purchases.length) : GROUNDS) };
};

/** The title on which the task of a seed is set. */
export const groundOf = (seed: string): string => drawn(seed).ground.title;

/** What the task of a seed asks for. */
export const taskKind = (seed: string): TaskKind => drawn(seed).kind;

/** The task of a seed: the same on every machine. */
export const taskOf = (seed: string, title: Title): Task | undefined => {
  const { kind, ground } = drawn(seed);
  for (let n = 0; n < TRIES; n++) {
    const made = makers[kind](title, ground, chance(`${seed} ${n}`));
    if (made) return { seed, kind, title: title.id, ...made };
  }
  return undefined;
};

/** The seed of the day's task, from a date like `2026-11-16`. */
export const seedOfDay = (date: string): string => `day ${date}`;
