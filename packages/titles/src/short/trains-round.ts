import {
  amend,
  type CompanyId,
  directorOf,
  emit,
  endGame,
  frameAt,
  type Game,
  type Money,
  type Procedure,
  pay,
  popFrame,
  pushFrame,
  runRoutes,
  sharesOf,
  step,
  type Table,
  Turn,
  willEnd,
} from '@roundhouse/engine';
import { TrainRound } from './frames.ts';
import { beginPlayers } from './round.ts';

export const beginTrains = (t: Table, after: number, last: boolean): void => {
  if (last) willEnd(t, 'certificates');
  popFrame(t);
  emit(t, { type: 'round', round: 'trainRound', number: after });
  pushFrame<TrainRound>(t, { at: 'trainRound', done: [], number: after, ran: [], last });
};

/** Codes in the order of the alphabet, whatever their case. [RHL-10.3.2-a] */
const alphabetical = (a: string, b: string): number => (a.toUpperCase() < b.toUpperCase() ? -1 : 1);

/** Companies run in the order of their codes; after the last train round the game is over. [RHL-10.3.2-a, RHL-10.4-a] */
export const trainRound: Procedure<TrainRound> = {
  at: 'trainRound',
  steps: [],
  ask: () => undefined,
  next: (t, f) => {
    const waiting = Object.keys(t.state.companies).filter(c => directorOf(t, c) !== undefined && !f.ran.includes(c));
    const [next] = waiting.sort(alphabetical);
    if (next !== undefined) {
      amend<TrainRound>(t, { ran: [...f.ran, next] });
      pushFrame<Turn>(t, { at: 'turn', done: [], company: next, step: 'run' });
    } else if (f.last) endGame(t);
    else {
      popFrame(t);
      beginPlayers(t, f.number + 1);
    }
  },
};

/** Ten per cent of the income for every share a player holds; what nobody holds pays nobody. [RHL-10.3.2-b] */
const payShares = (t: Table, company: CompanyId, revenue: Money): void => {
  for (const seat of t.state.seating) pay(t, 'bank', seat, (revenue * sharesOf(t, company, seat)) / 10);
  emit(t, { type: 'paid', company, revenue, perShare: revenue / 10 });
};

/** A train that can run must; the director chooses the route. [RHL-10.3.2-a] */
export const runWith = (canRun: (g: Game, company: CompanyId) => boolean) =>
  step('run', {
    in: Turn,
    verbs: [runRoutes],
    compels: () => ({ clause: 'run.compulsory' }),
    rests: (g, f) => !frameAt(g, TrainRound) || !canRun(g, f.company),
    leave: (t, f) => {
      if (f.income) payShares(t, f.company, f.income);
    },
  });
