import type { Event } from './event.ts';
import type { Game, View } from './state.ts';

/**
 * A game you may write on; exists only while an action is carried out.
 *
 * Writing copies what it touches, once: `write(t, 'money').bank -= 10`. Whatever was read before stays as it was, so
 * reading is plain property access and a former state is never disturbed.
 */
export interface Table<S extends View = View> extends Game<S> {
  state: S;
  /** Copies of this table's own, safe to write on. */
  own: Set<object>;
  readonly events: Event[];
}

export const openTable = <S extends View>(g: Game<S>): Table<S> => ({
  title: g.title,
  state: g.state,
  own: new Set(),
  events: [],
});

/** From here on everything written so far counts as read only again. */
export const seal = (t: Table): void => {
  if (t.own.size) t.own = new Set();
};

/** Whether this slice is being written on and so must not be remembered by its identity. */
export const isDraft = (g: Game, slice: object): boolean => 'own' in g && (g as Table).own.has(slice);

export const emit = (t: Table, e: Event): void => {
  t.events.push(e);
};

type Writable<T> = T extends readonly (infer U)[] ? U[] : { -readonly [K in keyof T]: T[K] };
type Part<T, K extends keyof NonNullable<T>> = NonNullable<NonNullable<T>[K]>;

type Keys<T> = keyof NonNullable<T>;

/** The part of the state at this path, as a copy of the table's own that may be written on. */
export function write(t: Table): Writable<View>;
export function write<A extends keyof View>(t: Table, a: A): Writable<NonNullable<View[A]>>;
export function write<A extends keyof View, B extends Keys<View[A]>>(t: Table, a: A, b: B): Writable<Part<View[A], B>>;
export function write<A extends keyof View, B extends Keys<View[A]>, C extends Keys<Part<View[A], B>>>(
  t: Table,
  a: A,
  b: B,
  c: C,
): Writable<Part<Part<View[A], B>, C>>;
export function write(t: Table, ...path: readonly PropertyKey[]): unknown {
  if (!t.own.has(t.state)) t.state = copied(t, t.state);
  let at = t.state as unknown as Record<PropertyKey, object | undefined>;
  for (const key of path) {
    let next = at[key] ?? {};
    if (!t.own.has(next)) {
      next = copied(t, next);
      at[key] = next;
    }
    at = next as Record<PropertyKey, object>;
  }
  return at;
}

const copied = <T extends object>(t: Table, value: T): T => {
  const copy = (Array.isArray(value) ? value.slice() : { ...value }) as T;
  t.own.add(copy);
  return copy;
};

/** A part of the state that belongs to one mechanism of one title. */
export interface Slice<T extends object> {
  of(g: Game): T;
  write(t: Table): Writable<T>;
}

/** Names a slice and says what it holds before anything was written. */
export const slice = <T extends object>(name: string, empty: T): Slice<T> => ({
  of: g => (g.state.slices[name] as T | undefined) ?? empty,
  write: t => {
    const all = write(t, 'slices');
    const now = (all[name] as T | undefined) ?? empty;
    if (!t.own.has(now)) all[name] = copied(t, now);
    return all[name] as Writable<T>;
  },
});
