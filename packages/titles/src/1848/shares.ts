import {
  type CompanyId,
  debtOf,
  frameAt,
  type Game,
  holdings,
  type Money,
  priceOf,
  type Seat,
  Stock,
  unless,
  type Violation,
  type Worth,
} from '@roundhouse/engine';
import { BOE } from './bank-of-england.ts';

/** New shares cost par, used ones the price of the day; the Bank of England has but one stock. */
export const shareCost = (g: Game, company: CompanyId, from: string): Money | undefined =>
  company !== BOE && from === 'ipo' ? g.state.companies[company]?.par : priceOf(g, company);

export const pars = (_: Game, company: CompanyId): readonly Money[] => (company === 'CAR' ? [100] : [70, 80, 90, 100]);

/** Nothing without a price is sold, and in the first stock round nothing but the Bank of England. */
export const whyNotSell = (g: Game, _: Seat, company: CompanyId): Violation | undefined =>
  unless(priceOf(g, company) !== undefined, 'sell.priced', { company }) ??
  unless(frameAt(g, Stock)?.number !== 1 || company === BOE, 'sell.first-round', { company });

export const poolLimit = (_: Game, company: CompanyId): number => (company === BOE ? 10 : 5);

export const mostOfOne = (g: Game): number => (g.state.setup.players === 3 ? 7 : 6);

/** Cash and shares at the price of the day, less what is owed to the bank. */
export const worth = (g: Game, seat: Seat): readonly Worth[] => [
  ...holdings(g, seat),
  ...(debtOf(g, seat) ? [{ what: 'debt', amount: -debtOf(g, seat) }] : []),
];
