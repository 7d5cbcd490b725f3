import { amend, type Frame, type Owed } from '../core/agenda.ts';
import { act, pick } from '../core/choice.ts';
import type { CompanyId, Money, Seat } from '../core/ids.ts';
import { cashOf, debtOf, pay } from '../core/money.ts';
import { company, whole } from '../core/shape.ts';
import { did, type Game } from '../core/state.ts';
import { emit, type Table } from '../core/table.ts';
import { type Acting, defineVerb } from '../core/verb.ts';
import { unless, type Violation } from '../core/violation.ts';
import { moveMarker, priceOf } from '../market/market.ts';
import { hasBought, type Stock } from '../rounds/stock.ts';
import { directorOf, partOf, passShares, sharesOf } from '../shares/certificate.ts';
import { changesDirector, directorSells, poolTakes } from '../shares/limits.ts';
import { changeDirector, successor } from '../shares/presidency.ts';

const seatIn = (f: Frame): Seat => (f.at === 'stock' ? (f as Stock).turn : (f as Owed).by);
const stepIn = (f: Frame): string => (f.at === 'stock' ? 'stock' : (f as Owed).step);

const sale = { company, shares: whole(1) };
type Sale = Acting<'sellShares', typeof sale>;

/** A player sells shares of one company to the pool, in a stock round or to raise money that is owed. */
export const sellShares = defineVerb('sellShares', sale, {
  offer: (g, f) => {
    const by = seatIn(f);
    const owned = Object.keys(g.state.companies).filter(c => sharesOf(g, c, by) > 0);
    return pick('company', owned, c =>
      pick(
        'shares',
        Array.from({ length: sharesOf(g, c, by) }, (_, i) => i + 1),
        shares => act({ type: 'sellShares', by, at: stepIn(f), company: c, shares }),
      ),
    );
  },
  forbid: (g, f, a) => {
    const barred = g.title.rules.shares.sellable(g, a.by, a.company);
    return (
      unless(sharesOf(g, a.company, a.by) >= a.shares, 'sell.owned', { company: a.company }) ??
      unless(!barred, barred ?? 'sell.owned', { company: a.company }) ??
      (f.at === 'stock' ? inStock(g, f as Stock, a.company) : undefined) ??
      poolTakes(g, a.company, a.shares) ??
      directorSells(g, a.by, a.company, a.shares) ??
      (f.at === 'owed' ? inNeed(g, f as Owed, a.company, a.shares) : undefined)
    );
  },
  perform: (t, f, a) => {
    sell(t, a.by, a.company, a.shares);
    if (f.at !== 'stock') return;
    const { sold } = f as Stock;
    amend<Stock>(t, { sold: { ...sold, [a.by]: [...(sold[a.by] ?? []), a.company] } });
  },
});

const inStock = (g: Game, f: Stock, of: CompanyId): Violation | undefined =>
  unless(!hasBought(f), 'sell.before-buying') ??
  unless(
    g.title.rules.shares.soldTwice(g, of) || !did<Sale>(f, 'sellShares').some(s => s.company === of),
    'sell.one-block',
    {
      company: of,
    },
  );

/** Money is raised only as far as it is owed, older debts included, and no company changes hands by it. */
const inNeed = (g: Game, f: Owed, of: CompanyId, shares: number): Violation | undefined => {
  const missing = (f.amount ?? 0) + debtOf(g, f.by) - cashOf(g, f.by);
  const fewer = (shares - 1) * (priceOf(g, of) as Money);
  return (
    unless(!changesDirector(g, f.by, of, shares), 'sell.keeps-director', { company: of }) ??
    unless(missing > fewer, 'sell.needed', { missing })
  );
};

/** The seller is paid the price before the sale; then the marker falls once. */
const sell = (t: Table, seat: Seat, of: CompanyId, shares: number): void => {
  const price = priceOf(t, of) as Money;
  const left = sharesOf(t, of, seat) - shares;
  const heir = directorOf(t, of) === seat ? successor(t, of, seat, left) : undefined;
  if (heir !== undefined && partOf(t, of).led) changeDirector(t, of, seat, heir);
  passShares(t, of, seat, t.title.rules.shares.soldTo ?? 'pool', shares);
  pay(t, 'bank', seat, price * shares);
  emit(t, { type: 'sharesSold', by: seat, company: of, shares, price: price * shares });
  if (t.state.companies[of]?.cell !== undefined) moveMarker(t, of, 'sold');
};
