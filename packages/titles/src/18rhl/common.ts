import {
  anyPrice,
  beginOperating,
  phaseOf,
  priceOf,
  printedPrice,
  privatesPay,
  type Rules,
  riseSoldOut,
  type Table,
  willEnd,
} from '@roundhouse/engine';
import * as certificates from './certificates.ts';
import { mayFallShort, shortfall } from './forced-purchase.ts';
import { whyNotOwn } from './trade.ts';

/** What both games of the Rhine have in common beside their track and stations. */
export const common = {
  bank: { broken: t => willEnd(t, 'bank') },
  market: {
    moves: {
      paid: ['right'],
      low: ['under'],
      withheld: ['left'],
      sold: ['down'],
      soldOut: ['up'],
      floated: ['up'],
    },
  },
  shares: {
    mostOfOne: () => 10,
    poolLimit: () => 5,
    cost: certificates.shareCost,
    pars: certificates.pars,
    whyNotSell: certificates.whyNotSell,
    whyNotBuy: certificates.whyNotBuy,
    paidTo: certificates.paidTo,
    alsoCount: certificates.alsoCount,
  },
  trains: {
    tradePrice: anyPrice,
    price: printedPrice,
    mayFallShort,
    shortfall,
    whyNotOwn,
    keepsDiscarded: true,
  },
  dividend: {
    cause: (g, company, paid) => (paid >= (priceOf(g, company) ?? 0) ? 'paid' : paid > 0 ? 'low' : 'withheld'),
  },
  income: [privatesPay],
} satisfies {
  readonly [K in keyof Rules]?: K extends 'shares' ? Omit<Rules['shares'], 'certificateLimit'> : Rules[K];
};

export const beginSet = (t: Table, number: number): void => beginOperating(t, number, 1, phaseOf(t).rounds ?? 1);

/** After a stock round whoever has most cash will begin the next one, and what is sold out rises. */
export const closeStock = (t: Table): void => {
  certificates.priorityToRichest(t);
  riseSoldOut(t);
};
