import type { Action } from '../core/action.ts';
import { asks, type Procedure, stepOf } from '../core/agenda.ts';
import { amend, type CompanyOwed, type Frame, kind, popFrame, pushFrame } from '../core/frame.ts';
import type { CompanyId, Money, StepName } from '../core/ids.ts';
import type { Game } from '../core/state.ts';
import { companyOf } from '../core/state.ts';
import type { Step } from '../core/step.ts';
import { emit, type Table } from '../core/table.ts';
import { unless, type Violation } from '../core/violation.ts';
import { deciderOf, partOf } from '../shares/certificate.ts';

/** One company's turn. */
export interface Turn extends Frame {
  readonly at: 'turn';
  readonly company: CompanyId;
  readonly step: StepName;
  /** What its trains earned this turn. */
  readonly income?: Money;
}
export const Turn = kind<Turn>('turn');

const stepsOf = (g: Game, company: CompanyId): readonly Step<Turn>[] => g.title.turn[partOf(g, company).kind] ?? [];

export const beginTurn = (t: Table, company: CompanyId): void => {
  pushFrame<Turn>(t, { at: 'turn', done: [], company, step: stepsOf(t, company)[0]?.name ?? '' });
  emit(t, { type: 'turn', company });
};

/** Steps are asked in order, skipped if they have nothing to ask, and the turn ends at once if the company closes. */
export const turn: Procedure<Turn> = {
  at: 'turn',
  steps: [],
  ask: (g, f) => {
    const company = companyOf(g, f.company);
    if (company.closed || !asks(g, f, stepOf(g, f.step))) return undefined;
    return { by: deciderOf(g, f.company, f.step), step: f.step, company: f.company };
  },
  next: (t, f) => {
    const steps = stepsOf(t, f.company);
    const next = steps[steps.findIndex(s => s.name === f.step) + 1];
    const closed = t.state.companies[f.company]?.closed;
    if (next && !closed) amend<Turn>(t, { step: next.name });
    else popFrame(t);
    if (!closed) stepOf(t, f.step).leave?.(t, f);
  },
  pass: (t, f) => {
    emit(t, { type: 'passed', by: deciderOf(t, f.company, f.step), step: f.step, company: f.company });
    turn.next(t, f);
  },
};

/** Frames in which a company acts. */
export type CompanyFrame = Turn | CompanyOwed;

/** Only the company whose turn it is acts. */
export const actorBar = (f: CompanyFrame, a: Action & { readonly company: CompanyId }): Violation | undefined =>
  unless(a.company === f.company, 'turn.company', { company: f.company });

/** Who acts, for which company and in which step: the beginning of every action in a turn. */
export const acting = (g: Game, { company, step: at }: CompanyFrame) => ({
  by: deciderOf(g, company, at),
  at,
  company,
});
