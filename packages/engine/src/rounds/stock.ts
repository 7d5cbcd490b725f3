import type { Action } from '../core/action.ts';
import { asks, type Procedure, stepOf, verbOf } from '../core/agenda.ts';
import { amend, type Frame, kind, popFrame, pushFrame } from '../core/frame.ts';
import type { CompanyId, Seat } from '../core/ids.ts';
import type { Game } from '../core/state.ts';
import type { Step } from '../core/step.ts';
import { emit, type Table, write } from '../core/table.ts';
import { unless, type Violation } from '../core/violation.ts';
import { inOrder, moveMarker } from '../market/market.ts';
import { sharesOut, units } from '../shares/certificate.ts';
import { overLimit } from '../shares/limits.ts';
import { leftOf } from '../shares/presidency.ts';

/** A stock round. */
export interface Stock extends Frame {
  readonly at: 'stock';
  readonly number: number;
  readonly turn: Seat;
  /** How many passed in a row. */
  readonly passes: number;
  /** Seats that need not sell down: within the limit when the round began, or have had a turn since. */
  readonly cleared: readonly Seat[];
  /** Who has sold what in this round. */
  readonly sold: Readonly<Record<Seat, readonly CompanyId[]>>;
  /** The last who bought or sold. */
  readonly last?: Seat;
}
export const Stock = kind<Stock>('stock');

export const beginStock = (t: Table, number: number): void => {
  const cleared = t.state.seating.filter(seat => !overLimit(t, seat));
  pushFrame<Stock>(t, { at: 'stock', done: [], number, turn: t.state.priority, passes: 0, cleared, sold: {} });
  emit(t, { type: 'round', round: 'stock', number });
};

/** What somebody who is never asked does after this seat's turn: whether that was a deed, after which all must pass again. */
export type Beside = (t: Table, f: Stock) => boolean;

/** Players act in turn until all have passed one after another. */
export const stock = (step: Step<Stock>, beside: Beside = () => false): Procedure<Stock> => ({
  at: 'stock',
  steps: [step],
  ask: (g, f) => (asks(g, f, stepOf(g, step.name)) ? { by: f.turn, step: step.name } : undefined),
  next: (t, f) => {
    const acted = f.done.some(a => a.type !== 'pass' && !verbOf(t, a.type).aside);
    if (!acted) emit(t, { type: 'passed', by: f.turn, step: step.name });
    const passes = beside(t, f) || acted ? 0 : f.passes + 1;
    const cleared = f.cleared.includes(f.turn) ? f.cleared : [...f.cleared, f.turn];
    const over = passes === t.state.seating.length;
    if (over) popFrame(t);
    const ended = { ...f, passes, cleared, ...(acted ? { last: f.turn } : {}) };
    if (over) t.title.course.stock?.(t, ended);
    else amend<Stock>(t, { ...ended, done: [], turn: leftOf(t, f.turn) });
  },
});

/** Whether the seat has sold shares of the company in this round. */
export const soldIn = (f: Stock, seat: Seat, company: CompanyId): boolean => !!f.sold[seat]?.includes(company);

/** Whether this is a turn of the first stock round. */
export const isFirstRound = (f: Frame): boolean => Stock.is(f) && f.number === 1;

/** Shares of a company are sold once in a turn. */
export const soldBar = (f: Frame, company: CompanyId): Violation | undefined => {
  const sales = f.done.filter((a): a is Action & { readonly company: CompanyId } => a.type === 'sellShares');
  return unless(!Stock.is(f) || !sales.some(a => a.company === company), 'sell.one-block', { company });
};

/** One purchase a turn. */
export const boughtBar = (f: Stock): Violation | undefined => unless(!hasBought(f), 'buy.one-a-turn');

export const hasBought = (f: Stock): boolean => f.done.some(a => a.type === 'buyShare' || a.type === 'startCompany');

export const soldOut = (g: Game, company: CompanyId): boolean => sharesOut(g, company) === units(g, company);

/** At the end of the round companies entirely in players' hands rise. */
export const riseSoldOut = (t: Table): void => {
  for (const company of inOrder(t)) if (soldOut(t, company)) moveMarker(t, company, 'soldOut');
};

/** The next round is begun by the player left of the last who bought or sold; nobody did: as before. */
export const passPriority = (t: Table, f: Stock): void => {
  if (f.last !== undefined) write(t).priority = leftOf(t, f.last);
};
