import type { Entry, Game } from '@roundhouse/engine';
import { type Adapter, adapterFor } from './adapter.ts';
import { toldBy } from './align.ts';
import { readSiteGame, type SiteAction, type SiteGame } from './file.ts';
import { type Following, following, type Stuck } from './follow.ts';
import { whyStuck } from './why.ts';

/** A position that stands, and the recorded action it follows. */
interface Mark {
  readonly id: number;
  readonly at: Following;
}

/** After one recorded action: the position, and what it adds to a record of ours. */
interface Chapter {
  readonly action: SiteAction | undefined;
  readonly at: Following;
  readonly entries: readonly Entry[];
}

/** Follows a whole game, undone parts included; ends early where an action cannot be followed. */
export function* chapters(
  adapter: Adapter,
  game: SiteGame,
): Generator<Chapter | (Stuck & { readonly action: SiteAction })> {
  const { first, follow } = following(adapter, game);
  const sequel = sequels(game.actions);
  const standing: Mark[] = [{ id: 0, at: first }];
  let undone: Mark[][] = [];
  const present = () => (standing.at(-1) as Mark).at;
  yield { action: undefined, at: first, entries: [] };
  for (const [i, action] of game.actions.entries()) {
    const before = present();
    if (action.type === 'undo') undone.push(standing.splice(undoTarget(action, standing)));
    else if (action.type === 'redo') standing.push(...(undone.pop() ?? []));
    else {
      const at = follow(before, action, sequel(i));
      if ('stuck' in at) {
        yield { ...at, action };
        return;
      }
      undone = [];
      standing.push({ id: action.id, at });
    }
    yield { action, at: present(), entries: entriesOf(action, before, present()) };
  }
}

/** As far as a sequel is told: more than one round of passes. */
const MOST_TOLD = 40;

/** What was told after each action by those who first played on from there, whether or not it was undone before or since. */
const sequels = (actions: readonly SiteAction[]): ((index: number) => readonly SiteAction[]) => {
  const next = new Map<number, number>();
  const standing = [{ id: 0, index: -1 }];
  let undone: (typeof standing)[] = [];
  for (const [index, a] of actions.entries()) {
    if (a.type === 'undo') undone.push(standing.splice(undoTarget(a, standing)));
    else if (a.type === 'redo') standing.push(...(undone.pop() ?? []));
    else {
      const before = standing.at(-1)?.index ?? -1;
      if (!next.has(before)) next.set(before, index);
      undone = [];
      standing.push({ id: a.id, index });
    }
  }
  return index => {
    const told: SiteAction[] = [];
    for (let n = next.get(index); n !== undefined && told.length < MOST_TOLD; n = next.get(n))
      told.push(...toldBy(actions[n] as SiteAction));
    return told;
  };
};

/** How many positions stand after an undo: one less, or back to the action it names. The first is never undone. */
const undoTarget = (a: SiteAction, standing: readonly { readonly id: number }[]): number => {
  const to = a['action_id'];
  const target = typeof to === 'number' ? standing.findLastIndex(m => m.id <= to) + 1 : standing.length - 1;
  return Math.max(1, target);
};

const entriesOf = (a: SiteAction, before: Following, after: Following): readonly Entry[] => {
  const fewer = before.actions.length - after.actions.length;
  if (a.type === 'undo') return fewer > 0 ? [{ undo: fewer }] : [];
  if (a.type === 'redo') return fewer < 0 ? [{ redo: true }] : [];
  return after.actions.slice(before.actions.length).map(action => ({ do: action }));
};

/** The games right before these recorded actions, undone later or not; a sentence says why they cannot be had. */
export const gamesBefore = (
  file: unknown,
  ids: readonly number[],
): { readonly games: ReadonlyMap<number, Game> } | { readonly error: string } => {
  const read = readSiteGame(file);
  if ('error' in read) return read;
  const adapter = adapterFor(read.game);
  if ('error' in adapter) return adapter;
  const games = new Map<number, Game>();
  let before: Game | undefined;
  for (const chapter of chapters(adapter, read.game)) {
    if ('stuck' in chapter) return whyStuck(read.game, chapter);
    if (before && chapter.action && ids.includes(chapter.action.id)) games.set(chapter.action.id, before);
    before = chapter.at.game;
  }
  return { games };
};
