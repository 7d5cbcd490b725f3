import {
  type Action,
  type CompanyId,
  cashOf,
  changesDirector,
  directorOf,
  excessPapers,
  type Game,
  type Money,
  partOf,
  priceOf,
  type Seat,
  sharesOf,
} from '@roundhouse/engine';
import { sharesToFloat } from '../float.ts';
import type { Mind } from '../mind.ts';
import type { Outlook } from '../outlook.ts';
import { gainOf, type ShareDeed } from './returns.ts';

/** Prices fall while one sells. */
const FALLING = 0.9;

/** A certificate that could be sold to make room for something better. */
export interface Spare {
  readonly sale: ShareDeed;
  readonly brings: Money;
  /** What it would have gained until the end. */
  readonly loss: Money;
}

/** What a seat can do without and stays director of what it leads, the least loss first. */
export const sparesOf = (
  g: Game,
  seat: Seat,
  ways: readonly ShareDeed[],
  outlook: (company: CompanyId) => Outlook,
  mind: Mind,
): readonly Spare[] =>
  ways
    .filter(a => a.type === 'sellShares' && (a.shares ?? 1) === 1 && !changesDirector(g, seat, a.company, 1))
    .flatMap(sale => {
      const brings = priceOf(g, sale.company) ?? 0;
      const loss = gainOf(g, seat, { ...sale, from: 'pool' }, outlook(sale.company), mind);
      const held = directorOf(g, sale.company) === seat ? 1 : sharesOf(g, sale.company, seat);
      return Array.from({ length: held }, () => ({ sale, brings, loss }));
    })
    .sort((a, b) => a.loss - b.loss);

/** What must be sold so that there is so much money, and room for so many papers; nothing, if it cannot be had. */
export const toSell = (
  g: Game,
  seat: Seat,
  due: Money,
  papers: number,
  spares: readonly Spare[],
): readonly Spare[] | undefined => {
  let money = cashOf(g, seat) - due;
  let room = roomOf(g, seat) - papers;
  const sold: Spare[] = [];
  for (const spare of spares) {
    if (money >= 0 && room >= 0) break;
    sold.push(spare);
    money += FALLING * spare.brings;
    room++;
  }
  return money >= 0 && room >= 0 ? sold : undefined;
};

/** How many papers more the seat may hold. */
export const roomOf = (g: Game, seat: Seat): number => -excessPapers(g, seat);

/** The company the seat has started and that has not begun. */
export const unfinishedOf = (g: Game, seat: Seat): CompanyId | undefined =>
  Object.entries(g.state.companies).find(
    ([c, now]) => !now.floated && !now.closed && partOf(g, c).led && directorOf(g, c) === seat,
  )?.[0];

/** What is to be sold first so that a company one has started can begin. */
export const saleToFinish = (g: Game, seat: Seat, spares: readonly Spare[]): Action | undefined => {
  const company = spares.length ? unfinishedOf(g, seat) : undefined;
  if (company === undefined) return undefined;
  const missing = sharesToFloat(g, company);
  return toSell(g, seat, missing * (priceOf(g, company) ?? 0), missing, spares)?.[0]?.sale;
};
