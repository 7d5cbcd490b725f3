import { availableParallelism } from 'node:os';
import { levels } from '@roundhouse/bots';
import type { Bot } from '../parts.ts';
import { openPool, type Pool } from './pool.ts';

const botOf =
  (pool: Pool, level: string): Bot =>
  ({ state }, seat, { table, entry, stands }) => {
    const { title, players, options } = state.setup;
    const riddle = { setup: { title, players, options }, seen: state, seat, level, memory: { table, entry } };
    return pool.think(riddle, stands);
  };

/** The levels, played in so many threads; none, if there is none. One core is left for people, if nothing is said. */
export const botsIn = (threads = Math.max(1, availableParallelism() - 1)): Readonly<Record<string, Bot>> => {
  const pool = openPool(threads);
  return threads ? Object.fromEntries(Object.keys(levels).map(level => [level, botOf(pool, level)])) : {};
};
