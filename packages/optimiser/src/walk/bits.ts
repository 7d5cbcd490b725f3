import type { Segment } from '@roundhouse/engine/board';

/** Sets of segments of which one turn uses at most one, numbered; two segments exclude each other if they share one. */
type Cliques = readonly (readonly number[])[];

/**
 * The fewest bits, greedily, that say the same as the keys: every key is widened to a largest set of segments that all
 * exclude each other, and sets that add no new pair are left out. Fewer and wider sets also make stronger prices.
 */
export const cliquesOf = (segments: readonly Segment[]): Cliques => {
  const n = segments.length;
  const byKey = new Map<number, number[]>();
  for (const [i, s] of segments.entries()) for (const k of new Set(s.keys)) (byKey.get(k) ?? set(byKey, k)).push(i);
  const excludes = new Uint8Array(n * n);
  for (const users of byKey.values()) for (const a of users) for (const b of users) excludes[a * n + b] = 1;
  const wide = new Map<string, readonly number[]>();
  for (const users of byKey.values()) {
    const clique = widened(users, excludes, n);
    wide.set(clique.join(' '), clique);
  }
  return needed(
    [...wide.values()].sort((a, b) => b.length - a.length || order(a, b)),
    n,
  );
};

const set = (byKey: Map<number, number[]>, key: number): number[] => {
  const users: number[] = [];
  byKey.set(key, users);
  return users;
};

/** By their lowest segments, so that low bits are low segments. */
const order = (a: readonly number[], b: readonly number[]): number => {
  const i = a.findIndex((x, at) => x !== b[at]);
  return i < 0 ? -1 : (a[i] ?? 0) - (b[i] ?? Number.POSITIVE_INFINITY);
};

const widened = (users: readonly number[], excludes: Uint8Array, n: number): readonly number[] => {
  const clique = [...users];
  for (let x = 0; x < n; x++) if (!clique.includes(x) && clique.every(y => excludes[x * n + y])) clique.push(x);
  return clique.sort((a, b) => a - b);
};

/** Without the sets whose every pair is in another one, the smallest tried first. */
const needed = (cliques: Cliques, n: number): Cliques => {
  const covers = new Uint16Array(n * n);
  const count = (c: readonly number[], by: number) => {
    for (const a of c) for (const b of c) covers[a * n + b] = (covers[a * n + b] ?? 0) + by;
  };
  for (const c of cliques) count(c, 1);
  const kept = cliques.toReversed().filter(c => {
    const isSpare = c.every(a => c.every(b => (covers[a * n + b] ?? 0) > 1));
    if (isSpare) count(c, -1);
    return !isSpare;
  });
  return kept.sort(order);
};
