import {
  amend,
  board,
  type CompanyId,
  cardLeaves,
  cashOf,
  changeSteps,
  defineTitle,
  directorOf,
  emit,
  type Frame,
  type Game,
  Owed,
  owe,
  pay,
  placeToken,
  possible,
  printedTerrain,
  runStep,
  type Seat,
  type Step,
  sellShares,
  sharesOf,
  shifted,
  since,
  slice,
  step,
  type Table,
  type Title,
  Turn,
  write,
} from '@roundhouse/engine';
import { forcedLoans, loans } from '@roundhouse/titles/1848/bank-of-england';
import { t1848 } from '@roundhouse/titles/1848/index';
import { crossesDesert } from '@roundhouse/titles/1848/privates';
import { cheapestPermanent, ESCROW, fall, taken, windUp } from '@roundhouse/titles/1848/receivership';
import { mayLay, token, track, trains } from '@roundhouse/titles/1848/steps';
import { mustBuy, tradeBar } from '@roundhouse/titles/1848/trade';
import { discardsInOrder } from '../discards.ts';

/** PD-27: seats as listed there; no draw. */
const asListed = (t: Table): void => {
  const state = write(t);
  state.seating = [...state.seating].sort((a, b) => a - b);
  state.priority = 0;
  amend<Frame & { readonly turn: Seat }>(t, { turn: 0 });
};

/** PD-5: Commonwealth Railways get their capital as soon as 60 % are sold. */
const early = slice<{ readonly paid: boolean }>('earlyCapital', { paid: false });
const earlyCapital = (t: Table): void => {
  const par = t.state.companies['COM']?.par;
  if (par === undefined || early.of(t).paid || sharesOf(t, 'COM', 'ipo') > 4) return;
  early.write(t).paid = true;
  pay(t, 'bank', 'COM', 10 * par);
};

/** PD-7: what the director cannot pay is negative cash; shares are sold afterwards. */
const takeOver = (t: Table, company: CompanyId): void => {
  const by = directorOf(t, company) as Seat;
  pay(t, by, ESCROW, fall(t, company, by));
  windUp(t, company, by);
  if ([2, 5].includes(taken.of(t).length)) removePermanent(t);
  if (cashOf(t, by) < 0) owe(t, crisis, { by, amount: 0 });
};

/** PD-6: a 5/5+ removed before the first 4/4+ closes the privates but leaves the phase. */
const removePermanent = (t: Table): void => {
  const card = cheapestPermanent(t);
  if (!card) return;
  emit(t, { type: 'exported', card: card.id });
  const phase = t.state.phase;
  cardLeaves(t, card);
  if (card.id === '5' && phase === '3') write(t).phase = phase;
};

const crisis = step('crisis', {
  in: Owed,
  verbs: [sellShares],
  compels: () => ({ clause: 'sell.compulsory' }),
  rests: (g, f) => cashOf(g, f.by) >= 0 || f.done.length > 0,
});

/** PD-8: debtors are made to sell again later, after the first action of a turn and before trains over the limit go. */
const duns = (t: Table): void => {
  const from = t.state.agenda.findLastIndex(f => f.at !== 'owed');
  const f = t.state.agenda[from];
  if (!f || !Turn.is(f) || !f.done.length || t.state.companies[f.company]?.closed) return;
  if (t.state.agenda.slice(from + 1).some(o => !Owed.is(o) || o.step !== 'discard')) return;
  const debtor = t.state.seating.find(s => cashOf(t, s) < 0 && canRaise(t, s));
  if (debtor !== undefined) owe(t, crisis, { by: debtor, amount: 0 });
};

/** Tasmania is placed before trains over the limit go, and those in the order of the site's list. */
const siteOrder = discardsInOrder(
  (t, { step, company = '' }) => (step === 'tasmania' ? -1 : Object.keys(t.title.parts.companies).indexOf(company)),
  ['tasmania'],
);

const canRaise = (g: Game, by: Seat): boolean =>
  possible<Owed>(g, { at: 'owed', done: [], step: crisis.name, by, amount: 0 }, sellShares);

const lendable = (g: Game, company: CompanyId): boolean =>
  since(g, '3') && loans.of(g).issued < 20 && (loans.of(g).by[company] ?? 0) < 5;

const stopped = (g: Game, id: CompanyId): boolean => {
  const company = g.state.companies[id];
  return !company?.trains.length && g.title.parts.market.cell(company?.cell ?? '').column === 1;
};

/** PD-16: the two hexes of Alice Springs are two places there. */
const map = board(
  Object.values(t1848.parts.map.hexes).map(({ place: _, ...hex }) => hex),
  shifted,
);

/** Steps the site asks in another way. */
const THERE: readonly Step<Turn>[] = [
  { ...track, insists: (g, f) => mayLay(g, f, false) || mayLay(g, f, true) },
  { ...token, rests: (g, f) => !possible(g, f, placeToken) },
  // PD-25: a company without trains in column 1 is stopped before its price moves.
  { ...runStep, waits: (g, f) => stopped(g, f.company) },
  // The site asks once more as long as the company has fewer than five loans, even if it cannot take one now.
  { ...trains, insists: (g, f) => lendable(g, f.company) },
];

/** 1848 as 18xx.games plays it: ours, with the policies that differ. */
export const site1848: Title = defineTitle({
  ...t1848,
  id: '1848@18xx.games',
  parts: { ...t1848.parts, map },
  rules: {
    ...t1848.rules,
    bank: { broken: t1848.rules.bank.broken },
    float: {
      ...t1848.rules.float,
      capital: (g, company) => (company === 'COM' ? 0 : t1848.rules.float.capital(g, company)),
    },
    // PD-32: the desert tile may be laid free before the first 3/3+.
    track: { ...t1848.rules.track, cost: printedTerrain((...lay) => crossesDesert(...lay, 'start')) },
    // PD-2: any player's private may be bought.
    privates: { whyNotBuy: tradeBar },
    trains: {
      ...t1848.rules.trains,
      // PD-13, PD-14: loans pay for whatever train is chosen.
      mustHave: (g, { company }) => mustBuy(g, company),
      shortfall: forcedLoans(takeOver),
    },
  },
  turn: changeSteps(t1848.turn, s => THERE.find(there => there.name === s.name) ?? s),
  owed: [...t1848.owed, crisis],
  zones: { ...t1848.zones, closed: takeOver },
  watches: [...t1848.watches, earlyCapital, siteOrder, duns],
  set: (t, setup) => {
    t1848.set(t, setup);
    asListed(t);
  },
});
