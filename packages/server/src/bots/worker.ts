import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { levels, type Memory, type Thinker } from '@roundhouse/bots';
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

/** A riddle by its number: a thread has several. */
export interface Numbered {
  readonly number: number;
  readonly riddle: Riddle;
}

/** What a thread answers. */
export type Solved = { readonly number: number } & ({ readonly action: Action } | { readonly error: string });

// On Linux a thread has a priority of its own: people's moves come first.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW);

/** Work done for one before the next has its turn: some 40 ms. */
const SLICE = 1_000_000;

/** Who thinks at present, the next first. */
const thinking: { readonly number: number; readonly thinker: Thinker }[] = [];

const begun = ({ setup, seen, seat, level, memory }: Riddle): Thinker => {
  const title = titleOf(setup.title);
  const bot = Object.entries(levels).find(([name]) => name === level)?.[1];
  if (!title || !bot) throw new Error(`Nobody here knows the title ${setup.title} or the level ${level}.`);
  return bot.begin({ title: variantOf(title, setup), state: seen }, seat, memory);
};

const tell = (solved: Solved): void => parentPort?.postMessage(solved);

const attempt = (number: number, step: () => void): void => {
  try {
    step();
  } catch (error) {
    tell({ number, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
};

/** A little of the next one's thought; whoever is not done goes to the end of the line. */
const goOn = (): void => {
  const next = thinking.shift();
  if (!next) return;
  attempt(next.number, () => {
    const { action } = next.thinker.step(SLICE);
    if (next.thinker.isDone()) tell({ number: next.number, action });
    else thinking.push(next);
  });
  if (thinking.length) setImmediate(goOn);
};

parentPort?.on('message', ({ number, riddle }: Numbered) =>
  attempt(number, () => {
    if (thinking.push({ number, thinker: begun(riddle) }) === 1) setImmediate(goOn);
  }),
);
