import { type CompanyId, type Game, type Seat, sharesOf } from '@roundhouse/engine';

/** Shares of a company in all. */
export const totalShares = (g: Game, company: CompanyId): number =>
  (g.title.parts.companies[company]?.certificates ?? []).reduce((a, b) => a + b, 0);

/** Everybody who may hold shares in hand: players, and seats that decide nothing. */
export const handsOf = (g: Game): readonly Seat[] => [
  ...g.state.seating,
  ...Object.keys(g.title.automata ?? {}).map(Number),
];

/** A holder's part of a company in percent. */
export const percentOf = (g: Game, company: CompanyId, holder: Seat | string): number =>
  (sharesOf(g, company, holder) * 100) / totalShares(g, company);
