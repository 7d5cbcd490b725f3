import type { Action } from './action.ts';
import type { Choice } from './choice.ts';
import type { Frame, Kind } from './frame.ts';
import { type Fitting, fields, type Shape, type Shapes, text, whole } from './shape.ts';
import type { Game } from './state.ts';
import type { Table } from './table.ts';
import type { Violation } from './violation.ts';

/** All the engine knows about one kind of action: `F` are the frames in which it can be done. */
export interface Verb<A extends Action = Action, F extends Frame = Frame> {
  readonly type: A['type'];
  /** What such an action looks like as JSON. */
  readonly shape: Shape<A>;
  /** Every action worth trying. May include illegal ones; never leaves out a legal one. */
  readonly offer: (g: Game, f: F) => Choice<A>;
  /** The first clause the action breaks, want of money last. Exact, and never writes. */
  forbid(g: Game, f: F, a: A): Violation | undefined;
  /** Whether some action is legal, where trying the offer would not tell or there is a quick answer; else nothing. */
  can?(g: Game, f: F): boolean | undefined;
  /** Carries the action out. Called only when nothing forbids it. */
  perform(t: Table, f: F, a: A): void;
  /** Carries out what another party had to agree to, once it has. */
  agreed?(t: Table, a: A): void;
  /** Is nothing by itself: whoever does nothing else in a stock round has passed. */
  readonly aside?: true;
  /** Brings in money, so that a step refused only for want of it still asks. */
  readonly raises?: 'funds';
}

/** The action a set of fields describes. */
export type Acting<T extends string, S extends Shapes> = Action & { readonly type: T } & Fitting<S>;

/** A verb from its parts, for frames of this kind or for any; who acts and which question is answered are added to its fields. */
export const defineVerb = <const T extends string, S extends Shapes, F extends Frame>(
  type: T,
  own: S,
  { in: _, ...rules }: Omit<Verb<Acting<T, S>, F>, 'type' | 'shape'> & { readonly in?: Kind<F> },
): Verb<Acting<T, S>, F> => {
  const kind: Shape<string> = { expects: type, misfit: v => (v === type ? undefined : '') };
  const shape = fields({ type: kind, by: whole(), at: text, ...own });
  return { type, shape, ...rules } as unknown as Verb<Acting<T, S>, F>;
};

/** The actions of a frame that are of this kind. */
export const did = <A extends Action>(f: Frame, verb: Verb<A, never>): readonly A[] =>
  f.done.filter((a): a is A => a.type === verb.type);

/** The actions of a frame that are of the same kind as this one. */
export const didLike = <A extends Action>(f: Frame, one: A): readonly A[] =>
  f.done.filter((a): a is A => a.type === one.type);

/** Whether an action of this kind was done in the frame. */
export const hasDone = (f: Frame, type: string): boolean => f.done.some(a => a.type === type);
