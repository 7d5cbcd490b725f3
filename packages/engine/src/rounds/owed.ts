import { asks, type Owed, type Procedure, popFrame, stepOf } from '../core/agenda.ts';

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
