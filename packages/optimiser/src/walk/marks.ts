import type { Bonus, RouteProblem, Stop, TrainSpec } from '@roundhouse/engine/board';

/** The tags that bonuses and needs look for. A mark is one tag on one hex; sets of marks are words of bits. */
export interface Marks {
  readonly words: number;
  /** The marks of each stop, `words` at a time. */
  readonly ofStop: Int32Array;
  readonly premiums: readonly Premium[];
  readonly needs: readonly { readonly first: Int32Array; readonly second: Int32Array }[];
}

/** A bonus over sets of marks: `pays[n]` for n of the first, or of both; or `each` of the second if one of the first. */
export interface Premium {
  readonly kind: Bonus['kind'];
  readonly first: Int32Array;
  readonly second: Int32Array;
  readonly pays: Int32Array;
  readonly most: number;
}

/** The marks that matter to one class of trains on its stops. */
export const marksOf = (problem: RouteProblem, spec: TrainSpec, stops: readonly Stop[]): Marks => {
  const bonuses = problem.bonuses.filter(b => !spec.bonuses || spec.bonuses.includes(b.id));
  const needs = problem.needs ?? [];
  const tags = new Set([...bonuses.flatMap(tagsOf), ...needs.flatMap(n => [n.if, n.then])]);
  const marks = new Map<string, number>();
  const own = stops.map(s =>
    s.tags
      .filter(t => tags.has(t))
      .map(t => {
        const mark = markOf(t, s);
        const number = marks.get(mark) ?? marks.size;
        marks.set(mark, number);
        return number;
      }),
  );
  const words = Math.ceil(marks.size / 32);
  const put = (set: Int32Array, at: number, mark: number) => {
    set[at + (mark >> 5)] = (set[at + (mark >> 5)] as number) | (1 << (mark & 31));
  };
  const ofStop = new Int32Array(stops.length * words);
  for (const [i, list] of own.entries()) for (const mark of list) put(ofStop, i * words, mark);
  const tagged = (tag: string | undefined) => {
    const set = new Int32Array(words);
    if (tag !== undefined) for (const [name, mark] of marks) if (name.startsWith(`${tag}\n`)) put(set, 0, mark);
    return set;
  };
  return {
    words,
    ofStop,
    premiums: bonuses.map(b => {
      const [first, second] = tagsOf(b);
      return premiumOf(b, tagged(first), tagged(second));
    }),
    needs: needs.map(n => ({ first: tagged(n.if), second: tagged(n.then) })),
  };
};

const markOf = (tag: string, s: Stop): string => `${tag}\n${s.hex}`;

const tagsOf = (b: Bonus): readonly string[] => {
  switch (b.kind) {
    case 'count':
      return [b.tag];
    case 'both':
      return b.tags;
    case 'each':
      return [b.if, b.of];
  }
};

const premiumOf = (b: Bonus, first: Int32Array, second: Int32Array): Premium => {
  const pays = Int32Array.from(b.kind === 'each' ? [b.pays] : b.pays.length ? b.pays : [0]);
  const hexes = second.reduce((n, word) => n + ones(word), 0);
  const most = b.kind === 'each' ? b.pays * hexes : Math.max(...pays);
  return { kind: b.kind, first, second, pays, most: Math.max(0, most) };
};

/** How many bits of a word are set. */
export const ones = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};
