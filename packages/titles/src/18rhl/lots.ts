import {
  act,
  amend,
  amount,
  type Choice,
  cashOf,
  defineVerb,
  emit,
  type Frame,
  type Game,
  kind,
  known,
  leftOf,
  type Money,
  type Procedure,
  pay,
  payPassers,
  pick,
  popFrame,
  pushFrame,
  type Seat,
  shape,
  slice,
  step,
  type Table,
  unless,
  unlessPaid,
  type Violation,
} from '@roundhouse/engine';
import { STEP, WAYS, type Ways } from './lot-ways.ts';

/** One lot of the starting package. */
export interface Lot {
  readonly id: string;
  readonly price: Money;
  /** What its buyer gets; the price has been paid to the bank. */
  sold(t: Table, by: Seat): void;
}

/** Players take turns at the starting package. */
export interface Lots extends Frame {
  readonly at: 'lots';
  readonly turn: Seat;
  readonly passes: number;
}
const Lots = kind<Lots>('lots');

/** An auction among those who bid on a lot that has become due. */
export interface Bidding extends Frame {
  readonly at: 'bidding';
  readonly lot: string;
  readonly turn: Seat;
  /** Who has not dropped out. */
  readonly in: readonly Seat[];
}
const Bidding = kind<Bidding>('bidding');

/** The bank offers the first lot for less and less. */
export interface Offer extends Frame {
  readonly at: 'offer';
  readonly lot: string;
  readonly price: Money;
  readonly turn: Seat;
  /** Who is asked first at each price. */
  readonly first: Seat;
}
const Offer = kind<Offer>('offer');

export interface Bid {
  readonly by: Seat;
  readonly amount: Money;
}

/** Bids by lot, lowest first; lots that are gone; and who bought the latest. */
export const offers = slice<{
  readonly bids: Readonly<Record<string, readonly Bid[]>>;
  readonly sold: readonly string[];
  readonly buyer?: Seat;
}>('lots', { bids: {}, sold: [] });

export const bidsOn = (g: Game, lot: string): readonly Bid[] => offers.of(g).bids[lot] ?? [];
const ownBid = (g: Game, lot: string, seat: Seat): Money => bidsOn(g, lot).find(b => b.by === seat)?.amount ?? 0;

/** Cash that is not laid aside for bids. */
export const freeCash = (g: Game, seat: Seat): Money =>
  Object.keys(offers.of(g).bids).reduce((free, lot) => free - ownBid(g, lot, seat), cashOf(g, seat));

/** The starting package of these lots: turns, auctions and offers, what players do in them, and how the game is ended. [RHL-5.1.1] */
export const packageOf = (lots: readonly Lot[], end: (t: Table) => void, ways: Ways = WAYS) => {
  const ids = lots.map(l => l.id);
  const lotOf = (id: string): Lot => known(lots.find(l => l.id === id));
  const unsold = (g: Game): readonly string[] => ids.filter(id => !offers.of(g).sold.includes(id));
  const lot = shape.among(ids);

  const award = (t: Table, id: string, by: Seat, price: Money): void => {
    const book = offers.write(t);
    book.bids = Object.fromEntries(Object.entries(book.bids).filter(([other]) => other !== id));
    book.sold = [...book.sold, id];
    book.buyer = by;
    pay(t, by, 'bank', price);
    emit(t, { type: 'lotBought', by, lot: id, price });
    lotOf(id).sold(t, by);
  };

  const priceIn = (g: Game, f: Lots | Offer, id: string): Money =>
    f.at === 'offer' ? f.price : ways.price(g, lotOf(id));

  const buyLot = defineVerb(
    'buyLot',
    { lot },
    {
      in: Lots.or(Offer),
      offer: (g, f) => pick('lot', unsold(g).slice(0, 1), id => act({ type: 'buyLot', ...asked(f), lot: id })),
      forbid: (g, f, a) => {
        const [price, cash] = [priceIn(g, f, a.lot), freeCash(g, a.by)];
        return (
          unless(unsold(g).includes(a.lot), 'lot.sold', { lot: a.lot }) ??
          unless(unsold(g)[0] === a.lot, 'lot.lowest', { lot: a.lot }) ??
          unlessPaid(cash >= price, 'lot.funds', { price, cash })
        );
      },
      perform: (t, f, a) => award(t, a.lot, a.by, priceIn(t, f, a.lot)),
    },
  );

  const least = (g: Game, id: string): Money => (bidsOn(g, id).at(-1)?.amount ?? lotOf(id).price) + STEP;

  const bid = defineVerb(
    'bid',
    { lot, amount: shape.whole() },
    {
      in: Lots.or(Bidding),
      offer: (g, f) =>
        pick('lot', f.at === 'bidding' ? [f.lot] : unsold(g).slice(1), (id): Choice<Bidden> => {
          const { by, at } = asked(f);
          const most = freeCash(g, by) + ownBid(g, id, by);
          return amount('amount', least(g, id), most, n => act({ type: 'bid', by, at, lot: id, amount: n }), ways.step);
        }),
      forbid: (g, f, a) => {
        const cash = freeCash(g, a.by) + ownBid(g, a.lot, a.by);
        return (
          bidBar(g, f, a.lot) ??
          unless(a.amount >= least(g, a.lot), 'bid.least', { least: least(g, a.lot) }) ??
          unless((a.amount - lotOf(a.lot).price) % ways.step === 0, 'bid.step', { step: STEP }) ??
          unlessPaid(cash >= a.amount, 'bid.funds', { price: a.amount, cash })
        );
      },
      perform: (t, _, a) => {
        const others = bidsOn(t, a.lot).filter(b => b.by !== a.by);
        const { bids } = offers.of(t);
        offers.write(t).bids = { ...bids, [a.lot]: [...others, { by: a.by, amount: a.amount }] };
        emit(t, { type: 'bid', by: a.by, lot: a.lot, amount: a.amount });
      },
    },
  );

  const bidBar = (g: Game, f: Lots | Bidding, id: string): Violation | undefined =>
    f.at === 'bidding'
      ? unless(f.lot === id, 'bid.lot', { lot: f.lot })
      : (unless(unsold(g).includes(id), 'lot.sold', { lot: id }) ??
        unless(unsold(g)[0] !== id, 'bid.available', { lot: id }));

  // Frames and steps have the same names.
  const lotsStep = step('lots', { in: Lots, verbs: [buyLot, bid] });
  const biddingStep = step('bidding', { in: Bidding, verbs: [bid] });
  const offerStep = step('offer', { in: Offer, verbs: [buyLot] });

  const turns: Procedure<Lots> = {
    at: 'lots',
    steps: [lotsStep],
    ask: (g, f) => {
      const [lowest] = unsold(g);
      const settled = lowest !== undefined && !bidsOn(g, lowest).length && !f.done.length;
      return settled ? { by: f.turn, step: lotsStep.name } : undefined;
    },
    next: (t, f) => {
      const [lowest] = unsold(t);
      if (f.done.length) endTurn(t, f, lowest === ids[0]);
      else if (lowest === undefined) beginShares(t);
      else settleBids(t, lowest);
    },
  };

  /** The turn passes to the left. When all have passed the first lot gets cheaper, or else privates pay. */
  const endTurn = (t: Table, f: Lots, firstLeft: boolean): void => {
    const passed = f.done.every(a => a.type === 'pass');
    if (passed) emit(t, { type: 'passed', by: f.turn, step: lotsStep.name });
    const all = passed && f.passes + 1 === t.state.seating.length;
    const turn = leftOf(t, f.turn);
    amend<Lots>(t, { done: [], turn, passes: passed && !all ? f.passes + 1 : 0 });
    if (!all) return;
    if (firstLeft && ways.allPassed) ways.allPassed(t, turn, (by, price) => award(t, known(ids[0]), by, price));
    else if (firstLeft) offerFirst(t, turn);
    else {
      emit(t, { type: 'round', round: 'short', number: 1 });
      payPassers(t, end);
    }
  };

  const settleBids = (t: Table, id: string): void => {
    const [lowest, ...others] = bidsOn(t, id) as [Bid, ...Bid[]];
    if (!others.length) award(t, id, lowest.by, lowest.amount);
    else
      pushFrame<Bidding>(t, {
        at: 'bidding',
        done: [],
        lot: id,
        turn: lowest.by,
        in: bidsOn(t, id).map(b => b.by),
      });
  };

  /** The lowest bidder speaks first, then clockwise; whoever holds the highest bid is not asked. */
  const bidding: Procedure<Bidding> = {
    at: 'bidding',
    steps: [biddingStep],
    ask: (_, f) => (f.done.length || f.in.length === 1 ? undefined : { by: f.turn, step: biddingStep.name }),
    next: (t, f) => {
      const high = known(bidsOn(t, f.lot).at(-1));
      if (!f.done.length) {
        popFrame(t);
        award(t, f.lot, high.by, high.amount);
        return;
      }
      const passed = f.done.some(a => a.type === 'pass');
      if (passed) emit(t, { type: 'passed', by: f.turn, step: biddingStep.name });
      const left = passed ? f.in.filter(seat => seat !== f.turn) : f.in;
      const turn = ways.speaks(t, f, left, high.by);
      amend<Bidding>(t, { done: [], in: left, turn });
    },
  };

  const offerFirst = (t: Table, first: Seat): void => {
    const { id, price } = known(lots[0]);
    pushFrame<Offer>(t, { at: 'offer', done: [], lot: id, price: price - STEP, turn: first, first });
    emit(t, { type: 'lotLowered', by: first, lot: id, price: price - STEP });
  };

  /** Whoever takes the lot has had a turn; if nobody does at the lowest price, the first asked gets it for nothing. */
  const offer: Procedure<Offer> = {
    at: 'offer',
    steps: [offerStep],
    ask: (_, f) => (f.done.length ? undefined : { by: f.turn, step: offerStep.name }),
    next: (t, f) => {
      const declined = f.done.every(a => a.type === 'pass');
      if (declined) emit(t, { type: 'passed', by: f.turn, step: offerStep.name });
      const turn = leftOf(t, f.turn);
      if (!declined) taken(t, f.turn);
      else if (turn !== f.first) amend<Offer>(t, { done: [], turn });
      else if (f.price > STEP) {
        amend<Offer>(t, { done: [], turn, price: f.price - STEP });
        emit(t, { type: 'lotLowered', by: turn, lot: f.lot, price: f.price - STEP });
      } else {
        award(t, f.lot, f.first, 0);
        taken(t, f.first);
      }
    },
  };

  const taken = (t: Table, by: Seat): void => {
    popFrame(t);
    amend<Lots>(t, { turn: leftOf(t, by), passes: 0 });
  };

  const beginShares = (t: Table): void => {
    popFrame(t);
    ways.begin(t, offers.of(t).buyer ?? 0);
  };

  return { rounds: [turns, bidding, offer], unsold };
};

type Bidden = { type: 'bid'; by: Seat; at: string; lot: string; amount: Money };

const asked = (f: Lots | Bidding | Offer) => ({ by: f.turn, at: f.at });

export const beginLots = (t: Table): void => {
  pushFrame<Lots>(t, { at: 'lots', done: [], turn: t.state.priority, passes: 0 });
  emit(t, { type: 'round', round: 'lots', number: 1 });
};
