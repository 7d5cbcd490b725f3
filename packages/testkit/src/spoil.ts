import type { Dice } from './dice.ts';
import { pickOne } from './random.ts';

const JUNK: readonly unknown[] = [
  null,
  -1,
  0,
  1,
  2.5,
  1e300,
  '',
  'nobody',
  '1848',
  [],
  {},
  true,
  '__proto__',
  { undo: 99 },
];

/** The file with one to three parts changed, lost, doubled or in the wrong place. */
export const spoilt = (file: unknown, roll: Dice): unknown => {
  let now = file;
  for (let changes = 1 + roll(3); changes > 0; changes--) now = spoiltOnce(now, roll);
  return now;
};

const spoiltOnce = (part: unknown, roll: Dice): unknown => {
  if (typeof part !== 'object' || part === null || !roll(12)) return pickOne(roll, JUNK);
  const key = pickOne(roll, Object.keys(part));
  if (key === undefined) return pickOne(roll, JUNK);
  if (Array.isArray(part)) {
    const at = Number(key);
    const ways = [part.toSpliced(at, 1), part.toSpliced(at, 0, part[at]), part.toReversed()];
    return roll(3) ? part.with(at, spoiltOnce(part[at], roll)) : pickOne(roll, ways);
  }
  const { [key]: value, ...rest } = part as Record<string, unknown>;
  if (!roll(8)) return rest;
  return roll(8)
    ? { ...part, [key]: spoiltOnce(value, roll) }
    : { ...rest, [pickOne(roll, Object.keys(rest)) ?? 'x']: value };
};
