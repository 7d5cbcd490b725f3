import type { Game, Seat } from '@roundhouse/engine';
import type { Dice } from './dice.ts';

/** A game that fits what a seat sees: what is still to be drawn is drawn from a seed of its own. */
export const guess = (seen: Game, seat: Seat, roll: Dice): Game => {
  const seed = { sees: [], value: `guess ${seat} ${roll(1 << 30)}` };
  return { title: seen.title, state: { ...seen.state, setup: { ...seen.state.setup, seed } } };
};
