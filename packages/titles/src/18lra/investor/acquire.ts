import {
  type Card,
  type CompanyId,
  CompanyOwed,
  cardLeaves,
  countedTrains,
  emit,
  type Game,
  moveMarker,
  noIncome,
  onSale,
  openTable,
  owe,
  sideOf,
  step,
  type Table,
  type TrainId,
  type Turn,
  takeTrain,
} from '@roundhouse/engine';
import { payAll } from '../../best-run.ts';
import { managerOf } from './card.ts';

/** Its limit, whatever the phase: LRA-9.2.2-j. */
const MOST = 2;

const trainOn = (card: Card): TrainId => card.sides[0]?.id ?? '';

/** The next train it takes: new, the cheapest of a type it does not own: LRA-9.2.2-j, LRA-9.2.2-k, LRA-9.2.2-EX1, CV-L17. */
const nextCard = (g: Game, company: CompanyId): Card | undefined => {
  const owned = countedTrains(g, company);
  if (owned.length >= MOST) return undefined;
  const price = (card: Card) => sideOf(g, trainOn(card)).price;
  return [...onSale(g)].sort((a, b) => price(a) - price(b)).find(card => !owned.includes(trainOn(card)));
};

const take = (t: Table, company: CompanyId, card: Card): void => {
  const train = trainOn(card);
  takeTrain(t, company, train);
  emit(t, { type: 'trainBought', company, train, from: 'bank', price: 0 });
  cardLeaves(t, card, [train]);
};

/** After each acquisition, and what it asks of the players, the test is made again. */
export const acquire = step('acquire', {
  in: CompanyOwed,
  verbs: [],
  rests: () => true,
  leave: (t, f) => takeNext(t, f.company),
});

export const takeNext = (t: Table, company: CompanyId): void => {
  const card = nextCard(t, company);
  if (!card) return;
  owe(t, acquire, { by: managerOf(t), company });
  take(t, company, card);
};

/** The trains it will take in this turn. */
export const foreseen = (g: Game, company: CompanyId): readonly TrainId[] => {
  const t = openTable(g);
  const taken: TrainId[] = [];
  for (let card = nextCard(t, company); card; card = nextCard(t, company)) {
    taken.push(trainOn(card));
    take(t, company, card);
  }
  return taken;
};

/** Whether the train never becomes obsolete. */
const isPermanent = (g: Game, train: TrainId): boolean => !sideOf(g, train).rusts;

/** Everything is paid out, unless a permanent train will come: then nothing is, and the marker moves left: LRA-9.2.2-h, LRA-9.2.2-i. */
export const payOrKeep = (t: Table, f: Turn): void => {
  const { company, income = 0 } = f;
  if (!income) noIncome(t, f);
  else if (foreseen(t, company).some(train => isPermanent(t, train))) {
    emit(t, { type: 'withheld', company, revenue: income });
    moveMarker(t, company, t.title.rules.dividend.cause(t, company, 0));
  } else payAll(t, f);
};
