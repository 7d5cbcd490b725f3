import type { MapState } from '@roundhouse/engine';
import { numberOf } from './fingerprint.ts';

const known = new WeakMap<MapState, string>();

/** What two maps have in common only if the same lies on them, wherever they come from. */
export const mapPrint = (map: MapState): string => {
  const before = known.get(map);
  if (before !== undefined) return before;
  let [a, b] = [0, 0];
  const add = (n: number): void => {
    const m = Math.imul(n ^ (n >>> 16), 0x45d9f3b);
    a = (a + (m ^ (m >>> 15))) | 0;
    b = (b + Math.imul(m ^ (m >>> 13), 0x5bd1e995)) | 0;
  };
  for (const hex in map.tiles) {
    const laid = map.tiles[hex];
    if (laid) add(Math.imul(numberOf(hex), 31) + Math.imul(numberOf(laid.tile), 7) + laid.turn);
  }
  for (const hex in map.tokens)
    for (const { by, city, beside, kind = '', faceDown } of map.tokens[hex] ?? [])
      add(
        Math.imul(numberOf(hex), 37) +
          Math.imul(numberOf(by), 11) +
          Math.imul(numberOf(kind), 5) +
          4 * city +
          (beside ? 2 : 0) +
          (faceDown ? 1 : 0),
      );
  const print = `${a >>> 0} ${b >>> 0}`;
  known.set(map, print);
  return print;
};
