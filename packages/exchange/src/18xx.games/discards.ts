import { type Game, Owed, type Table, write } from '@roundhouse/engine';

/** Trains over the limit, and what else is owed at the same moment, in the order of that site. */
export const discardsInOrder =
  (place: (g: Game, f: Owed) => number, also: readonly string[] = []) =>
  (t: Table): void => {
    const from = t.state.agenda.findLastIndex(f => f.at !== 'owed') + 1;
    const owed = t.state.agenda.slice(from).filter(f => Owed.is(f));
    if (owed.length < 2 || !owed.every(f => f.step === 'discard' || also.includes(f.step))) return;
    write(t).agenda = [...t.state.agenda.slice(0, from), ...owed.toSorted((a, b) => place(t, b) - place(t, a))];
  };
