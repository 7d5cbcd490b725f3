import type { Bot } from './bot.ts';
import { dice } from './dice.ts';
import { guess } from './guess.ts';
import { type Manner, thinker } from './think.ts';
import { COMMON, type Weights } from './weights.ts';

interface Level {
  readonly manner: Manner;
  /** How many tile lays are looked at. */
  readonly lays: number;
}

const LEVELS = {
  apprentice: { manner: { weighs: false, work: 1_000_000, rounds: 0, candidates: 1 }, lays: 3 },
  foreman: { manner: { weighs: true, work: 5_000_000, rounds: 0, candidates: 4 }, lays: 12 },
  director: { manner: { weighs: true, work: 25_000_000, rounds: 2, candidates: 4 }, lays: 24 },
} as const satisfies Readonly<Record<string, Level>>;

export type LevelName = keyof typeof LEVELS;

const botOf = (level: LevelName, weights: Weights): Bot => {
  const { manner, lays } = LEVELS[level];
  return {
    level,
    begin: (seen, seat, { table, entry }) => {
      const seed = `${table} ${seat} ${entry}`;
      const g = guess(seen, seat, dice(`${seed} hidden`));
      return thinker(g, seat, { roll: dice(seed), weights, lays }, manner, seed);
    },
  };
};

/** The named opponents. */
export const levels: Readonly<Record<LevelName, Bot>> = {
  apprentice: botOf('apprentice', COMMON),
  foreman: botOf('foreman', COMMON),
  director: botOf('director', COMMON),
};
