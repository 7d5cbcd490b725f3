import type { Game, Seat } from '@roundhouse/engine';
import type { Bot, Memory, Thought } from './bot.ts';

/** More than any level uses. */
const ALL = 1e12;

/** The whole thought at once, for those who can wait. */
export const thinkThrough = (bot: Bot, seen: Game, seat: Seat, memory: Memory): Thought =>
  bot.begin(seen, seat, memory).step(ALL);
