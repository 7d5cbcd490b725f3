import {
  type Acting,
  act,
  acting,
  actorBar,
  amount,
  askConsent,
  type CompanyId,
  cashOf,
  companyOf,
  defineVerb,
  directorOf,
  emit,
  type Game,
  isAutomaton,
  leaderOf,
  type Money,
  pay,
  pick,
  priceOf,
  raised,
  refusedBar,
  sameDirector,
  shape,
  sharesOf,
  sharesOut,
  step,
  type Table,
  Turn,
  unless,
  unlessPaid,
  write,
} from '@roundhouse/engine';
import { mergeStations } from './merged-stations.ts';
import { fitTrains } from './merged-trains.ts';
import { bigger, sizeOf } from './sizes.ts';
import { FURTHER } from './stations.ts';

const deal = { company: shape.company, target: shape.company, price: shape.whole() };
type Deal = Acting<'acquire', typeof deal>;

/** Half of the share price to half as much again, in whole crowns. */
const range = (g: Game, target: CompanyId): readonly [Money, Money] => {
  const price = priceOf(g, target) ?? 0;
  return [Math.ceil(price / 2), Math.floor(1.5 * price)];
};

const due = (g: Game, { target, price }: Deal): Money => price * sharesOut(g, target);

/** A company takes over a smaller one at a price per share both directors agree on. [CZ-VIII.9] */
export const acquire = defineVerb('acquire', deal, {
  in: Turn,
  offer: (g, f) =>
    pick('target', Object.keys(g.state.companies), target => {
      const [min, max] = range(g, target);
      const affordable = Math.floor(cashOf(g, f.company) / Math.max(1, sharesOut(g, target)));
      const made = (price: Money) => ({ type: 'acquire' as const, ...acting(g, f), target, price });
      const most = Math.min(max, Math.max(min, affordable));
      return amount('price', raised(min, most, refusedAlready(f, made(min))), most, price => act(made(price)));
    }),
  forbid: (g, f, a) => {
    const target = companyOf(g, a.target);
    const [min, max] = range(g, a.target);
    const cash = cashOf(g, a.company);
    return (
      actorBar(f, a) ??
      unless(bigger(sizeOf(g, a.company), sizeOf(g, a.target)), 'acquire.smaller', { company: a.target }) ??
      unless(!!target.floated && !target.closed, 'acquire.floated', { company: a.target }) ??
      unless(!isAutomatic(g, a.target), 'acquire.automatic', { company: a.target }) ??
      unless(a.price >= min && a.price <= max, 'acquire.price', { min, max }) ??
      refusedAlready(f, a) ??
      unlessPaid(cash >= due(g, a), 'acquire.funds', { price: due(g, a), cash })
    );
  },
  perform: (t, _, a) => {
    if (sameDirector(t, a.company, a.target)) takeOver(t, a);
    else askConsent(t, directorOf(t, a.target), a);
  },
  agreed: (t, a) => takeOver(t, a),
});

const refusedAlready = (f: Turn, a: Deal) => refusedBar(f, a, made => made.target === a.target);

/** Whether an automaton leads the company. */
const isAutomatic = (g: Game, company: CompanyId): boolean => isAutomaton(g, leaderOf(g, company) ?? '');

/** Shareholders are paid; then everything passes to the acquirer: treasury, papers, markers, stations, trains. */
const takeOver = (t: Table, a: Deal): void => {
  emit(t, { type: 'acquired', company: a.company, target: a.target, price: a.price });
  for (const seat of t.state.seating) pay(t, a.company, seat, a.price * sharesOf(t, a.target, seat));
  pay(t, a.target, a.company, cashOf(t, a.target));
  for (const [id, { owner }] of Object.entries(t.state.privates))
    if (owner === a.target) write(t, 'privates', id).owner = a.company;
  passMarkers(t, a);
  dissolve(t, a.target);
  fitTrains(t, a.company, a.target);
  mergeStations(t, a.company, a.target);
};

const passMarkers = (t: Table, { company, target }: Deal): void => {
  const { tokens, taken = [] } = companyOf(t, target);
  const acquirer = write(t, 'companies', company);
  acquirer.tokens = [...acquirer.tokens, ...tokens.map(() => FURTHER)];
  acquirer.taken = [...(acquirer.taken ?? []), target, ...taken];
};

/** The company leaves the game for good; its trains wait for the acquirer's decision. */
const dissolve = (t: Table, target: CompanyId): void => {
  const company = write(t, 'companies', target);
  company.closed = true;
  company.held = company.held.map(() => 'gone');
  company.tokens = [];
  delete company.cell;
  delete company.taken;
  write(t).chart = t.state.chart.filter(c => c !== target);
};

/** Acquisitions come one after the other, each finished before the next. */
export const acquireStep = step('acquire', { in: Turn, verbs: [acquire] });
