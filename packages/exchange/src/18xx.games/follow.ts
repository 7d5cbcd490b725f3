import { type Action, type Game, play, question, type Setup, start, type Violation } from '@roundhouse/engine';
import type { Adapter } from './adapter.ts';
import { asAction, isAsked, meaning, type Record18xx, refused, toldBy, wayTo } from './align.ts';
import type { SiteAction, SiteGame } from './file.ts';

declare module '@roundhouse/engine' {
  interface Clauses {
    exchange: `record.${'lost' | 'names'}`;
  }
}

/** Where following a recorded game has come to. */
export interface Following {
  readonly game: Game;
  readonly names: unknown;
  /** Our actions so far. */
  readonly actions: readonly Action[];
  /** Where the site departed from the book, and how often. */
  readonly departures: Readonly<Record<string, number>>;
}

/** What could not be followed: the decision as it was recorded, whom our game asks instead, and why it says no. */
export interface Stuck {
  readonly stuck: Violation;
  readonly told: SiteAction;
  readonly at: Game;
}

/** Plays one recorded action; `sequel` is what is told after it by those who played on from there. */
export type Follow = (before: Following, a: SiteAction, sequel: readonly SiteAction[]) => Following | Stuck;

/** Draws follow that site's own rule from its own number. */
export const seedIn = (game: SiteGame): string => `${game.seed}`;

/** Our options for a recorded game's. */
export const optionsIn = (adapter: Adapter, game: SiteGame): Setup['options'] =>
  Object.assign({}, ...game.options.map(name => adapter.options?.[name] ?? {}));

/** The start of a recorded game, and how to follow it action by action. */
export const following = (adapter: Adapter, game: SiteGame): { readonly first: Following; readonly follow: Follow } => {
  const r = { adapter, seats: new Map(game.players.map((p, seat) => [String(p.id), seat])) };
  const setup = { players: game.players.length, options: optionsIn(adapter, game), seed: seedIn(game) };
  const first = { game: start(adapter.title, setup), names: adapter.blank, actions: [], departures: {} };
  const last = game.finished ? game.actions.findLast(a => a.type !== 'undo' && a.type !== 'redo') : undefined;
  const follow: Follow = (before, a, sequel) => {
    const f = followOne(r, before, a, sequel);
    return a === last && a.type !== 'end_game' && !('stuck' in f) ? playOut(adapter, f) : f;
  };
  return { first, follow };
};

/**
 * Plays one recorded action and whatever it set off there by itself. Whoever is asked plays what is told. A recorded
 * pass of somebody who is not asked is left out. We pass only for whoever the site cannot have asked: what it tells
 * next is legal after that pass and not before.
 */
const followOne = (
  r: Record18xx,
  before: Following,
  a: SiteAction,
  sequel: readonly SiteAction[],
): Following | Stuck => {
  const told = toldBy(a);
  let f = before;
  for (const [i, part] of told.entries()) {
    const way = wayTo(r, f, [...told.slice(i), ...sequel]);
    f = passedFor(r.adapter, f, way?.passes ?? 0);
    const isLeftOut = way ? way.isLeftOut : part.type === 'pass' && !isAsked(r, f.game, part);
    const on = isLeftOut ? f : part.type === 'pass' ? passed(r.adapter, f) : done(r, f, part);
    if ('violation' in on) return { stuck: on.violation, told: part, at: f.game };
    f = on;
  }
  return passedFor(r.adapter, f, wayTo(r, f, sequel)?.passes ?? 0);
};

type Played = Following | { readonly violation: Violation };

const played = (adapter: Adapter, f: Following, action: Action): Played => {
  const outcome = play(f.game, action);
  if (outcome.violation) return { violation: outcome.violation };
  const departures = { ...f.departures };
  for (const row of adapter.departures(f.game, action, outcome.game)) departures[row] = (departures[row] ?? 0) + 1;
  return { ...f, game: outcome.game, actions: [...f.actions, action], departures };
};

const passed = (adapter: Adapter, f: Following): Played => played(adapter, f, asAction(f.game, { type: 'pass' }));

const passedFor = (adapter: Adapter, before: Following, times: number): Following => {
  let f = before;
  for (let i = 0; i < times; i++) {
    const on = passed(adapter, f);
    if ('violation' in on) return f;
    f = on;
  }
  return f;
};

const done = (r: Record18xx, f: Following, a: SiteAction): Played => {
  const means = meaning(r, f, a);
  if ('unknown' in means) return { violation: means.unknown };
  if (!means.deed) return f;
  const violation = refused(r, f.game, a, means.deed);
  if (violation) return { violation };
  const names = r.adapter.noted(f.game, f.names, a);
  const on = played(r.adapter, { ...f, names }, asAction(f.game, means.deed));
  return 'violation' in on ? on : agreed(r.adapter, on);
};

/** Deals count as agreed on that site. */
const agreed = (adapter: Adapter, f: Following): Played => {
  const yes = { type: 'answer', yes: true };
  return question(f.game)?.step === 'consent' ? played(adapter, f, asAction(f.game, yes)) : f;
};

/** The site had nothing more to ask: it says that the game is over. */
const playOut = (adapter: Adapter, before: Following): Following => {
  let f = before;
  for (let i = 0; i < 20 && question(f.game); i++) {
    const on = passed(adapter, f);
    if ('violation' in on) return before;
    f = on;
  }
  return question(f.game) ? before : f;
};
