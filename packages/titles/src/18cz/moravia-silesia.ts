import {
  type Card,
  type CompanyPart,
  consent,
  defineTitle,
  discardToPool,
  dividend,
  drawNumber,
  known,
  operatingAsBegun,
  type Phase,
  possible,
  type Setup,
  type Step,
  seedOf,
  stock,
  type Table,
  type Title,
  type Turn,
  trainsOf,
  write,
} from '@roundhouse/engine';
import { ENTRIES, EXTRA, moravia as map, papers, WEST } from './chosen-values.ts';
import { moraviaCites } from './cites.ts';
import { companies } from './companies.ts';
import { discardExtra, lendTrain } from './extra-train.ts';
import { red } from './homes.ts';
import { t18cz } from './index.ts';
import { buyLocal, layPurple, leaves, sellLocal, whyNotBuyLocal } from './local-railways.ts';
import { PARS } from './market.ts';
import { auction, beginPapers, bidsOn, papersRound } from './papers.ts';
import { inMoravia } from './referee.ts';
import { deal } from './setup.ts';
import { debtBar, worth } from './shares.ts';
import { begin, run as plainRun, stockStep, token, track, trains } from './steps.ts';
import { interval, marker, roundsToCome } from './timetable.ts';
import { tradeFrom } from './trade.ts';
import { express, normal, plus } from './trains.ts';
import { closeWest, placeWest, westBought, westBuilds, westStep } from './westbahn.ts';

const { rules } = t18cz;
/** Whoever buys the Mährische Westbahn gets what goes with it. */
const buyPaper: typeof buyLocal = {
  ...buyLocal,
  perform: (t, f, a) => {
    buyLocal.perform(t, f, a);
    if (t.state.privates[a.private]?.owner === a.company) westBought(t, a.company, a.private);
  },
  agreed: (t, a) => {
    buyLocal.agreed?.(t, a);
    westBought(t, a.company, a.private);
  },
};

const run: Step<Turn> = {
  ...plainRun,
  waits: (g, f) => !!plainRun.waits?.(g, f) || possible(g, f, lendTrain),
  leave: discardExtra,
};
const CAPITAL: Readonly<Record<number, number>> = { 2: 500, 3: 450 };
const CERTIFICATES: Readonly<Record<number, number>> = { 2: 15, 3: 13 };

/** Only large companies, with one marker more; the Mährische Westbahn has but its token. */
const large = (id: string): CompanyPart => ({
  ...known(companies[id]),
  tokens: [0, 40, 100],
  homes: (ENTRIES[id] ?? '').split(' ').map(hex => ({ hex, city: 0 })),
});
const west: CompanyPart = {
  ...known(companies[WEST]),
  kind: 'paper',
  certificates: [],
  led: false,
  tokens: [0],
  keepsHome: false,
};
const list: readonly CompanyPart[] = [...Object.keys(ENTRIES).map(large), west];

/** Red trains earn nothing for red tiles, the others for each of them. */
const plain = { bonuses: [] };
const cards = (players: number): readonly Card[] => {
  const of = (two: number, three: number) => ({ count: players === 2 ? two : three });
  return [
    { id: 'a+b', ...of(5, 6), sides: [{ id: '2', price: 70, rusts: ['4'], spec: { ...normal(2), ...plain } }] },
    { id: 'd', ...of(4, 5), sides: [{ id: '3', price: 120, rusts: ['5+5'], spec: { ...normal(3), ...plain } }] },
    { id: 'e', ...of(3, 3), sides: [{ id: '4', price: 250, spec: { ...normal(4), ...plain } }] },
    { id: 'g', ...of(2, 3), sides: [{ id: '4+4', price: 400, spec: plus(4) }] },
    { id: 'j', sides: [{ id: '5+5', price: 500, spec: plus(5) }] },
    // The paper; it is never for sale.
    {
      id: EXTRA,
      from: 'a+b',
      beyondLimit: true,
      besidesDuty: true,
      count: 1,
      sides: [{ id: EXTRA, price: 0, spec: { ...express(3), sharesTrack: true } }],
    },
  ];
};

const phases: readonly Phase<'closePapers'>[] = [
  { id: 'a+b', colour: 'yellow', trainLimit: 4 },
  { id: 'd', colour: 'green', trainLimit: 4 },
  { id: 'e', colour: 'green', trainLimit: 4 },
  { id: 'g', colour: 'brown', trainLimit: 3, on: ['closePapers'] },
  { id: 'j', colour: 'grey', trainLimit: 2 },
];

/** All papers that are left go out of the game, whoever owns them. */
const closePapers = (t: Table): void => {
  closeWest(t);
  for (const id of Object.keys(t.state.privates)) if (!t.state.privates[id]?.closed) leaves(t, id);
};

/** With two players one company, drawn by lot, stays in the box. */
const removeOne = (t: Table): void => {
  const ids = Object.keys(ENTRIES);
  const out = ids[drawNumber(seedOf(t), 'removed', ids.length)] ?? '';
  const company = write(t, 'companies', out);
  company.closed = true;
  company.held = company.held.map(() => 'gone');
};

const setTable = (t: Table, setup: Setup): void => {
  deal(t, CAPITAL[setup.players] ?? 0);
  if (setup.players === 2) removeOne(t);
  // The round marker begins left of 50, and the 3E-train is a paper, not a card of the bank's.
  marker.write(t).at = 2;
  write(t, 'depot')[EXTRA] = 1;
  beginPapers(t);
};

const { whyNotOwn: _, bought: __, ...trade } = rules.trains;

const wired: Title = defineTitle({
  ...t18cz,
  id: '18cz-moravia-silesia',
  name: '18CZ: Moravia-Silesia',
  rulebook: t18cz.id,
  referee: inMoravia,
  cites: moraviaCites,
  players: [2, 3],
  parts: {
    ...t18cz.parts,
    map,
    tiles: Object.fromEntries(Object.entries(t18cz.parts.tiles).filter(([, t]) => t.label !== 'P')),
    trains: trainsOf(cards(3)),
    companies: Object.fromEntries(list.map(c => [c.id, c])),
    privates: papers,
    phases,
  },
  // As its games have shown: docs/bots-trials.md.
  prospects: { rounds: roundsToCome, foresight: Number.POSITIVE_INFINITY },
  rules: {
    ...rules,
    shares: {
      ...rules.shares,
      certificateLimit: g => CERTIFICATES[g.state.setup.players] ?? 0,
      mostOfOne: () => 7,
      pars: () => PARS.small,
      whyNotBuy: debtBar,
    },
    token: {},
    trains: { ...trade, price: tradeFrom('d') },
    privates: { whyNotBuy: whyNotBuyLocal('d') },
    dividend: {},
    routes: { ...rules.routes, terms: { bonuses: [{ id: 'red', kind: 'count', tag: 'red', pays: [0, 50, 100] }] } },
    income: [...rules.income, westBuilds],
    worth: (g, seat) => worth(g, seat).filter(item => item.of !== EXTRA),
  },
  rounds: [papersRound, auction, stock(stockStep), operatingAsBegun, interval],
  turn: { large: [begin, track, token, run, dividend, trains] },
  anytime: [buyPaper, sellLocal, layPurple, lendTrain],
  owed: [discardToPool, consent, red, westStep],
  effects: { closePapers },
  watches: [...t18cz.watches, placeWest],
  shows: { bids: bidsOn },
  set: setTable,
});

/** 18CZ in Moravia and Silesia; with two players there are fewer trains. */
export const t18czMoraviaSilesia: Title = {
  ...wired,
  variant: ({ players }) => ({ ...wired, parts: { ...wired.parts, trains: trainsOf(cards(players)) } }),
};
