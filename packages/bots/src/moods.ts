import type { Action, Decision, Game } from '@roundhouse/engine';
import { dice } from './dice.ts';
import { habit } from './habits/index.ts';
import type { Mind } from './mind.ts';

/** How far people of other moods are off about what things will bring. */
const MOODY = 0.6;

/** What people with the same habits would do who see some things rosier and others blacker; the most frequent first. */
export const inOtherMoods = (g: Game, asked: Decision, mind: Mind, moods: number, seed: string): readonly Action[] => {
  const found = new Map<string, { readonly action: Action; times: number }>();
  for (let n = 0; n < moods; n++) {
    const action = habit(g, { ...mind, noise: MOODY, roll: dice(`${seed} mood ${n}`) }, asked);
    if (!action) continue;
    const key = JSON.stringify(action);
    const before = found.get(key);
    if (before) before.times++;
    else found.set(key, { action, times: 1 });
  }
  return [...found.values()].sort((a, b) => b.times - a.times).map(f => f.action);
};
