import {
  type Action,
  apply,
  type CompanyId,
  cashOf,
  choices,
  decide,
  type Game,
  leaves,
  type Money,
  type Seat,
  sharesOf,
  units,
} from '@roundhouse/engine';
import { OPENING, PLAYING, spend } from '../effort.ts';
import { sharesToFloat } from '../float.ts';
import type { Mind } from '../mind.ts';
import { endValue, outlookOf } from '../outlook.ts';
import type { ShareDeed } from './returns.ts';
import { roomOf, type Spare, toSell, unfinishedOf } from './room.ts';

/** A company of one's own is worth so much more than a share of it. */
const OWN = 1.6;
/** Whoever cannot carry it alone until it begins hardly ever starts it. */
const CAUTION = 20;
/** About so many shares are taken until a company begins. */
const FLOATING = 5;
/** Of two prices he can carry he takes the dearer: the company gets more. */
const DEARER = 0.0005;

/** What the first share of a company returns, if it is started at this price and begins; what could be sold for it is told by who plans. */
export const startReturn = (
  g: Game,
  seat: Seat,
  deed: Action & { readonly company: CompanyId; readonly par?: Money },
  rounds: number,
  mind: Mind,
  spares: readonly Spare[],
): number => {
  const { company, par = 0 } = deed;
  if (rounds < 3 || !par || unfinishedOf(g, seat) !== undefined) return 0;
  spend(mind.on, PLAYING);
  const after = apply(g, deed);
  if (!after) return 0;
  const missing = sharesToFloat(after, company);
  const papers = 1 + missing;
  const due = (sharesOf(after, company, seat) + missing) * par;
  const sold = mind.plans ? toSell(g, seat, due, papers, spares) : [];
  if (!sold && papers > roomOf(g, seat)) return 0;
  const reach = sold?.length ? 1 : Math.min(1, cashOf(g, seat) / due);
  if (reach < 0.75) return 0;
  const value = OWN * endValue(par, { ...outlookOf(after, company, rounds, mind.on), treasury: 0 }, mind.weights);
  const gain = (fitness(g, company, par, rounds) * reach ** CAUTION * (value - par)) / par;
  return gain - Math.max(0, lossOf(sold ?? [])) / due + DEARER * par;
};

const lossOf = (sold: readonly Spare[]): Money => sold.reduce((sum, s) => sum + s.loss, 0);

/** So much must be in a company before something is sold to start it. */
const WORTH_SELLING = 0.3;

/** What the company returns that could be started, were the least of what can be spared sold first. */
export const startAfterSale = (
  g: Game,
  seat: Seat,
  [least, ...rest]: readonly Spare[],
  rounds: number,
  mind: Mind,
): { readonly sale: Action; readonly worth: number } | undefined => {
  if (!least || unfinishedOf(g, seat) !== undefined) return undefined;
  spend(mind.on, PLAYING + OPENING);
  const after = apply(g, least.sale);
  if (!after || decide(after)?.by !== seat) return undefined;
  let worth = 0;
  for (const start of leaves(choices(after, 'startCompany')) as Iterable<ShareDeed>) {
    const lost = Math.max(0, least.loss) / (FLOATING * (start.par ?? 100));
    worth = Math.max(worth, startReturn(after, seat, start, rounds, mind, rest) - lost);
  }
  return worth > WORTH_SELLING ? { sale: least.sale, worth } : undefined;
};

/** Whether what it gets buys trains of these days, and whether there is time to use them. */
const fitness = (g: Game, company: CompanyId, par: Money, rounds: number): number => {
  const capital = par * units(g, company);
  const train = g.title.parts.trains.cards.find(c => c.id === g.state.phase)?.sides[0]?.price ?? 100;
  return Math.min(1.2, capital / (2.5 * train)) * Math.min(1, rounds / 6);
};
