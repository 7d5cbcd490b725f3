import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { reveal } from './secret.ts';
import type { Game } from './state.ts';

/** A number below `n` that follows from seed and label alone; no generator is stored, so none can leak. */
export const drawNumber = (seed: string, label: string, n: number): number => {
  const bytes = sha256(utf8ToBytes(`${seed}\n${label}`));
  let value = 0n;
  for (const byte of bytes.subarray(0, 16)) value = (value << 8n) | BigInt(byte);
  return Number(value % BigInt(n));
};

/** The list in random order. */
export const shuffled = <T>(seed: string, label: string, from: readonly T[]): readonly T[] => {
  const rest = [...from];
  return from.map((_, i) => rest.splice(drawNumber(seed, `${label} ${i}`, rest.length), 1)[0] as T);
};

export const seedOf = (g: Game): string => reveal(g.state.setup.seed);
