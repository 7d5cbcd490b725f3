import type { Game, Money, Seat } from '@roundhouse/engine';

/** What a seat has bid on lots that are still open, all in all. */
export const bidBy = (g: Game, seat: Seat): Money =>
  [...Object.keys(g.state.privates), ...Object.keys(g.state.companies)]
    .flatMap(lot => g.title.shows?.bids?.(g, lot) ?? [])
    .reduce((sum, b) => (b.by === seat ? sum + b.amount : sum), 0);
