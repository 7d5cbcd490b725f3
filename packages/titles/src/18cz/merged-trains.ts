import {
  type Acting,
  act,
  actorBar,
  type Choice,
  type CompanyId,
  type CompanyOwed,
  cashOf,
  companyOf,
  countedTrains,
  deciderOf,
  defineVerb,
  emit,
  type Game,
  kind,
  loseTrain,
  type Money,
  oneOf,
  owe,
  pay,
  pick,
  rust,
  shape,
  sideOf,
  step,
  type Table,
  type TrainId,
  takeTrain,
  trainLimitOf,
  unless,
  unlessPaid,
} from '@roundhouse/engine';
import { bigger, trainSize } from './sizes.ts';
import { isObsolete, noteSale, whyNotOwn } from './trade.ts';

/** The question what becomes of the trains of a company taken over. */
export interface Fitting extends CompanyOwed {
  readonly target: CompanyId;
}
export const Fitting = kind<Fitting>('owed');

/** Asks train by train; until then they lie on the charter of the smaller company. */
export const fitTrains = (t: Table, company: CompanyId, target: CompanyId): void =>
  owe(t, fitStep, { by: deciderOf(t, company, fitStep.name), company, target });

const waiting = (g: Game, target: CompanyId): readonly TrainId[] => [...new Set(companyOf(g, target).trains)];

/** Trains on the same card that are bigger than this one. */
const turnings = (g: Game, train: TrainId): readonly TrainId[] =>
  sideOf(g, train)
    .card.sides.map(s => s.id)
    .filter(id => bigger(trainSize(id), trainSize(train)));

/** What turning the card costs; nothing is given back. */
const turningCost = (g: Game, train: TrainId, as: TrainId): Money =>
  Math.max(0, sideOf(g, as).price - sideOf(g, train).price);

/** Trains of the acquirer that would be left if a train were turned to this one. */
const leftAfter = (g: Game, company: CompanyId, as: TrainId | undefined): number =>
  countedTrains(g, company).filter(own => !as || !sideOf(g, own).rusts?.includes(as)).length;

const fate = { company: shape.company, train: shape.train, as: shape.maybe(shape.train) };
type Keep = Acting<'keepTrain', typeof fate>;

/** Takes a train over, as it is or turned to a bigger one on the same card. */
export const keepTrain = defineVerb('keepTrain', fate, {
  in: Fitting,
  offer: (g, f) =>
    pick('train', waiting(g, f.target), train => {
      const plain: Keep = { type: 'keepTrain', by: f.by, at: 'fitTrains', company: f.company, train };
      const ways: Record<string, Choice<Keep>> = { plain: act(plain) };
      for (const as of turnings(g, train)) ways[as] = act({ ...plain, as });
      return oneOf('way', ways);
    }),
  forbid: (g, f, a) => {
    const limit = trainLimitOf(g, a.company);
    const cost = a.as ? turningCost(g, a.train, a.as) : 0;
    const cash = cashOf(g, a.company);
    return (
      actorBar(f, a) ??
      unless(waiting(g, f.target).includes(a.train), 'fit.train', { train: a.train }) ??
      unless(!a.as || turnings(g, a.train).includes(a.as), 'fit.card', { train: a.as ?? '' }) ??
      whyNotOwn(g, a.company, a.as ?? a.train) ??
      unless(!a.as || !isObsolete(g, a.as), 'fit.obsolete', { train: a.as ?? '' }) ??
      unless(leftAfter(g, a.company, a.as) < limit, 'trains.limit', { limit }) ??
      unlessPaid(cash >= cost, 'fit.funds', { price: cost, cash })
    );
  },
  perform: (t, f, a) => {
    const { target } = f;
    const price = a.as ? turningCost(t, a.train, a.as) : 0;
    pay(t, a.company, 'bank', price);
    loseTrain(t, target, a.train);
    takeTrain(t, a.company, a.as ?? a.train);
    emit(t, { type: 'trainBought', company: a.company, train: a.as ?? a.train, from: target, price });
    if (!a.as) return;
    noteSale(t, [a.as]);
    rust(t, [a.as]);
  },
});

/** Scraps a train just taken over; at no other time may a company do that. */
export const scrapTrain = defineVerb(
  'scrapTrain',
  { company: shape.company, train: shape.train },
  {
    in: Fitting,
    offer: (g, f) =>
      pick('train', waiting(g, f.target), train =>
        act({ type: 'scrapTrain', by: f.by, at: 'fitTrains', company: f.company, train }),
      ),
    forbid: (g, f, a) =>
      actorBar(f, a) ?? unless(waiting(g, f.target).includes(a.train), 'fit.train', { train: a.train }),
    perform: (t, f, a) => {
      loseTrain(t, f.target, a.train);
      emit(t, { type: 'trainsGone', company: a.company, trains: [a.train], why: 'scrap' });
    },
  },
);

export const fitStep = step('fitTrains', {
  in: Fitting,
  verbs: [keepTrain, scrapTrain],
  compels: () => ({ clause: 'fit.compulsory' }),
});
