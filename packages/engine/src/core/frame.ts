import type { Action } from './action.ts';
import type { CompanyId, Money, Seat, StepName } from './ids.ts';
import type { Game } from './state.ts';
import { type Table, write } from './table.ts';

/** One level of where the game stands: a round, a turn, or an interruption. Each kind adds what it needs. */
export interface Frame {
  readonly at: string;
  /** What was decided in it so far; a round starts the list afresh with every turn. */
  readonly done: readonly Action[];
}

/** A kind of frame, by which rules say where they apply. */
export interface Kind<F extends Frame = Frame> {
  is(f: Frame): f is F;
  /** Either of two kinds. */
  or<G extends Frame>(other: Kind<G>): Kind<F | G>;
}

const kindIf = <F extends Frame>(is: (f: Frame) => f is F): Kind<F> => ({
  is,
  or: other => kindIf(f => is(f) || other.is(f)),
});

/** The kind of frames that stand at this name. */
export const kind = <F extends Frame>(at: F['at']): Kind<F> => kindIf((f): f is F => f.at === at);

/** An interruption: something somebody must decide before play goes on. */
export interface Owed extends Frame {
  readonly at: 'owed';
  readonly step: StepName;
  readonly by: Seat;
  readonly company?: CompanyId;
  readonly amount?: Money;
  /** The action that waits for the answer. */
  readonly then?: Action;
}
export const Owed = kind<Owed>('owed');

/** An interruption that is a company's affair. */
export interface CompanyOwed extends Owed {
  readonly company: CompanyId;
}
export const CompanyOwed: Kind<CompanyOwed> = kindIf((f): f is CompanyOwed => Owed.is(f) && f.company !== undefined);

export const topFrame = (g: Game): Frame | undefined => g.state.agenda.at(-1);

/** The uppermost frame of this kind. */
export const frameAt = <F extends Frame>(g: Game, at: Kind<F>): F | undefined => g.state.agenda.findLast(f => at.is(f));

export const pushFrame = <F extends Frame>(t: Table, f: F): void => {
  write(t, 'agenda').push(f);
};

export const popFrame = (t: Table): void => {
  write(t, 'agenda').pop();
};

/** Writes on the top frame. */
export const amend = <F extends Frame>(t: Table, change: Partial<F>): void => {
  const agenda = write(t, 'agenda');
  agenda[agenda.length - 1] = { ...(agenda.at(-1) as F), ...change };
};
