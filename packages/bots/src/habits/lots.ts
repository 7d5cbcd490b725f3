import { type Action, cashOf, type Game, type Money, type Seat } from '@roundhouse/engine';
import type { Mind } from '../mind.ts';

type Deed = Action & { lot: string; amount?: Money };

/** Buys at the printed price or below, puts up what it would buy, bids a little above it at most, and lets prices fall otherwise. */
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
  const least = bids.reduce<Deed | undefined>((a, b) => (a && (a.amount ?? 0) <= (b.amount ?? 0) ? a : b), undefined);
  const ups = (ways as readonly Deed[]).filter(a => a.type === 'putUp' && printed(g, a.lot) <= cash);
  const fair = Math.ceil(Object.keys(g.state.privates).length / g.state.seating.length);
  if (buys.length && (owned < fair || mind.roll(4) === 0) && cash > 0) return buys[mind.roll(buys.length)];
  if (least && owned < fair && (least.amount ?? 0) <= printed(g, least.lot)) return least;
  if (least && owned < fair + 1 && mind.roll(3) === 0) return least;
  if (ups.length && owned < fair) return ups[mind.roll(ups.length)];
  if (mayPass) return undefined;
  const others = ways.filter(a => a.type !== 'bid');
  return others.length ? others[mind.roll(others.length)] : ways[0];
};

const printed = (g: Game, lot: string): Money => g.title.parts.privates[lot]?.price ?? 100;

const mostFor = (g: Game, lot: string): Money => 1.25 * printed(g, lot);
