import { asks, type Owed, owe, type Procedure, popFrame, stepOf } from '../core/agenda.ts';
import type { CompanyId, StepName } from '../core/ids.ts';
import type { Table } from '../core/table.ts';
import { deciderOf } from '../shares/certificate.ts';

/** Interrupts play with a step that whoever decides it for the company must settle first. */
export const oweFor = <F extends Owed = Owed>(
  t: Table,
  company: CompanyId,
  step: StepName,
  more = {} as Omit<F, keyof Owed>,
): void => owe(t, { step, by: deciderOf(t, company, step), company, ...more });

/** An interruption asks its one step until nothing is left to ask; what was waiting then goes on. */
export const owed: Procedure<Owed> = {
  ask: (g, f) =>
    asks(g, f, stepOf(g, f.step))
      ? { by: f.by, step: f.step, ...(f.company === undefined ? {} : { company: f.company }) }
      : undefined,
  next: (t, f) => {
    popFrame(t);
    stepOf(t, f.step).leave?.(t, f);
  },
};
