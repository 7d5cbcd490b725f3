import { type Deed, roundOf, type Seat, type State } from '@roundhouse/engine';
import { lengthOf, type Opened } from '../game/opened.ts';
import { askedIn, type Judged, overIn, verdictOn } from '../game/verdict.ts';
import { wordsOf } from '../log.ts';
import { refuse } from '../refuse.ts';
import { type Batch, maybe } from '../store/database.ts';
import { append, type KeptEntry, type Snapshot } from '../store/entries.ts';
import { setClocks } from '../store/tables.ts';
import { afterEntry } from './after.ts';
import { wind } from './clocks.ts';
import type { House } from './house.ts';
import { type Live, personAsked } from './live.ts';
import { sealed } from './notices.ts';

/** Who enters something: a person in a seat, or the server itself. */
interface Author {
  readonly seat?: Seat;
  readonly person?: string;
}

/** A position is kept whole after so many entries, and at every new round. */
const SNAPSHOT_EVERY = 50;

/** Judges and commits one entry; nothing, if somebody else was first. Only in turn. */
export const tryEntry = async (
  house: House,
  live: Live,
  o: Opened,
  key: string,
  deed: Deed,
  author: Author,
  more: Batch = [],
): Promise<number | undefined> => {
  const began = performance.now();
  const { state, ...found } = await judgedBy(house, live, o, deed);
  const at = house.parts.now();
  const game = { title: o.title, state };
  const wound = await wind(house, live.table, askedIn(game, at), at);
  const entry: KeptEntry = {
    n: lengthOf(o) + 1,
    key,
    ...found,
    ...author,
    at,
    engine: house.parts.engine,
    ...maybe('asked', wound.asked),
    ...maybe('round', roundOf(game) ?? live.table.round),
  };
  const over = overIn(game);
  const standing = {
    version: live.table.version,
    seats: live.table.seats,
    ...maybe('asked', entry.asked),
    ...maybe('round', entry.round),
    ...maybe('over', over),
  };
  const [from, to] = [live.table.asked, entry.asked].map(a => personAsked(live, a));
  const notice = sealed(house.process, { kind: 'entry', table: live.id, ...maybe('from', from), ...maybe('to', to) });
  const snapshot = snapshotOf(house, o, entry, state);
  const clocked = live.table.clock.kind === 'none' ? [] : [setClocks(live.id, wound.asked, wound.clocks)];
  if (!(await append(house.db, live.id, entry, standing, notice, snapshot, [...clocked, ...more]))) return undefined;
  if (snapshot) o.snapshots.add(snapshot.n);
  if (wound.clocks) live.table = { ...live.table, clocks: wound.clocks };
  await afterEntry(house, live, o, entry, state, over);
  house.metrics.count('moves');
  house.metrics.time('move', performance.now() - began);
  return entry.n;
};

const judgedBy = async (house: House, live: Live, o: Opened, deed: Deed): Promise<Judged> => {
  const verdict = await verdictOn(house, o, deed).catch((error: unknown) => {
    house.log.error({ table: live.id, n: lengthOf(o), ...wordsOf(error) }, 'the engine failed');
    return refuse('failed');
  });
  if (!('violation' in verdict)) return verdict;
  const { clause, facts, cites } = verdict.violation;
  return refuse('forbidden', { clause, ...maybe('facts', facts), ...maybe('cites', cites) });
};

const snapshotOf = (house: House, o: Opened, e: KeptEntry, state: State): Snapshot | undefined => {
  if (!('do' in e.deed)) return undefined;
  const since = o.timeline.past.stands.findLast(n => o.snapshots.has(n)) ?? 0;
  const due = e.n - since >= SNAPSHOT_EVERY || e.events.some(event => event.type === 'round') || state.over;
  return due ? { n: e.n, engine: house.parts.engine, state } : undefined;
};
