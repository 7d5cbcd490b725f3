import { act, amount, type Choice, oneOf, pick } from '../core/choice.ts';
import type { CompanyId, Money, TrainId } from '../core/ids.ts';
import { cashOf, pay } from '../core/money.ts';
import { among, company, either, maybe, privately, train, whole } from '../core/shape.ts';
import type { Game } from '../core/state.ts';
import { companyOf } from '../core/state.ts';
import { type Step, step } from '../core/step.ts';
import { emit, type Table, write } from '../core/table.ts';
import { type Acting, defineVerb, didLike } from '../core/verb.ts';
import { unless, unlessPaid, type Violation } from '../core/violation.ts';
import { askConsent, raised, refusedBar } from '../mechanisms/consent.ts';
import { acting, actorBar, Turn } from '../rounds/turn.ts';
import { directorOf } from '../shares/certificate.ts';
import {
  countedTrains,
  type Deal,
  isBank,
  loseTrain,
  onSale,
  type Prices,
  sameDirector,
  sideOf,
  takeTrain,
  trainPool,
} from '../trains/depot.ts';
import { cardLeaves, opensWith, trainLimitOf } from '../trains/phase.ts';

const purchase = {
  company,
  train,
  from: either(among(['bank', 'pool']), company),
  /** What another company is paid; the bank's prices are printed. */
  price: maybe(whole()),
  /** A train handed in. */
  exchange: maybe(train),
  using: maybe(privately),
};
type Buy = Acting<'buyTrain', typeof purchase>;

/** A company buys a train: from the bank at its price, or from another company at one agreed on. */
export const buyTrain = defineVerb('buyTrain', purchase, {
  in: Turn,
  offer: (g, f) => oneOf('from', { bank: fromBank(g, f), ...fromPool(g, f), ...fromOthers(g, f) }),
  forbid: (g, f, a) =>
    actorBar(f, a) ??
    g.title.rules.trains.whyNotOwn(g, a.company, a.train) ??
    (isBank(a.from) ? bankBar(g, a) : companyBar(g, f, a)),
  perform: (t, _, a) => {
    if (isBank(a.from)) buyFromBank(t, a);
    else if (sameDirector(t, a.company, a.from)) trade(t, a);
    else askConsent(t, directorOf(t, a.from), a);
  },
  agreed: (t, a) => trade(t, a),
});

const ownTrains = (g: Game, of: CompanyId): readonly TrainId[] => [...new Set(companyOf(g, of).trains)];

const fromBank = (g: Game, f: Turn): Choice<Buy> =>
  pick(
    'train',
    onSale(g).flatMap(card => card.sides.map(side => side.id)),
    which => {
      const { company } = f;
      const plain: Buy = { type: 'buyTrain', ...acting(g, f), train: which, from: 'bank' };
      const ways: Record<string, Choice<Buy>> = { plain: act(plain) };
      for (const exchange of ownTrains(g, company))
        if (pricesOf(g, { company, train: which, from: 'bank', exchange }))
          ways[exchange] = act({ ...plain, exchange });
      for (const using of Object.keys(g.state.privates))
        if (pricesOf(g, { company, train: which, from: 'bank', using })) ways[using] = act({ ...plain, using });
      return oneOf('way', ways);
    },
  );

const fromPool = (g: Game, f: Turn): Readonly<Record<string, Choice<Buy>>> => {
  const trains = [...new Set(trainPool(g))];
  const buy = (which: TrainId): Buy => ({ type: 'buyTrain', ...acting(g, f), train: which, from: 'pool' });
  return trains.length ? { pool: pick('train', trains, which => act(buy(which))) } : {};
};

const fromOthers = (g: Game, f: Turn): Readonly<Record<string, Choice<Buy>>> => {
  const buyer = f.company;
  const prices = (from: CompanyId, which: TrainId) => pricesOf(g, { company: buyer, train: which, from });
  const trades = (c: CompanyId) => ownTrains(g, c).some(which => prices(c, which));
  const sellers = Object.keys(g.state.companies).filter(c => c !== buyer && trades(c));
  return Object.fromEntries(
    sellers.map(from => [
      from,
      pick('train', ownTrains(g, from), which => {
        const [min, max] = prices(from, which) ?? NO_PRICE;
        const made = (price: Money): Buy => ({ type: 'buyTrain', ...acting(g, f), train: which, from, price });
        const most = Math.min(max, Math.max(min, cashOf(g, buyer)));
        return amount('price', raised(min, most, askedBar(g, f, made(min))), most, price => act(made(price)));
      }),
    ]),
  );
};

const pricesOf = (g: Game, deal: Deal): Prices | undefined => g.title.rules.trains.price(g, deal);
const NO_PRICE = [0, -1] as const;

/** The phase with which these companies may trade. */
const tradesFrom = (g: Game, a: Buy) => opensWith(g, later => pricesOf(later, a) !== undefined);

const roomBar = (g: Game, a: Buy): Violation | undefined => {
  const limit = trainLimitOf(g, a.company);
  const owned = countedTrains(g, a.company).length - (a.exchange ? 1 : 0);
  const fits = owned < limit || !!sideOf(g, a.train).card.beyondLimit || g.title.rules.trains.mustHave(g, a);
  return unless(fits, 'trains.limit', { limit });
};

const bankBar = (g: Game, a: Buy): Violation | undefined => {
  const { card } = sideOf(g, a.train);
  const [price] = pricesOf(g, a) ?? [];
  const cash = cashOf(g, a.company);
  const owned = companyOf(g, a.company).trains;
  return (
    unless(a.price === undefined, 'trains.printed-price') ??
    unless(a.from === 'pool' ? trainPool(g).includes(a.train) : onSale(g).includes(card), 'trains.on-sale', {
      train: a.train,
    }) ??
    unless(!card.beyondLimit || !owned.some(t => sideOf(g, t).card === card), 'trains.one-extra', { train: a.train }) ??
    unless(!a.exchange || owned.includes(a.exchange), 'trains.exchange', { train: a.exchange ?? '' }) ??
    unless(price !== undefined, a.using ? 'trains.power' : 'trains.discount', { train: a.train }) ??
    roomBar(g, a) ??
    unlessPaid(cash >= (price ?? 0) || g.title.rules.trains.mustHave(g, a), 'trains.funds', { price: price ?? 0, cash })
  );
};

const companyBar = (g: Game, f: Turn, a: Buy): Violation | undefined => {
  const prices = pricesOf(g, a);
  const { card } = sideOf(g, a.train);
  const [min, max] = prices ?? NO_PRICE;
  const price = a.price ?? 0;
  const cash = cashOf(g, a.company);
  return (
    unless(!!prices, 'trains.trade', { phase: g.state.phase, opens: tradesFrom(g, a) }) ??
    unless(!a.exchange && !a.using, 'trains.discount', { train: a.train }) ??
    unless(a.from !== a.company && ownTrains(g, a.from).includes(a.train), 'trains.seller', {
      company: a.from,
    }) ??
    unless(!card.beyondLimit && !card.stays, 'trains.not-for-trade', { train: a.train }) ??
    roomBar(g, a) ??
    unless(min < max || price === min, 'trains.fixed-price', { price: min }) ??
    unless(price >= min && price <= max, 'trains.trade-price', { min, max: Math.min(max, Math.max(min, cash)) }) ??
    askedBar(g, f, a) ??
    unlessPaid(cash >= price, 'trains.funds', { price, cash })
  );
};

/** An offer of this turn counts as refused once the company has fewer such trains than it has asked for. */
const askedBar = (g: Game, f: Turn, a: Buy): Violation | undefined => {
  if (sameDirector(g, a.company, a.from)) return undefined;
  const asked = didLike(f, a).filter(made => made.train === a.train).length;
  const has = companyOf(g, a.company).trains.filter(t => t === a.train).length;
  return has < asked ? refusedBar(f, a, made => made.train === a.train && made.from === a.from) : undefined;
};

const buyFromBank = (t: Table, a: Buy): void => {
  const { card } = sideOf(t, a.train);
  const [price = 0] = pricesOf(t, a) ?? [];
  if (cashOf(t, a.company) < price && t.title.rules.trains.shortfall(t, a.company, price) === 'abandoned') return;
  if (a.exchange) loseTrain(t, a.company, a.exchange);
  if (a.using) write(t, 'privates', a.using).used = true;
  pay(t, a.company, 'bank', price);
  takeTrain(t, a.company, a.train);
  emit(t, { type: 'trainBought', company: a.company, train: a.train, from: a.from, price });
  t.title.rules.trains.bought(t, a.company);
  if (a.from === 'bank') cardLeaves(t, card, [a.train]);
  else write(t).trainPool = trainPool(t).toSpliced(trainPool(t).indexOf(a.train), 1);
};

const trade = (t: Table, a: Buy): void => {
  pay(t, a.company, a.from, a.price ?? 0);
  loseTrain(t, a.from, a.train);
  takeTrain(t, a.company, a.train);
  emit(t, { type: 'trainBought', company: a.company, train: a.train, from: a.from, price: a.price ?? 0 });
  t.title.rules.trains.bought(t, a.company);
};

/** Companies buy trains last, and whoever must have one does not end its turn without. */
export const trainsStep = (mustBuy: (g: Game, of: CompanyId) => boolean): Step<Turn> =>
  step('trains', {
    in: Turn,
    verbs: [buyTrain],
    compels: (g, f) => (mustBuy(g, f.company) ? { clause: 'trains.duty' } : undefined),
    waits: () => true,
  });
