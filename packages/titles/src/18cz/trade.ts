import {
  type CompanyId,
  CompanyOwed,
  companyOf,
  countedTrains,
  type Deal,
  discardToPool,
  type Game,
  isBank,
  mayRun,
  overTrainLimit,
  oweFor,
  type PhaseId,
  type Prices,
  poolTrain,
  sideOf,
  since,
  slice,
  standard,
  step,
  type Table,
  type TrainId,
  trainLimitOf,
  unless,
  type Violation,
} from '@roundhouse/engine';
import { bigger, sizeOf, trainSize } from './sizes.ts';

/** A train the company could run, whether or not there is a route for it. */
const hasOwn = (g: Game, company: CompanyId): boolean =>
  countedTrains(g, company).some(train => mayRun(g, company, train));

/** At the end of its turn a company must own a train it could run. */
export const mustBuy = (g: Game, company: CompanyId): boolean => !hasOwn(g, company);

const places = (g: Game, company: CompanyId): number => trainLimitOf(g, company) - countedTrains(g, company).length;

/** Smaller trains may be owned, but the last place of a company without a train to run is kept for one. [CZ-VIII.10] */
export const whyNotOwn = (g: Game, company: CompanyId, train: TrainId): Violation | undefined =>
  unless(!bigger(trainSize(train), sizeOf(g, company)), 'trains.size', { train }) ??
  unless(hasOwn(g, company) || places(g, company) !== 1 || mayRun(g, company, train), 'trains.last-place', { train });

/** A company without a train it could run must have one, whatever its limit; what is missing its director adds. */
export const mustHave = (g: Game, { company, train }: Deal): boolean =>
  mustBuy(g, company) && mayRun(g, company, train);

/** Trains of a type some company has bought, turned to or lost abroad; whatever they made obsolete is gone for good. */
const sold = slice<readonly TrainId[]>('soldTrains', []);

export const noteSale = (t: Table, trains: readonly TrainId[]): void => {
  const fresh = trains.filter(train => !sold.of(t).includes(train));
  if (fresh.length) sold.write(t).push(...fresh);
};

export const isObsolete = (g: Game, train: TrainId): boolean =>
  sideOf(g, train).rusts?.some(by => sold.of(g).includes(by)) ?? false;

/** A train bought beyond the limit is made up for with another one. */
export const afterBuying = (t: Table, company: CompanyId): void => {
  noteSale(t, companyOf(t, company).trains.slice(-1));
  if (overTrainLimit(t, company)) oweFor(t, company, giveBack);
};

/** As always, but what was bought because nothing else could be run is not given back for it. */
const discardOther: typeof poolTrain = {
  ...poolTrain,
  forbid: (g, f, a) => poolTrain.forbid(g, f, a) ?? giveUpBar(g, f, a.train),
};

export const giveUp = step('discard', { ...discardToPool, verbs: [discardOther] });
export const giveBack = step('giveBack', { ...discardToPool, verbs: [discardOther] });

const giveUpBar = (g: Game, f: CompanyOwed, train: TrainId): Violation | undefined => {
  const owes = g.state.agenda.some(x => CompanyOwed.is(x) && x.step === giveBack.name && x.company === f.company);
  const own = countedTrains(g, f.company).filter(x => mayRun(g, f.company, x));
  return unless(!owes || own.length !== 1 || own[0] !== train, 'discard.other', { train });
};

/** From this phase on companies trade trains for any price from 1 on. */
export const tradeFrom =
  (phase: PhaseId) =>
  (g: Game, deal: Deal): Prices | undefined =>
    isBank(deal.from) || since(g, phase) ? standard.trains.price(g, deal) : undefined;
