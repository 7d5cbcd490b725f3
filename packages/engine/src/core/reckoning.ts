import type { Money, Seat } from './ids.ts';
import type { Game } from './state.ts';

/** What a seat is worth in all. */
export const wealthOf = (g: Game, seat: Seat): Money =>
  g.title.rules.worth(g, seat).reduce((sum, item) => sum + item.amount, 0);

/** Who has won by rule, or the seats with the greatest wealth; equals share the victory. */
export const winners = (g: Game): readonly Seat[] => {
  if (g.state.winner !== undefined) return [g.state.winner];
  const most = Math.max(...g.state.seating.map(seat => wealthOf(g, seat)));
  return g.state.seating.filter(seat => wealthOf(g, seat) === most);
};
