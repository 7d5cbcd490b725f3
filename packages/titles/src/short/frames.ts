import { type CompanyId, type Frame, kind, type Seat } from '@roundhouse/engine';

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
