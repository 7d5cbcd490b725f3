import { isPenniless } from './automaton.ts';
import type { Money, Party, Seat } from './ids.ts';
import type { Game } from './state.ts';
import { emit, type Table, write } from './table.ts';

export const cashOf = (g: Game, who: Party): Money => g.state.money?.[who] ?? 0;

/** Moves money; what is for somebody who never has any is the bank's. A bank that cannot pay does so on paper and is broken. */
export const pay = (t: Table, from: Party, payee: Party, amount: Money): void => {
  const to = isPenniless(t, payee) ? 'bank' : payee;
  if (amount === 0 || from === to) return;
  if (from === 'bank' && amount > cashOf(t, 'bank')) t.title.rules.bank.broken(t);
  const money = write(t, 'money');
  money[from] = (money[from] ?? 0) - amount;
  money[to] = (money[to] ?? 0) + amount;
  if (typeof to === 'number' && t.title.rules.bank.debtsFirst) repay(t, to);
};

export const debtOf = (g: Game, seat: Seat): Money => g.state.debts?.[seat] ?? 0;

/** The bank pays for a seat what it owes and does not have; the seat owes it to the bank instead. */
export const borrow = (t: Table, seat: Seat, amount: Money, to: Party): void => {
  pay(t, 'bank', to, amount);
  write(t, 'debts')[seat] = debtOf(t, seat) + amount;
  emit(t, { type: 'debt', seat, amount });
};

/** Pays back as much as the seat has. */
export const repay = (t: Table, seat: Seat): void => {
  const amount = Math.min(debtOf(t, seat), cashOf(t, seat));
  if (amount <= 0) return;
  write(t, 'debts')[seat] = debtOf(t, seat) - amount;
  pay(t, seat, 'bank', amount);
  emit(t, { type: 'repaid', seat, amount });
};

/** Makes it certain that the game will end; the first cause stands. */
export const willEnd = (t: Table, cause: string): void => {
  if (t.state.ending) return;
  write(t).ending = cause;
  emit(t, { type: 'ending', cause });
};
