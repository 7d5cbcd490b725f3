import type { Action } from './action.ts';
import { some } from './choice.ts';
import { findingsOf, isPossible } from './found.ts';
import { type Frame, topFrame } from './frame.ts';
import { hashOf } from './hash.ts';
import type { CompanyId, Seat, StepName } from './ids.ts';
import { willEnd } from './money.ts';
import type { Game } from './state.ts';
import type { Step } from './step.ts';
import { emit, seal, type Table, write } from './table.ts';
import type { Verb } from './verb.ts';

/** What a frame asks now: who answers which step, and for which company. */
export interface Question {
  readonly by: Seat;
  readonly step: StepName;
  readonly company?: CompanyId;
}

/** How one kind of frame asks and moves on. */
export interface Procedure<F extends Frame = Frame> {
  readonly at: F['at'];
  /** The steps it asks. */
  readonly steps: readonly Step<F>[];
  /** The question the frame asks now; nothing, if it has none left. */
  ask(g: Game, f: F): Question | undefined;
  /** Moves on: next step, next company, next round, or off the agenda. */
  next(t: Table, f: F): void;
  /** The answer "nothing", where the step allows it. Moves on, if not said. */
  pass?(t: Table, f: F): void;
}

export const procedureOf = (g: Game, f: Frame): Procedure => g.title.procedures[f.at] as Procedure;

/** The question on the table; nothing once the game is over. */
export const question = (g: Game): Question | undefined => {
  const findings = findingsOf(g);
  if (findings?.asked) return findings.asked;
  const f = topFrame(g);
  const asked = f && procedureOf(g, f).ask(g, f);
  if (asked && findings) findings.asked = asked;
  return asked;
};

export const stepOf = (g: Game, name: StepName): Step => g.title.steps[name] as Step;

/** The names of the verbs a step offers. */
export const verbsIn = (g: Game, step: StepName): readonly string[] => stepOf(g, step).verbs.map(v => v.type);

export const verbOf = (g: Game, type: string): Verb => g.title.verbs[type] as Verb;

/** Whether the verb has a legal action here. */
export const possible = <F extends Frame>(g: Game, f: F, { type }: Verb<Action, F>): boolean => isPossible(g, f, type);

/** Verbs that may be used beside the step: rights that hold through a company's whole turn. */
export const besides = (g: Game, f: Frame): readonly Verb[] =>
  f.at === 'turn' ? (g.title.anytime as readonly Verb[]) : [];

/** Whether a step has anything to ask. */
export const asks = (g: Game, f: Frame, step: Step): boolean => {
  if (step.rests?.(g, f)) return false;
  if (step.insists?.(g, f)) return true;
  if (step.verbs.some(v => possible(g, f, v))) return true;
  if (step.waits?.(g, f)) return besides(g, f).some(v => possible(g, f, v));
  const funds = besides(g, f).filter(v => v.raises);
  return funds.some(v => possible(g, f, v)) && step.verbs.some(v => lacksFunds(g, f, v));
};

/** Whether some action is refused for want of money alone; every verb looks at the money last. */
const lacksFunds = (g: Game, f: Frame, { type }: Verb): boolean => {
  const verb = verbOf(g, type);
  return some(verb.offer(g, f), a => verb.forbid(g, f, a)?.lacks === 'money');
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
    // Sealed before and after, so that what is found out about the table is found out once.
    seal(t);
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
    if (question(t)) return;
    procedureOf(t, f).next(t, f);
  }
  throw new Error(`The rules of ${t.title.id} go round in circles at ${topFrame(t)?.at}.`);
};
