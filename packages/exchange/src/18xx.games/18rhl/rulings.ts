import {
  act,
  acting,
  actorBar,
  beginStock,
  buyTrain,
  type CompanyId,
  cashOf,
  consent,
  defineTitle,
  defineVerb,
  directorOf,
  discardToPool,
  dividend,
  emit,
  exchange,
  floatReady,
  type Game,
  hasDone,
  inOrder,
  layTile,
  linked,
  lying,
  type Money,
  moveMarker,
  operating,
  pay,
  placeToken,
  possible,
  priceOf,
  runStep,
  type Seat,
  type Setup,
  type Step,
  Stock,
  shape,
  sharesOf,
  since,
  slice,
  soldOut,
  standard,
  startCompany,
  stationsOf,
  step,
  stock,
  type Table,
  type Title,
  Turn,
  trainsOf,
  turnUp,
  unless,
  write,
} from '@roundhouse/engine';
import { beginSet } from '@roundhouse/titles/18rhl/common';
import { finish } from '@roundhouse/titles/18rhl/ending';
import { functionsOf } from '@roundhouse/titles/18rhl/functions';
import { rhl } from '@roundhouse/titles/18rhl/index';
import { beginLots } from '@roundhouse/titles/18rhl/lots';
import { industry, sites } from '@roundhouse/titles/18rhl/montan';
import { trackFunctions } from '@roundhouse/titles/18rhl/privates';
import { isShutOut } from '@roundhouse/titles/18rhl/rhine';
import { tags } from '@roundhouse/titles/18rhl/routes';
import { layGifts, payCapital, placeHomes } from '@roundhouse/titles/18rhl/setup';
import { discardsInOrder } from '../discards.ts';
import { siteDraw } from '../draw.ts';
import { auction, lead, leadStep, richestAfter } from './auction.ts';
import { decides, goBankrupt, isInReceivership, newDirectors, ruined, sellInNeed } from './need.ts';
import { CAPITAL, CERTIFICATES, companies, express, GREEN, LOWER, MOUNTAINS, map, privates, tiles } from './parts.ts';
import { bought, buyPaper, sellBlock } from './sales.ts';

const BANK: Money = 9000;

/** RHL-5.1.5-d: companies that began in this stock round rise at its end. */
const fresh = slice<{ readonly list: readonly CompanyId[] }>('fresh', { list: [] });

/** The link of the RhE has been paid. */
const link = slice<{ readonly built: boolean }>('line', { built: false });

const isFull = (g: Game): boolean => since(g, '5');

/** Shares that have left the bank; the pool's count. */
const soldOf = (g: Game, company: CompanyId): number => 10 - sharesOf(g, company, 'ipo');

const float: Title['rules']['float'] = {
  ready: (g, company) =>
    company === 'RhE' ? directorOf(g, company) !== undefined : soldOf(g, company) >= (company === 'KEG' ? 6 : 5),
  // RHL-4.1.1-u: the RhE gets what was bid for it.
  capital: (g, company) =>
    company === 'RhE' ? lead.of(g).bid : (priceOf(g, company) ?? 0) * (isFull(g) ? 10 : soldOf(g, company)),
  done: (t, company) => {
    const full = isFull(t);
    const part = write(t, 'companies', company);
    part.held = part.held.map(holder => (holder === 'ipo' ? (full ? 'pool' : company) : holder));
    if (!full) fresh.write(t).list = [...fresh.of(t).list, company];
  },
};

/** RHL-4.1.1-y: three times the chosen value, once the line is there for some company's trains. */
const payLink = defineVerb(
  'payLink',
  { company: shape.company },
  {
    in: Turn,
    offer: (g, f) => act({ type: 'payLink', ...acting(g, f), company: f.company }),
    forbid: (g, f, a) =>
      actorBar(f, a) ??
      unless(!link.of(g).built && !!g.state.companies['RhE']?.floated, 'function.used', { private: 'RhE' }) ??
      unless(linked(g, ['K6'], 'I10') && linked(g, ['K6'], 'K2'), 'function.phase', { private: 'RhE' }),
    perform: t => {
      link.write(t).built = true;
      const amount = 3 * (t.state.companies['RhE']?.par ?? 0);
      pay(t, 'bank', 'RhE', amount);
      emit(t, { type: 'subsidy', company: 'RhE', amount });
    },
  },
);

/** RHL-4.1.1-g, RHL-4.1.1-j: the concession is an extra tile and stays. */
const { alone: _, closes: __, ...osterath } = trackFunctions['P2'] ?? { hexes: () => [] };
const functions = functionsOf(
  { P2: osterath, P3: { hexes: () => MOUNTAINS }, P4: trackFunctions['P4'] ?? osterath },
  {},
);

/** RHL-3.1-c: home tokens are placed when the company first operates. */
const begin = step('begin', { in: Turn, verbs: [], leave: (t, f) => turnUp(t, f.company) });

const track = step('track', {
  in: Turn,
  verbs: [layTile, functions.lay, functions.place],
  insists: (_, f) => !hasDone(f, layTile.type),
  // What a private grants beside it can wait.
  rests: (g, f) => isInReceivership(g, f.company) || f.done.at(-1)?.type === layTile.type,
  leave: (t, f) => {
    if (!t.state.companies[f.company]?.operated) write(t, 'companies', f.company).operated = true;
  },
});
const token = step('token', {
  in: Turn,
  verbs: [placeToken, functions.place],
  rests: (g, f) => isInReceivership(g, f.company),
  // The money of the link may pay for it.
  waits: (g, f) => !!g.state.companies[f.company]?.tokens.length && possible(g, f, payLink),
});
const run: Step<Turn> = {
  ...runStep,
  compels: () => undefined,
  // The two banks of a green Metropolis are a route for the site, if not for trains.
  insists: (g, f) =>
    !!g.state.companies[f.company]?.trains.length && !hasDone(f, 'runRoutes') && isOnFerry(g, f.company),
  waits: () => false,
};
const isOnFerry = (g: Game, company: CompanyId): boolean =>
  stationsOf(g, company).some(hex => lying(g, hex).nodes.length === 2 && !!GREEN[g.state.map.tiles[hex]?.tile ?? '']);
/** RHL-6.2.6.2-e: a company without a director keeps what it earns. */
const payout: Step<Turn> = {
  ...dividend,
  rests: (g, f) => isInReceivership(g, f.company),
  leave: (t, f) => {
    dividend.leave?.(t, f);
    if (!isInReceivership(t, f.company) || !f.income) return;
    pay(t, 'bank', f.company, f.income);
    write(t, 'companies', f.company).revenue = f.income;
  },
};
const trains = step('trains', { in: Turn, verbs: [buyTrain, sellInNeed, goBankrupt], waits: () => true });

/** The site asks whoever could pay for a small certificate of the KEG, though large ones come first. */
const stockThere = step('stock', {
  in: Stock,
  verbs: [sellBlock, buyPaper, startCompany],
  insists: (g, f) => {
    const price = g.state.companies['KEG']?.floated ? undefined : priceOf(g, 'KEG');
    return price !== undefined && !f.done.length && cashOf(g, f.turn) >= price;
  },
});

const closeStock = (t: Table, last: Seat): void => {
  for (const company of fresh.of(t).list) moveMarker(t, company, 'floated');
  fresh.write(t).list = [];
  for (const company of inOrder(t))
    if (soldOut(t, company) && !bought.of(t).list.includes(company)) moveMarker(t, company, 'soldOut');
  write(t).priority = richestAfter(t, last);
};

/** Companies give up trains in the order of the site's list. */
const siteOrder = discardsInOrder((t, { company = '' }) => Object.keys(t.title.parts.companies).indexOf(company));

const setTable = (t: Table, setup: Setup): void => {
  payCapital(t, BANK, (setup.options['lowerCapital'] ? LOWER : CAPITAL)[setup.players] ?? 0);
  placeHomes(t);
  layGifts(t, { P5: 'GVE' });
  sites.write(t).card = 1 + (siteDraw(t, 1) % 9);
  const state = write(t);
  state.seating = [...state.seating].sort((a, b) => a - b);
  state.priority = 0;
  beginLots(t);
};

const build = (optionalTrain: boolean): Title => {
  const { variant: ___, ...base } = rhl.variant?.({ options: { optionalTrain }, players: 3 } as never) ?? rhl;
  const { shares, trains: trade, routes, track: laying, ...rules } = base.rules;
  const cards = base.parts.trains.cards.map(card =>
    card.id === '8' ? { ...card, sides: card.sides.map(side => ({ ...side, spec: express })) } : card,
  );
  const { whyNotLay: _a, serves: _b, allows: _c, ...track0 } = laying;
  const { whyNotRun: _d, ...routes0 } = routes;
  const { whyNotOwn: _f, also: _g, ...trade0 } = trade;
  const { whyNotBuy: _h, whyNotSell: _i, ...shares0 } = shares;
  return defineTitle({
    ...base,
    id: '18rhl@18xx.games',
    rulebook: base.id,
    players: [3, 4, 5, 6],
    parts: {
      ...base.parts,
      map,
      companies,
      tiles,
      trains: trainsOf(cards),
      privates: Object.fromEntries(privates.map(p => [p.id, p])),
    },
    rules: {
      ...rules,
      decides,
      // RHL-6.2.5-b: a low dividend leaves the marker where it lies.
      market: { moves: { ...base.rules.market.moves, low: [] } },
      shares: {
        ...shares0,
        certificateLimit: g => CERTIFICATES[Math.max(3, g.state.setup.players - ruined.of(g).list.length)] ?? 0,
        whyNotSell: (g, _s, company) => unless(!!g.state.companies[company]?.operated, 'sell.floated', { company }),
      },
      float,
      track: { ...track0, allows: (_x, f) => !f.done.some(a => a.type === 'layTile') },
      token: base.rules.token,
      trains: {
        ...trade0,
        price: standard.trains.price,
        mustHave: (g, { company, from }) =>
          (from === 'bank' || from === 'pool') && !g.state.companies[company]?.trains.length,
        shortfall: (t, company, price) => {
          const by = directorOf(t, company) as Seat;
          pay(t, by, company, Math.min(cashOf(t, by), price - cashOf(t, company)));
          return 'funded';
        },
      },
      routes: {
        ...routes0,
        terms: {
          leastHexes: 1,
          bonuses: [...industry, { id: 'iron', kind: 'both', tags: ['Roermond', 'Ruhr'], pays: [0, 80] }],
        },
        tags: (g, hex, node, company) => [
          ...tags(g, hex, node, company).filter(tag => tag !== 'shut out'),
          ...(['A4', 'A6', 'L11', 'L13'].includes(hex) ? ['express'] : []),
          ...(hex === 'G2' ? ['Roermond'] : []),
        ],
        closed: (g, company, hex, node) => ['A14', 'B15', 'C2'].includes(hex) && isShutOut(g, company, hex, node),
      },
    },
    rounds: [...auction.rounds, stock(stockThere), operating],
    turn: { public: [begin, track, token, run, payout, trains] },
    anytime: [functions.lay, payLink],
    owed: [discardToPool, consent, exchange, leadStep],
    watches: [floatReady, newDirectors, siteOrder],
    course: {
      stock: (t, f) => {
        closeStock(t, f.last ?? t.state.priority);
        beginSet(t, f.number);
      },
      operating: (t, f) => (t.state.ending ? finish(t) : beginStock(t, f.set + 1)),
    },
    set: setTable,
  });
};

const plain = build(false);
const more = build(true);
const variant: NonNullable<Title['variant']> = ({ options }) => ({
  ...(options['optionalTrain'] ? more : plain),
  variant,
});

/** 18Rhl as 18xx.games plays it: the edition before ours. */
export const site18rhl: Title = { ...plain, variant };
