import { type Action, type Event, type Game, play, type Round, roundOf, view, withState } from '@roundhouse/engine';
import { dice } from '../dice.ts';
import { guess } from '../guess.ts';

/** A game as it was played: its positions as a spectator saw them, and what led from one to the next. */
export interface Played {
  readonly games: readonly Game[];
  readonly actions: readonly Action[];
}

/** The game without what is secret, whoever looks: what is still to be drawn comes from a seed of the review's own. */
export const asSeen = (g: Game): Game => guess(withState(g, view(g, undefined)), 0, dice('review'));

/** What happened in each action, as far as it can be known. */
export const eventsIn = ({ games, actions }: Played): readonly (readonly Event[])[] =>
  actions.map((action, at) => {
    const outcome = play(games[at] as Game, action);
    return outcome.violation ? [] : outcome.events;
  });

/** A position that begins a round, or the last one. */
export interface RoundStart {
  readonly at: number;
  /** None, once the game is over. */
  readonly round?: Round;
}

/** The first position of every round, and the last of all. */
export const roundStarts = ({ games }: Pick<Played, 'games'>): readonly RoundStart[] => {
  const rounds = games.map(g => (g.state.over ? undefined : roundOf(g)));
  const keys = rounds.map(r => JSON.stringify(r ?? 'over'));
  return rounds.flatMap((round, at) =>
    keys[at] !== keys[at - 1] || at === games.length - 1 ? [{ at, ...(round ? { round } : {}) }] : [],
  );
};
