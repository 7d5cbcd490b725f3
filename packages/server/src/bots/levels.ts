import { availableParallelism } from 'node:os';
import { levels } from '@roundhouse/bots';
import type { Bot } from '../parts.ts';
import { openPool, type Pool } from './pool.ts';

let pool: Pool | undefined;

/** One core is left for people; threads are started with the first question. */
const threads = (): Pool => {
  pool ??= openPool(Math.max(1, availableParallelism() - 1));
  return pool;
};

const botOf =
  (level: string): Bot =>
  ({ state }, seat, { table, entry, stands }) => {
    const { title, players, options } = state.setup;
    const riddle = { setup: { title, players, options }, seen: state, seat, level, memory: { table, entry } };
    return threads().think(riddle, stands);
  };

/** The levels, played in threads. */
export const botsByLevel: Readonly<Record<string, Bot>> = Object.fromEntries(
  Object.keys(levels).map(level => [level, botOf(level)]),
);
