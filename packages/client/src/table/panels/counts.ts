import { automataOf, type CompanyId, type Game, type Party, sharesOf } from '@roundhouse/engine';

/** Shares of a company in all. */
const totalShares = (g: Game, company: CompanyId): number =>
  (g.title.parts.companies[company]?.certificates ?? []).reduce((a, b) => a + b, 0);

/** Everybody who may hold shares in hand: players, and those that decide nothing. */
export const handsOf = (g: Game): readonly Party[] => [...g.state.seating, ...automataOf(g).map(a => a.holder)];

/** A holder's part of a company in percent. */
export const percentOf = (g: Game, company: CompanyId, holder: Party): number =>
  (sharesOf(g, company, holder) * 100) / totalShares(g, company);
