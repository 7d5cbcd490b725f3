import { type CompanyId, frameAt, type Game, type Stage } from '@roundhouse/engine';
import { PlayerRound, TrainRound } from './frames.ts';
import { isTrainRoundDue } from './round.ts';

/** Player rounds in all: every certificate is taken once. [RHL-10.1-c] */
const playerRounds = (g: Game): number =>
  Math.ceil(
    Object.values(g.state.companies).reduce((sum, c) => sum + c.held.length, 0) / Math.max(1, g.state.seating.length),
  );

/** All rounds of the game in their order, and which is being played. [RHL-10.3-b] */
export const course = (g: Game): readonly Stage[] => {
  const rounds = playerRounds(g);
  const trains = frameAt(g, TrainRound)?.number;
  const players = frameAt(g, PlayerRound)?.number;
  return Array.from({ length: rounds }, (_, i) => i + 1).flatMap(number => [
    { round: 'players', number, isNow: players === number },
    ...(number === rounds || isTrainRoundDue(g, number)
      ? [{ round: 'trainRound', number, isNow: trains === number }]
      : []),
  ]);
};

/** Train rounds still to come, the present one included. */
export const trainRoundsLeft = (g: Game): number => {
  const stages = course(g);
  return stages.slice(stages.findIndex(s => s.isNow)).filter(s => s.round === 'trainRound').length;
};

/** Companies whose train has run in the train round that is played. */
export const ranAlready = (g: Game): readonly CompanyId[] | undefined => frameAt(g, TrainRound)?.ran;
