import {
  anyPrice,
  type CompanyId,
  cardsSold,
  cashOf,
  directorOf,
  dutyTrains,
  type Game,
  hasRoute,
  type Money,
  onSale,
  type PrivateId,
  sameDirector,
  sideOf,
  since,
  type TrainId,
  unless,
  type Violation,
} from '@roundhouse/engine';
import { ghanRebate } from './privates.ts';

/** The printed price; a D for a 4/4+ handed in by the first buyer; the Ghan cheaper with its private. [48-8.3.*] */
export const trainPrice = (
  g: Game,
  company: CompanyId,
  train: TrainId,
  exchange?: TrainId,
  using?: PrivateId,
): Money | undefined => {
  const { price } = sideOf(g, train);
  if (exchange && using) return undefined;
  if (exchange) {
    const first = cardsSold(g, '8') === 0;
    return train === 'D' && first && sideOf(g, exchange).card.id === '4' ? price - 300 : undefined;
  }
  if (using) return train === '2E' && ghanRebate(g, company, using) ? price - 100 : undefined;
  return price;
};

/** Trains and privates change hands between companies and players from the first 3/3+ on. */
export const tradeOpen = (g: Game): boolean => since(g, '3');

/** Between companies of one director any price, otherwise the printed one. [48-8.3.*] */
export const tradePrice = (
  g: Game,
  buyer: CompanyId,
  seller: CompanyId,
  face: Money,
): readonly [Money, Money] | undefined => {
  if (!tradeOpen(g)) return undefined;
  return sameDirector(g, buyer, seller) ? anyPrice() : [face, face];
};

/** Only its own director sells a company privates. */
export const directorsBar = (g: Game, buyer: CompanyId, which: PrivateId): Violation | undefined =>
  unless(g.state.privates[which]?.owner === directorOf(g, buyer), 'private.owner', { private: which });

/** A company with a route must own a train other than the Ghan when its turn ends. [48-8.1] */
export const mustBuy = (g: Game, company: CompanyId): boolean => !dutyTrains(g, company).length && hasRoute(g, company);

/** Loans may pay for a train only if one must be had and the treasury cannot pay even the cheaper side. [48-8.4.*] */
export const mayFallShort = (g: Game, company: CompanyId, train: TrainId): boolean => {
  const { card } = sideOf(g, train);
  const cheapest = Math.min(...card.sides.map(s => s.price));
  return !card.besidesDuty && onSale(g).includes(card) && mustBuy(g, company) && cashOf(g, company) < cheapest;
};
