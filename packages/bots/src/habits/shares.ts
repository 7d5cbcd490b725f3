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
import { roundsLeft } from '../horizon.ts';
import { type Mind, mistaken } from '../mind.ts';
import { endValue, type Outlook, outlookOf } from '../outlook.ts';
import { flowHopedFor } from '../peers.ts';
import { costOf, returnOf, type ShareDeed } from './returns.ts';
import { roomOf, saleToFinish, sparesOf, unfinishedOf } from './room.ts';
import { startAfterSale, startReturn } from './start.ts';
import { swap } from './swap.ts';

/** Less than this is not worth the trouble. */
const LEAST = 0.06;
/** The first certificate of a company is two shares, the others are one. */
const SHARES_A_PAPER = 1.25;

/** Buys or starts what returns most for its price, sells what is about to fall, or passes. */
export const shares = (g: Game, seat: Seat, ways: readonly ShareDeed[], mind: Mind): Action | undefined => {
  const rounds = roundsLeft(g);
  const outlooks = new Map<CompanyId, Outlook>();
  const outlook = (c: CompanyId): Outlook => {
    const known = outlooks.get(c);
    if (known) return known;
    const o = outlookOf(g, c, rounds, mind.on);
    const hopeful = { ...o, flow: o.flow + flowHopedFor(g, c, rounds) };
    outlooks.set(c, hopeful);
    return hopeful;
  };
  const spares = mind.plans ? sparesOf(g, seat, ways, outlook, mind) : [];
  const toFinish = saleToFinish(g, seat, spares);
  if (toFinish) return toFinish;
  const scarce = mind.plans ? scarcity(g, seat) : () => 1;
  let best: { readonly deed: Action; readonly worth: number } | undefined;
  const consider = (deed: Action, truly: number, part = 1) => {
    const worth = mistaken(truly, mind);
    if (worth > LEAST && part * worth > (best?.worth ?? 0)) best = { deed, worth: part * worth };
  };
  for (const deed of ways) {
    if (deed.type === 'buyShare')
      consider(deed, returnOf(g, seat, deed, outlook(deed.company), mind), scarce(deed.company, costOf(g, deed)));
    else if (deed.type === 'startCompany')
      consider(
        deed,
        startReturn(g, seat, deed, rounds, mind, spares),
        scarce(deed.company, SHARES_A_PAPER * (deed.par ?? 0)),
      );
    else if (deed.type === 'sellShares') consider(deed, saleReturn(g, seat, deed, outlook(deed.company), mind));
  }
  const later = ways.some(a => a.type === 'startCompany') ? undefined : startAfterSale(g, seat, spares, rounds, mind);
  if (later) consider(later.sale, later.worth);
  if (best || !mind.swaps || rounds <= 1) return best?.deed;
  return swap(g, seat, ways, outlook, mind);
};

/** Where there is less room for papers than money for them, what a paper brings counts, not what money brings; what is to begin is held against nothing. */
const scarcity = (g: Game, seat: Seat): ((company: CompanyId, aPaper: Money) => number) => {
  const [room, cash, own] = [Math.max(1, roomOf(g, seat)), Math.max(1, cashOf(g, seat)), unfinishedOf(g, seat)];
  return (company, aPaper) => (company === own ? 1 : Math.min(1, (aPaper * room) / cash));
};

/** Sells what will be worth less than it brings now. */
const saleReturn = (g: Game, seat: Seat, deed: ShareDeed, o: Outlook, mind: Mind): number => {
  const price = priceOf(g, deed.company) ?? 0;
  if (price <= 0 || !partOf(g, deed.company).led) return 0;
  const burden =
    directorOf(g, deed.company) === seat
      ? (mind.weights.liability * o.liability) / Math.max(1, sharesOf(g, deed.company, seat))
      : 0;
  const value = endValue(price, o, mind.weights) - burden;
  return value < 0.9 * price ? (price - value) / price : 0;
};
