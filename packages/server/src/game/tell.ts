import { type Event, type Game, hashOf, redact, type Seat, type State, type View, view } from '@roundhouse/engine';
import { changesBetween, type Position, type Told, withChanges } from '@roundhouse/protocol';
import type { House } from '../house/house.ts';
import { maybe } from '../store/database.ts';
import type { KeptEntry } from '../store/entries.ts';
import type { Pace } from './lane.ts';
import { entriesOf, lengthOf, type Opened, stateOf } from './opened.ts';

/** An entry as a seat, or a spectator, may know it. */
export const tell = (o: Opened, e: KeptEntry, before: State, after: State, seat: Seat | undefined): Told => {
  const [seen, sees] = [before, after].map(state => view({ title: o.title, state }, seat)) as [View, View];
  return toldOf(e, seen, sees, seat);
};

const toldOf = (e: KeptEntry, seen: View, sees: View, seat: Seat | undefined): Told => {
  return {
    n: e.n,
    at: e.at,
    ...maybe('seat', e.seat),
    ...(e.person !== undefined && e.seat === seat ? { key: e.key } : {}),
    deed: redact(e.deed, seat),
    events: redact(e.events, seat) as Event[],
    change: [...changesBetween(seen, sees)],
    hash: hashOf(sees),
    ...maybe('asked', e.asked),
    ...maybe('round', e.round),
  };
};

/** The hash of what a seat sees. */
export const viewHash = (game: Game, seat: Seat | undefined): string => hashOf(view(game, seat));

/** Entries as a seat may know them, from one number to another. */
export const tellBetween = async (
  house: House,
  o: Opened,
  from: number,
  to: number,
  seat: Seat | undefined,
  pace?: Pace,
): Promise<Told[]> => {
  const { holds, answers } = o.timeline;
  const near = new Map<number, State>();
  const told: Told[] = [];
  const seenIn = (state: State): View => view({ title: o.title, state }, seat);
  let before = seenIn(await stateOf(house, o, holds[from - 1] ?? 0));
  for (const e of await entriesOf(house, o, from, Math.min(to, lengthOf(o)))) {
    const action = holds[e.n] ?? 0;
    const base = e.change && e.engine === house.parts.engine ? near.get(answers.get(e.n) ?? 0) : undefined;
    const after = near.get(action) ?? (base ? withChanges(base, e.change ?? []) : await stateOf(house, o, action));
    near.set(action, after);
    const sees = seenIn(after);
    told.push(toldOf(e, before, sees, seat));
    before = sees;
    await pace?.();
  }
  return told;
};

/** The whole view of a seat after so many entries. */
export const positionOf = async (
  house: House,
  o: Opened,
  seat: Seat | undefined,
  n = lengthOf(o),
): Promise<Position> => {
  const state = await stateOf(house, o, o.timeline.holds[n] ?? 0);
  const seen = view({ title: o.title, state }, seat);
  const now = n === lengthOf(o);
  return {
    table: o.table,
    n,
    ...maybe('seat', seat),
    view: seen,
    hash: hashOf(seen),
    standing: now ? [...o.timeline.past.stands] : [],
    redo: now ? o.timeline.past.undone.length : 0,
  };
};
