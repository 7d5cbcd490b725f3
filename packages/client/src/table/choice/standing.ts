import { type Game, type Money, type Seat, topFrame } from '@roundhouse/engine';
import type { Answer } from '../../store/draft.ts';

interface Bid {
  readonly by: Seat;
  readonly amount: Money;
}

/** Bids that stand on a lot, wherever a title keeps them: by lot in a slice, or the best one of the auction. */
export const bidsOn = (g: Game, lot: Answer): readonly Bid[] => {
  const auction = topFrame(g) as { readonly lot?: string; readonly best?: Bid } | undefined;
  if (auction?.lot === lot && auction.best) return [auction.best];
  return Object.values(g.state.slices).flatMap(slice => {
    const { bids } = (slice ?? {}) as { readonly bids?: Readonly<Record<string, readonly Bid[]>> };
    return bids?.[lot] ?? [];
  });
};

/** The secret cards in a seat's hand, as far as they can be seen from here. */
export const handOf = (g: Game, seat: Seat): readonly string[] =>
  Object.values(g.state.slices).flatMap(slice => {
    const { hands } = (slice ?? {}) as { readonly hands?: Readonly<Record<Seat, { readonly value?: unknown }>> };
    const value = hands?.[seat]?.value;
    return Array.isArray(value) ? (value as readonly string[]) : [];
  });

/** The card that lies open before a seat, where a title keeps one by seat. */
export const openCardOf = (g: Game, seat: Seat): string | undefined =>
  Object.values(g.state.slices)
    .map(slice => (slice as { readonly held?: Readonly<Record<Seat, unknown>> } | undefined)?.held?.[seat])
    .find(card => typeof card === 'string');
