import {
  act,
  buyTrain,
  type CompanyId,
  CompanyOwed,
  cashOf,
  type Deal,
  debtOf,
  defineVerb,
  did,
  directorOf,
  emit,
  frameAt,
  type Game,
  type Money,
  moveMarker,
  onSale,
  owe,
  passCertificate,
  pay,
  priceOf,
  type Seat,
  sellShares,
  sharesOf,
  sideOf,
  step,
  type Table,
  type TrainId,
  Turn,
  topFrame,
  trainPool,
  unless,
  willEnd,
  write,
} from '@roundhouse/engine';
import { finish } from './ending.ts';
import { withBankruptcy } from './options.ts';
import { mustBuy } from './trade.ts';

const newTrains = (g: Game): readonly TrainId[] => onSale(g).flatMap(card => card.sides.map(side => side.id));
const cost = (g: Game, train: TrainId): Money => sideOf(g, train).price;

/** What the bank has for sale, new or used, each with its price. */
export const bankTrains = (g: Game): readonly (readonly [TrainId, Money])[] =>
  [...newTrains(g), ...trainPool(g)].map(train => [train, cost(g, train)]);

/** The cheapest new train. */
export const cheapestNew = (g: Game): TrainId => [...newTrains(g)].sort((a, b) => cost(g, a) - cost(g, b))[0] ?? '';

/** Whether the treasury alone pays for some train of the bank. */
const canAfford = (g: Game, company: CompanyId): boolean =>
  bankTrains(g).some(([, price]) => price <= cashOf(g, company));

/** A company that must buy and cannot may have any train of the pool, or the cheapest new one. */
export const mustHave = (g: Game, { company, train, from }: Deal): boolean =>
  mustBuy(g, company) &&
  !canAfford(g, company) &&
  (from === 'pool' || cost(g, train) === Math.min(...newTrains(g).map(t => cost(g, t))));

/** Shares on the charter go to the pool, as few as needed and as many as it takes. */
const sellCharter = (t: Table, company: CompanyId, missing: Money): void => {
  const price = priceOf(t, company) ?? 0;
  const { to, most } = t.title.rules.shares.sold(t, company);
  const room = most - sharesOf(t, company, to);
  const shares = Math.min(Math.ceil(missing / price), sharesOf(t, company, company), room);
  if (shares <= 0) return;
  for (let i = 0; i < shares; i++) passCertificate(t, company, company, to, 1);
  pay(t, 'bank', company, price * shares);
  emit(t, { type: 'charterSold', company, shares, price: price * shares });
  moveMarker(t, company, 'sold');
};

/** Treasury, then the charter's shares, then the director's cash; what is still missing the director must find. [RHL-6.2.6.2] */
export const shortfall = (t: Table, company: CompanyId, price: Money): 'funded' | 'abandoned' => {
  const by = directorOf(t, company) as Seat;
  sellCharter(t, company, price - cashOf(t, company));
  const missing = Math.max(0, price - cashOf(t, company));
  if (cashOf(t, by) < missing) {
    const then = topFrame(t)?.done.at(-1);
    owe(t, raise, { by, company, amount: missing, ...(then ? { then } : {}) });
    return 'abandoned';
  }
  pay(t, by, company, missing);
  return 'funded';
};

const missingIn = (g: Game, f: CompanyOwed): Money => Math.max(0, (f.amount ?? 0) - cashOf(g, f.by));

/** The bank lends exactly what is still missing; at the end twice as much is taken off. */
const takeCredit = defineVerb(
  'takeCredit',
  {},
  {
    in: CompanyOwed,
    offer: (_, f) => act({ type: 'takeCredit', by: f.by, at: 'raise' }),
    forbid: (g, f) => unless(!withBankruptcy(g), 'credit.none') ?? unless(missingIn(g, f) > 0, 'credit.needed'),
    perform: (t, f, a) => {
      const amount = missingIn(t, f);
      // The loan is written down and comes straight back as the price of the train: the bank pays nobody.
      const money = write(t, 'money');
      money['bank'] = cashOf(t, 'bank') - amount;
      money[a.by] = cashOf(t, a.by) + amount;
      write(t, 'debts')[a.by] = debtOf(t, a.by) + amount;
      emit(t, { type: 'debt', seat: a.by, amount });
    },
  },
);

/** The director sells certificates or takes a credit until the train can be paid. */
export const raise = step('raise', {
  in: CompanyOwed,
  verbs: [sellShares, takeCredit],
  compels: () => ({ clause: 'sell.compulsory' }),
  rests: (g, f) => missingIn(g, f) === 0,
  leave: (t, f) => settle(t, f),
});

const settle = (t: Table, f: CompanyOwed): void => {
  if (missingIn(t, f) > 0) {
    goBankrupt(t, f.by);
    return;
  }
  pay(t, f.by, f.company, f.amount ?? 0);
  const turn = frameAt(t, Turn);
  const [purchase] = turn ? did(turn, buyTrain).slice(-1) : [];
  if (turn && purchase) buyTrain.perform(t, turn, purchase);
};

/** Nothing is left to sell and no credit given: the train is not bought and the game is over. */
const goBankrupt = (t: Table, seat: Seat): void => {
  pay(t, seat, 'bank', cashOf(t, seat));
  willEnd(t, 'bankruptcy');
  finish(t);
};
