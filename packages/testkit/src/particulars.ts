import type { Particulars } from './goals.ts';
import { particulars18cz, particularsBohemia, particularsMoravia } from './particulars/18cz.ts';
import { particulars18lra } from './particulars/18lra.ts';
import { particularsInvestor } from './particulars/18lra-investor.ts';
import { particulars18rhl } from './particulars/18rhl.ts';
import { particulars1848 } from './particulars/1848.ts';
import { particularsLraShort, particularsRhlShort } from './particulars/short.ts';

const BY_TITLE: Readonly<Record<string, Particulars>> = {
  1848: particulars1848,
  '18cz': particulars18cz,
  '18cz-bohemia': particularsBohemia,
  '18cz-moravia-silesia': particularsMoravia,
  '18rhl': particulars18rhl,
  '18rhl-short': particularsRhlShort,
  '18lra': particulars18lra,
  '18lra-investor': particularsInvestor,
  '18lra-short': particularsLraShort,
};

const NOTHING: Particulars = { endings: [], powers: [], unmet: {}, corners: [] };

/** What the exhaustive runner must know of a title. */
export const particularsOf = (title: string): Particulars => BY_TITLE[title] ?? NOTHING;
