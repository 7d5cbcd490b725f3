import type { Action } from './action.ts';
import { besides, possible, procedureOf, type Question, question, settle, stepOf, verbOf } from './agenda.ts';
import { type Choice, nothing } from './choice.ts';
import type { Event } from './event.ts';
import { legalActions, legalLeaves } from './found.ts';
import { amend, type Frame, topFrame } from './frame.ts';
import type { CompanyId, Seat, StepName } from './ids.ts';
import { refereed, type Tried } from './referee.ts';
import { asFarAsSeen } from './secret.ts';
import type { Game, Setup, State, View } from './state.ts';
import { openTable, type Table } from './table.ts';
import type { Title } from './title.ts';
import type { Verb } from './verb.ts';
import { unless, type Violation } from './violation.ts';

/** Whose move it is, which step, which verbs have a legal action, and whether it may be passed. */
export interface Decision {
  readonly by: Seat;
  readonly step: StepName;
  readonly company?: CompanyId;
  readonly verbs: readonly string[];
  readonly mayPass: boolean;
}

/** What `play` gives: the game after the action and what happened, or the clause that forbids it. */
export type Outcome<S extends View = View> =
  | { readonly game: Game<S>; readonly events: readonly Event[]; readonly violation?: undefined }
  | { readonly violation: Violation };

/** The answer to whoever would have to know what its view hides: something is drawn, or shown that was hidden. */
const unknown = (): Violation => ({ clause: 'game.unknown' });

/** Whether an action is refused only because its outcome depends on what the view hides. */
export const isUnknown = (outcome: Outcome): boolean => outcome.violation?.clause === 'game.unknown';

/** A new game of the title. */
export const start = (title: Title, setup: Omit<Setup, 'title' | 'seed'> & { readonly seed: string }): Game<State> => {
  if (!title.players.includes(setup.players))
    throw new RangeError(`${title.name} is for ${title.players.join(', ')} players, not ${setup.players}.`);
  const chosen = variantOf(title, setup);
  const t = openTable({ title: chosen, state: emptyState(chosen, setup) });
  chosen.set(t, t.state.setup);
  settle(t);
  return { title: chosen, state: t.state };
};

/** The title as these options have it. */
export const variantOf = (title: Title, setup: Pick<Setup, 'players' | 'options'>): Title =>
  title.variant?.(setup) ?? title;

/** The table before anything is laid out: every part a state must have. */
export const emptyState = (title: Title, setup: Omit<Setup, 'title' | 'seed'> & { readonly seed: string }): State => ({
  setup: {
    title: title.id,
    players: setup.players,
    options: setup.options,
    seed: { sees: [], value: setup.seed },
  },
  seating: Array.from({ length: setup.players }, (_, seat) => seat),
  priority: 0,
  agenda: [],
  phase: title.parts.phases[0]?.id ?? '',
  companies: Object.fromEntries(
    Object.values(title.parts.companies).map(c => [
      c.id,
      { held: c.certificates.map(() => 'ipo'), trains: [], tokens: c.tokens },
    ]),
  ),
  chart: [],
  map: { tiles: {}, tokens: {} },
  depot: {},
  privates: Object.fromEntries(Object.keys(title.parts.privates).map(id => [id, {}])),
  slices: {},
});

/** Whose move it is and what is asked; nothing once the game is over. */
export const decide = (g: Game): Decision | undefined => {
  const q = question(g);
  const f = topFrame(g);
  if (!q || !f) return undefined;
  const verbs = onOffer(g, f, q.step)
    .filter(v =>
      asFarAsSeen(
        () => possible(g, f, v),
        () => false,
      ),
    )
    .map(v => v.type);
  return { ...q, verbs, mayPass: mayPass(g, f, q) };
};

/** The verbs of the step, and those that may be used beside it. */
const onOffer = (g: Game, f: Frame, step: StepName): readonly Verb[] => [...stepOf(g, step).verbs, ...besides(g, f)];

const mayPass = (g: Game, f: Frame, { by, step }: Question): boolean =>
  !verbOf(g, 'pass').forbid(g, f, { type: 'pass', by, at: step });

/** The legal actions of one verb, to be opened as far as you look. */
export const choices = (g: Game, type: string): Choice<Action> => {
  const q = question(g);
  const f = topFrame(g);
  if (!q || !f || !offered(g, f, q.step, type)) return nothing;
  return asFarAsSeen<Choice<Action>>(
    () => legalActions(g, f, type),
    () => nothing,
  );
};

const offered = (g: Game, f: Frame, step: StepName, type: string): boolean =>
  type === 'pass' || onOffer(g, f, step).some(v => v.type === type);

/** The first reason why the action may not be played; nothing, if it may. Anything at all may be asked. */
export const check = (g: Game, action: unknown): Violation | undefined => asFarAsSeen(() => judged(g, action), unknown);

const judged = (g: Game, action: unknown): Violation | undefined => {
  const type = typeof action === 'object' && action !== null && 'type' in action ? action.type : undefined;
  if (typeof type !== 'string' || !Object.hasOwn(g.title.verbs, type))
    return { clause: 'action.shape', facts: { path: 'type', expected: 'a verb of this title' } };
  const verb = verbOf(g, type);
  const path = verb.shape.misfit(action, g);
  if (path !== undefined)
    return { clause: 'action.shape', facts: { path: path.slice(1), expected: verb.shape.expects } };
  const a = action as Tried;
  const no = whyNot(g, verb, a);
  return no && refereed(g, no, a);
};

const whyNot = (g: Game, verb: Verb, a: Action): Violation | undefined => {
  const q = question(g);
  const f = topFrame(g);
  if (!q || !f) return { clause: 'game.over' };
  return (
    unless(a.by === q.by, 'turn.seat', { seat: q.by }) ??
    unless(a.at === q.step, 'turn.step', { step: q.step }) ??
    unless(offered(g, f, q.step, a.type), 'turn.verb', { step: q.step, verb: a.type }) ??
    verb.forbid(g, f, a)
  );
};

/** Plays the action, if it is legal. The game given is never changed; on a view it may be unknown what follows. */
export const play = <S extends View>(g: Game<S>, action: unknown): Outcome<S> => {
  const violation = check(g, action);
  return violation
    ? { violation }
    : asFarAsSeen<Outcome<S>>(
        () => perform(g, action as Action),
        () => ({ violation: unknown() }),
      );
};

const perform = <S extends View>(g: Game<S>, action: Action) => {
  const t = enact(g, action);
  settle(t);
  return { game: { title: g.title, state: t.state }, events: t.events };
};

/** The deed alone: what follows of itself has not happened yet. */
const enact = <S extends View>(g: Game<S>, action: Action): Table<S> => {
  const t = openTable(g);
  const f = topFrame(g) as Frame;
  amend<Frame>(t, { done: [...f.done, action] });
  if (action.type === 'pass') (procedureOf(g, f).pass ?? procedureOf(g, f).next)(t, topFrame(t) as Frame);
  else verbOf(g, action.type).perform(t, topFrame(t) as Frame, action);
  return t;
};

/**
 * Every legal action at once, each judged once; of an amount its two ends, of routes the sure run. For whoever looks ahead:
 * what is in here goes to `apply`.
 */
export const answers = (g: Game): readonly Action[] => {
  const q = question(g);
  const f = topFrame(g);
  if (!q || !f) return [];
  const acts = onOffer(g, f, q.step).flatMap(v =>
    asFarAsSeen(
      () => legalLeaves(g, f, v.type),
      () => [],
    ),
  );
  return mayPass(g, f, q) ? [...acts, { type: 'pass', by: q.by, at: q.step }] : acts;
};

/** The game after one of its `answers`, which is not judged again; nothing, where a view hides what follows. */
export const apply = <S extends View>(g: Game<S>, answer: Action): Game<S> | undefined =>
  asFarAsSeen<Game<S> | undefined>(
    () => perform(g, answer).game,
    () => undefined,
  );

/**
 * The table right after one of its `answers`, before anything follows of itself: to look at what a deed alone changes,
 * not to go on from.
 */
export const rightAfter = <S extends View>(g: Game<S>, answer: Action): Game<S> | undefined =>
  asFarAsSeen<Game<S> | undefined>(
    () => ({ title: g.title, state: enact(g, answer).state }),
    () => undefined,
  );

/** The game with a different state or a view. */
export const withState = <S extends View>(g: Game, state: S): Game<S> => ({ title: g.title, state });
