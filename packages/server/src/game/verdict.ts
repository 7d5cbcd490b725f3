import {
  type Deed,
  type Event,
  type Game,
  hashOf,
  play,
  question,
  type State,
  undoBar,
  type Violation,
  wealthOf,
} from '@roundhouse/engine';
import { type Asked, changesBetween } from '@roundhouse/protocol';
import type { House } from '../house/house.ts';
import { maybe } from '../store/database.ts';
import type { KeptEntry } from '../store/entries.ts';
import { gameNow, type Opened, stateOf } from './opened.ts';
import { takenBy } from './timeline.ts';

/** An entry as far as the engine has a say in it, and the state after it. */
export interface Judged extends Pick<KeptEntry, 'deed' | 'events' | 'change' | 'hash'> {
  readonly state: State;
}

export type Judgement = Judged | { readonly violation: Violation };

/** Puts a deed to the engine. Nothing is changed by asking. */
export const verdictOn = async (house: House, o: Opened, deed: Deed): Promise<Judgement> => {
  const now = await gameNow(house, o);
  if ('do' in deed) return acted(now, deed);
  return 'undo' in deed ? takenBack(house, o, now, deed) : broughtBack(house, o, deed);
};

const judged = (deed: Deed, state: State, events: readonly Event[] = []): Judged => ({
  deed,
  state,
  events,
  hash: hashOf(state),
});

const acted = (now: Game<State>, deed: Deed & { readonly do: unknown }): Judgement => {
  const outcome = play(now, deed.do);
  if (outcome.violation) return { violation: outcome.violation };
  const { state } = outcome.game;
  return { ...judged(deed, state, outcome.events), change: changesBetween(now.state, state) };
};

const takenBack = async (house: House, o: Opened, now: Game, deed: { readonly undo: number }): Promise<Judgement> => {
  const taken = takenBy(o.timeline, deed.undo);
  if (!taken) return { violation: { clause: 'undo.nothing' } };
  const state = await stateOf(house, o, o.timeline.answers.get(taken[0] as number) ?? 0);
  const violation = undoBar(now.state, state);
  return violation ? { violation } : judged(deed, state);
};

const broughtBack = async (house: House, o: Opened, deed: { readonly redo: true }): Promise<Judgement> => {
  const action = o.timeline.past.undone.at(-1)?.at(-1);
  if (action === undefined) return { violation: { clause: 'redo.nothing' } };
  return judged(deed, await stateOf(house, o, action));
};

/** The question on the table, and since when. */
export const askedIn = (game: Game, since: number): Asked | undefined => {
  const q = game.state.over ? undefined : question(game);
  const automatic = q && game.title.automatic?.(game) ? ({ automatic: true } as const) : {};
  return q && { by: q.by, step: q.step, ...maybe('company', q.company), ...automatic, since };
};

/** What everybody is worth by seat, as the title reckons. */
export const worthsIn = (game: Game): readonly number[] =>
  Array.from({ length: game.state.setup.players }, (_, seat) => wealthOf(game, seat));

/** How a finished game ended. */
export const overIn = (game: Game): { readonly ending: string; readonly worths: readonly number[] } | undefined =>
  game.state.over ? { ending: game.state.ending ?? '', worths: worthsIn(game) } : undefined;
