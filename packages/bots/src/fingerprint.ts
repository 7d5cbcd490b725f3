import type { RouteProblem } from '@roundhouse/engine';

const words = new Map<string, number>();

/** A number for a word, the same on every machine. */
export const numberOf = (word: string): number => {
  const known = words.get(word);
  if (known !== undefined) return known;
  let n = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) n = Math.imul(n ^ word.charCodeAt(i), 0x01000193);
  words.set(word, n);
  return n;
};

/** What two problems have in common only if their answer is the same: far shorter than they are. */
export const fingerprint = ({ stops, segments, ...rest }: RouteProblem): string => {
  let [a, b] = [1, 2];
  const add = (n: number): void => {
    a = Math.imul(a ^ n, 0x01000193) ^ (a >>> 15);
    b = Math.imul(b + n, 0x5bd1e995) ^ (b >>> 13);
  };
  for (const s of stops) {
    add(numberOf(s.id));
    add(s.value);
    add(s.visit * 8 + (s.own ? 4 : 0) + (s.open ? 2 : 0) + (s.end ? 1 : 0));
    add(numberOf(s.kind) + s.tags.length);
    for (const tag of s.tags) add(numberOf(tag));
  }
  for (const s of segments) {
    add(s.a * 65_536 + s.b);
    add(s.gauge * 65_536 + s.toll);
    for (const key of s.keys) add(key);
    add(s.keys.length);
  }
  add(numberOf(JSON.stringify(rest)));
  return `${stops.length} ${segments.length} ${a >>> 0} ${b >>> 0}`;
};
