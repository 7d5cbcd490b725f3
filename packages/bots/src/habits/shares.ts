import {
  type Action,
  type CompanyId,
  cashOf,
  directorOf,
  type Game,
  type Money,
  partOf,
  priceOf,
  type Seat,
  sharesOf,
} from '@roundhouse/engine';
import { sharesToFloat } from '../float.ts';
import { roundsLeft } from '../horizon.ts';
import type { Mind } from '../mind.ts';
import { type Outlook, outlookOf } from '../outlook.ts';

type Deed = Action & { company: CompanyId; shares?: number; from?: string; par?: Money };

/** Buys or starts what returns most for its price, sells what is about to fall, or passes. */
export const shares = (g: Game, seat: Seat, ways: readonly Action[], mind: Mind): Action | undefined => {
  const rounds = roundsLeft(g);
  const outlooks = new Map<CompanyId, Outlook>();
  const outlook = (c: CompanyId): Outlook => {
    const o = outlooks.get(c) ?? outlookOf(g, c, rounds, mind.on);
    outlooks.set(c, o);
    return o;
  };
  let best: { readonly deed: Action; readonly worth: number } | undefined;
  const consider = (deed: Action, truly: number) => {
    const worth = mind.noise ? truly * (1 + (mind.noise * (mind.roll(201) - 100)) / 100) : truly;
    if (worth > (best?.worth ?? 0.06)) best = { deed, worth };
  };
  for (const deed of ways as readonly Deed[]) {
    if (deed.type === 'buyShare') consider(deed, returnOf(g, seat, deed, outlook(deed.company), mind));
    else if (deed.type === 'startCompany') consider(deed, startReturn(g, seat, deed, rounds));
    else if (deed.type === 'sellShares') consider(deed, saleReturn(g, seat, deed, outlook(deed.company), mind));
  }
  return best?.deed;
};

/** What a share will have brought at the end. */
const endValue = (price: Money, o: Outlook, { weights: w }: Mind): Money =>
  price + w.flow * o.flow + w.growth * o.growth + w.treasury * o.treasury;

const returnOf = (g: Game, seat: Seat, deed: Deed, o: Outlook, mind: Mind): number => {
  const price = priceOf(g, deed.company) ?? 0;
  const cost = g.title.rules.shares.price(g, deed.company, deed.from ?? 'ipo') ?? price;
  if (cost <= 0) return 0;
  const now = g.state.companies[deed.company];
  const mine = directorOf(g, deed.company) === seat;
  let value = endValue(price, o, mind);
  if (!partOf(g, deed.company).led) value = price * (1 + 0.05 * Math.min(6, roundsLeft(g)));
  if (!now?.floated && partOf(g, deed.company).led) {
    const missing = sharesToFloat(g, deed.company) * cost;
    if (mine) value *= cashOf(g, seat) >= missing ? 1.6 : 1.15;
  }
  return (value - cost) / cost;
};

/** A company is started only by whoever can carry it, at the dearest price he can. */
const startReturn = (g: Game, seat: Seat, deed: Deed, rounds: number): number => {
  if (rounds < 3) return 0;
  const par = deed.par ?? 0;
  const cash = cashOf(g, seat);
  const waiting = Object.keys(g.state.companies).some(
    c =>
      directorOf(g, c) === seat &&
      !g.state.companies[c]?.floated &&
      !g.state.companies[c]?.closed &&
      partOf(g, c).led &&
      c !== deed.company,
  );
  if (waiting) return 0;
  const total = partOf(g, deed.company).certificates.reduce((a, b) => a + b, 0);
  const toFloat = Math.max(partOf(g, deed.company).certificates[0] ?? 1, Math.ceil(0.5 * total));
  const reach = cash / (par * toFloat);
  if (reach < 0.75) return 0;
  const capital = par * total;
  const train = g.title.parts.trains.cards.find(c => c.id === g.state.phase)?.sides[0]?.price ?? 100;
  const fits = Math.min(1.2, capital / (2.5 * train));
  return (0.5 + 0.4 * Math.min(1, reach) + 0.002 * par) * fits * Math.min(1, rounds / 6);
};

/** Sells what will be worth less than it brings now. */
const saleReturn = (g: Game, seat: Seat, deed: Deed, o: Outlook, mind: Mind): number => {
  const price = priceOf(g, deed.company) ?? 0;
  if (price <= 0 || !partOf(g, deed.company).led) return 0;
  const burden =
    directorOf(g, deed.company) === seat
      ? (mind.weights.liability * o.liability) / Math.max(1, sharesOf(g, deed.company, seat))
      : 0;
  const value = endValue(price, o, mind) - burden;
  return value < 0.9 * price ? (price - value) / price : 0;
};
