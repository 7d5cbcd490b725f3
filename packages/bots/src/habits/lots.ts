import { type Action, cashOf, type Game, type Money, type Seat } from '@roundhouse/engine';
import type { Mind } from '../mind.ts';

type Deed = Action & { lot: string; amount?: Money };

/** Buys at the printed price or below, bids a little above it at most, and lets prices fall otherwise. */
export const lots = (
  g: Game,
  seat: Seat,
  ways: readonly Action[],
  mayPass: boolean,
  mind: Mind,
): Action | undefined => {
  const cash = cashOf(g, seat);
  const owned = Object.values(g.state.privates).filter(p => p.owner === seat).length;
  const buys = (ways as readonly Deed[]).filter(a => a.type === 'buyLot');
  const bids = (ways as readonly Deed[]).filter(a => a.type === 'bid' && (a.amount ?? 0) <= mostFor(g, a.lot));
  const fair = Math.ceil(Object.keys(g.state.privates).length / g.state.seating.length);
  if (buys.length && (owned < fair || mind.roll(4) === 0) && cash > 0) return buys[mind.roll(buys.length)];
  if (bids.length && owned < fair + 1 && mind.roll(3) === 0)
    return bids.reduce((a, b) => ((b.amount ?? 0) < (a.amount ?? 0) ? b : a));
  if (mayPass) return undefined;
  const others = ways.filter(a => a.type !== 'bid');
  return others.length ? others[mind.roll(others.length)] : ways[0];
};

const mostFor = (g: Game, lot: string): Money => 1.25 * (g.title.parts.privates[lot]?.price ?? 100);
