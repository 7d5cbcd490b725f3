import { type Action, type Choice, choices, type Decision, type Game } from '@roundhouse/engine';
import { OPENING, spend } from './effort.ts';
import { passing } from './habits/index.ts';
import type { Mind } from './mind.ts';

/** Of one verb so many answers are listed. */
const MOST = 60;

/** The answers worth weighing: every leaf, but of amounts only the notable ones; runs are not weighed. */
export const candidates = (g: Game, d: Decision, mind: Mind): readonly Action[] => {
  const list = d.verbs.flatMap(v => {
    spend(mind.on, OPENING);
    const found: Action[] = [];
    notable(choices(g, v), found);
    return found;
  });
  return d.mayPass ? [passing(d), ...list] : list;
};

const notable = (choice: Choice<Action>, into: Action[]): void => {
  if (into.length >= MOST) return;
  switch (choice.kind) {
    case 'act':
      into.push(choice.action);
      return;
    case 'pick':
      for (const option of choice.from) notable(option.then(), into);
      return;
    case 'amount':
      for (const n of amounts(choice.min, choice.max, choice.by)) notable(choice.then(n), into);
      return;
    case 'routes':
      notable(choice.then(choice.sure), into);
  }
};

/** The least, a step and three more, half way, all but one, and all. */
const amounts = (min: number, max: number, by: number): readonly number[] => {
  if (max < min) return [];
  const steps = Math.floor((max - min) / by);
  const half = Math.floor(steps / 2);
  return [...new Set([0, 1, 3, half, steps - 1, steps])]
    .filter(n => n >= 0 && n <= steps)
    .sort((a, b) => a - b)
    .map(n => min + n * by);
};
