import { addDeed, deedOf, noPast, type Past } from '@roundhouse/engine';
import type { Line } from '../store/entries.ts';

/**
 * The entries of a game as a tree of actions: each action answers the position after another, undo and redo move
 * between them. So a position belongs to an action, and taking back needs no play at all.
 */
export interface Timeline {
  readonly lines: Line[];
  /** The action whose position each action answered; 0 is the beginning. */
  readonly answers: Map<number, number>;
  /** The action whose position holds after each entry; the first is 0. */
  readonly holds: number[];
  /** The actions that stand and those taken back, by the numbers of their entries. */
  readonly past: Past<number>;
  readonly byKey: Map<string, Line>;
}

/** Adds an entry. It must be possible: undo has enough to take, redo something to bring. */
export const extend = (t: Timeline, line: Line): void => {
  const { lines, answers, holds, past, byKey } = t;
  if (line.n !== lines.length + 1) throw new Error(`Entry ${line.n} does not follow entry ${lines.length}.`);
  if ('do' in line.deed) answers.set(line.n, holding(t));
  addDeed(
    past,
    deedOf(line.deed, () => line.n),
  );
  lines.push(line);
  byKey.set(line.key, line);
  holds.push(holding(t));
};

export const timelineOf = (lines: readonly Line[]): Timeline => {
  const t: Timeline = { lines: [], answers: new Map(), holds: [0], past: noPast(), byKey: new Map() };
  for (const line of lines) extend(t, line);
  return t;
};

/** The action whose position holds now. */
export const holding = (t: Timeline): number => t.past.stands.at(-1) ?? 0;

/** The actions from the nearest one that is known to this one, the known one first. */
export const wayTo = (t: Timeline, action: number, known: (n: number) => boolean): readonly number[] => {
  const way = [action];
  for (let at = action; at !== 0 && !known(at); ) {
    at = t.answers.get(at) ?? 0;
    way.push(at);
  }
  return way.reverse();
};

/** The actions an undo of so many would take away; nothing, if there are not that many. */
export const takenBy = (t: Timeline, count: number): readonly number[] | undefined =>
  count >= 1 && count <= t.past.stands.length ? t.past.stands.slice(-count) : undefined;
