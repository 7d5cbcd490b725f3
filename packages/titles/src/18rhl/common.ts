import {
  beginOperating,
  type Differences,
  markerPrice,
  phaseOf,
  priceOf,
  riseSoldOut,
  standard,
  type Table,
  willEnd,
} from '@roundhouse/engine';
import * as certificates from './certificates.ts';
import { mustHave, shortfall } from './forced-purchase.ts';
import { whyNotOwn } from './trade.ts';

/** What both games of the Rhine have in common beside their track and stations. */
export const common = {
  bank: { broken: t => willEnd(t, 'bank') },
  market: { moves: { ...standard.market.moves, low: ['under'], floated: ['up'] } },
  shares: {
    mostOfOne: () => 10,
    // There is one price for every certificate, wherever it lies.
    price: markerPrice,
    whyNotSell: certificates.whyNotSell,
    whyNotBuy: certificates.whyNotBuy,
    alsoCount: certificates.alsoCount,
  },
  trains: { mustHave, shortfall, whyNotOwn },
  dividend: {
    cause: (g, company, paid) => (paid >= (priceOf(g, company) ?? 0) ? 'paid' : paid > 0 ? 'low' : 'withheld'),
  },
} satisfies Differences;

export const beginSet = (t: Table, number: number): void => beginOperating(t, number, 1, phaseOf(t).rounds ?? 1);

/** After a stock round whoever has most cash will begin the next one, and what is sold out rises. */
export const closeStock = (t: Table): void => {
  certificates.priorityToRichest(t);
  riseSoldOut(t);
};
