import { type CompanyId, type Money, putToken, type Setup, type Table, write } from '@roundhouse/engine';
import { beginPlayers } from './round.ts';

/** One certificate of ten per cent less of these companies, by the number of players. */
export type Fewer = Readonly<Record<number, readonly CompanyId[]>>;

/** Lays the table: home tokens, stacks without the certificates left out, nobody with any money. [RHL-10.1-a, RHL-10.2-a] */
export const setShortTable = (t: Table, setup: Setup, fewer: Fewer, seat: (t: Table) => void): void => {
  for (const { id, homes, tokens } of Object.values(t.title.parts.companies)) {
    for (const { hex, city } of homes) putToken(t, hex, { by: id, city, faceDown: true });
    write(t, 'companies', id).tokens = tokens.slice(homes.length);
  }
  for (const id of fewer[setup.players] ?? []) {
    const held = write(t, 'companies', id, 'held');
    held[held.length - 1] = 'gone';
  }
  const accounts = ['bank', ...t.state.seating, ...Object.keys(t.state.companies)];
  write(t).money = Object.fromEntries(accounts.map((who): [string, Money] => [String(who), 0]));
  seat(t);
  beginPlayers(t, 1);
};
