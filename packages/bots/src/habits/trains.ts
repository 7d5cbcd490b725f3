import {
  type Action,
  type CompanyId,
  cashOf,
  type Game,
  type Money,
  priceOf,
  type TrainId,
  units,
} from '@roundhouse/engine';
import { couldEarn } from '../earn.ts';
import { roundsLeft } from '../horizon.ts';
import type { Mind } from '../mind.ts';
import { trainNeeded } from '../need.ts';
import { isPestering } from '../pestering.ts';
import { isIdleTrade } from '../trade.ts';
import { livesFor } from '../trains.ts';

/** What a first train is trusted to earn in a round, of what all shares are worth, before the track is there. */
const FIRST = 0.06;

type Buy = Action & {
  company: CompanyId;
  train: TrainId;
  from: string;
  price?: Money;
  exchange?: TrainId;
  using?: string;
};

/** The purchase that brings most, if it brings more than it costs. */
export const trains = (
  g: Game,
  company: CompanyId,
  buys: readonly Action[],
  mayPass: boolean,
  mind: Mind,
): Action | undefined => {
  const scored = (buys as readonly Buy[])
    .filter(buy => !isPestering(g, buy) && !isIdleTrade(g, buy))
    .map(buy => ({ buy, gain: gainOf(g, company, buy, mind) }))
    .sort((a, b) => b.gain - a.gain);
  const [best] = scored;
  if (!best) return undefined;
  return best.gain > 0 || !mayPass ? best.buy : undefined;
};

/** Revenue it adds while it lasts, less its price; money that no train will need has few other uses. */
const gainOf = (g: Game, company: CompanyId, buy: Buy, mind: Mind): number => {
  const { on } = mind;
  const now = g.state.companies[company]?.trains ?? [];
  const after = buy.exchange ? [...without(now, buy.exchange), buy.train] : [...now, buy.train];
  const found = couldEarn(g, company, after, on) - couldEarn(g, company, now, on);
  const adds = now.length ? found : Math.max(found, FIRST * shareValue(g, company));
  const rounds = Math.min(roundsLeft(g), livesFor(g, buy.train));
  const price = costOf(g, buy);
  const cash = cashOf(g, company);
  const need = trainNeeded(g, company);
  const lasting = need && need.after < 3 && rounds > need.after + 1 ? 0.3 * Math.min(price, cash) : 0;
  const short = Math.max(0, price - cash);
  const spoils =
    now.length && need && need.after < 2.5 && rounds < 2.5 ? 0.5 * Math.max(0, need.price - (cash - price)) : 0;
  const idle = Math.max(0, Math.min(price, cash - (need?.price ?? 0)));
  const treasury = 0.2 * idle + 0.5 * (Math.min(price, cash) - idle);
  return 0.8 * adds * Math.max(0, rounds - 1) + lasting - treasury - 1.1 * short - spoils;
};

/** What all its shares are worth. */
const shareValue = (g: Game, company: CompanyId): Money => (priceOf(g, company) ?? 0) * units(g, company);

const costOf = (g: Game, buy: Buy): Money => buy.price ?? g.title.rules.trains.price(g, buy)?.[0] ?? 0;

const without = (trains: readonly TrainId[], one: TrainId): readonly TrainId[] => {
  const at = trains.indexOf(one);
  return trains.filter((_, i) => i !== at);
};

/** Gives up the train whose loss costs least. */
export const discard = (g: Game, ways: readonly Action[], mind: Mind): Action | undefined => {
  const loss = (a: Action): number => {
    const { company, train } = a as Action & { company: CompanyId; train: TrainId };
    const left = without(g.state.companies[company]?.trains ?? [], train);
    return -couldEarn(g, company, left, mind.on) * 2 + Math.min(20, livesFor(g, train));
  };
  return ways.reduce<Action | undefined>((best, a) => (best && loss(best) <= loss(a) ? best : a), undefined);
};
