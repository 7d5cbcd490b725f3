import {
  type Action,
  type CompanyId,
  cashOf,
  directorOf,
  type Game,
  type Money,
  partOf,
  priceOf,
  type Seat,
} from '@roundhouse/engine';
import { sharesToFloat } from '../float.ts';
import { roundsLeft } from '../horizon.ts';
import type { Mind } from '../mind.ts';
import { endValue, type Outlook } from '../outlook.ts';

/** What is done with shares. */
export type ShareDeed = Action & { company: CompanyId; shares?: number; from?: string; par?: Money };

/** Who has started a company and can pay for the rest of it does so before anything else. */
const FINISHING = 3;

/** What a share costs where it is taken from. */
export const costOf = (g: Game, { company, from = 'ipo' }: ShareDeed): Money =>
  g.title.rules.shares.price(g, company, from) ?? priceOf(g, company) ?? 0;

/** What a share will bring until the end, beyond its price and as a part of it. */
export const returnOf = (g: Game, seat: Seat, deed: ShareDeed, o: Outlook, mind: Mind): number => {
  const price = priceOf(g, deed.company) ?? 0;
  const cost = costOf(g, deed);
  if (cost <= 0) return 0;
  const now = g.state.companies[deed.company];
  const mine = directorOf(g, deed.company) === seat;
  let value = endValue(price, o, mind.weights);
  if (!partOf(g, deed.company).led) value = price * (1 + 0.05 * Math.min(6, roundsLeft(g)));
  if (!now?.floated && partOf(g, deed.company).led) {
    const missing = sharesToFloat(g, deed.company) * cost;
    if (mine) value *= cashOf(g, seat) >= missing ? FINISHING : 1.15;
  }
  return (value - cost) / cost;
};

/** The same in money. */
export const gainOf = (g: Game, seat: Seat, deed: ShareDeed, o: Outlook, mind: Mind): Money =>
  returnOf(g, seat, deed, o, mind) * costOf(g, deed);
