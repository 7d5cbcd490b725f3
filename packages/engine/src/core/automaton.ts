import type { Party, Seat } from './ids.ts';
import type { Game } from './state.ts';

/** Whoever holds papers without being a player, and is never asked anything. */
export interface Automaton {
  /** Under what its papers lie: a name of its own that no seat, company or place of the bank's has. */
  readonly holder: Party;
  readonly name: string;
  /** The seat on whose left it sits, where it may come to lead a company. */
  sits?(g: Game): Seat;
  /** Whether this account never has money: what is paid to it stays where it was. */
  isPenniless?(g: Game, account: Party): boolean;
}

const NOBODY: readonly Automaton[] = [];

export const automataOf = (g: Game): readonly Automaton[] => g.title.automata ?? NOBODY;

export const isAutomaton = (g: Game, party: Party): boolean => automataOf(g).some(a => a.holder === party);

/** Whether this account never has money. */
export const isPenniless = (g: Game, account: Party): boolean =>
  automataOf(g).some(a => a.isPenniless?.(g, account) ?? false);
