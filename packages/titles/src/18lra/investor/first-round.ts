import {
  buyShare,
  type CompanyId,
  cashOf,
  directorOf,
  type Game,
  type Money,
  ordinaryOf,
  partOf,
  type Seat,
  Stock,
  sellShares,
  sharesOf,
  startCompany,
  step,
  unless,
  type Violation,
} from '@roundhouse/engine';
import { stockStep } from '../../18rhl/certificates.ts';
import { directed } from '../../directed.ts';

/** What the cheapest director's certificate costs; nothing, if none is left. */
const cheapest = (g: Game): Money | undefined => {
  const left = Object.entries(g.state.companies).filter(([, c]) => c.held[0] === 'ipo' && !c.closed);
  const prices = left.map(
    ([id]) => Math.min(...g.title.rules.shares.pars(g, id)) * (partOf(g, id).certificates[0] ?? 0),
  );
  return prices.length ? Math.min(...prices) : undefined;
};

/** Whether a player with so much money must still buy a director's certificate: LRA-9.3-b. */
const owesDirector = (g: Game, f: Stock, seat: Seat, cash: Money): boolean => {
  const price = cheapest(g);
  return f.number === 1 && !directed(g, seat).length && price !== undefined && cash >= price;
};

/** Whether so many shares more would make the seat director. */
const leadsWith = (g: Game, seat: Seat, company: CompanyId, shares: number): boolean => {
  const director = directorOf(g, company);
  return director !== undefined && sharesOf(g, company, seat) + shares > sharesOf(g, company, director);
};

/** No purchase after which no director's certificate could be paid. */
const savingBar = (g: Game, f: Stock, a: Parameters<typeof buyShare.forbid>[2]): Violation | undefined => {
  const shares = a.shares ?? ordinaryOf(g, a.company, a.from === 'charter' ? a.company : a.from)[0] ?? 0;
  const cash = cashOf(g, a.by);
  const left = cash - (g.title.rules.shares.price(g, a.company, a.from) ?? 0) * shares;
  const isDue = owesDirector(g, f, a.by, cash) && !leadsWith(g, a.by, a.company, shares);
  return unless(!isDue || left >= (cheapest(g) ?? 0), 'buy.saving', { price: cheapest(g) ?? 0 });
};

const buy: typeof buyShare = {
  ...buyShare,
  forbid: (g, f, a) => buyShare.forbid(g, f, a) ?? savingBar(g, f, a),
};

/** Whoever has no director's certificate and can pay for one may not pass in the first round. */
export const stockTurn = step('stock', {
  in: Stock,
  verbs: [sellShares, buy, startCompany],
  compels: (g, f) =>
    stockStep.compels?.(g, f) ??
    (owesDirector(g, f, f.turn, cashOf(g, f.turn)) ? { clause: 'stock.director' } : undefined),
});
