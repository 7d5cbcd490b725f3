import { roughBound, stepOf, wholeSteps } from '../prove/bound.ts';
import type { Contraction } from '../walk/contract.ts';
import type { Fuel } from './fuel.ts';
import { IDLE, isBetter, type Lineup, type Trip } from './lineup.ts';

/** A search under way: what is known of one board, good at every moment. */
export interface Search {
  readonly board: Contraction;
  readonly fuel: Fuel;
  /** Amounts are multiples of this. */
  readonly step: number;
  /** Parts into which prices divide the money. */
  readonly scale: number;
  /** Trains of each class that must share the track with others; 0 for a class that is looked at alone. */
  readonly counts: readonly number[];
  /** The best route of each class that is looked at alone, and the most that such a route can earn. */
  readonly alone: (Trip | undefined)[];
  readonly aloneMost: number[];
  /** The best choice for the trains that share, and the most that such a choice can earn. */
  best: Lineup;
  most: number;
}

const FINEST = 10;
/** Amounts take so many of the 32 bits of a worth; prices on the way may be larger. */
const WORTH_BITS = 26;

/** A search that knows nothing yet. */
export const searchOf = (board: Contraction, fuel: Fuel): Search => {
  const sharing = board.networks.map(n => (n.sharesTrack ? 0 : n.trains.length));
  const isSingle = sharing.reduce((a, b) => a + b, 0) === 1;
  const counts = isSingle ? sharing.map(() => 0) : sharing;
  const rough = board.networks.map(n => roughBound(board, n));
  const total = rough.reduce((sum, r, c) => sum + r * (counts[c] ?? 0), 0);
  const spare = WORTH_BITS - (32 - Math.clz32(total + 1));
  return {
    board,
    fuel,
    step: stepOf(board),
    scale: 2 ** Math.max(0, Math.min(FINEST, spare)),
    counts,
    alone: board.networks.map(() => undefined),
    aloneMost: rough.map((r, c) => (counts[c] ? 0 : r)),
    best: IDLE,
    most: total,
  };
};

/** The class of every train that shares, like next to like. */
export const slotsOf = (s: Search): readonly number[] => s.counts.flatMap((n, c) => Array.from({ length: n }, () => c));

/** Takes a choice if it is better than the best. */
export const suggest = (s: Search, choice: Lineup): void => {
  if (isBetter(choice, s.best)) s.best = choice;
};

/** Takes note that no choice is worth more than this, in `1 / scale`. */
export const limit = (s: Search, amount: number): void => {
  s.most = Math.max(s.best.revenue, Math.min(s.most, wholeSteps(amount, s.scale, s.step)));
};
