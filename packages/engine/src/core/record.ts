import type { Action } from './action.ts';
import { hashOf } from './hash.ts';
import { play, start, variantOf } from './play.ts';
import type { Game, Setup, View } from './state.ts';
import type { Title } from './title.ts';
import { unless, type Violation } from './violation.ts';

/** One line of a record. `hash` names the state after it. */
export type Entry =
  | { readonly do: Action; readonly hash?: string }
  | { readonly undo: number; readonly hash?: string }
  | { readonly redo: true; readonly hash?: string };

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

/** Opens a record, from its snapshot if it has one. The first entry that does not hold is the answer instead. */
export const openRecord = (
  title: Title,
  record: GameRecord,
): Chronicle | { readonly violation: Violation; readonly at: number } => {
  const { snapshot, log } = record;
  const first: Game = snapshot
    ? { title: variantOf(title, record.setup), state: snapshot.state }
    : start(title, record.setup);
  const told: Telling = { games: [first], undone: [] };
  for (let at = snapshot?.after ?? 0; at < log.length; at++) {
    const violation = tell(told, log[at] as Entry).violation;
    if (violation) return { violation, at };
  }
  return { record, ...told };
};

/** Adds an entry. Undo does not cross what was revealed; redo brings back what the latest undo took. */
export const enter = (c: Chronicle, entry: Entry): Chronicle | { readonly violation: Violation } => {
  const told: Telling = { games: [...c.games], undone: [...c.undone] };
  const { violation, hash } = tell(told, entry);
  return violation ? { violation } : { ...told, record: { ...c.record, log: [...c.record.log, { ...entry, hash }] } };
};

/** A chronicle while it is written. */
interface Telling {
  readonly games: Game[];
  readonly undone: (readonly Game[])[];
}

type Told =
  | { readonly hash: string; readonly violation?: undefined }
  | { readonly violation: Violation; readonly hash?: undefined };

const tell = (c: Telling, entry: Entry): Told => {
  const violation = 'do' in entry ? done(c, entry.do) : 'undo' in entry ? undone(c, entry.undo) : redone(c);
  if (violation) return { violation };
  const hash = hashOf((c.games.at(-1) as Game).state);
  return entry.hash === undefined || entry.hash === hash
    ? { hash }
    : { violation: { clause: 'record.hash', facts: { expected: entry.hash, found: hash } } };
};

const done = (c: Telling, action: Action): Violation | undefined => {
  const outcome = play(c.games.at(-1) as Game, action);
  if (outcome.violation) return outcome.violation;
  c.games.push(outcome.game);
  c.undone.length = 0;
  return undefined;
};

const undone = (c: Telling, count: number): Violation | undefined => {
  const to = c.games[c.games.length - 1 - count];
  const broken =
    unless(count >= 1 && to !== undefined, 'undo.nothing') ??
    unless((to?.state.revealed ?? 0) === (c.games.at(-1)?.state.revealed ?? 0), 'undo.revealed');
  if (!broken) c.undone.push(c.games.splice(-count));
  return broken;
};

const redone = (c: Telling): Violation | undefined => {
  const back = c.undone.pop();
  if (back) c.games.push(...back);
  return unless(!!back, 'redo.nothing');
};

/** The actions that stand, undone ones left out. */
export const standing = (log: readonly Entry[]): readonly Action[] => {
  const actions: Action[] = [];
  const taken: (readonly Action[])[] = [];
  for (const e of log) {
    if ('do' in e) {
      actions.push(e.do);
      taken.length = 0;
    } else if ('undo' in e) taken.push(actions.splice(-e.undo));
    else actions.push(...(taken.pop() ?? []));
  }
  return actions;
};
