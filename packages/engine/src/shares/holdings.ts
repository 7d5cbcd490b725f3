import type { Seat } from '../core/ids.ts';
import { cashOf } from '../core/money.ts';
import type { Worth } from '../core/rules.ts';
import type { Game } from '../core/state.ts';
import { priceOf } from '../market/market.ts';
import { sharesOf } from './certificate.ts';

/** Cash, and shares at the price of the day. */
export const holdings = (g: Game, seat: Seat): readonly Worth[] => [
  { what: 'cash', amount: cashOf(g, seat) },
  ...Object.keys(g.state.companies)
    .filter(c => sharesOf(g, c, seat) > 0)
    .map(of => ({ what: 'shares', of, amount: sharesOf(g, of, seat) * (priceOf(g, of) ?? 0) })),
];
