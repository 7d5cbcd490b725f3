import type { Action } from './action.ts';
import { some } from './choice.ts';
import { hashOf } from './hash.ts';
import type { CompanyId, Money, Seat, StepName } from './ids.ts';
import { willEnd } from './money.ts';
import type { Game } from './state.ts';
import { emit, seal, type Table, write } from './table.ts';
import type { Title } from './title.ts';
import type { Verb } from './verb.ts';
import type { Violation } from './violation.ts';

/** One level of where the game stands: a round, a turn, or an interruption. Each kind adds what it needs. */
export interface Frame {
  readonly at: string;
  /** What was decided in it so far; a round starts the list afresh with every turn. */
  readonly done: readonly Action[];
}

/** An interruption: something somebody must decide before play goes on. */
export interface Owed extends Frame {
  readonly at: 'owed';
  readonly step: StepName;
  readonly by: Seat;
  readonly company?: CompanyId;
  readonly amount?: Money;
  /** The action that waits for the answer. */
  readonly then?: Action;
}

/** What a frame asks now: who answers which step, and for which company. */
export interface Question {
  readonly by: Seat;
  readonly step: StepName;
  readonly company?: CompanyId;
}

/** How one kind of frame asks and moves on. */
export interface Procedure<F extends Frame = Frame> {
  /** The question the frame asks now; nothing, if it has none left. */
  ask(g: Game, f: F): Question | undefined;
  /** Moves on: next step, next company, next round, or off the agenda. */
  next(t: Table, f: F): void;
  /** The answer "nothing", where the step allows it. Moves on, if not said. */
  pass?(t: Table, f: F): void;
}

/** One line of the turn order: which verbs it offers and what it compels. */
export interface Step {
  readonly name: StepName;
  readonly verbs: readonly string[];
  /** Why it may not be passed while something in it is possible. */
  compels?(g: Game, f: Frame): Violation | undefined;
  /** Asks even if nothing in it is possible, as long as some right of the whole turn is. */
  waits?(g: Game, f: Frame): boolean;
  /** Asks even if nothing at all is possible. */
  insists?(g: Game, f: Frame): boolean;
  /** Asks nothing, whatever is possible. */
  rests?(g: Game, f: Frame): boolean;
  /** What happens by itself when the step begins. */
  enter?(t: Table, f: Frame): void;
  /** What happens by itself when the step is over. */
  leave?(t: Table, f: Frame): void;
}

/** Procedures by the kind of frame they are for, whose own type is then out of sight. */
export const listProcedures = (by: Readonly<Record<string, unknown>>): Readonly<Record<string, Procedure>> =>
  by as Readonly<Record<string, Procedure>>;

export const topFrame = (g: Game): Frame | undefined => g.state.agenda.at(-1);

/** The uppermost frame of this kind. */
export const frameAt = <F extends Frame>(g: Game, at: F['at']): F | undefined =>
  g.state.agenda.findLast((f): f is F => f.at === at);

export const pushFrame = <F extends Frame>(t: Table, f: F): void => {
  write(t, 'agenda').push(f);
};

export const popFrame = (t: Table): void => {
  write(t, 'agenda').pop();
};

/** Writes on the top frame. */
export const amend = <F extends Frame>(t: Table, change: Partial<F>): void => {
  const agenda = write(t, 'agenda');
  agenda[agenda.length - 1] = { ...(agenda.at(-1) as F), ...change };
};

/** Interrupts play with something to decide first. */
export const owe = (t: Table, o: Omit<Owed, 'at' | 'done'>): void => pushFrame<Owed>(t, { at: 'owed', done: [], ...o });

/** Whatever is owed meanwhile will be asked in the order in which it arose. */
export const inOrderOwed = (t: Table, happens: () => void): void => {
  const depth = t.state.agenda.length;
  happens();
  if (t.state.agenda.length < depth + 2) return;
  const agenda = write(t, 'agenda');
  agenda.push(...agenda.splice(depth).reverse());
};

export const procedureOf = (g: Game, f: Frame): Procedure => g.title.procedures[f.at] as Procedure;

/** The question on the table; nothing once the game is over. */
export const question = (g: Game): Question | undefined => {
  const known = questions.get(g.state);
  if (known?.title === g.title) return known.asked;
  const f = topFrame(g);
  const q = f && procedureOf(g, f).ask(g, f);
  if (q && !('own' in g)) questions.set(g.state, { title: g.title, asked: q });
  return q;
};
const questions = new WeakMap<object, { readonly title: Title; readonly asked: Question }>();

export const stepOf = (g: Game, name: StepName): Step => g.title.steps[name] as Step;

export const verbOf = (g: Game, type: string): Verb => g.title.verbs[type] as Verb;

/** Whether the verb has a legal action here. */
export const possible = (g: Game, f: Frame, type: string): boolean => {
  const verb = verbOf(g, type);
  return verb.can?.(g, f) ?? some(verb.offer(g, f), a => !verb.forbid(g, f, a));
};

/** Verbs that may be used beside the step: rights that hold through a company's whole turn. */
export const besides = (g: Game, f: Frame): readonly string[] => (f.at === 'turn' ? g.title.anytime : []);

/** Whether a step has anything to ask. */
export const asks = (g: Game, f: Frame, step: Step): boolean => {
  if (step.rests?.(g, f)) return false;
  if (step.insists?.(g, f)) return true;
  if (step.verbs.some(v => possible(g, f, v))) return true;
  if (step.waits?.(g, f)) return besides(g, f).some(v => possible(g, f, v));
  const funds = besides(g, f).filter(v => verbOf(g, v).raises);
  return funds.some(v => possible(g, f, v)) && step.verbs.some(v => lacksFunds(g, f, v));
};

/** Whether some action is refused for want of money alone; every verb looks at the money last. */
const lacksFunds = (g: Game, f: Frame, type: string): boolean => {
  const verb = verbOf(g, type);
  return some(verb.offer(g, f), a => !!verb.forbid(g, f, a)?.clause.endsWith('.funds'));
};

/** More moves than any cycle of rounds takes in which nobody is asked anything. */
const CYCLE = 500;

/** Ends the game now. */
export const endGame = (t: Table): void => {
  const state = write(t);
  state.over = true;
  state.agenda = [];
  emit(t, { type: 'over' });
};

/** Moves on until somebody is asked something or the game is over: if nobody ever will be, it is over, too. */
export const settle = (t: Table): void => {
  let stood = { as: '', events: 0 };
  for (let turns = 0; turns < 20 * CYCLE; turns++) {
    for (const watch of t.title.watches) watch(t);
    seal(t);
    const f = topFrame(t);
    if (!f || t.state.over) return;
    if (turns && turns % CYCLE === 0) {
      const as = hashOf({ ...t.state, agenda: [] });
      if (as === stood.as) {
        t.events.length = stood.events;
        willEnd(t, 'stalemate');
        endGame(t);
        return;
      }
      stood = { as, events: t.events.length };
    }
    const q = procedureOf(t, f).ask(t, f);
    if (q) {
      questions.set(t.state, { title: t.title, asked: q });
      return;
    }
    procedureOf(t, f).next(t, f);
  }
  throw new Error(`The rules of ${t.title.id} go round in circles at ${topFrame(t)?.at}.`);
};
