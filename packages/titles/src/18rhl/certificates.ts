import {
  buyShare,
  type CompanyId,
  cashOf,
  clockwiseFrom,
  debtOf,
  directorOf,
  frameAt,
  type Game,
  holdings,
  isFirstRound,
  moveMarker,
  mustSellDown,
  priceOf,
  type Rules,
  type Seat,
  Stock,
  sellShares,
  sharesOut,
  since,
  standard,
  startCompany,
  step,
  type Table,
  turnUp,
  unless,
  type Violation,
  type Worth,
  write,
} from '@roundhouse/engine';
import { FLOATS } from './companies.ts';

const LIMITS: Readonly<Record<number, number>> = { 3: 20, 4: 15, 5: 12 };

/** [RHL-5.2.2] */
export const certificateLimit = (g: Game): number => LIMITS[g.state.setup.players] ?? 0;

/** Open privates count as certificates. */
export const alsoCount = (g: Game, seat: Seat): number =>
  Object.values(g.state.privates).filter(p => p.owner === seat && !p.closed).length;

/** In the first stock round nothing is sold, and at no time what has not floated. [RHL-5.2.1] */
export const whyNotSell: Rules['shares']['whyNotSell'] = (g, f, company) =>
  unless(isFirstRound(f) || !!g.state.companies[company]?.floated, 'sell.floated', { company }) ??
  standard.shares.whyNotSell(g, f, company);

/** In the first stock round nothing is bought from the pool. [RHL-5.1.2 RHL-5.1.3 RHL-5.1.4] */
export const whyNotBuy = (g: Game, company: CompanyId, from: string): Violation | undefined =>
  unless(from !== 'pool' || frameAt(g, Stock)?.number !== 1, 'buy.first-round', { company });

const isFullyFunded = (g: Game): boolean => since(g, '5');

/** How companies begin: at half their shares or more, a lead company with its director's certificate. [RHL-5.1.5] */
export const floatWith = (lead: (g: Game) => CompanyId | undefined): Rules['float'] => ({
  ready: (g, company) =>
    company === lead(g) ? directorOf(g, company) !== undefined : sharesOut(g, company) >= (FLOATS[company] ?? 5),
  /** The value of what players hold; from the brown phase on of all shares. */
  capital: (g, company) => (priceOf(g, company) ?? 0) * (isFullyFunded(g) ? 10 : sharesOut(g, company)),
  /** The rest of the stack goes to the charter and the price rises; from the brown phase on it goes to the pool. */
  done: (t, company) => {
    const full = isFullyFunded(t);
    const part = write(t, 'companies', company);
    part.held = part.held.map(holder => (holder === 'ipo' ? (full ? 'pool' : company) : holder));
    turnUp(t, company);
    if (!full) moveMarker(t, company, 'floated');
  },
});

/** Whoever has most cash begins the next stock round; of equals the first clockwise after who began this one. */
export const priorityToRichest = (t: Table): void => {
  const order = [...clockwiseFrom(t, t.state.priority), t.state.priority];
  const most = Math.max(...order.map(seat => cashOf(t, seat)));
  write(t).priority = order.find(seat => cashOf(t, seat) === most) as Seat;
};

/** Whoever holds too many certificates sells first. [RHL-4.2 RHL-4.2.1 RHL-5 RHL-5.1 RHL-5.2] */
export const stockStep = step('stock', {
  in: Stock,
  verbs: [sellShares, buyShare, startCompany],
  compels: (g, f) => (mustSellDown(g, f) ? { clause: 'shares.sell-down' } : undefined),
});

/** Cash and certificates at their value, less twice what the bank lent. */
export const worth = (g: Game, seat: Seat): readonly Worth[] => [
  ...holdings(g, seat),
  ...(debtOf(g, seat) ? [{ what: 'debt', amount: -2 * debtOf(g, seat) }] : []),
];
