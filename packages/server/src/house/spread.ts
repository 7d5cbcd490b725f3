import type { Seat, State } from '@roundhouse/engine';
import { type FromServer, failure, type Told, withChanges } from '@roundhouse/protocol';
import { keepRecent, keepState, type Opened, stateOf } from '../game/opened.ts';
import { positionOf, tell } from '../game/tell.ts';
import { extend, holding } from '../game/timeline.ts';
import { maybe } from '../store/database.ts';
import type { KeptEntry } from '../store/entries.ts';
import { type House, type Watcher, written } from './house.ts';
import { infoOf, type Live, seatHeld, seesGame } from './live.ts';

/** Sends the same to everybody at the table. */
export const sendAll = (live: Live, message: FromServer): void => {
  if (!live.watchers.size) return;
  const text = written(message);
  for (const watcher of live.watchers) watcher.send(text);
};

/** Tells everybody how the table stands. */
export const spreadTable = (live: Live): void => sendAll(live, { type: 'table', table: live.id, info: infoOf(live) });

/** Takes a committed entry into the game in memory and tells everybody, each what their seat may know. */
export const spreadEntry = async (house: House, live: Live, o: Opened, e: KeptEntry, state?: State): Promise<void> => {
  const before = await stateOf(house, o, holding(o.timeline));
  if ('do' in e.deed && state) keepState(o, e.n, state);
  else if (e.change && e.engine === house.parts.engine) keepState(o, e.n, withChanges(before, e.change));
  extend(o.timeline, e);
  keepRecent(o, e);
  live.table = { ...withoutAsked(live.table), n: e.n, moved: e.at, ...asking(e) };
  const after = await stateOf(house, o, holding(o.timeline));
  const told = new Map<Seat | undefined, string>();
  for (const watcher of live.watchers) {
    if (!seesGame(live, watcher.person?.id)) continue;
    const seat = seatHeld(live, watcher.person?.id);
    const text = told.get(seat) ?? entriesText(live, [tell(o, e, before, after, seat)]);
    told.set(seat, text);
    watcher.send(text);
  }
};

const withoutAsked = ({ asked: _, round: __, ...rest }: Live['table']): Live['table'] => rest;

const asking = (e: KeptEntry) => ({ ...maybe('asked', e.asked), ...maybe('round', e.round) });

const entriesText = (live: Live, entries: Told[]): string => written({ type: 'entries', table: live.id, entries });

/** Gives one watcher the whole position, if there is a game and they may see it. */
export const sendPosition = async (house: House, live: Live, watcher: Watcher): Promise<void> => {
  if (!live.game || !seesGame(live, watcher.person?.id)) return;
  const position = await positionOf(house, live.game, seatHeld(live, watcher.person?.id));
  watcher.send(written({ type: 'position', position }));
};

/** The table is no more: whoever watches is told, and let go. */
export const dismiss = (live: Live): void => {
  sendAll(live, { type: 'refused', table: live.id, failure: failure('missing') });
  for (const watcher of live.watchers) watcher.leave(live.id);
  live.watchers.clear();
};
