import {
  amend,
  type Board,
  board,
  buyTrain,
  type Card,
  type Company,
  type CompanyId,
  cashOf,
  countedTrains,
  type Differences,
  debtOf,
  defineTitle,
  did,
  dividend,
  doubled,
  type Frame,
  type Game,
  hasDone,
  isAutomaton,
  layTile,
  loseTrain,
  onSale,
  operatingAsBegun,
  placeToken,
  possible,
  printedCost,
  type Rules,
  runRoutes,
  type Seat,
  type State,
  type Step,
  type Stock,
  sideOf,
  slice,
  standard,
  step,
  stock,
  type Table,
  type Title,
  Turn,
  takeTrain,
  tileOf,
  tokenFor,
  trainLimitOf,
  trainPool,
  trainsOf,
  units,
  type Violation,
  write,
} from '@roundhouse/engine';
import { acquire } from '@roundhouse/titles/18cz/acquisition';
import { draft } from '@roundhouse/titles/18cz/draft';
import { beginAtHome, isDouble } from '@roundhouse/titles/18cz/homes';
import { t18cz } from '@roundhouse/titles/18cz/index';
import { buyLocal } from '@roundhouse/titles/18cz/local-railways';
import { Fitting, keepTrain, scrapTrain } from '@roundhouse/titles/18cz/merged-trains';
import { bigger, sizeOf } from '@roundhouse/titles/18cz/sizes';
import { begin, stockStep, token, track, trains } from '@roundhouse/titles/18cz/steps';
import { interval, localPrice } from '@roundhouse/titles/18cz/timetable';
import { FirstTurn } from '@roundhouse/titles/18cz/track';
import { mustBuy, whyNotOwn } from '@roundhouse/titles/18cz/trade';
import { discardsInOrder } from '../discards.ts';

/** Seats as listed there; no draw. */
export const asListed = (t: Table): void => {
  const state = write(t);
  state.seating = [...state.seating].sort((a, b) => a - b);
  state.priority = 0;
  if (state.agenda.length) amend<Frame & { readonly turn: Seat }>(t, { turn: 0 });
};

/** Rows 4, 5: an E-train is paid for its n best stops, of which three may be towns. */
const express = (card: Card): Card => ({
  ...card,
  sides: card.sides.map(side =>
    typeof side.spec.pays === 'object'
      ? { ...side, spec: { ...side.spec, pays: { ...side.spec.pays, drop: 'any', towns: 3 } } }
      : side,
  ),
});
export const cards = trainsOf(t18cz.parts.trains.cards.map(express));

/** Row 1: the first tile on Praha is an ordinary one. */
export const unbuilt = ({ hexes }: Board): Board =>
  board(
    Object.values(hexes).map(({ built: _, ...hex }) => hex),
    doubled,
  );

const hasPower = (g: Game, company: CompanyId): boolean =>
  Object.values(g.state.privates).some(({ owner, used, closed }) => owner === company && !used && !closed);

/** Row 19: a lay for nothing does not count as an upgrade. */
const mayLay = (g: Game, f: Turn, upgrade: boolean): boolean => {
  const lays = did(f, layTile);
  const left = lays.length < (FirstTurn.is(f) && f.first ? 2 : 1);
  const upgraded = lays.some(l => !l.using && tileOf(g, l.tile).colour !== 'yellow');
  return upgrade ? !lays.length || (left && hasPower(g, f.company)) : left && !upgraded;
};

/** Row 12: after any acquisition every marker costs 100. */
const stationCost = (g: Game, company: CompanyId): number => {
  const { taken } = g.state.companies[company] as Company;
  return taken?.length ? 100 : printedCost(tokenFor(g, company) ?? 0);
};

/** What the site thinks a company could raise by dealing in Local Railways. */
const raisable = (g: Game, company: CompanyId): number =>
  Object.values(g.state.privates).reduce((sum, { owner, closed }) => {
    if (closed) return sum;
    if (owner === company) return sum + localPrice(g);
    return typeof owner === 'number' && cashOf(g, company) > 0 ? sum + localPrice(g) - 1 : sum;
  }, 0);

/** The site goes on asking for track as long as a Local Railway could help, owned or to be bought. */
const asksTrack = (g: Game, f: Turn): boolean => {
  const { company } = f;
  const help = Object.values(g.state.privates).some(
    ({ owner, closed, used }) =>
      !closed &&
      ((owner === company && !used) || (typeof owner === 'number' && g.state.phase !== 'a' && cashOf(g, company) > 0)),
  );
  return help || mayLay(g, f, false) || mayLay(g, f, true);
};

/** Whether the site asks for a token: a place in reach, and money that might be found. */
const asksToken = (g: Game, f: Turn): boolean => {
  const { company } = f;
  if (!g.state.companies[company]?.tokens.length || hasDone(f, placeToken.type)) return false;
  const rich = { ...g, state: { ...g.state, money: { ...g.state.money, [company]: 10_000 } } };
  const cost = g.title.rules.token.cost(g, company, '');
  return (
    possible(rich, f, placeToken) && cost <= cashOf(g, company) + (g.state.phase === 'a' ? 0 : raisable(g, company))
  );
};

/** Whether there is any smaller company in play. */
const asksTarget = (g: Game, f: Turn): boolean =>
  Object.entries(g.state.companies).some(
    ([id, c]) =>
      c.floated && !c.closed && bigger(sizeOf(g, f.company), sizeOf(g, id)) && !isAutomaton(g, c.held[0] ?? ''),
  );

/** Whether the site asks for trains: one must be had, or there is room and money for the cheapest, at least from others. */
const asksTrain = (g: Game, f: Turn): boolean => {
  const { company } = f;
  // Row 8: after a purchase nobody asks whether the company has got what it must have.
  if (mustBuy(g, company) && !hasDone(f, buyTrain.type)) return true;
  if (countedTrains(g, company).length >= trainLimitOf(g, company)) return false;
  const others = Object.entries(g.state.companies).some(([id, c]) => id !== company && !c.closed && c.trains.length);
  const bank = [...onSale(g).flatMap(card => card.sides), ...trainPool(g).map(train => sideOf(g, train))];
  return cashOf(g, company) >= (others ? 1 : Math.min(...bank.map(side => side.price)));
};

/** Row 8: a company full of trains it cannot run may buy any it can pay for. */
export const buyAny = (buy: typeof buyTrain): typeof buyTrain => ({
  ...buy,
  forbid: (g, f, a) => {
    const no = buy.forbid(g, f, a);
    const [price = 0] = g.title.rules.trains.price(g, a) ?? [];
    const any = no?.clause === 'trains.limit' && mustBuy(g, a.company) && cashOf(g, a.company) >= (a.price ?? price);
    return any ? undefined : no;
  },
});

/** Whether the site asks once more for Local Railways before a turn ends: some to sell, or some to buy. */
const asksPapers = (g: Game, f: Turn): boolean => {
  const { company } = f;
  const buys = g.state.phase !== 'a' && cashOf(g, company) > 0;
  return Object.values(g.state.privates).some(
    ({ owner, closed }) => !closed && (owner === company || (typeof owner === 'number' && buys)),
  );
};

/** Trains not scrapped or turned are taken over as they are. */
const takeRest = (t: Table, { company, target }: Fitting): void => {
  for (const train of (t.state.companies[target] as Company).trains) {
    loseTrain(t, target, train);
    takeTrain(t, company, train);
  }
};

/** Row 11: the ATE chooses a city on the bare hex already; whoever lays the tile chooses again. */
const beginAnyway = (t: Table, f: Turn): void => {
  const { company } = f;
  if (t.state.companies[company]?.operated) return;
  amend<FirstTurn>(t, { first: true });
  const hex = t.title.parts.companies[company]?.homes[0]?.hex ?? '';
  beginAtHome(t, company, isDouble(t, hex));
};

/** How things stood before an acquisition: until a doubled station has gone, the site has the smaller company in play. */
export const before = slice<{ readonly company?: Company; readonly tokens?: State['map']['tokens'] }>('before', {});

/** Acquisitions as they are, with a note of what was before. */
const noted: typeof acquire = {
  ...acquire,
  perform: (t, f, a) => {
    const note = before.write(t);
    note.company = { ...(t.state.companies[a.target] as Company), trains: [] };
    note.tokens = t.state.map.tokens;
    acquire.perform(t, f, a);
  },
};

const papers = step('papers', {
  in: Turn,
  verbs: [buyLocal],
  insists: asksPapers,
  rests: (g, f) => !asksPapers(g, f),
});
const end = step('end', { in: Turn, verbs: [] });

// Who owes money is asked whether or not it can be paid back.
const stockThere: Step<Stock> = { ...stockStep, insists: (g, f) => debtOf(g, f.turn) > 0 };
const fitThere = step('fitTrains', { in: Fitting, verbs: [keepTrain, scrapTrain], leave: takeRest });
const beginThere: Step<Turn> = { ...begin, leave: beginAnyway };
export const trackThere: Step<Turn> = { ...track, insists: asksTrack, rests: (g, f) => !asksTrack(g, f) };
const tokenThere: Step<Turn> = { ...token, insists: asksToken, rests: (g, f) => !asksToken(g, f) };
const runThere = step('run', { in: Turn, verbs: [runRoutes], compels: () => ({ clause: 'run.compulsory' }) });
const acquireThere = step('acquire', { in: Turn, verbs: [noted], insists: asksTarget });
const trainsThere = step('trains', {
  ...trains,
  verbs: [buyAny(buyTrain)],
  insists: asksTrain,
  rests: (g, f) => !asksTrain(g, f),
});

/** The turn as that site asks it. */
const ending = [trainsThere, papers, end];
const plain = [beginThere, trackThere, tokenThere, runThere, dividend];
const buying = [...plain, acquireThere, ...ending];
export const turn: Title['turn'] = { small: [...plain, ...ending], medium: buying, large: buying };

/** What else is asked there in another way. */
export const asked: Pick<Title, 'rounds' | 'owed'> = {
  rounds: [draft, stock(stockThere), operatingAsBegun, interval],
  owed: t18cz.owed.map(s => (s.name === fitThere.name ? fitThere : s)),
};

/** Companies give up trains in the order of the site's list: small, medium, large. */
export const siteOrder = discardsInOrder((t, { company = '' }) => {
  const place = ['small', 'medium', 'large'].indexOf(sizeOf(t, company));
  return place * 100 + Object.keys(t.title.parts.companies).indexOf(company);
});

/** The last place of a large company is not kept for a train it can run. */
const lastPlaceFree = (g: Game, company: CompanyId, train: string): Violation | undefined => {
  const broken = whyNotOwn(g, company, train);
  return broken?.clause === 'trains.last-place' ? undefined : broken;
};

/** The policies in which the site differs, for the base game and for two players alike. */
export const rulings = (rules: Rules): Differences => {
  const { whyNotLay: _, ...track } = rules.track;
  const { sure: __, whyNotRun: ___, ...routes } = rules.routes;
  return {
    ...rules,
    // Rows 2, 16: shares of a company may be sold again in the same turn, and lie in a pool.
    shares: {
      ...rules.shares,
      whyNotSell: (g, f, company) => rules.shares.whyNotSell(g, { ...f, done: [] }, company),
      sold: (g, company) => ({ to: 'pool', most: units(g, company) }),
    },
    // Row 31: the home hex need not come first.
    track: { ...track, allows: mayLay },
    token: { ...rules.token, cost: stationCost },
    // Row 3: trains change hands from the beginning.
    trains: { ...rules.trains, price: standard.trains.price, whyNotOwn: lastPlaceFree },
    // Row 13: any run is accepted.
    routes,
  };
};

/** 18CZ as 18xx.games plays it: ours, with the policies that differ. */
export const site18cz: Title = defineTitle({
  ...t18cz,
  id: '18cz@18xx.games',
  rulebook: t18cz.id,
  parts: { ...t18cz.parts, map: unbuilt(t18cz.parts.map), trains: cards },
  rules: rulings(t18cz.rules),
  ...asked,
  turn,
  watches: [...t18cz.watches, siteOrder],
  set: (t, setup) => {
    t18cz.set(t, setup);
    asListed(t);
  },
});
