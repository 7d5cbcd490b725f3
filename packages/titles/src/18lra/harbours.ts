import {
  type CompanyId,
  commands,
  type Game,
  type HexId,
  type Money,
  type PrivateId,
  printedCost,
  tokenFor,
  unless,
  type Violation,
} from '@roundhouse/engine';

/** The kind of a harbour token, and of the places that ask for one. [LRA-4.1.2-a LRA-6.2.2.1-c LRA-6.2.2.1-g LRA-6.2.2.1-EX1] */
export const HARBOUR = 'harbour';

/** Harbour places that belong to the owner of a private while it is open (LRA-4.1.2-k); Orsoy's does not. [LRA-4.1.2-m LRA-4.1.2-o LRA-6.2.2.1-b] */
const RESERVED: Readonly<Record<HexId, PrivateId>> = { E13: 'P2', H14: 'P3', B14: 'P4' };
const ORSOY: HexId = 'B12';
const ORSOY_FOR_MKB: Money = 20;

/** Uerdingen, Neuss, Ruhrort and Orsoy: LRA-6.2.2.1-a. */
export const HARBOURS: readonly HexId[] = [...Object.keys(RESERVED), ORSOY];

const reserver = (g: Game, hex: HexId): PrivateId | undefined => {
  const id = RESERVED[hex];
  return id !== undefined && !g.state.privates[id]?.closed ? id : undefined;
};

/** Half price through a private, 20 for MKB in Orsoy, otherwise what the charter says: LRA-6.2.2.1-d, LRA-4.2.3-h. [LRA-4.1.2-n LRA-6.2.2.1-e LRA-6.2.2.1-EX2] */
export const stationCost = (g: Game, company: CompanyId, hex: HexId, kind?: string): Money => {
  const price = printedCost(tokenFor(g, company, kind) ?? 0);
  if (kind !== HARBOUR) return price;
  if (hex === ORSOY && company === 'MKB') return ORSOY_FOR_MKB;
  return reserver(g, hex) ? price / 2 : price;
};

/** Only companies of the private's owner use its harbour place: LRA-4.1.2-l. [LRA-4.1.2-EX2] */
export const harbourBar = (g: Game, company: CompanyId, hex: HexId, kind?: string): Violation | undefined => {
  const id = kind === HARBOUR ? reserver(g, hex) : undefined;
  return unless(id === undefined || commands(g, company, id), 'token.reserved', { hex });
};
