import { type CompanyId, type Game, type HexId, linked, slice, type Table } from '@roundhouse/engine';
import { type Granted, grantOf } from './grants.ts';
import { rightBank } from './rightBank.ts';

export const DALHEIM: HexId = 'I3';

/** The Dalheim Emigrant Camp: active once somebody may give its token away. [LRA-4.1.2-i] */
export const camp = slice<Granted>('camp', {});

export const campGrant = grantOf('assignCamp', 'P1', camp);

export const isActive = (g: Game): boolean => camp.of(g).owner !== undefined;

/** Whether the company has the token "20": LRA-4.1.2-g. [LRA-4.1.2-EX1] */
export const hasCamp = (g: Game, company: CompanyId): boolean => camp.of(g).company === company;

/** Track from Dalheim to a city on the right bank opens the camp, whoever laid it: LRA-4.1.2-c, -d. [LRA-4.1.2-d] */
export const openCamp = (t: Table): void => {
  if (!isActive(t) && linked(t, DALHEIM, rightBank(t))) campGrant.open(t);
};
