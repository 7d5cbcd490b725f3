import { type Game, type GameRecord, question, standing } from '@roundhouse/engine';
import type { Glance } from './kept.ts';

interface Numbered {
  readonly at: string;
  readonly number?: number;
  readonly set?: number;
  readonly round?: number;
}

/** The round a game is in, read off the lowest frame of its agenda. */
export const roundOf = (g: Game): Glance['round'] => {
  const frame = g.state.agenda[0] as Numbered | undefined;
  if (!frame) return undefined;
  const number = frame.set ?? frame.number ?? 1;
  return { round: frame.at, number, ...(frame.round === undefined ? {} : { part: frame.round }) };
};

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
