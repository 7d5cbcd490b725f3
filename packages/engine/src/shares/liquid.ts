import { frameAt } from '../core/frame.ts';
import type { CompanyId, Money, Seat } from '../core/ids.ts';
import { cashOf } from '../core/money.ts';
import type { Game } from '../core/state.ts';
import { priceOf } from '../market/market.ts';
import { Stock } from '../rounds/stock.ts';
import { sharesOf } from './certificate.ts';

/** A stock turn of this seat, for asking what it could sell. */
const stockTurn = (g: Game, seat: Seat): Stock => ({
  ...(frameAt(g, Stock) ?? { at: 'stock', number: 1000, passes: 0, cleared: g.state.seating, sold: {} }),
  turn: seat,
  done: [],
});

/** How many shares of a company the rules would let a seat sell in a turn of its own. */
const mostSellable = (g: Game, seat: Seat, company: CompanyId): number => {
  const verb = g.title.verbs['sellShares'];
  const f = stockTurn(g, seat);
  for (let shares = sharesOf(g, company, seat); verb && shares > 0; shares--) {
    const sale = { type: 'sellShares', by: seat, at: 'stock', company, shares };
    if (!verb.forbid(g, f, sale)) return shares;
  }
  return 0;
};

/** What a seat could have in hand: its cash and what its saleable shares bring now. */
export const liquidOf = (g: Game, seat: Seat): Money =>
  Object.keys(g.state.companies).reduce(
    (sum, c) => sum + mostSellable(g, seat, c) * (priceOf(g, c) ?? 0),
    cashOf(g, seat),
  );
