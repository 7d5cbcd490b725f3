import { type Chronicle, type Entry, type Game, present, withState } from '@roundhouse/engine';
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

/** The line after one more entry, as the server told it. */
export const toldOn = (c: Chronicle, { deed, change, events }: Told): Chronicle => {
  const record = { ...c.record, log: [...c.record.log, deed as Entry] };
  const now = present(c);
  const after = (): Game => withState(now, withChanges(now.state, change));
  if ('do' in deed) {
    rememberEvents(now, events);
    return { record, games: [...c.games, after()], undone: [] };
  }
  if ('undo' in deed) {
    const { games } = c;
    if (deed.undo >= games.length) return { record: { ...record, log: [] }, games: [after()], undone: [] };
    return { record, games: games.slice(0, -deed.undo), undone: [...c.undone, games.slice(-deed.undo)] };
  }
  const back = c.undone.at(-1);
  return { record, games: [...c.games, ...(back ?? [after()])], undone: c.undone.slice(0, -1) };
};
