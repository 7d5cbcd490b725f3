import type { Adapter } from '../adapter.ts';
import { departures, rows } from './departures.ts';
import { positionOf } from './position.ts';
import { site18rhl } from './rulings.ts';
import { emptyLedger, type Ledger, noted, translate } from './translate.ts';

/** How 18xx.games records 18Rhl. */
export const adapter18rhl: Adapter<Ledger> = {
  site: '18Rhl',
  title: site18rhl,
  blank: emptyLedger,
  options: { optional_2_train: { optionalTrain: true }, lower_starting_capital: { lowerCapital: true } },
  companyFromSite: sym => sym,
  translate,
  noted,
  position: positionOf,
  departures,
  rows,
};
