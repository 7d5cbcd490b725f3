import {
  act,
  borrow,
  type CompanyId,
  cashOf,
  debtOf,
  defineVerb,
  directorOf,
  type Game,
  type Money,
  mustSellDown,
  pay,
  repay,
  type Seat,
  Stock,
  slice,
  type Table,
  unless,
  unlessPaid,
} from '@roundhouse/engine';

/** What each seat has borrowed in all; as much is taken off at the end. */
export const penalties = slice<Readonly<Record<Seat, Money>>>('penalties', {});

export const penaltyOf = (g: Game, seat: Seat): Money => penalties.of(g)[seat] ?? 0;

/** The director adds exactly what is missing: all his cash if need be, and the bank lends him the rest. [CZ-VIII.11] */
export const financeTrain = (t: Table, company: CompanyId, price: Money): 'funded' => {
  const director = directorOf(t, company) as Seat;
  const missing = price - cashOf(t, company);
  const own = Math.min(missing, cashOf(t, director));
  pay(t, director, company, own);
  if (missing > own) {
    borrow(t, director, missing - own, company);
    penalties.write(t)[director] = penaltyOf(t, director) + missing - own;
  }
  return 'funded';
};

/** A player pays his whole debt back; what borrowing costs stays. */
export const repayDebt = defineVerb(
  'repayDebt',
  {},
  {
    in: Stock,
    aside: true,
    offer: (_, f) => act({ type: 'repayDebt', by: f.turn, at: 'stock' }),
    forbid: (g, f, a) =>
      unless(debtOf(g, a.by) > 0, 'debt.none') ??
      unless(!mustSellDown(g, f), 'shares.sell-down') ??
      unlessPaid(cashOf(g, a.by) >= debtOf(g, a.by), 'debt.funds', { amount: debtOf(g, a.by), cash: cashOf(g, a.by) }),
    perform: (t, _, a) => repay(t, a.by),
  },
);
