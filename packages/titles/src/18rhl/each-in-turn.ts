import { type Frame, type Game, type Procedure, popFrame, type Seat, type Step, type Table } from '@roundhouse/engine';

/** Asks this step of one seat after another until there is no next one; then play goes on. */
export const eachInTurn = <F extends Frame>(
  at: F['at'],
  step: Step<F>,
  next: (g: Game) => Seat | undefined,
  then: (t: Table) => void,
): Procedure<F> => ({
  at,
  steps: [step],
  ask: g => {
    const by = next(g);
    return by === undefined ? undefined : { by, step: step.name };
  },
  next: t => {
    popFrame(t);
    then(t);
  },
});
