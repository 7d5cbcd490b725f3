import { t18cz } from '@roundhouse/titles/18cz/index';
import type { Adapter } from '../adapter.ts';
import { departuresFrom, rows } from './departures.ts';
import { positionOf } from './position.ts';
import { site18cz } from './rulings.ts';
import { emptyLedger, type Ledger, noted, translate } from './translate.ts';

/** How 18xx.games records 18CZ. */
export const adapter18cz: Adapter<Ledger> = {
  site: '18CZ',
  title: site18cz,
  blank: emptyLedger,
  companyFromSite: sym => sym,
  translate,
  noted,
  position: positionOf,
  departures: departuresFrom(t18cz),
  rows,
};
