import {
  type Action,
  buyPrivate,
  buyTrain,
  check,
  type Game,
  partOf,
  play,
  possible,
  question,
  start,
  Turn,
  topFrame,
  type Violation,
} from '@roundhouse/engine';
import type { Adapter, Deed } from './adapter.ts';
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

/** The step that could not be followed. */
export interface Stuck {
  readonly stuck: Violation;
}

export type Follow = (before: Following, a: SiteAction, next: SiteAction | undefined) => Following | Stuck;

/** Draws follow that site's own rule from its own number. */
export const seedIn = (game: SiteGame): string => `${game.seed}`;

/** The start of a recorded game, and how to follow it action by action. */
export const following = (adapter: Adapter, game: SiteGame): { readonly first: Following; readonly follow: Follow } => {
  const seats = new Map(game.players.map((p, seat) => [String(p.id), seat]));
  const setup = { players: game.players.length, options: {}, seed: seedIn(game) };
  const first = { game: start(adapter.title, setup), names: adapter.blank, actions: [], departures: {} };
  const last = game.finished ? game.actions.at(-1) : undefined;
  const follow: Follow = (before, a, next) => {
    const f = followOne(adapter, seats, before, a, next);
    return a === last && a.type !== 'end_game' && !('stuck' in f) ? playOut(adapter, f) : f;
  };
  return { first, follow };
};

type Seats = ReadonlyMap<string, number>;

/** The action of whoever is asked now. */
const asAction = (g: Game, deed: { readonly type: string }): Action => ({
  by: question(g)?.by ?? 0,
  at: question(g)?.step ?? '',
  ...deed,
});

const played = (adapter: Adapter, f: Following, action: Action): Following | Stuck => {
  const outcome = play(f.game, action);
  if (outcome.violation) return { stuck: outcome.violation };
  const departures = { ...f.departures };
  for (const row of adapter.departures(f.game, action, outcome.game)) departures[row] = (departures[row] ?? 0) + 1;
  return { ...f, game: outcome.game, actions: [...f.actions, action], departures };
};

const passed = (adapter: Adapter, f: Following): Following | Stuck =>
  played(adapter, f, asAction(f.game, { type: 'pass' }));

/** Whether our game asks the one who acted there. */
const isAsked = (adapter: Adapter, seats: Seats, f: Following, a: SiteAction): boolean => {
  const q = question(f.game);
  if (a.entity_type === 'player') return q?.company === undefined && q?.by === seats.get(String(a.entity));
  if (a.entity_type !== 'company') return q?.company === adapter.companyFromSite(String(a.entity));
  const owner = f.game.state.privates[String(a.entity)]?.owner;
  return owner !== undefined && (owner === q?.company || owner === q?.by);
};

/**
 * Plays one recorded action and whatever it set off there by itself. Where our rules ask and the site does not, the
 * answer is to pass; where the site asks and ours do not, its pass is left out.
 */
const followOne = (
  adapter: Adapter,
  seats: Seats,
  before: Following,
  a: SiteAction,
  next: SiteAction | undefined,
): Following | Stuck => {
  let f: Following | Stuck = before;
  for (const part of [a, ...(a.auto_actions ?? [])]) {
    f = part.type === 'pass' ? followPass(adapter, seats, f, part) : followDeed(adapter, seats, f, part);
    if ('stuck' in f) return f;
  }
  const paid = a.auto_actions?.some(x => x.type === 'dividend');
  return paid ? nextRound(adapter, f) : catchUp(adapter, seats, f, a, next);
};

const followDeed = (adapter: Adapter, seats: Seats, before: Following, a: SiteAction): Following | Stuck => {
  let f: Following = before;
  for (let i = 0; i < 20; i++) {
    const told = meant(adapter, f, a);
    if ('stuck' in told) return told;
    const { deed } = told;
    if (!deed) return f;
    const why = check(f.game, asAction(f.game, deed));
    if (!why) {
      const names = adapter.noted(f.game, f.names, a);
      const on = played(adapter, { ...f, names }, asAction(f.game, deed));
      return 'stuck' in on ? on : agreed(adapter, on);
    }
    if (isAsked(adapter, seats, f, a) && !lagging(f, deed.type)) return { stuck: why };
    const on = passed(adapter, f);
    if ('stuck' in on) return { stuck: why };
    f = on;
  }
  return { stuck: { clause: 'record.lost' } };
};

/** What a recorded action means here. One that names what does not exist means nothing that could be followed. */
const meant = (adapter: Adapter, f: Following, a: SiteAction): { readonly deed: Deed | undefined } | Stuck => {
  try {
    return { deed: adapter.translate(f.game, f.names, a) };
  } catch {
    return { stuck: { clause: 'record.names', facts: { action: a.id } } };
  }
};

/** Whether our game stands at another step than the one this verb belongs to. */
const lagging = (f: Following, type: string): boolean => {
  const step = question(f.game)?.step;
  const { steps, anytime } = f.game.title;
  return !!step && ![...(steps[step]?.verbs ?? []), ...anytime].some(v => v.type === type);
};

/** Deals count as agreed on that site. */
const agreed = (adapter: Adapter, f: Following): Following | Stuck => {
  const yes = { type: 'answer', yes: true };
  return question(f.game)?.step === 'consent' ? played(adapter, f, asAction(f.game, yes)) : f;
};

const followPass = (adapter: Adapter, seats: Seats, f: Following, a: SiteAction): Following | Stuck => {
  const q = question(f.game);
  const frame = topFrame(f.game);
  if (!q || !frame || !isAsked(adapter, seats, f, a)) return f;
  // The last step of a turn ends when the site goes on; see catchUp.
  const steps = q.company === undefined ? [] : (f.game.title.turn[partOf(f.game, q.company).kind] ?? []);
  return a.entity_type !== 'player' && q.step === steps.at(-1)?.name ? f : passed(adapter, f);
};

/** Passes for whoever the site did not ask before its next action. */
const catchUp = (
  adapter: Adapter,
  seats: Seats,
  before: Following,
  a: SiteAction,
  next: SiteAction | undefined,
): Following => {
  let f = before;
  const unknown = !next || ['undo', 'redo', 'end_game'].includes(next.type);
  for (let i = 0; i < 20; i++) {
    const q = question(f.game);
    if (!q || (q.company === undefined && next?.entity_type !== 'player')) return f;
    if (unknown ? !mayHaveEnded(f, a) : isAsked(adapter, seats, f, next) && !behind(adapter, f, next)) return f;
    const on = passed(adapter, f);
    if ('stuck' in on) return f;
    f = on;
  }
  return f;
};

const behind = (adapter: Adapter, f: Following, next: SiteAction): boolean => {
  const told = meant(adapter, f, next);
  return 'deed' in told && !!told.deed && lagging(f, told.deed.type);
};

/** What follows was undone: a turn is taken to end with a pass after which the site had nothing left to ask. */
const mayHaveEnded = (f: Following, a: SiteAction): boolean => {
  const frame = topFrame(f.game);
  if (a.type !== 'pass' || !frame || !Turn.is(frame) || question(f.game)?.step !== 'trains') return false;
  const asksMore = f.game.title.steps['trains']?.insists?.(f.game, frame) || possible(f.game, frame, buyPrivate);
  return !(possible(f.game, frame, buyTrain) && asksMore);
};

/** The site had nothing more to ask. */
const playOut = (adapter: Adapter, before: Following): Following => {
  let f = before;
  for (let i = 0; i < 20 && question(f.game); i++) {
    const on = passed(adapter, f);
    if ('stuck' in on) return f;
    f = on;
  }
  return f;
};

/** The site paid for a new operating round: whatever our turn could still do was left out. */
const nextRound = (adapter: Adapter, before: Following): Following => {
  const round = before.game.state.agenda[0];
  let f = before;
  for (let i = 0; i < 20; i++) {
    const turn = topFrame(f.game);
    if (turn?.at !== 'turn' || !turn.done.length || !sameRound(round, f.game.state.agenda[0])) return f;
    const on = passed(adapter, f);
    if ('stuck' in on) return f;
    f = on;
  }
  return f;
};

const sameRound = (a: unknown, b: unknown): boolean => {
  const [x, y] = [a, b] as { readonly set?: number; readonly round?: number }[];
  return x?.set === y?.set && x?.round === y?.round;
};
