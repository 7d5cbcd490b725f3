import type { Action } from './action.ts';
import { hashOf } from './hash.ts';
import { addDeed, type Deed, noPast, type Past } from './past.ts';
import { play, start, variantOf } from './play.ts';
import type { Game, Setup, View } from './state.ts';
import type { Title } from './title.ts';
import { unless, type Violation } from './violation.ts';

/** One line of a record. `hash` names the state after it. */
export type Entry = Deed & { readonly hash?: string };

/** A game as it is kept: what was agreed, and everything that was done since. */
export interface GameRecord {
  readonly format: 'roundhouse/1';
  readonly engine: string;
  readonly setup: Omit<Setup, 'seed'> & { readonly seed: string; readonly names?: readonly string[] };
  readonly log: readonly Entry[];
  /** The state after so many entries, so that the past need not be judged again. */
  readonly snapshot?: { readonly after: number; readonly state: View };
}

/** A record that is open: every position that stands, and what could be brought back. */
export interface Chronicle {
  readonly record: GameRecord;
  /** The position before the first action that is known, and after each that stands. */
  readonly games: readonly Game[];
  /** What each undo took away, latest last; gone with the next action. */
  readonly undone: readonly (readonly Game[])[];
}

export const ENGINE = '1';

export const newRecord = (setup: GameRecord['setup']): GameRecord => ({
  format: 'roundhouse/1',
  engine: ENGINE,
  setup,
  log: [],
});

export const present = (c: Chronicle): Game => c.games.at(-1) as Game;

/** A record opened, or the number of the first entry that does not hold and why. */
export type Opening = Chronicle | { readonly violation: Violation; readonly at: number };

/** Opens a record, from its snapshot if it has one. The first entry that does not hold is the answer instead. */
export const openRecord = (title: Title, record: GameRecord): Opening => {
  const reading = readOn(title, record);
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
  }
};

/** Opens a record entry by entry, for whoever has something else to do in between; says how many are left. Entries without a hash get theirs. */
export function* readOn(title: Title, record: GameRecord): Generator<number, Opening> {
  const { snapshot, log } = record;
  const first: Game = snapshot
    ? { title: variantOf(title, record.setup), state: snapshot.state }
    : start(title, record.setup);
  const past = noPast<Game>();
  const told = log.slice(0, snapshot?.after ?? 0);
  for (const entry of log.slice(told.length)) {
    const { violation, hash } = tell(first, past, entry);
    if (violation) return { violation, at: told.length };
    told.push(entry.hash === undefined ? { ...entry, hash } : entry);
    yield log.length - told.length;
  }
  return { record: { ...record, log: told }, games: [first, ...past.stands], undone: past.undone };
}

/** Adds an entry. Undo does not cross what was revealed; redo brings back what the latest undo took. */
export const enter = (c: Chronicle, entry: Entry): Chronicle | { readonly violation: Violation } => {
  const [first, ...stands] = c.games as readonly [Game, ...Game[]];
  const past: Past<Game> = { stands, undone: [...c.undone] };
  const { violation, hash } = tell(first, past, entry);
  if (violation) return { violation };
  const log = [...c.record.log, { ...entry, hash }];
  return { record: { ...c.record, log }, games: [first, ...stands], undone: past.undone };
};

type Told =
  | { readonly hash: string; readonly violation?: undefined }
  | { readonly violation: Violation; readonly hash?: undefined };

const tell = (first: Game, past: Past<Game>, entry: Entry): Told => {
  const violation = add(first, past, entry);
  if (violation) return { violation };
  const hash = hashOf((past.stands.at(-1) ?? first).state);
  return entry.hash === undefined || entry.hash === hash
    ? { hash }
    : { violation: { clause: 'record.hash', facts: { expected: entry.hash, found: hash } } };
};

const add = (first: Game, past: Past<Game>, deed: Deed): Violation | undefined => {
  const now = past.stands.at(-1) ?? first;
  if ('do' in deed) {
    const outcome = play(now, deed.do);
    if (!outcome.violation) addDeed(past, { do: outcome.game });
    return outcome.violation;
  }
  if ('redo' in deed) return unless(addDeed(past, deed), 'redo.nothing');
  const to = past.stands.at(-1 - deed.undo) ?? first;
  return (
    unless(deed.undo <= past.stands.length, 'undo.nothing') ??
    undoBar(now.state, to.state) ??
    unless(addDeed(past, deed), 'undo.nothing')
  );
};

/** Why play may not go back from one position to another: something hidden has been shown since. */
export const undoBar = (now: View, to: View): Violation | undefined =>
  unless((to.revealed ?? 0) === (now.revealed ?? 0), 'undo.revealed');

/** The actions that stand, undone ones left out. */
export const standing = (log: readonly Entry[]): readonly Action[] => {
  const past = noPast<Action>();
  for (const entry of log) addDeed(past, entry);
  return past.stands;
};
