import {
  type Action,
  type CompanyId,
  directorOf,
  type Game,
  partOf,
  priceOf,
  type Seat,
  sharesOf,
} from '@roundhouse/engine';
import { roundsLeft } from '../horizon.ts';
import { type Mind, mistaken } from '../mind.ts';
import { endValue, type Outlook, outlookOf } from '../outlook.ts';
import { flowHopedFor } from '../peers.ts';
import { returnOf, type ShareDeed } from './returns.ts';
import { startReturn } from './start.ts';
import { swap } from './swap.ts';

/** Buys or starts what returns most for its price, sells what is about to fall, or passes. */
export const shares = (g: Game, seat: Seat, ways: readonly Action[], mind: Mind): Action | undefined => {
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
  let best: { readonly deed: Action; readonly worth: number } | undefined;
  const consider = (deed: Action, truly: number) => {
    const worth = mistaken(truly, mind);
    if (worth > (best?.worth ?? 0.06)) best = { deed, worth };
  };
  for (const deed of ways as readonly ShareDeed[]) {
    if (deed.type === 'buyShare') consider(deed, returnOf(g, seat, deed, outlook(deed.company), mind));
    else if (deed.type === 'startCompany') consider(deed, startReturn(g, seat, deed, rounds, mind));
    else if (deed.type === 'sellShares') consider(deed, saleReturn(g, seat, deed, outlook(deed.company), mind));
  }
  if (best || !mind.swaps || rounds <= 1) return best?.deed;
  return swap(g, seat, ways as readonly ShareDeed[], outlook, mind);
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
