import { type Action, check, type Game, play, possible, question, topFrame, type Violation } from '@roundhouse/engine';
import { companyFromSite } from './1848/names.ts';
import { asAction, emptyLedger, type Ledger, noted, translate } from './1848/translate.ts';
import type { SiteAction } from './file.ts';

/** Where following a recorded game has come to. */
export interface Following {
  readonly game: Game;
  readonly ledger: Ledger;
  /** Our actions so far. */
  readonly actions: readonly Action[];
}

export const begin = (game: Game): Following => ({ game, ledger: emptyLedger, actions: [] });

/** The step that could not be followed. */
export interface Stuck {
  readonly stuck: Violation;
}

const played = (f: Following, action: Action): Following | Stuck => {
  const outcome = play(f.game, action);
  if (outcome.violation) return { stuck: outcome.violation };
  return { ...f, game: outcome.game, actions: [...f.actions, action] };
};

const passed = (f: Following): Following | Stuck => played(f, asAction(f.game, { type: 'pass' }));

const isAsked = (f: Following, a: SiteAction, seats: ReadonlyMap<string, number>): boolean => {
  const q = question(f.game);
  if (a.entity_type === 'player') return q?.company === undefined && q?.by === seats.get(String(a.entity));
  if (a.entity_type === 'company') return commandsIt(f, String(a.entity));
  return q?.company === companyFromSite(String(a.entity));
};

/** Whether the one asked may use this private. */
const commandsIt = (f: Following, which: string): boolean => {
  const q = question(f.game);
  const owner = f.game.state.privates[which]?.owner;
  return owner !== undefined && (owner === q?.company || owner === q?.by);
};

/**
 * Plays one recorded action and whatever it set off there by itself. Where our rules ask and the site does not, the
 * answer is to pass; where the site asks and ours do not, its pass is left out.
 */
export const follow = (
  before: Following,
  a: SiteAction,
  next: SiteAction | undefined,
  seats: ReadonlyMap<string, number>,
): Following | Stuck => {
  let f: Following | Stuck = before;
  for (const part of [a, ...(a.auto_actions ?? [])]) {
    f = part.type === 'pass' ? followPass(f, part, seats) : followDeed(f, part, seats);
    if ('stuck' in f) return f;
  }
  return a.auto_actions?.some(x => x.type === 'dividend') ? nextRound(f) : catchUp(f, a, next, seats);
};

/** The site paid for a new operating round: whatever our turn could still do was left out. */
const nextRound = (before: Following): Following => {
  const round = JSON.stringify(roundIn(before));
  let f = before;
  for (let i = 0; i < 20 && question(f.game)?.company && JSON.stringify(roundIn(f)) === round && begunTurn(f); i++) {
    const on = passed(f);
    if ('stuck' in on) return f;
    f = on;
  }
  return f;
};

const roundIn = (f: Following) => {
  const { set, round } = f.game.state.agenda[0] as unknown as { set?: number; round?: number };
  return [set, round];
};

const begunTurn = (f: Following): boolean => (topFrame(f.game)?.done.length ?? 0) > 0;

const followDeed = (before: Following, a: SiteAction, seats: ReadonlyMap<string, number>): Following | Stuck => {
  let f: Following | Stuck = before;
  for (let i = 0; i < 20; i++) {
    const wanted = translate(f.game, f.ledger, a);
    if (!wanted || (a.type === 'dividend' && a.entity === 'BOE')) return f;
    const action = asAction(f.game, wanted);
    const why = check(f.game, action);
    if (!why) {
      const ledger = noted(f.game, f.ledger, a);
      const done = played({ ...f, ledger }, action);
      return 'stuck' in done ? done : agreed(done);
    }
    const on: Following | Stuck = isAsked(f, a, seats) && !lagging(f, wanted.type) ? { stuck: why } : passed(f);
    if ('stuck' in on) return { stuck: why };
    f = on;
  }
  return { stuck: { clause: 'record.lost' } };
};

/** Whether our game stands at an earlier step than the one this verb belongs to. */
const lagging = (f: Following, type: string): boolean => {
  const step = question(f.game)?.step;
  return !!step && !f.game.title.steps[step]?.verbs.includes(type) && !f.game.title.anytime.includes(type);
};

/** Deals count as agreed on that site. */
const agreed = (f: Following): Following | Stuck =>
  question(f.game)?.step === 'consent' ? played(f, asAction(f.game, { type: 'answer', ...{ yes: true } })) : f;

const followPass = (f: Following, a: SiteAction, seats: ReadonlyMap<string, number>): Following | Stuck => {
  const q = question(f.game);
  const frame = topFrame(f.game);
  if (!q || !frame || !isAsked(f, a, seats)) return f;
  if (a.entity_type === 'player') return passed(f);
  // The last step of a turn ends when the site goes on; see catchUp.
  if (q.step === 'track' || (q.step === 'token' && possible(f.game, frame, 'placeToken')) || q.step === 'run')
    return passed(f);
  return f;
};

/** Passes for whoever the site did not ask before its next action. */
const catchUp = (
  before: Following,
  a: SiteAction,
  next: SiteAction | undefined,
  seats: ReadonlyMap<string, number>,
): Following | Stuck => {
  let f = before;
  const unknown = !next || next.type === 'undo' || next.type === 'redo' || next.type === 'end_game';
  for (let i = 0; i < 20; i++) {
    const q = question(f.game);
    if (!q || (q.company === undefined && next?.entity_type !== 'player')) return f;
    if (unknown ? !mayHaveEnded(f, a) : isAsked(f, next, seats) && !behind(f, next)) return f;
    const on = passed(f);
    if ('stuck' in on) return f;
    f = on;
  }
  return f;
};

const behind = (f: Following, next: SiteAction): boolean => {
  const wanted = translate(f.game, f.ledger, next);
  return !!wanted && lagging(f, wanted.type);
};

/** What follows was undone: a turn is taken to end with a pass after which the site had nothing left to ask. */
const mayHaveEnded = (f: Following, a: SiteAction): boolean => {
  const frame = topFrame(f.game);
  if (a.type !== 'pass' || !frame || question(f.game)?.step !== 'trains') return false;
  const asksMore = f.game.title.steps['trains']?.insists?.(f.game, frame) || possible(f.game, frame, 'buyPrivate');
  return !(possible(f.game, frame, 'buyTrain') && asksMore);
};
