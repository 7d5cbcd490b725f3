import { type Money, type Setup, seedOf, shuffled, type Table, write } from '@roundhouse/engine';
import { beginAuction } from './auction.ts';
import { BOE, VAULT, VAULT_CASH } from './bank-of-england.ts';
import { companies } from './companies.ts';

const BANK = 10_000;
const CAPITAL: Readonly<Record<number, Money>> = { 3: 840, 4: 630, 5: 510, 6: 430 };

/** Seats are drawn, capital is paid out of the bank, and the auction begins. [48-1.1 48-2.*] */
export const setTable = (t: Table, setup: Setup): void => {
  const capital = CAPITAL[setup.players] ?? 0;
  const state = write(t);
  state.seating = shuffled(seedOf(t), 'seating', state.seating);
  state.priority = state.seating[0] ?? 0;
  state.money = {
    bank: BANK - capital * setup.players,
    [VAULT]: VAULT_CASH,
    ...Object.fromEntries(Object.keys(companies).map(id => [id, 0])),
    ...Object.fromEntries(state.seating.map(seat => [seat, capital])),
  };
  write(t, 'companies', BOE).held = t.state.companies[BOE]?.held.map(() => 'pool') ?? [];
  beginAuction(t);
};
