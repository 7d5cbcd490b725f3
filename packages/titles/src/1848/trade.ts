import {
  anyPrice,
  type CompanyId,
  cardsSold,
  cashOf,
  type Deal,
  directorOf,
  dutyTrains,
  exactly,
  type Game,
  hasRoute,
  isBank,
  type Money,
  onSale,
  type Prices,
  type PrivateId,
  sameDirector,
  sideOf,
  since,
  unless,
  type Violation,
} from '@roundhouse/engine';
import { ghanRebate } from './privates.ts';

/** What the bank takes off: for a 4/4+ handed in by the first buyer of a D, and for the Ghan with its private. [48-8.3.*] */
const rebate = (g: Game, { company, train, exchange, using }: Deal): Money | undefined => {
  if (exchange && using) return undefined;
  if (exchange) return train === 'D' && !cardsSold(g, '8') && sideOf(g, exchange).card.id === '4' ? 300 : undefined;
  if (using) return train === '2E' && ghanRebate(g, company, using) ? 100 : undefined;
  return 0;
};

/** The printed price; between companies of one director any. [48-8.3.*] */
export const trainPrice = (g: Game, deal: Deal): Prices | undefined => {
  const { price } = sideOf(g, deal.train);
  if (isBank(deal.from)) {
    const less = rebate(g, deal);
    return less === undefined ? undefined : exactly(price - less);
  }
  if (!tradeOpen(g)) return undefined;
  return sameDirector(g, deal.company, deal.from) ? anyPrice() : exactly(price);
};

/** Trains and privates change hands between companies and players from the first 3/3+ on. */
const tradeOpen = (g: Game): boolean => since(g, '3');

export const tradeBar = (g: Game): Violation | undefined =>
  unless(tradeOpen(g), 'private.phase', { phase: g.state.phase, opens: '3' });

/** Only its own director sells a company privates. */
export const whyNotBuyPrivate = (g: Game, buyer: CompanyId, which: PrivateId): Violation | undefined =>
  tradeBar(g) ?? unless(g.state.privates[which]?.owner === directorOf(g, buyer), 'private.owner', { private: which });

/** A company with a route must own a train other than the Ghan when its turn ends. [48-8.1] */
export const mustBuy = (g: Game, company: CompanyId): boolean => !dutyTrains(g, company).length && hasRoute(g, company);

/** Loans may pay for a train only if one must be had and the treasury cannot pay even the cheaper side. [48-8.4.*] */
export const mustHave = (g: Game, { company, train }: Deal): boolean => {
  const { card } = sideOf(g, train);
  const cheapest = Math.min(...card.sides.map(s => s.price));
  return !card.besidesDuty && onSale(g).includes(card) && mustBuy(g, company) && cashOf(g, company) < cheapest;
};
