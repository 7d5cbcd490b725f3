import type { Action } from './action.ts';
import { type Frame, type Kind, type Owed, pushFrame } from './frame.ts';
import type { StepName } from './ids.ts';
import type { Game } from './state.ts';
import { type Table, write } from './table.ts';
import type { Verb } from './verb.ts';
import type { Violation } from './violation.ts';

/** One line of the turn order: where it is asked, which verbs it offers and what it compels. */
export interface Step<F extends Frame = Frame> {
  readonly name: StepName;
  readonly in: Kind<F>;
  readonly verbs: readonly Verb[];
  /** Why it may not be passed while something in it is possible. */
  compels?(g: Game, f: F): Violation | undefined;
  /** Asks even if nothing in it is possible, as long as some right of the whole turn is. */
  waits?(g: Game, f: F): boolean;
  /** Asks even if nothing at all is possible. */
  insists?(g: Game, f: F): boolean;
  /** Asks nothing, whatever is possible. */
  rests?(g: Game, f: F): boolean;
  /** What happens by itself when the step is over. */
  leave?(t: Table, f: F): void;
}

/** A step of this kind of frame; its verbs must know what to do there. */
export const step = <F extends Frame>(
  name: StepName,
  rules: Omit<Step<F>, 'name' | 'verbs'> & { readonly verbs: readonly Verb<Action, F>[] },
): Step<F> => ({ ...rules, name, verbs: rules.verbs as readonly Verb[] });

/** Interrupts play with something to decide first. */
export const owe = <F extends Owed>(t: Table, asked: Step<F>, more: Omit<F, 'at' | 'done' | 'step'>): void =>
  pushFrame(t, { at: 'owed', done: [], step: asked.name, ...more });

/** Whatever is owed meanwhile will be asked in the order in which it arose. */
export const inOrderOwed = (t: Table, happens: () => void): void => {
  const depth = t.state.agenda.length;
  happens();
  if (t.state.agenda.length < depth + 2) return;
  const agenda = write(t, 'agenda');
  agenda.push(...agenda.splice(depth).reverse());
};
