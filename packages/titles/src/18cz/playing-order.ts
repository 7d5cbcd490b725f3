import { cashOf, emit, type Table, write } from '@roundhouse/engine';

/** The Playing Order cards are dealt anew by cash; equals keep their order. The seating is the order of play. */
const reseat = (t: Table, before: (a: number, b: number) => number): void => {
  const seats = [...t.state.seating].sort((a, b) => before(cashOf(t, a), cashOf(t, b)));
  const state = write(t);
  state.seating = seats;
  state.priority = seats[0] ?? 0;
  emit(t, { type: 'order', seats });
};

/** After the Pre-Stock Round whoever has least goes first. */
export const leastFirst = (t: Table): void => reseat(t, (a, b) => a - b);

/** After a stock round whoever has most goes first. [CZ-VII.2] */
export const mostFirst = (t: Table): void => reseat(t, (a, b) => b - a);
