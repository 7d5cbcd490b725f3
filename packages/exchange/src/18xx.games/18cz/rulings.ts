import {
  type Action,
  amend,
  anyPrice,
  type Card,
  type Company,
  type CompanyId,
  cashOf,
  countedTrains,
  debtOf,
  did,
  type Frame,
  type Game,
  layTile,
  loseTrain,
  type Owed,
  onSale,
  possible,
  type Rules,
  type Seat,
  type State,
  type Step,
  type Stock,
  sideOf,
  slice,
  type Table,
  type Title,
  type Turn,
  takeTrain,
  tileOf,
  trainLimitOf,
  trainPool,
  trainsOf,
  type Verb,
  type Violation,
  write,
} from '@roundhouse/engine';
import { beginAtHome, isDouble } from '@roundhouse/titles/18cz/homes';
import { t18cz } from '@roundhouse/titles/18cz/index';
import { bigger, sizeOf } from '@roundhouse/titles/18cz/sizes';
import { localPrice } from '@roundhouse/titles/18cz/timetable';
import type { FirstTurn } from '@roundhouse/titles/18cz/track';
import { mustBuy, ownable } from '@roundhouse/titles/18cz/trade';

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
export const trains = trainsOf(t18cz.parts.trains.cards.map(express));

type Lay = Frame['done'][number] & { readonly tile: string; readonly using?: string };

const hasPower = (g: Game, company: CompanyId): boolean =>
  Object.values(g.state.privates).some(({ owner, used, closed }) => owner === company && !used && !closed);

/** Rows 1, 19: the first tile on Praha is an ordinary one, and a lay for nothing does not count as an upgrade. */
const mayLay = (g: Game, f: Frame, upgrade: boolean): boolean => {
  const lays = did<Lay>(f, layTile.type);
  const left = lays.length < ((f as FirstTurn).first ? 2 : 1);
  const upgraded = lays.some(l => !l.using && tileOf(g, l.tile).colour !== 'yellow');
  return upgrade ? !lays.length || (left && hasPower(g, (f as Turn).company)) : left && !upgraded;
};

/** Row 12: after any acquisition every marker costs 100. */
const stationCost = (g: Game, company: CompanyId): number => {
  const { taken, tokens } = g.state.companies[company] as Company;
  return taken?.length ? 100 : (tokens[0] ?? 0);
};

/** What the site thinks a company could raise by dealing in Local Railways. */
const raisable = (g: Game, company: CompanyId): number =>
  Object.values(g.state.privates).reduce((sum, { owner, closed }) => {
    if (closed) return sum;
    if (owner === company) return sum + localPrice(g);
    return typeof owner === 'number' && cashOf(g, company) > 0 ? sum + localPrice(g) - 1 : sum;
  }, 0);

/** The site goes on asking for track as long as a Local Railway could help, owned or to be bought. */
const asksTrack = (g: Game, f: Frame): boolean => {
  const { company } = f as Turn;
  const help = Object.values(g.state.privates).some(
    ({ owner, closed, used }) =>
      !closed &&
      ((owner === company && !used) || (typeof owner === 'number' && g.state.phase !== 'a' && cashOf(g, company) > 0)),
  );
  return help || mayLay(g, f, false) || mayLay(g, f, true);
};

/** Whether the site asks for a token: a place in reach, and money that might be found. */
const asksToken = (g: Game, f: Frame): boolean => {
  const { company } = f as Turn;
  if (!g.state.companies[company]?.tokens.length || did(f, 'placeToken').length) return false;
  const rich = { ...g, state: { ...g.state, money: { ...g.state.money, [company]: 10_000 } } };
  const cost = g.title.rules.token?.cost?.(g, company, '') ?? 0;
  return (
    possible(rich, f, 'placeToken') && cost <= cashOf(g, company) + (g.state.phase === 'a' ? 0 : raisable(g, company))
  );
};

/** Whether there is any smaller company in play. */
const asksTarget = (g: Game, f: Frame): boolean =>
  Object.entries(g.state.companies).some(
    ([id, c]) =>
      c.floated &&
      !c.closed &&
      bigger(sizeOf(g, (f as Turn).company), sizeOf(g, id)) &&
      !Object.hasOwn(g.title.automata ?? {}, c.held[0] ?? ''),
  );

/** Whether the site asks for trains: one must be had, or there is room and money for the cheapest, at least from others. */
const asksTrain = (g: Game, f: Frame): boolean => {
  const { company } = f as Turn;
  // Row 8: after a purchase nobody asks whether the company has got what it must have.
  if (mustBuy(g, company) && !did(f, 'buyTrain').length) return true;
  if (countedTrains(g, company).length >= trainLimitOf(g, company)) return false;
  const others = Object.entries(g.state.companies).some(([id, c]) => id !== company && !c.closed && c.trains.length);
  const bank = [...onSale(g).flatMap(card => card.sides), ...trainPool(g).map(train => sideOf(g, train))];
  return cashOf(g, company) >= (others ? 1 : Math.min(...bank.map(side => side.price)));
};

/** Whether the site asks once more for Local Railways before a turn ends: some to sell, or some to buy. */
const asksPapers = (g: Game, f: Frame): boolean => {
  const { company } = f as Turn;
  const buys = g.state.phase !== 'a' && cashOf(g, company) > 0;
  return Object.values(g.state.privates).some(
    ({ owner, closed }) => !closed && (owner === company || (typeof owner === 'number' && buys)),
  );
};

/** Trains not scrapped or turned are taken over as they are. */
const takeRest = (t: Table, f: Frame): void => {
  const { company, target } = f as Owed & { readonly company: CompanyId; readonly target: CompanyId };
  for (const train of (t.state.companies[target] as Company).trains) {
    loseTrain(t, target, train);
    takeTrain(t, company, train);
  }
};

/** Row 11: the ATE chooses a city on the bare hex already; whoever lays the tile chooses again. */
const begin = (t: Table, f: Frame): void => {
  const { company } = f as Turn;
  if (t.state.companies[company]?.operated) return;
  amend<FirstTurn>(t, { first: true });
  const hex = t.title.parts.companies[company]?.homes[0]?.hex ?? '';
  beginAtHome(t, company, isDouble(t, hex));
};

const step = (name: string, more: Partial<Step>): Step => ({ ...(t18cz.steps[name] as Step), ...more });

export const steps: Readonly<Record<string, Step>> = {
  ...t18cz.steps,
  // Who owes money is asked whether or not it can be paid back.
  stock: step('stock', { insists: (g, f) => debtOf(g, (f as Stock).turn) > 0 }),
  begin: step('begin', { leave: begin }),
  track: step('track', { insists: asksTrack, rests: (g, f) => !asksTrack(g, f) }),
  token: step('token', { insists: asksToken, rests: (g, f) => !asksToken(g, f) }),
  run: { name: 'run', verbs: ['runRoutes'], compels: () => ({ clause: 'run.compulsory' }) },
  acquire: step('acquire', { insists: asksTarget }),
  trains: step('trains', { insists: asksTrain, rests: (g, f) => !asksTrain(g, f) }),
  papers: { name: 'papers', verbs: ['buyPrivate'], insists: asksPapers, rests: (g, f) => !asksPapers(g, f) },
  end: { name: 'end', verbs: [] },
  fitTrains: { name: 'fitTrains', verbs: ['keepTrain', 'scrapTrain'], leave: takeRest },
};

const ending = (steps: readonly string[]): readonly string[] => [...steps, 'papers', 'end'];
/** The turn as that site asks it. */
export const turn = Object.fromEntries(Object.entries(t18cz.turn).map(([kind, steps]) => [kind, ending(steps)]));

/** Companies give up trains in the order of the site's list: small, medium, large. */
export const siteOrder = (t: Table): void => {
  const from = t.state.agenda.findLastIndex(f => f.at !== 'owed') + 1;
  const owed = t.state.agenda.slice(from) as unknown as readonly Owed[];
  if (owed.length < 2 || !owed.every(f => f.step === 'discard')) return;
  const ids = Object.keys(t.title.parts.companies);
  const place = ({ company = '' }: Owed) =>
    ['small', 'medium', 'large'].indexOf(sizeOf(t, company)) * 100 + ids.indexOf(company);
  write(t).agenda = [...t.state.agenda.slice(0, from), ...owed.toSorted((a, b) => place(b) - place(a))];
};

/** The last place of a large company is not kept for a train it can run. */
const fits = (g: Game, company: CompanyId, train: string): Violation | undefined => {
  const broken = ownable(g, company, train);
  return broken?.clause === 'trains.last-place' ? undefined : broken;
};

/** How things stood before an acquisition: until a doubled station has gone, the site has the smaller company in play. */
export const before = slice<{ readonly company?: Company; readonly tokens?: State['map']['tokens'] }>('before', {});

const noting =
  (happens: (t: Table, a: Acquire) => void) =>
  (t: Table, a: Acquire): void => {
    const note = before.write(t);
    note.company = { ...(t.state.companies[a.target] as Company), trains: [] };
    note.tokens = t.state.map.tokens;
    happens(t, a);
  };

interface Acquire extends Action {
  readonly company: CompanyId;
  readonly target: CompanyId;
  readonly price: number;
}

/** Acquisitions as they are, with a note of what was before. */
export const noted = (verb: Verb): Verb => ({
  ...verb,
  perform: (t, f, a) => noting((_, deal) => verb.perform(t, f, deal))(t, a as Acquire),
});

/** The policies in which the site differs, for the base game and for two players alike. */
export const rulings = (rules: Rules): Rules => {
  const { barred: _, replaces: __, ...track } = rules.track;
  const { soldTo: ___, ...shares } = rules.shares;
  const { sure: ____, demands: _____, ...routes } = rules.routes;
  return {
    ...rules,
    // Rows 2, 16: shares of a company may be sold again in the same turn, and lie in a pool.
    shares: { ...shares, soldTwice: () => true },
    // Row 31: the home hex need not come first.
    track: { ...track, allows: mayLay },
    token: { ...rules.token, cost: stationCost },
    // Row 3: trains change hands from the beginning.
    // Row 8: a company full of trains it cannot run may buy any.
    trains: { ...rules.trains, tradePrice: anyPrice, mayExceed: mustBuy, ownable: fits },
    // Row 13: any run is accepted.
    routes,
  };
};

/** 18CZ as 18xx.games plays it: ours, with the policies that differ. */
export const site18cz: Title = {
  ...t18cz,
  id: '18cz@18xx.games',
  rulebook: t18cz.id,
  parts: { ...t18cz.parts, trains },
  rules: rulings(t18cz.rules),
  verbs: { ...t18cz.verbs, acquire: noted(t18cz.verbs['acquire'] as Verb) },
  steps,
  turn,
  watches: [...t18cz.watches, siteOrder],
  set: (t, setup) => {
    t18cz.set(t, setup);
    asListed(t);
  },
};
