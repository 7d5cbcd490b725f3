import { stepOf } from '../core/agenda.ts';
import { act, pick } from '../core/choice.ts';
import { amend, Owed } from '../core/frame.ts';
import type { CompanyId, Money, Seat } from '../core/ids.ts';
import { cashOf, debtOf, pay } from '../core/money.ts';
import { company, list, maybe, whole } from '../core/shape.ts';
import type { Game } from '../core/state.ts';
import { emit, type Table } from '../core/table.ts';
import { type Acting, defineVerb } from '../core/verb.ts';
import { unless, type Violation } from '../core/violation.ts';
import { moveMarker, priceOf } from '../market/market.ts';
import { hasBought, Stock } from '../rounds/stock.ts';
import { ordinaryOf, partOf, passCertificate, sharesOf } from '../shares/certificate.ts';
import { handovers, type Sizes, sameSizes, waysToMake } from '../shares/exchange.ts';
import { changesDirector, directorBar, excessPapers, goneBar, overLimit, poolBar } from '../shares/limits.ts';
import { heirOf, salesOf, succeed } from '../shares/presidency.ts';

const seatIn = (f: Stock | Owed): Seat => (f.at === 'stock' ? f.turn : f.by);
const stepIn = (f: Stock | Owed): string => (f.at === 'stock' ? 'stock' : f.step);

const sale = {
  company,
  shares: whole(1),
  /**
   * Shares on each certificate the seller would sell, largest first, where they could be made up in several ways. A new
   * director may hand over others, and then what can be made up of them is sold.
   */
  as: maybe(list(whole(1), 10)),
};
type Sale = Acting<'sellShares', typeof sale>;

/** A player sells shares of one company to the pool, in a stock round or to raise money that is owed. */
export const sellShares = defineVerb('sellShares', sale, {
  in: Stock.or(Owed),
  offer: (g, f) => {
    const by = seatIn(f);
    const owned = Object.keys(g.state.companies).filter(c => sharesOf(g, c, by) > 0);
    return pick('company', owned, c =>
      pick(
        'shares',
        Array.from({ length: sharesOf(g, c, by) }, (_, i) => i + 1),
        shares => {
          const plain: Sale = { type: 'sellShares', by, at: stepIn(f), company: c, shares };
          const ways = salesOf(g, c, by, shares);
          if (ways.length < 2) return act(plain);
          return pick(
            'as',
            ways.map(way => way.join('+')),
            way => act({ ...plain, as: way.split('+').map(Number) }),
          );
        },
      ),
    );
  },
  can: (_, f) => (f.at === 'stock' && hasBought(f) ? false : undefined),
  forbid: (g, f, a) => saleBar(g, f, a) ?? (f.at === 'stock' ? dutyBar(g, f, a) : undefined),
  perform: (t, f, a) => {
    if (f.at === 'stock') amend<Stock>(t, { sold: { ...f.sold, [a.by]: [...(f.sold[a.by] ?? []), a.company] } });
    const heir = partOf(t, a.company).led ? heirOf(t, a.company, a.by, a.shares) : undefined;
    if (heir === undefined || succeed(t, a.company, a.by, heir, a)) sell(t, a);
  },
  agreed: (t, a) => sell(t, a),
});

/** Why it may not be sold, whatever else the seller has to do. */
const saleBar = (g: Game, f: Stock | Owed, a: Sale): Violation | undefined =>
  unless(sharesOf(g, a.company, a.by) >= a.shares, 'sell.owned', { company: a.company }) ??
  goneBar(g, a.company) ??
  unless(f.at !== 'stock' || !hasBought(f), 'sell.before-buying') ??
  g.title.rules.shares.whyNotSell(g, f, a.company) ??
  poolBar(g, a.company, a.shares) ??
  directorBar(g, a.by, a.company, a.shares) ??
  madeUpBar(g, f, a);

/** What is sold of these certificates: those named, or the first that make up as many shares if they are not among them. */
const soldOf = (held: Sizes, a: Sale): Sizes => {
  const ways = waysToMake(held, a.shares);
  return ways.find(way => a.as && sameSizes(way, a.as)) ?? ways[0] ?? [];
};

/** How many certificates fewer the seller holds after such a sale, whatever a new director hands over. */
const lowersBy = (g: Game, a: Sale): number => {
  const own = ordinaryOf(g, a.company, a.by);
  const heir = partOf(g, a.company).led ? heirOf(g, a.company, a.by, a.shares) : undefined;
  if (heir === undefined) return soldOf(own, a).length;
  const ways = handovers(g, a.company, a.by, heir, a.shares);
  return Math.min(...ways.map(way => 1 + soldOf([...own, ...way], a).length - way.length));
};

/** By how many certificates the best sale of this company would bring the seller nearer to the limit. */
const bestSale = (g: Game, f: Stock, of: CompanyId): number => {
  const by = f.turn;
  let best = 0;
  for (let shares = 1; shares <= sharesOf(g, of, by); shares++)
    for (const way of salesOf(g, of, by, shares)) {
      const plain: Sale = { type: 'sellShares', by, at: 'stock', company: of, shares };
      const sale = salesOf(g, of, by, shares).length < 2 ? plain : { ...plain, as: way };
      if (!saleBar(g, f, sale)) best = Math.max(best, lowersBy(g, sale));
    }
  return best;
};

/** Whether somebody with too many certificates can still come nearer to the limit by selling. */
export const mustSellDown = (g: Game, f: Stock): boolean =>
  overLimit(g, f.turn) && Object.keys(g.state.companies).some(c => bestSale(g, f, c) > 0);

/** Who must sell down may not sell so that the limit, or what comes nearest to it, is out of reach afterwards. */
const dutyBar = (g: Game, f: Stock, a: Sale): Violation | undefined => {
  if (!overLimit(g, a.by) || !stepOf(g, 'stock').compels?.(g, f)) return undefined;
  const over = excessPapers(g, a.by);
  const others = Object.keys(g.state.companies)
    .filter(c => c !== a.company)
    .reduce((sum, c) => sum + bestSale(g, f, c), 0);
  const best = bestSale(g, f, a.company);
  const lowered = lowersBy(g, a);
  const after = { ...f, done: [...f.done, a] };
  const again = g.title.rules.shares.whyNotSell(g, after, a.company) ? 0 : Math.max(0, best - lowered);
  const least = Math.min(over, best + others) - others;
  return unless(lowered + again >= least, 'sell.spoils', { company: a.company, certificates: least });
};

/** The certificates a sale is meant to be made of: the only ones it can be, or those it names. */
const sizesOf = (g: Game, a: Sale): Sizes | undefined => {
  const ways = salesOf(g, a.company, a.by, a.shares);
  if (ways.length < 2) return a.as ? undefined : ways[0];
  return ways.find(way => a.as && sameSizes(way, a.as));
};

const madeUpBar = (g: Game, f: Stock | Owed, a: Sale): Violation | undefined => {
  const sizes = sizesOf(g, a);
  if (!sizes) return { clause: 'sell.certificates', facts: { company: a.company } };
  return f.at === 'owed' ? needBar(g, f, a.company, sizes) : undefined;
};

/** What somebody still has to raise: what is owed and not in hand, debts that swallow money received included. */
export const missingMoney = (g: Game, f: Owed): Money =>
  (f.amount ?? 0) + (g.title.rules.bank.debtsFirst ? debtOf(g, f.by) : 0) - cashOf(g, f.by);

/** Money is raised only as far as it is owed, debts that swallow it included, and no company changes hands by it. */
const needBar = (g: Game, f: Owed, of: CompanyId, sizes: Sizes): Violation | undefined => {
  const missing = missingMoney(g, f);
  const shares = sizes.reduce((a, b) => a + b, 0);
  const fewer = (shares - (sizes.at(-1) ?? 0)) * (priceOf(g, of) ?? 0);
  return (
    unless(!changesDirector(g, f.by, of, shares), 'sell.keeps-director', { company: of }) ??
    unless(missing > fewer, 'sell.needed', { missing })
  );
};

/** The seller is paid the price before the sale; then the marker falls once. */
const sell = (t: Table, a: Sale): void => {
  const { by, company: of, shares } = a;
  const price = (priceOf(t, of) ?? 0) * shares;
  for (const size of soldOf(ordinaryOf(t, of, by), a))
    passCertificate(t, of, by, t.title.rules.shares.sold(t, of).to, size);
  pay(t, 'bank', by, price);
  emit(t, { type: 'sharesSold', by, company: of, shares, price });
  if (t.state.companies[of]?.cell !== undefined) moveMarker(t, of, 'sold');
};
