import { type Estimate, expectations, levels, type Memory, type Thought } from '@roundhouse/bots';
import { type Seat, type Setup, type View, variantOf } from '@roundhouse/engine';
import { expose } from 'comlink';
import { titleOf } from '../store/titles.ts';

/** A question put to a bot: what its seat sees, and how hard it is to think. */
export interface Riddle {
  readonly setup: Pick<Setup, 'title' | 'players' | 'options'>;
  readonly seen: View;
  readonly seat: Seat;
  readonly level: string;
  readonly memory: Memory;
}

/** Estimates as they cross from thread to thread. */
export type Expected = readonly (readonly [seat: Seat, estimate: Estimate])[];

/** Work between two looks at what else was asked. */
const SLICE = 1_000_000;
let hurried = 0;
let asked = 0;

const breathe = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/** Thinks until done or hurried; tells now and then what it would do. */
const think = async (riddle: Riddle, tell?: (thought: Thought) => void): Promise<Thought | undefined> => {
  const own = ++asked;
  const title = await titleOf(riddle.setup.title);
  const bot = Object.entries(levels).find(([name]) => name === riddle.level)?.[1];
  if (!title || !bot) return undefined;
  const game = { title: variantOf(title, riddle.setup), state: riddle.seen };
  const thinker = bot.begin(game, riddle.seat, riddle.memory);
  let thought = thinker.step(1);
  while (!thinker.isDone() && hurried < own) {
    tell?.(thought);
    await breathe();
    thought = thinker.step(SLICE);
  }
  return thought;
};

/** What every seat is expected to own at the end, by seat. */
const expect = async ({ setup, seen, seat }: Pick<Riddle, 'setup' | 'seen' | 'seat'>): Promise<Expected> => {
  const title = await titleOf(setup.title);
  return title ? [...expectations({ title: variantOf(title, setup), state: seen }, seat)] : [];
};

/** Whatever is being thought about now is answered with what is known. */
const hurry = (): void => {
  hurried = asked;
};

const thinking = { think, expect, hurry };
export type Thinking = typeof thinking;
expose(thinking);
