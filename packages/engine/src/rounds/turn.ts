import type { Action } from '../core/action.ts';
import { amend, asks, type Frame, type Owed, type Procedure, popFrame, pushFrame, stepOf } from '../core/agenda.ts';
import type { CompanyId, Money, StepName } from '../core/ids.ts';
import type { Company, Game } from '../core/state.ts';
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

const stepsOf = (g: Game, f: Turn): readonly StepName[] => g.title.turn[partOf(g, f.company).kind] ?? [];

export const beginTurn = (t: Table, company: CompanyId): void => {
  pushFrame<Turn>(t, {
    at: 'turn',
    done: [],
    company,
    step: t.title.turn[partOf(t, company).kind]?.[0] as StepName,
  });
  emit(t, { type: 'turn', company });
};

/** Steps are asked in order, skipped if they have nothing to ask, and the turn ends at once if the company closes. */
export const turn: Procedure<Turn> = {
  ask: (g, f) => {
    const company = g.state.companies[f.company] as Company;
    if (company.closed || !asks(g, f, stepOf(g, f.step))) return undefined;
    return { by: deciderOf(g, f.company, f.step), step: f.step, company: f.company };
  },
  next: (t, f) => {
    const steps = stepsOf(t, f);
    const next = steps[steps.indexOf(f.step) + 1];
    const closed = t.state.companies[f.company]?.closed;
    if (next && !closed) amend<Turn>(t, { step: next });
    else popFrame(t);
    if (!closed) stepOf(t, f.step).leave?.(t, f);
  },
  pass: (t, f) => {
    emit(t, { type: 'passed', by: deciderOf(t, f.company, f.step), step: f.step, company: f.company });
    turn.next(t, f);
  },
};

/** The company that acts in this frame. */
export const actor = (f: Frame): CompanyId => (f as Turn | Owed).company as CompanyId;

/** Whether the action is the acting company's. */
export const acts = (f: Frame, a: Action & { readonly company: CompanyId }): Violation | undefined =>
  unless(a.company === actor(f), 'turn.company', { company: actor(f) });

/** Who acts, for which company and in which step: the beginning of every action in a turn. */
export const acting = (g: Game, f: Frame) => {
  const company = actor(f);
  const at = (f as Turn).step;
  return { by: deciderOf(g, company, at), at, company };
};
