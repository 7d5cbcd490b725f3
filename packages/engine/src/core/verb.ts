import type { Action } from './action.ts';
import type { Frame } from './agenda.ts';
import type { Choice } from './choice.ts';
import { type Fitting, fields, type Shape, type Shapes, text, whole } from './shape.ts';
import type { Game } from './state.ts';
import type { Table } from './table.ts';
import type { Violation } from './violation.ts';

/** All the engine knows about one kind of action. */
export interface Verb<A extends Action = Action> {
  readonly type: A['type'];
  /** What such an action looks like as JSON. */
  readonly shape: Shape<A>;
  /** Every action worth trying. May include illegal ones; never leaves out a legal one. */
  offer(g: Game, f: Frame): Choice<A>;
  /** The first clause the action breaks, want of money last. Exact, and never writes. */
  forbid(g: Game, f: Frame, a: A): Violation | undefined;
  /** Whether some action is legal, where trying the offer would not tell or there is a quick answer; else nothing. */
  can?(g: Game, f: Frame): boolean | undefined;
  /** Carries the action out. Called only when nothing forbids it. */
  perform(t: Table, f: Frame, a: A): void;
  /** Carries out what another party had to agree to, once it has. */
  agreed?(t: Table, a: A): void;
  /** Is nothing by itself: whoever does nothing else in a stock round has passed. */
  readonly aside?: true;
  /** Brings in money, so that a step refused only for want of it still asks. */
  readonly raises?: 'funds';
}

/** The action a set of fields describes. */
export type Acting<T extends string, S extends Shapes> = Action & { readonly type: T } & Fitting<S>;

/** A verb from its parts; who acts and which question is answered are added to its fields. */
export const defineVerb = <const T extends string, S extends Shapes>(
  type: T,
  own: S,
  rules: Omit<Verb<Acting<T, S>>, 'type' | 'shape'>,
): Verb<Acting<T, S>> => {
  const kind: Shape<string> = { expects: type, misfit: v => (v === type ? undefined : '') };
  const shape = fields({ type: kind, by: whole(), at: text, ...own });
  return { type, shape, ...rules } as unknown as Verb<Acting<T, S>>;
};

/** The action type of a verb. */
export type ActionOf<V> = V extends Verb<infer A> ? A : never;

/** A verb among others: rules look it up by name, so its own action type is out of sight. */
export const listVerbs = (...verbs: readonly unknown[]): Readonly<Record<string, Verb>> =>
  Object.fromEntries((verbs as readonly Verb[]).map(v => [v.type, v]));
