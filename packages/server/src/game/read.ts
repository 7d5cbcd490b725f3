import type { Seat } from '@roundhouse/engine';
import type { House } from '../house/house.ts';
import type { Pace } from './lane.ts';
import { lengthOf, type Opened } from './opened.ts';
import { positionOf, tellBetween } from './tell.ts';

/** JSON that is written already. */
export interface Written {
  readonly written: string;
}

/** Entries told at once before others have their turn. */
const PIECE = 25;

/** Entries as a seat may know them, as JSON. What is past never changes, so it is told once. */
export const entriesText = async (
  house: House,
  o: Opened,
  from: number,
  to: number,
  seat: Seat | undefined,
  pace: Pace,
): Promise<string> => {
  const keyOf = (n: number): string => `${o.table} ${seat} ${n}`;
  const texts: string[] = [];
  for (let n = from; n <= to; ) {
    const known = house.texts.get(keyOf(n));
    if (known !== undefined) {
      texts.push(known);
      n++;
      continue;
    }
    let last = n;
    while (last < to && last - n < PIECE - 1 && house.texts.get(keyOf(last + 1)) === undefined) last++;
    for (const told of await tellBetween(house, o, n, last, seat, pace)) {
      const text = JSON.stringify(told);
      house.texts.keep(keyOf(told.n), text);
      texts.push(text);
    }
    n = last + 1;
  }
  return `[${texts.join(',')}]`;
};

/** The whole view after so many entries, as JSON. */
export const positionText = async (house: House, o: Opened, seat: Seat | undefined, n: number): Promise<string> => {
  const key = `${o.table} ${seat} ${n} of ${lengthOf(o)}`;
  const known = house.texts.get(key);
  if (known !== undefined) return known;
  const text = JSON.stringify(await positionOf(house, o, seat, n));
  house.texts.keep(key, text);
  return text;
};
