import { type Game, type GameRecord, question, roundOf, standing } from '@roundhouse/engine';
import type { Glance } from './kept.ts';

/** What a list of games shows of this one. */
export const glanceAt = (g: Game, record: GameRecord): Glance => {
  const turn = question(g)?.by;
  const round = roundOf(g);
  return {
    actions: standing(record.log).length,
    over: !!g.state.over,
    ...(round ? { round } : {}),
    ...(turn === undefined ? {} : { turn }),
  };
};
