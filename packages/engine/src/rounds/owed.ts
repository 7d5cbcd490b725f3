import { asks, type Procedure, stepOf } from '../core/agenda.ts';
import { type CompanyOwed, type Owed, popFrame } from '../core/frame.ts';
import type { CompanyId } from '../core/ids.ts';
import { owe, type Step } from '../core/step.ts';
import type { Table } from '../core/table.ts';
import { deciderOf } from '../shares/certificate.ts';

/** Interrupts play with a step that whoever decides it for the company must settle first. */
export const oweFor = (t: Table, company: CompanyId, step: Step<CompanyOwed>): void =>
  owe(t, step, { by: deciderOf(t, company, step.name), company });

/** An interruption asks its one step until nothing is left to ask; what was waiting then goes on. */
export const owed: Procedure<Owed> = {
  at: 'owed',
  steps: [],
  ask: (g, f) =>
    asks(g, f, stepOf(g, f.step))
      ? { by: f.by, step: f.step, ...(f.company === undefined ? {} : { company: f.company }) }
      : undefined,
  next: (t, f) => {
    popFrame(t);
    stepOf(t, f.step).leave?.(t, f);
  },
};
