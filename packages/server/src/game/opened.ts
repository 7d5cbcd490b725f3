import { type Game, hashOf, type State, type Title } from '@roundhouse/engine';
import { withChanges } from '@roundhouse/protocol';
import type { House } from '../house/house.ts';
import { entriesBetween, type KeptEntry, linesOf, snapshotAt } from '../store/entries.ts';
import { migrated } from './migrate.ts';
import { holding, type Timeline, timelineOf, wayTo } from './timeline.ts';

/** A game in memory: what happened in short, and the positions somebody lately needed. */
export interface Opened {
  readonly table: string;
  readonly title: Title;
  readonly timeline: Timeline;
  /** Positions by the action they follow; 0 is the beginning. They share what they have in common. */
  readonly states: Map<number, State>;
  /** Actions whose position is kept as a whole. */
  readonly snapshots: Set<number>;
  /** The latest entries in full. */
  readonly recent: Map<number, KeptEntry>;
}

/** So many positions stay in memory; others are read again when needed. */
const MOST_STATES = 60;
const MOST_RECENT = 30;

export const openGame = async (house: House, table: string, title: Title): Promise<Opened> => {
  const { lines, snapshots } = await linesOf(house.db, table);
  const opened: Opened = {
    table,
    title,
    timeline: timelineOf(lines),
    states: new Map(),
    snapshots: new Set(snapshots),
    recent: new Map(),
  };
  await stateOf(house, opened, holding(opened.timeline));
  return opened;
};

/** Lets every position go; they are read again when needed. */
export const shelve = (o: Opened): void => {
  o.states.clear();
  o.recent.clear();
};

/** How many entries are known. */
export const lengthOf = (o: Opened): number => o.timeline.lines.length;

/** The position after an action, from memory or put together from the nearest kept one. */
export const stateOf = async (house: House, o: Opened, action: number): Promise<State> => {
  const known = o.states.get(action);
  if (known) return known;
  const way = wayTo(o.timeline, action, n => o.states.has(n) || o.snapshots.has(n));
  const [first = 0, ...rest] = way;
  // Taken in hand now: it may be let go while the rest is read.
  const start = o.states.get(first);
  const entries = rest.length ? await entriesBetween(house.db, o.table, Math.min(...rest), Math.max(...rest)) : [];
  const byNumber = new Map(entries.map(e => [e.n, e]));
  const { engine, migrations } = house.parts;
  let { state, engine: under } = start ? { state: start, engine } : await snapshotOf(house, o, first);
  for (const n of rest) {
    const entry = byNumber.get(n);
    if (!entry?.change) throw new Error(`Entry ${n} of table ${o.table} is missing.`);
    state = withChanges(migrated(migrations, state, under, entry.engine), entry.change);
    under = entry.engine;
    if (under === engine) verify(house, o, entry, state);
    keepState(o, n, migrated(migrations, state, under, engine));
  }
  const now = migrated(migrations, state, under, engine);
  keepState(o, action, now);
  return now;
};

const snapshotOf = async (house: House, o: Opened, n: number): Promise<{ state: State; engine: string }> => {
  const kept = await snapshotAt(house.db, o.table, n);
  if (!kept) throw new Error(`Table ${o.table} has no position after entry ${n}.`);
  return kept;
};

/** What is kept must agree with itself; a difference means a damaged database. */
const verify = (house: House, o: Opened, entry: KeptEntry, state: State): void => {
  const found = hashOf(state);
  if (found === entry.hash) return;
  house.log.error({ table: o.table, n: entry.n, expected: entry.hash, found }, 'a kept position differs from its hash');
};

export const keepState = (o: Opened, action: number, state: State): void => {
  o.states.delete(action);
  o.states.set(action, state);
  trim(o.states, MOST_STATES);
};

export const keepRecent = (o: Opened, entry: KeptEntry): void => {
  o.recent.set(entry.n, entry);
  trim(o.recent, MOST_RECENT);
};

const trim = (map: Map<number, unknown>, most: number): void => {
  for (const key of map.keys()) {
    if (map.size <= most) return;
    map.delete(key);
  }
};

/** The game after so many entries. */
export const gameAfter = async (house: House, o: Opened, n: number): Promise<Game<State>> => ({
  title: o.title,
  state: await stateOf(house, o, o.timeline.holds[n] ?? 0),
});

/** The game as it stands. */
export const gameNow = (house: House, o: Opened): Promise<Game<State>> => gameAfter(house, o, lengthOf(o));

/** Entries in full, from memory where possible. */
export const entriesOf = async (house: House, o: Opened, from: number, to: number): Promise<readonly KeptEntry[]> => {
  const wanted = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
  const known = wanted.flatMap(n => o.recent.get(n) ?? []);
  return known.length === wanted.length ? known : entriesBetween(house.db, o.table, from, to);
};
