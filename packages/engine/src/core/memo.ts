import type { Game } from './state.ts';
import { isDraft } from './table.ts';
import type { Title } from './title.ts';

/** Remembers what was derived from a slice, by the slice's identity and one key; nothing is ever cleared by hand. */
export const memo = <R>(
  from: (g: Game) => object,
  derive: (g: Game, key: string) => R,
): ((g: Game, key?: string) => R) => {
  const known = new WeakMap<object, { readonly title: Title; readonly byKey: Map<string, R> }>();
  return (g, key = '') => {
    const slice = from(g);
    const { title, byKey } = known.get(slice) ?? { title: g.title, byKey: new Map<string, R>() };
    // What is being written on has no lasting identity, and another title may answer otherwise.
    if (title !== g.title || isDraft(g, slice)) return derive(g, key);
    if (!byKey.size) known.set(slice, { title, byKey });
    if (byKey.has(key)) return byKey.get(key) as R;
    const value = derive(g, key);
    byKey.set(key, value);
    return value;
  };
};
