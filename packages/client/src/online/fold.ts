import {
  addDeed,
  type Chronicle,
  deedOf,
  type Entry,
  type Game,
  noPast,
  type Past,
  withState,
} from '@roundhouse/engine';
import { type Told, withChanges } from '@roundhouse/protocol';
import { rememberEvents } from '../store/deeds.ts';

/** A line of positions that begins with this one. */
export const lineFrom = (game: Game, names: readonly string[]): Chronicle => {
  const { title, players, options } = game.state.setup;
  return {
    record: { format: 'roundhouse/1', engine: '1', setup: { title, players, options, seed: '', names }, log: [] },
    games: [game],
    undone: [],
  };
};

/** The line after more entries, as the server told them. */
export const toldOn = (c: Chronicle, entries: readonly Told[]): Chronicle => {
  let log: Entry[] = [...c.record.log];
  let [first, ...stands] = c.games as [Game, ...Game[]];
  let past: Past<Game> = { stands, undone: [...c.undone] };
  for (const { deed, change, events } of entries) {
    const now = past.stands.at(-1) ?? first;
    const after = withState(now, withChanges(now.state, change));
    if ('do' in deed) rememberEvents(now, deed.do, events);
    log.push(deed);
    if (
      addDeed(
        past,
        deedOf(deed, () => after),
      )
    )
      continue;
    // It goes back behind what is known here, or brings back what never was: the line begins anew.
    log = [];
    first = after;
    past = noPast();
  }
  return { record: { ...c.record, log }, games: [first, ...past.stands], undone: past.undone };
};
