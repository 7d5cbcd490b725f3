import {
  type Action,
  type Event,
  type Game,
  hashOf,
  play,
  question,
  type State,
  unless,
  type Violation,
} from '@roundhouse/engine';
import { type Asked, type Change, changesBetween, type Deed, type Round } from '@roundhouse/protocol';
import type { House } from '../house/house.ts';
import { maybe } from '../store/database.ts';
import type { Line } from '../store/entries.ts';
import { entriesOf, gameNow, type Opened, stateOf } from './opened.ts';
import { takenBy } from './timeline.ts';

/** What an entry would lead to. */
export interface Judged {
  readonly kind: Line['kind'];
  readonly count?: number;
  readonly action?: Action;
  readonly events: readonly Event[];
  readonly change?: readonly Change[];
  readonly state: State;
  readonly hash: string;
  readonly round?: Round;
}

export type Verdict = Judged | { readonly violation: Violation };

/** Puts a deed to the engine. Nothing is changed by asking. */
export const judge = async (house: House, o: Opened, deed: Deed, round: Round | undefined): Promise<Verdict> => {
  const now = await gameNow(house, o);
  if ('do' in deed) return acted(now, deed.do, round);
  return 'undo' in deed ? takenBack(house, o, now, deed.undo) : broughtBack(house, o);
};

const acted = (now: Game<State>, action: Action, round: Round | undefined): Verdict => {
  const outcome = play(now, action);
  if (outcome.violation) return { violation: outcome.violation };
  const { state } = outcome.game;
  return {
    kind: 'do',
    action,
    events: outcome.events,
    change: changesBetween(now.state, state),
    state,
    hash: hashOf(state),
    ...maybe('round', roundIn(outcome.events) ?? round),
  };
};

/** The latest round that began; the names of rounds are the engine's. */
const roundIn = (events: readonly Event[]): Round | undefined => {
  const last = events.findLast(e => e.type === 'round');
  return last && { round: last.round, number: last.number, ...maybe('part', last.part) };
};

const takenBack = async (house: House, o: Opened, now: Game, count: number): Promise<Verdict> => {
  const taken = takenBy(o.timeline, count);
  if (!taken) return { violation: { clause: 'undo.nothing' } };
  const action = o.timeline.answers.get(taken[0] as number) ?? 0;
  const state = await stateOf(house, o, action);
  const violation = unless((state.revealed ?? 0) === (now.state.revealed ?? 0), 'undo.revealed');
  return violation ? { violation } : { kind: 'undo', count, ...(await returning(house, o, action, state)) };
};

const broughtBack = async (house: House, o: Opened): Promise<Verdict> => {
  const action = o.timeline.undone.at(-1)?.at(-1);
  if (action === undefined) return { violation: { clause: 'redo.nothing' } };
  return { kind: 'redo', ...(await returning(house, o, action, await stateOf(house, o, action))) };
};

const returning = async (house: House, o: Opened, action: number, state: State) => {
  const [entry] = action ? await entriesOf(house, o, action, action) : [];
  return { events: [], state, hash: hashOf(state), ...maybe('round', entry ? entry.round : firstRound(state)) };
};

/** The round a game begins with, before anything is known but its name. */
export const firstRound = (state: State): Round | undefined => {
  const at = state.agenda[0]?.at;
  return at === undefined ? undefined : { round: at, number: 1 };
};

/** The question on the table, and since when. */
export const askedIn = (game: Game, since: number): Asked | undefined => {
  const q = game.state.over ? undefined : question(game);
  const automatic = q && game.title.automatic?.(game) ? ({ automatic: true } as const) : {};
  return q && { by: q.by, step: q.step, ...maybe('company', q.company), ...automatic, since };
};

/** How a finished game ended. */
export const overIn = (game: Game): { readonly ending: string; readonly worths: readonly number[] } | undefined => {
  const { state, title } = game;
  if (!state.over) return undefined;
  const seats = Array.from({ length: state.setup.players }, (_, seat) => seat);
  const worths = seats.map(seat => title.rules.worth(game, seat).reduce((sum, w) => sum + w.amount, 0));
  return { ending: state.ending ?? '', worths };
};
