import type { Reason } from './bot.ts';
import type { Estimate, Item } from './estimate.ts';

/** Small differences beside the whole lead do not count. */
const COUNTS = { for: 0.1, against: 0.25 };

/**
 * Why one way leads another by so much, in the mean of their runs: item by item what the seat has more or less of, and
 * by what its rivals have less; the largest for it first, and one against it.
 */
export const reasonsFor = (
  lead: number,
  better: readonly Estimate[],
  other: readonly Estimate[],
  most: number,
  nameOf = (item: Item): string => item.what,
): readonly Reason[] => {
  const sums = new Map<string, Reason>();
  const add = (runs: readonly Estimate[], sign: number) => {
    for (const run of runs)
      for (const item of run) {
        const what = nameOf(item);
        const key = `${what} ${item.of ?? ''}`;
        const before = sums.get(key)?.amount ?? 0;
        const amount = before + (sign * item.amount) / runs.length;
        sums.set(key, { what, ...(item.of === undefined ? {} : { of: item.of }), amount });
      }
  };
  add(better, 1);
  add(other, -1);
  const items = [...sums.values()].map(r => ({ ...r, amount: Math.round(r.amount) }));
  const rivals = Math.round(lead) - items.reduce((sum, r) => sum + r.amount, 0);
  const all: readonly Reason[] = [...items, { what: 'rivals', amount: rivals }];
  const against = all.filter(r => r.amount < -COUNTS.against * lead).sort((a, b) => a.amount - b.amount);
  const speaks = all.filter(r => r.amount > COUNTS.for * lead).sort((a, b) => b.amount - a.amount);
  return [...speaks.slice(0, most), ...against.slice(0, 1)];
};
