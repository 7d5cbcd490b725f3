import { type CompanyId, type Game, type Money, type Rules, standard } from '@roundhouse/engine';
import { BOE, bankPrice } from './bank-of-england.ts';

/** [48-5.2.*] */
export const pars = (_: Game, company: CompanyId): readonly Money[] => (company === 'CAR' ? [100] : [70, 80, 90, 100]);

/** The Bank of England has no marker on the chart. */
export const price: Rules['shares']['price'] = (g, company, from) =>
  company === BOE ? bankPrice(g) : standard.shares.price(g, company, from);

/** The Bank of England is sold as often as one likes, in the first stock round, too. [48-5.1.*] */
export const whyNotSell: Rules['shares']['whyNotSell'] = (g, f, company) =>
  company === BOE ? undefined : standard.shares.whyNotSell(g, f, company);

/** Half of a company, and all of the Bank of England. [48-5.1.6] */
export const sold: Rules['shares']['sold'] = (_, company) => ({ to: 'pool', most: company === BOE ? 10 : 5 });

/** [48-12.2.2] */
export const mostOfOne = (g: Game): number => (g.state.setup.players === 3 ? 7 : 6);
