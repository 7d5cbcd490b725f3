import {
  type CompanyId,
  cashOf,
  frameAt,
  type Game,
  type Money,
  priceOf,
  type Seat,
  type Stock,
  sharesOf,
  verbOf,
} from '@roundhouse/engine';

/** What mechanisms of a title count by company, such as loans: any slice with a number under `by`. */
export const countedBy = (g: Game, company: CompanyId): readonly { readonly what: string; readonly count: number }[] =>
  Object.entries(g.state.slices).flatMap(([what, slice]) => {
    const by = (slice as { readonly by?: Readonly<Record<string, unknown>> } | null)?.by;
    const count = by?.[company];
    return typeof count === 'number' && count > 0 ? [{ what, count }] : [];
  });

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

/** A stock turn of this seat, for asking what it could sell. */
const stockTurn = (g: Game, seat: Seat): Stock => ({
  ...(frameAt<Stock>(g, 'stock') ?? { at: 'stock', number: 1000, passes: 0, cleared: g.state.seating, sold: {} }),
  turn: seat,
  done: [],
});

/** How many shares of a company the rules would let a seat sell in a turn of its own. */
const mostSellable = (g: Game, seat: Seat, company: CompanyId): number => {
  const verb = g.title.verbs['sellShares'] && verbOf(g, 'sellShares');
  const f = stockTurn(g, seat);
  for (let shares = sharesOf(g, company, seat); verb && shares > 0; shares--) {
    const sale = { type: 'sellShares', by: seat, at: 'stock', company, shares };
    if (!verb.forbid(g, f, sale)) return shares;
  }
  return 0;
};

/** What a seat could have in hand: its cash and what its saleable shares bring now. */
export const liquidOf = (g: Game, seat: Seat): Money =>
  Object.keys(g.state.companies).reduce(
    (sum, c) => sum + mostSellable(g, seat, c) * (priceOf(g, c) ?? 0),
    cashOf(g, seat),
  );
