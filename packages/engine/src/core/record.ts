import type { Action } from './action.ts';
import { hashOf } from './hash.ts';
import { play, start, variantOf } from './play.ts';
import type { Game, Setup, State } from './state.ts';
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
  readonly snapshot?: { readonly after: number; readonly state: State };
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
  const { snapshot } = record;
  const first: Game = snapshot
    ? { title: variantOf(title, record.setup), state: snapshot.state }
    : start(title, record.setup);
  let c: Chronicle = {
    record: { ...record, log: record.log.slice(0, snapshot?.after ?? 0) },
    games: [first],
    undone: [],
  };
  for (const [i, entry] of record.log.entries()) {
    if (i < (snapshot?.after ?? 0)) continue;
    const next = enter(c, entry);
    if ('violation' in next) return { violation: next.violation, at: i };
    c = next;
  }
  return { ...c, record };
};

/** Adds an entry. Undo does not cross what was revealed; redo brings back what the latest undo took. */
export const enter = (c: Chronicle, entry: Entry): Chronicle | { readonly violation: Violation } => {
  const next = 'do' in entry ? done(c, entry.do) : 'undo' in entry ? undone(c, entry.undo) : redone(c);
  if ('violation' in next) return next;
  const hash = hashOf(present(next).state);
  if (entry.hash !== undefined && entry.hash !== hash)
    return { violation: { clause: 'record.hash', facts: { expected: entry.hash, found: hash } } };
  return { ...next, record: { ...c.record, log: [...c.record.log, { ...entry, hash }] } };
};

type Next = Chronicle | { readonly violation: Violation };

const done = (c: Chronicle, action: Action): Next => {
  const outcome = play(present(c), action);
  return outcome.violation ? { violation: outcome.violation } : { ...c, games: [...c.games, outcome.game], undone: [] };
};

const undone = (c: Chronicle, count: number): Next => {
  const to = c.games[c.games.length - 1 - count];
  const broken =
    unless(count >= 1 && to !== undefined, 'undo.nothing') ??
    unless((to?.state.revealed ?? 0) === (present(c).state.revealed ?? 0), 'undo.revealed');
  if (broken) return { violation: broken };
  return { ...c, games: c.games.slice(0, -count), undone: [...c.undone, c.games.slice(-count)] };
};

const redone = (c: Chronicle): Next => {
  const back = c.undone.at(-1);
  if (!back) return { violation: { clause: 'redo.nothing' } };
  return { ...c, games: [...c.games, ...back], undone: c.undone.slice(0, -1) };
};

/** The actions that stand, undone ones left out. */
export const standing = (log: readonly Entry[]): readonly Action[] => {
  let actions: readonly Action[] = [];
  let taken: readonly (readonly Action[])[] = [];
  for (const e of log) {
    if ('do' in e) [actions, taken] = [[...actions, e.do], []];
    else if ('undo' in e) [actions, taken] = [actions.slice(0, -e.undo), [...taken, actions.slice(-e.undo)]];
    else [actions, taken] = [[...actions, ...(taken.at(-1) ?? [])], taken.slice(0, -1)];
  }
  return actions;
};
