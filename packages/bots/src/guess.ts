import type { Game, Seat, State, Title, View } from '@roundhouse/engine';
import type { Dice } from './dice.ts';

/** A full state that fits a view: what is drawn from the seed later is drawn from another one. */
export const guess = (title: Title, seen: View, seat: Seat, roll: Dice): Game => {
  const seed = { sees: [], value: `guess ${seat} ${roll(1 << 30)}` };
  return { title, state: { ...(seen as State), setup: { ...(seen as State).setup, seed } } };
};
