import type { Game } from '@roundhouse/engine';
import { adapterFor } from './adapter.ts';
import { readSiteGame } from './file.ts';
import { chapters } from './history.ts';
import { summaryOf } from './summary.ts';
import { whyUnlike } from './why.ts';

/** One value that is not as the trace says. */
export interface Difference {
  /** The id of the recorded action after which it was seen. */
  readonly action: number;
  readonly field: string;
  readonly ours: unknown;
  readonly theirs: unknown;
}

export interface Verification {
  readonly agree: boolean;
  /** Where the site departed from the book in this game. */
  readonly summary: readonly string[];
  readonly differences: readonly Difference[];
}

/** Enough to see what went wrong. */
const MOST = 40;

interface Line {
  readonly full?: object;
  readonly d?: object;
  readonly rr?: { readonly t: number };
}

/** Replays a recorded game of 18xx.games and compares the position after every action with its trace, and the end with the recorded one. */
export const verifyForeign = (file: unknown, trace: readonly unknown[]): Verification | { readonly error: string } => {
  const read = readSiteGame(file);
  if ('error' in read) return read;
  const adapter = adapterFor(read.game);
  if ('error' in adapter) return adapter;
  const ids = read.game.players.map(p => String(p.id));
  const differences: Difference[] = [];
  let theirs: unknown = {};
  let summary: readonly string[] = [];
  let line = 0;
  let end: Game | undefined;
  for (const chapter of chapters(adapter, read.game)) {
    const action = chapter.action?.id ?? 0;
    if ('stuck' in chapter) {
      differences.push({ action, field: chapter.action.type, ours: chapter.stuck, theirs: 'accepted' });
      break;
    }
    const { full, d, rr } = (trace[line++] ?? {}) as Line;
    theirs = full ?? merged(theirs, d ?? {});
    const { game, departures } = chapter.at;
    end = game;
    const report = (field: string, a: unknown, b: unknown) => differences.push({ action, field, ours: a, theirs: b });
    // A game ended by hand is over there and not here.
    const ended = chapter.action?.type === 'end_game';
    compare(adapter.position(game, ids), ended ? { ...(theirs as object), e: undefined } : theirs, '', report);
    if (rr) {
      const company = game.state.companies[adapter.companyFromSite(String(chapter.action?.entity))];
      compare(company?.revenue ?? 0, rr.t, 'revenue', report);
    }
    summary = summaryOf(departures, adapter.rows);
    if (differences.length >= MOST) break;
  }
  if (line < trace.length && !differences.length)
    differences.push({ action: line, field: 'trace', ours: line, theirs: trace.length });
  const unlike = end && !differences.length ? whyUnlike(read.game, end) : undefined;
  if (unlike)
    differences.push({ action: line, field: 'result', ours: unlike.facts['ours'], theirs: unlike.facts['theirs'] });
  return { agree: !differences.length, summary, differences };
};

const isObject = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null && !Array.isArray(v);

/** Objects are merged key by key, everything else replaces, null removes. */
const merged = (before: unknown, change: unknown): unknown => {
  if (!isObject(change)) return change;
  const out: Record<string, unknown> = isObject(before) ? { ...before } : {};
  for (const [k, v] of Object.entries(change)) {
    if (v === null) delete out[k];
    else out[k] = merged(out[k], v);
  }
  return out;
};

/** Lists of names are sets. */
const sorted = (v: unknown): string =>
  JSON.stringify(Array.isArray(v) && v.every(x => typeof x === 'string') ? [...v].sort() : v);

const compare = (
  ours: unknown,
  theirs: unknown,
  path: string,
  report: (field: string, ours: unknown, theirs: unknown) => void,
): void => {
  if (isObject(ours) && isObject(theirs)) {
    for (const key of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
      // The name of the round is not kept once a game is over.
      if (key === 'r' && ours['e']) continue;
      compare(ours[key], theirs[key], path ? `${path}.${key}` : key, report);
    }
    return;
  }
  if (sorted(ours) !== sorted(theirs)) report(path, ours, theirs);
};
