import {
  type CompanyId,
  debtOf,
  frameAt,
  type Game,
  holdings,
  type Seat,
  Stock,
  since,
  unless,
  type Violation,
  type Worth,
} from '@roundhouse/engine';
import { penaltyOf } from './emergency.ts';
import { PARS } from './market.ts';
import { type Size, sizeOf } from './sizes.ts';
import { LAST_PRICE } from './timetable.ts';

const LIMITS: Readonly<Record<number, number>> = { 3: 14, 4: 12, 5: 10, 6: 9 };

/** [CZ-VII.4] */
export const certificateLimit = (g: Game): number => LIMITS[g.state.setup.players] ?? 0;

/** 75 % of a small company, 60 % of any other. */
const MOST: Readonly<Record<Size, number>> = { small: 3, medium: 3, large: 6 };
export const mostOfOne = (g: Game, company: CompanyId): number => MOST[sizeOf(g, company)];

/** [CZ-VII.5] */
export const pars = (g: Game, company: CompanyId): readonly number[] => PARS[sizeOf(g, company)];

/** Medium companies come with the first b-train, large ones with the first d-train. */
const FROM: Readonly<Record<Size, string>> = { small: 'a', medium: 'b', large: 'd' };

/** Who owes the bank buys nothing. */
export const debtBar = (g: Game, company: CompanyId): Violation | undefined => {
  const buyer = frameAt(g, Stock)?.turn;
  return unless(buyer === undefined || debtOf(g, buyer) === 0, 'buy.debt', { company });
};

/** [CZ-VII.3] */
export const whyNotBuy = (g: Game, company: CompanyId): Violation | undefined =>
  unless(since(g, FROM[sizeOf(g, company)]), 'buy.phase', { company, opens: FROM[sizeOf(g, company)] }) ??
  debtBar(g, company);

/** Local Railways, or other papers, in a player's hand. */
export const papersOf = (g: Game, seat: Seat): readonly string[] =>
  Object.keys(g.state.privates).filter(id => g.state.privates[id]?.owner === seat && !g.state.privates[id]?.closed);

/** Cash, shares and papers, less what is owed and what borrowing costs. [CZ-X.2] */
export const worth = (g: Game, seat: Seat): readonly Worth[] => [
  ...holdings(g, seat),
  ...papersOf(g, seat).map(of => ({ what: 'private', of, amount: LAST_PRICE })),
  ...(debtOf(g, seat) ? [{ what: 'debt', amount: -debtOf(g, seat) }] : []),
  ...(penaltyOf(g, seat) ? [{ what: 'penalty', amount: -penaltyOf(g, seat) }] : []),
];
