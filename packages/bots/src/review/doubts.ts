import type { Action } from '@roundhouse/engine';
import type { RoundStart } from './played.ts';
import type { Doubt } from './turning.ts';

/** So often is the same advice to a seat looked at again, in one round and for one kind of deed. */
const ALIKE = 2;

/** The same for whoever is advised: what to do, in which round. */
export const adviceIn = (starts: readonly RoundStart[], at: number, { by: _, ...deed }: Action): string =>
  `${starts.findLastIndex(s => s.at <= at)} ${JSON.stringify(Object.entries(deed).sort())}`;

/** The doubts to be looked at again, the largest first; one doubt that comes back every turn does not displace all others. */
export const mostDoubtful = (
  doubts: readonly Doubt[],
  starts: readonly RoundStart[],
  most: number,
): readonly Doubt[] => {
  const alike = new Map<string, number>();
  return doubts
    .toSorted((a, b) => b.behind - a.behind || a.at - b.at)
    .filter(({ at, seat, played, others: [best] }) => {
      const key = `${seat} ${played.action.type} ${best ? adviceIn(starts, at, best.action) : ''}`;
      const before = alike.get(key) ?? 0;
      alike.set(key, before + 1);
      return before < ALIKE;
    })
    .slice(0, most);
};
