import { type Game, type Procedure, popFrame, type Seat, type StepName, type Table } from '@roundhouse/engine';

/** Asks this step of one seat after another until there is no next one; then play goes on. */
export const eachInTurn = (
  step: StepName,
  next: (g: Game) => Seat | undefined,
  then: (t: Table) => void,
): Procedure => ({
  ask: g => {
    const by = next(g);
    return by === undefined ? undefined : { by, step };
  },
  next: t => {
    popFrame(t);
    then(t);
  },
});
