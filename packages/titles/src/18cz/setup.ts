import { type Money, type Setup, seedOf, shuffled, type Table, write } from '@roundhouse/engine';
import { beginDraft } from './draft.ts';

/** All the notes in the box; the bank goes on paying when they are gone. */
const BANK = 13_840;
const CAPITAL: Readonly<Record<number, Money>> = { 3: 380, 4: 300, 5: 250, 6: 210 };

/** Playing Order cards are dealt and every player gets his money. [CZ-II CZ-III.* CZ-RND] */
export const deal = (t: Table, capital: Money): void => {
  const state = write(t);
  state.seating = shuffled(seedOf(t), 'playing order', state.seating);
  state.priority = state.seating[0] ?? 0;
  state.money = {
    bank: BANK - capital * state.seating.length,
    ...Object.fromEntries(Object.keys(state.companies).map(id => [id, 0])),
    ...Object.fromEntries(state.seating.map(seat => [seat, capital])),
  };
};

export const setTable = (t: Table, setup: Setup): void => {
  deal(t, CAPITAL[setup.players] ?? 0);
  beginDraft(t);
};
