import type { Game } from './state.ts';
import { isDraft } from './table.ts';

/** Remembers what was derived from a slice, by the slice's identity and one key; nothing is ever cleared by hand. */
export const memo = <R>(
  from: (g: Game) => object,
  derive: (g: Game, key: string) => R,
): ((g: Game, key?: string) => R) => {
  const known = new WeakMap<object, Map<string, R>>();
  return (g, key = '') => {
    const slice = from(g);
    if (isDraft(g, slice)) return derive(g, key);
    const byKey = known.get(slice) ?? new Map<string, R>();
    known.set(slice, byKey);
    if (byKey.has(key)) return byKey.get(key) as R;
    const value = derive(g, key);
    byKey.set(key, value);
    return value;
  };
};
