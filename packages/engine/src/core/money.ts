import type { Money, Party, Seat } from './ids.ts';
import type { Game } from './state.ts';
import { emit, type Table, write } from './table.ts';

export const cashOf = (g: Game, who: Party): Money => g.state.money?.[who] ?? 0;

/** Moves money. A bank that cannot pay pays all the same, on paper, and is broken for good. */
export const pay = (t: Table, from: Party, to: Party, amount: Money): void => {
  if (amount === 0) return;
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
