import { type Game, start } from '@roundhouse/engine';
import { positionOf } from './1848/position.ts';
import { site1848 } from './1848/title.ts';
import { readSiteGame, type SiteAction } from './file.ts';
import { begin, type Following, follow } from './follow.ts';

/** One value that is not as the trace says. */
export interface Difference {
  readonly action: number;
  readonly field: string;
  readonly ours: unknown;
  readonly theirs: unknown;
}

export interface Verification {
  readonly agree: boolean;
  readonly summary: readonly string[];
  readonly differences: readonly Difference[];
}

/** Replays a recorded game of 18xx.games and compares the position after every action with its trace. */
export const verifyForeign = (file: unknown, trace: readonly unknown[]): Verification | { readonly error: string } => {
  const read = readSiteGame(file);
  if ('error' in read) return read;
  const { players, actions } = read.game;
  const ids = players.map(p => String(p.id));
  const seats = new Map(ids.map((id, seat) => [id, seat]));
  const lines = trace as readonly { full?: object; d?: object }[];
  const differences: Difference[] = [];
  let theirs: unknown = lines[0]?.full ?? {};
  const history: Following[] = [begin(start(site1848, { players: players.length, options: {}, seed: 'site' }))];
  let undone: Following[][] = [];
  const marks: number[] = [0];
  let last = 'ISR';
  const compare = (g: Game, id: number) => {
    const position = positionOf(g, ids, last);
    if (!g.state.over) last = String(position['r']);
    differ(position, theirs, '', (field, a, b) => differences.push({ action: id, field, ours: a, theirs: b }));
  };
  compare(history[0]?.game as Game, 0);
  for (const [i, a] of actions.entries()) {
    const line = lines[i + 1];
    if (line?.d) theirs = merged(theirs, line.d);
    if (a.type === 'undo') {
      const to = undoTarget(a, marks);
      undone = [...undone, history.splice(to)];
      marks.length = to;
    } else if (a.type === 'redo') {
      for (const f of undone.pop() ?? []) {
        history.push(f);
        marks.push(-1);
      }
    } else if (a.type !== 'end_game' && a.type !== 'message') {
      const on = follow(history.at(-1) as Following, a, actions[i + 1], seats);
      if ('stuck' in on) {
        differences.push({ action: a.id, field: a.type, ours: on.stuck, theirs: 'accepted' });
        break;
      }
      undone = [];
      history.push(on);
      marks.push(a.id);
    }
    compare(history.at(-1)?.game as Game, a.id);
    if (differences.length > 40) break;
  }
  return { agree: !differences.length, summary: [], differences };
};

/** How many positions stand after an undo: one less, or back to the action it names. */
const undoTarget = (a: SiteAction, marks: readonly number[]): number => {
  const to = a['action_id'];
  return typeof to === 'number' ? marks.findLastIndex(id => id <= to) + 1 : marks.length - 1;
};

const isObject = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null && !Array.isArray(v);

const merged = (before: unknown, change: unknown): unknown => {
  if (!isObject(change)) return change;
  const out: Record<string, unknown> = isObject(before) ? { ...before } : {};
  for (const [k, v] of Object.entries(change)) {
    if (v === null) delete out[k];
    else out[k] = merged(out[k], v);
  }
  return out;
};

const sorted = (v: unknown): string =>
  JSON.stringify(Array.isArray(v) && v.every(x => typeof x === 'string') ? [...v].sort() : v);

const differ = (
  ours: unknown,
  theirs: unknown,
  path: string,
  report: (field: string, ours: unknown, theirs: unknown) => void,
): void => {
  if (isObject(ours) && isObject(theirs)) {
    for (const key of new Set([...Object.keys(ours), ...Object.keys(theirs)]))
      if (key !== 'e') differ(ours[key], theirs[key], path ? `${path}.${key}` : key, report);
    return;
  }
  if (sorted(ours) !== sorted(theirs)) report(path, ours, theirs);
};
