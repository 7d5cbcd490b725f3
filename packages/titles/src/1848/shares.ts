import {
  type CompanyId,
  frameAt,
  type Game,
  type Money,
  priceOf,
  type Seat,
  Stock,
  unless,
  type Violation,
} from '@roundhouse/engine';
import { BOE } from './bank-of-england.ts';

/** [48-5.2.*] */
export const pars = (_: Game, company: CompanyId): readonly Money[] => (company === 'CAR' ? [100] : [70, 80, 90, 100]);

/** Nothing without a price is sold, and in the first stock round nothing but the Bank of England. [48-5.1.*] */
export const whyNotSell = (g: Game, _: Seat, company: CompanyId): Violation | undefined =>
  unless(priceOf(g, company) !== undefined, 'sell.priced', { company }) ??
  unless(frameAt(g, Stock)?.number !== 1 || company === BOE, 'sell.first-round', { company });

/** [48-5.1.6] */
export const poolLimit = (_: Game, company: CompanyId): number => (company === BOE ? 10 : 5);

/** [48-12.2.2] */
export const mostOfOne = (g: Game): number => (g.state.setup.players === 3 ? 7 : 6);
