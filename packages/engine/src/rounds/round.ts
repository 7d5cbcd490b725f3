import type { Game } from '../core/state.ts';

/** A round: its kind, its number, and which of a set it is. */
export interface Round {
  readonly round: string;
  readonly number: number;
  readonly part?: number;
}

/** What rounds say of themselves on the agenda. */
interface Numbered {
  readonly at: string;
  readonly number?: number;
  readonly set?: number;
  readonly round?: number;
}

/** The round the game is in: the lowest frame of its agenda; none, once it is over. */
export const roundOf = ({ state }: Pick<Game, 'state'>): Round | undefined => {
  const lowest: Numbered | undefined = state.agenda[0];
  return lowest && roundAt(lowest);
};

/** A frame of the agenda as a round. */
export const roundAt = ({ at, set, number, round }: Numbered): Round => ({
  round: at,
  number: set ?? number ?? 1,
  ...(round === undefined ? {} : { part: round }),
});
