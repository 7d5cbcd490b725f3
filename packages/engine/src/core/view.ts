import type { Seat } from './ids.ts';
import type { Hidden, Secret } from './secret.ts';
import type { Game, View } from './state.ts';

/** A type with every secret possibly hidden. */
export type Redacted<T> =
  T extends Secret<infer V>
    ? Secret<V> | Hidden
    : T extends readonly (infer U)[]
      ? readonly Redacted<U>[]
      : T extends object
        ? { readonly [K in keyof T]: Redacted<T[K]> }
        : T;

const isSecret = (value: object): value is Secret<unknown> => 'sees' in value && 'value' in value;

/** Parts known to hold no secret; states are immutable, so what is known once holds for good. */
const open = new WeakSet<object>();

/** A copy without what this seat may not see; what holds no secret is shared, not copied. */
export const redact = <T>(value: T, seat: Seat | undefined): Redacted<T> => {
  if (typeof value !== 'object' || value === null || open.has(value)) return value as Redacted<T>;
  if (isSecret(value)) {
    if (seat !== undefined && value.sees.includes(seat)) return value as Redacted<T>;
    return { sees: value.sees, hidden: true } as Redacted<T>;
  }
  const seen = Object.entries(value).map(([k, v]) => [k, redact(v, seat)] as const);
  if (Object.values(value).every(holdsNoSecret)) {
    open.add(value);
    return value as Redacted<T>;
  }
  return (Array.isArray(value) ? seen.map(([, v]) => v) : Object.fromEntries(seen)) as Redacted<T>;
};

const holdsNoSecret = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || open.has(value as object);

/** The game as a seat sees it; no seat: a spectator. */
export const view = (g: Game, seat: Seat | undefined): View => redact(g.state, seat);
