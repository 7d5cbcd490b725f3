import {
  amend,
  beginTurn,
  emit,
  type Game,
  hasDone,
  overLimit,
  type Procedure,
  popFrame,
  pushFrame,
  type Seat,
  type Table,
} from '@roundhouse/engine';
import { directed } from '../directed.ts';
import { choose } from './direct.ts';
import type { PlayerRound } from './frames.ts';
import { shed } from './shed.ts';
import { stackLeft, take, takeCertificate } from './take.ts';
import { beginTrains } from './trains-round.ts';

export const beginPlayers = (t: Table, number: number): void => {
  emit(t, { type: 'round', round: 'players', number });
  pushFrame<PlayerRound>(t, { at: 'players', done: [], number, turn: t.state.seating[0] ?? 0 });
};

/** Whoever holds too many certificates: a former director first, then who has taken one. [RHL-10.3.1.1-b, RHL-10.3.1.1-e] */
const overburdened = (g: Game, f: PlayerRound): Seat | undefined =>
  [...g.state.seating.filter(s => s !== f.turn), f.turn].find(seat => overLimit(g, seat));

/** Train rounds follow every third player round with three players, every second with more. [RHL-10.3-b, RHL-10.3-EX1] */
export const isTrainRoundDue = (g: Game, round: number): boolean =>
  round % (g.state.seating.length === 3 ? 3 : 2) === 0;

/** Players act clockwise from the starting player, each once a round. [RHL-10.3-a, RHL-10.3.1-a] */
export const players: Procedure<PlayerRound> = {
  at: 'players',
  steps: [take, shed, choose],
  ask: (g, f) => {
    if (!hasDone(f, takeCertificate.type)) return { by: f.turn, step: take.name };
    const seat = overburdened(g, f);
    if (seat !== undefined) return { by: seat, step: shed.name };
    return !f.acted && directed(g, f.turn).length > 1 ? { by: f.turn, step: choose.name } : undefined;
  },
  next: (t, f) => {
    const [only, ...more] = directed(t, f.turn);
    if (!f.acted && only !== undefined && !more.length) {
      amend<PlayerRound>(t, { acted: true });
      beginTurn(t, only);
    } else endTurn(t, f);
  },
  pass: t => amend<PlayerRound>(t, { acted: true }),
};

/** The next player, or what follows the round; after the last certificate trains run once more. [RHL-10.4-a, RHL-10.1-c] */
const endTurn = (t: Table, f: PlayerRound): void => {
  const next = t.state.seating[t.state.seating.indexOf(f.turn) + 1];
  const isLast = !Object.keys(t.state.companies).some(c => stackLeft(t, c));
  if (isLast) beginTrains(t, f.number, true);
  else if (next !== undefined) amend<PlayerRound>(t, { done: [], turn: next, acted: false });
  else if (isTrainRoundDue(t, f.number)) beginTrains(t, f.number, false);
  else {
    popFrame(t);
    beginPlayers(t, f.number + 1);
  }
};
