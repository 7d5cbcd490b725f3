import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { levels, type Memory, thinkThrough } from '@roundhouse/bots';
import { type Action, type Seat, type Setup, type View, variantOf } from '@roundhouse/engine';
import { titleOf } from '../titles.ts';

/** A question put to a bot: what its seat sees, and how hard it is to think. */
export interface Riddle {
  readonly setup: Pick<Setup, 'title' | 'players' | 'options'>;
  readonly seen: View;
  readonly seat: Seat;
  readonly level: string;
  readonly memory: Memory;
}

/** What a thread answers. */
export type Solved = { readonly action: Action } | { readonly error: string };

// On Linux a thread has a priority of its own: people's moves come first.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW);

const answer = ({ setup, seen, seat, level, memory }: Riddle): Action => {
  const title = titleOf(setup.title);
  const bot = Object.entries(levels).find(([name]) => name === level)?.[1];
  if (!title || !bot) throw new Error(`Nobody here knows the title ${setup.title} or the level ${level}.`);
  return thinkThrough(bot, { title: variantOf(title, setup), state: seen }, seat, memory).action;
};

const attempt = (riddle: Riddle): Solved => {
  try {
    return { action: answer(riddle) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

parentPort?.on('message', (riddle: Riddle) => parentPort?.postMessage(attempt(riddle)));
