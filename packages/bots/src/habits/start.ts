import {
  type Action,
  apply,
  type CompanyId,
  cashOf,
  directorOf,
  type Game,
  type Money,
  partOf,
  type Seat,
  sharesOf,
  units,
} from '@roundhouse/engine';
import { PLAYING, spend } from '../effort.ts';
import { sharesToFloat } from '../float.ts';
import type { Mind } from '../mind.ts';
import { endValue, outlookOf } from '../outlook.ts';

/** A company of one's own is worth so much more than a share of it. */
const OWN = 1.6;
/** Whoever cannot carry it alone until it begins hardly ever starts it. */
const CAUTION = 20;
/** Of two prices he can carry he takes the dearer: the company gets more. */
const DEARER = 0.0005;

/** What the first share of a company returns, if it is started at this price and begins. */
export const startReturn = (
  g: Game,
  seat: Seat,
  deed: Action & { readonly company: CompanyId; readonly par?: Money },
  rounds: number,
  mind: Mind,
): number => {
  const { company, par = 0 } = deed;
  if (rounds < 3 || !par || isWaiting(g, seat, company)) return 0;
  spend(mind.on, PLAYING);
  const after = apply(g, deed);
  if (!after) return 0;
  const due = (sharesOf(after, company, seat) + sharesToFloat(after, company)) * par;
  const reach = Math.min(1, cashOf(g, seat) / due);
  if (reach < 0.75) return 0;
  const value = OWN * endValue(par, { ...outlookOf(after, company, rounds, mind.on), treasury: 0 }, mind.weights);
  return (fitness(g, company, par, rounds) * reach ** CAUTION * (value - par)) / par + DEARER * par;
};

/** Whether another company of the seat is still to begin. */
const isWaiting = (g: Game, seat: Seat, company: CompanyId): boolean =>
  Object.entries(g.state.companies).some(
    ([c, now]) => c !== company && !now.floated && !now.closed && partOf(g, c).led && directorOf(g, c) === seat,
  );

/** Whether what it gets buys trains of these days, and whether there is time to use them. */
const fitness = (g: Game, company: CompanyId, par: Money, rounds: number): number => {
  const capital = par * units(g, company);
  const train = g.title.parts.trains.cards.find(c => c.id === g.state.phase)?.sides[0]?.price ?? 100;
  return Math.min(1.2, capital / (2.5 * train)) * Math.min(1, rounds / 6);
};
