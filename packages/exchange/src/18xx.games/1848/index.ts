import type { Adapter } from '../adapter.ts';
import { departures, rows } from './departures.ts';
import { companyFromSite } from './names.ts';
import { positionOf } from './position.ts';
import { site1848 } from './rulings.ts';
import { emptyLedger, type Ledger, noted, translate } from './translate.ts';

/** How 18xx.games records 1848. */
export const adapter1848: Adapter<Ledger> = {
  site: '1848',
  title: site1848,
  blank: emptyLedger,
  companyFromSite,
  translate,
  noted,
  position: positionOf,
  departures,
  rows,
};
