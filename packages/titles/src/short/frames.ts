import { type CompanyId, directorOf, type Frame, type Game, kind, type Seat } from '@roundhouse/engine';

/** A player round: every player takes a certificate and may then act for one company. */
export interface PlayerRound extends Frame {
  readonly at: 'players';
  readonly number: number;
  readonly turn: Seat;
  /** The director action has been begun or left out. */
  readonly acted?: boolean;
}
export const PlayerRound = kind<PlayerRound>('players');

/** A train round: every company that has a director runs its train once. */
export interface TrainRound extends Frame {
  readonly at: 'trainRound';
  readonly number: number;
  readonly ran: readonly CompanyId[];
  /** After the last certificate was taken. */
  readonly last: boolean;
}
export const TrainRound = kind<TrainRound>('trainRound');

/** Companies a seat directs. [RHL-10.3.1.2-a] */
export const ledBy = (g: Game, seat: Seat): readonly CompanyId[] =>
  Object.keys(g.state.companies).filter(c => directorOf(g, c) === seat);
