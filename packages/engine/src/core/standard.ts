import { board, doubled } from '../map/board.ts';
import { printedCost, tokenFor } from '../map/token.ts';
import { markerPrice, priceOf } from '../market/market.ts';
import { privatesPay } from '../mechanisms/privates.ts';
import { isFirstRound, soldBar } from '../rounds/stock.ts';
import { sharesOut, units } from '../shares/certificate.ts';
import { holdings } from '../shares/holdings.ts';
import { anyPrice, isBank, printedPrice, trainsOf } from '../trains/depot.ts';
import { printedTerrain } from '../verbs/layTile.ts';
import { memo } from './memo.ts';
import { debtOf } from './money.ts';
import type { Rules } from './rules.ts';
import type { Parts } from './title.ts';
import { hasDone } from './verb.ts';
import { unless } from './violation.ts';

const never = (): undefined => undefined;
const nothing = (): void => {};

/** The prices printed for a start, lowest first. */
const printedPars = memo(
  g => g.title.parts.market,
  g => g.title.parts.market.cells.flatMap(c => (c.par ? [c.price] : [])).sort((a, b) => a - b),
);

/** The common answers. A title says only where it differs. */
export const standard: Rules = {
  bank: { broken: nothing, debtsFirst: false },
  market: { moves: { paid: ['right'], withheld: ['left'], sold: ['down'], soldOut: ['up'] } },
  shares: {
    certificateLimit: () => Number.POSITIVE_INFINITY,
    mostOfOne: () => 6,
    price: (g, company, from) =>
      (from === 'ipo' ? g.state.companies[company]?.par : undefined) ?? markerPrice(g, company),
    pars: g => printedPars(g),
    whyNotSell: (g, f, company) =>
      unless(!isFirstRound(f), 'sell.first-round', { company }) ??
      unless(priceOf(g, company) !== undefined, 'sell.priced', { company }) ??
      soldBar(f, company),
    sold: () => ({ to: 'pool', most: 5 }),
    whyNotBuy: never,
    alsoCount: () => 0,
  },
  decides: never,
  float: {
    ready: (g, company) => 2 * sharesOut(g, company) >= units(g, company),
    capital: (g, company) => (g.state.companies[company]?.par ?? 0) * units(g, company),
    done: nothing,
  },
  track: {
    cost: printedTerrain(() => false),
    allows: (_, turn) => !hasDone(turn, 'layTile'),
    whyNotLay: never,
    serves: () => true,
    becomes: never,
    laid: nothing,
  },
  token: { cost: (g, company, _, kind) => printedCost(tokenFor(g, company, kind) ?? 0), whyNotPlace: never },
  trains: {
    price: (g, deal) => (isBank(deal.from) ? printedPrice(g, deal) : anyPrice()),
    mustHave: () => false,
    shortfall: () => 'abandoned',
    whyNotOwn: never,
    also: () => [],
    bought: nothing,
  },
  privates: { whyNotBuy: never },
  dividend: { cause: (_, __, paid) => (paid > 0 ? 'paid' : 'withheld') },
  routes: {
    terms: { bonuses: [], needs: [], leastHexes: 1 },
    tags: () => [],
    value: never,
    closed: () => false,
    sure: () => [],
    whyNotRun: never,
  },
  income: [privatesPay],
  worth: (g, seat) => [...holdings(g, seat), ...(debtOf(g, seat) ? [{ what: 'debt', amount: -debtOf(g, seat) }] : [])],
};

/** An empty box. */
export const emptyBox: Parts<never, never> = {
  map: board([], doubled),
  tiles: {},
  trains: trainsOf([]),
  companies: {},
  privates: {},
  phases: [],
  market: {
    cells: [],
    cell: id => {
      throw new RangeError(`There is no cell ${id}.`);
    },
    step: id => id,
  },
};
