import {
  type CompanyId,
  cashOf,
  type Game,
  type Money,
  mayRun,
  partOf,
  priceOf,
  type TrainId,
  units,
} from '@roundhouse/engine';
import { couldEarn } from './earn.ts';
import type { Effort } from './effort.ts';
import { chanceToFloat } from './float.ts';
import { earnedByPeers } from './peers.ts';
import { cardAfter, livesFor } from './trains.ts';
import type { Weights } from './weights.ts';

/** What is to be expected of a company until the end. */
export interface Outlook {
  /** Dividends of one share. */
  readonly flow: Money;
  /** What its price will rise by. */
  readonly growth: Money;
  /** What its director will have to add for trains. */
  readonly liability: Money;
  /** What lies in its treasury, for one share. */
  readonly treasury: Money;
}

const NOTHING: Outlook = { flow: 0, growth: 0, liability: 0, treasury: 0 };

/** Track and stations get better from round to round. */
const BETTER = 0.06;
/** Prices are followed no further. */
const CLIMB = 7;
/** So many rounds it keeps what it earns for a train that must come. */
const KEEPING = 2;
/** What a company that has not run yet may earn a round, of its whole value at par; where nothing has a price, what others earn. */
const PRIOR = 0.1;

/** The outlook of a company with so many operating rounds to come. */
export const outlookOf = (g: Game, company: CompanyId, rounds: number, on: Effort): Outlook => {
  const now = g.state.companies[company];
  const price = priceOf(g, company) ?? (g.title.parts.market.cells.length ? undefined : 0);
  if (!now || now.closed || price === undefined || !partOf(g, company).led) return NOTHING;
  const shares = units(g, company);
  const chance = chanceToFloat(g, company);
  const { earned, paying, liability, treasury } = expect(g, company, rounds, on);
  return {
    flow: (chance * earned) / shares,
    growth: chance * climb(g, company, paying),
    liability: chance * liability,
    treasury: (now.floated ? treasury : 0) / shares,
  };
};

/** What a share that costs so much will have brought at the end. */
export const endValue = (price: Money, o: Outlook, w: Weights): Money =>
  price + w.flow * o.flow + w.growth * o.growth + w.treasury * o.treasury;

interface Expected {
  readonly earned: Money;
  /** Rounds in which it pays. */
  readonly paying: number;
  readonly liability: Money;
  /** What is left of its treasury then. */
  readonly treasury: Money;
}

/** Round by round: trains run until they are obsolete, then the next one is bought. */
const expect = (g: Game, company: CompanyId, rounds: number, on: Effort): Expected => {
  const now = g.state.companies[company];
  const has = (now?.trains ?? []).map(train => ({ train, until: livesFor(g, train) }));
  const value = (now?.par ?? priceOf(g, company) ?? 0) * 10;
  const trusted = value ? PRIOR * value : earnedByPeers(g, company) * units(g, company);
  let treasury = now?.floated ? cashOf(g, company) : value;
  let fleet = has;
  let base = earns(g, company, trainsOf(fleet), trusted, on);
  let [earned, paying, liability, last] = [0, 0, 0, 0];
  const total = Math.min(14, Math.round(rounds));
  for (let r = 0; r < total; r++) {
    const left = fleet.filter(t => t.until > r);
    if (left.length < fleet.length) {
      fleet = left;
      last = base;
      base = earns(g, company, trainsOf(fleet), trusted, on);
    }
    if (base > 0) {
      earned += base * (1 + BETTER * r);
      paying++;
    }
    // Only a train that must come is counted on: what is merely hoped for would never be bought.
    if (fleet.length) continue;
    const next = nextTrain(g, company, r);
    if (!next) continue;
    const short = Math.max(0, next.price - treasury);
    const kept = Math.min(short, KEEPING * last, earned);
    treasury = Math.max(0, treasury - next.price);
    earned -= kept;
    liability += short - kept;
    fleet = [{ train: next.id, until: r + 1 + livesFor(g, next.id) }];
    base = earns(g, company, trainsOf(fleet), trusted, on);
  }
  return { earned, paying, liability, treasury };
};

const trainsOf = (fleet: readonly { readonly train: TrainId }[]): readonly TrainId[] => fleet.map(t => t.train);

/** What trains bring; a company that has not laid its track yet is trusted to find some. */
const earns = (g: Game, company: CompanyId, trains: readonly TrainId[], trusted: Money, on: Effort): Money => {
  if (!trains.length) return 0;
  const found = couldEarn(g, company, trains, on);
  return g.state.companies[company]?.operated ? found : Math.max(found, trusted);
};

/** The train the company would buy after so many rounds: the dearest it may own of the card then on sale. */
const nextTrain = (g: Game, company: CompanyId, rounds: number): { id: TrainId; price: Money } | undefined => {
  const card = cardAfter(g, rounds);
  const sides = card?.sides.filter(s => !g.title.rules.trains.whyNotOwn?.(g, company, s.id)) ?? [];
  const runs = sides.filter(s => mayRun(g, company, s.id));
  return runs.reduce<{ id: TrainId; price: Money } | undefined>((a, b) => (a && a.price <= b.price ? a : b), undefined);
};

/** The chart walked as dividends move the marker. */
const climb = (g: Game, company: CompanyId, rounds: number): Money => {
  const { market } = g.title.parts;
  const now = g.state.companies[company];
  if (now?.cell === undefined) return 0;
  const cause = g.title.rules.dividend?.cause?.(g, company, Number.MAX_SAFE_INTEGER) ?? 'paid';
  const moves = g.title.rules.market.moves[rounds ? cause : 'withheld'] ?? [];
  let cell = now.cell;
  for (let r = 0; r < Math.min(CLIMB, rounds || 2); r++) for (const d of moves) cell = market.step(cell, d);
  return market.cell(cell).price - market.cell(now.cell).price;
};
