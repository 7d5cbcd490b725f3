import { type Entry, type GameRecord, redact, type Seat, view } from '@roundhouse/engine';
import type { House } from '../house/house.ts';
import type { Live } from '../house/live.ts';
import { refuse } from '../refuse.ts';
import { entriesBetween, type KeptEntry, snapshotAt } from '../store/entries.ts';
import { gameNow, lengthOf, type Opened } from './opened.ts';

const namesAt = (live: Live): readonly string[] =>
  live.table.seats.map(s => live.people.get(s.person ?? '')?.name || s.bot || `${s.seat + 1}`);

/** The game file of a table: complete once the game is finished, before that as a seat may see it. */
export const fileOf = async (house: House, live: Live, seat: Seat | undefined): Promise<GameRecord> => {
  const o = live.game ?? refuse('status');
  const entries = await entriesBetween(house.db, live.id, 1, lengthOf(o));
  return live.table.status === 'finished' ? whole(house, live, o, entries) : seen(house, live, o, entries, seat);
};

const headOf = (live: Live, seed: string) => {
  const { title, players, options, engine = '' } = live.table;
  return { format: 'roundhouse/1' as const, engine, setup: { title, players, options, seed, names: namesAt(live) } };
};

/** Seed, hashes and all. Where the engine changed on the way, the later part continues from a snapshot. */
const whole = async (house: House, live: Live, o: Opened, entries: readonly KeptEntry[]): Promise<GameRecord> => {
  const record = {
    ...headOf(live, live.table.seed ?? ''),
    log: entries.map((e): Entry => ({ ...e.deed, hash: e.hash })),
  };
  if (entries.every(e => e.engine === live.table.engine)) return record;
  const last = Math.max(0, ...[...o.snapshots].filter(n => o.timeline.holds[n] === n));
  const kept = await snapshotAt(house.db, live.id, last);
  return kept ? { ...record, snapshot: { after: kept.n, state: kept.state } } : record;
};

/** No seed and no hash of anything hidden: the view of now is the snapshot to go on from. */
const seen = async (
  house: House,
  live: Live,
  o: Opened,
  entries: readonly KeptEntry[],
  seat: Seat | undefined,
): Promise<GameRecord> => {
  const game = await gameNow(house, o);
  const log = entries.map(e => redact(e.deed, seat));
  return { ...headOf(live, ''), log, snapshot: { after: entries.length, state: view(game, seat) } };
};
