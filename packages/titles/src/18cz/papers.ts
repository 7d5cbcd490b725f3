import {
  act,
  amend,
  amount,
  asks,
  beginStock,
  cashOf,
  clockwiseFrom,
  closePrivate,
  defineVerb,
  emit,
  endGame,
  type Frame,
  frameAt,
  type Game,
  kind,
  leftOf,
  type Money,
  type PrivateId,
  type Procedure,
  pay,
  pick,
  popFrame,
  pushFrame,
  type Seat,
  shape,
  step,
  type Table,
  unless,
  unlessPaid,
  unsoldLots,
  willEnd,
  write,
} from '@roundhouse/engine';
import { leastFirst } from './playing-order.ts';

/** The Pre-Share Round of the Moravia-Silesia variant: papers are auctioned one by one. [CZ-XI.2] */
export interface Papers extends Frame {
  readonly at: 'papers';
  /** Who chooses the paper of this auction. */
  readonly starter: Seat;
  /** Auctions in a row that brought no bid. */
  readonly barren: number;
}
const Papers = kind<Papers>('papers');

/** The auction of one paper. */
export interface Auction extends Frame {
  readonly at: 'auction';
  readonly lot: PrivateId;
  readonly turn: Seat;
  readonly best?: { readonly by: Seat; readonly amount: Money };
  /** Who has passed and may not bid again. */
  readonly out: readonly Seat[];
}
const Auction = kind<Auction>('auction');

/** The bid that stands on the paper under auction. */
export const bidsOn = (g: Game, lot: string): readonly NonNullable<Auction['best']>[] => {
  const f = frameAt(g, Auction);
  return f?.lot === lot && f.best ? [f.best] : [];
};

const RAISE = 5;

const beginPapersWith = (t: Table, starter: Seat, barren: number): void =>
  pushFrame<Papers>(t, { at: 'papers', done: [], starter, barren });

export const beginPapers = (t: Table): void => {
  beginPapersWith(t, t.state.seating[0] ?? 0, 0);
  emit(t, { type: 'round', round: 'auction', number: 1 });
};

/** Whoever's turn it is chooses the paper that is auctioned next. */
const putUp = defineVerb(
  'putUp',
  { lot: shape.privately },
  {
    in: Papers,
    offer: (g, f) => pick('lot', unsoldLots(g), lot => act({ type: 'putUp', by: f.starter, at: 'papers', lot })),
    forbid: (g, _, a) => unless(unsoldLots(g).includes(a.lot), 'lot.sold', { lot: a.lot }),
    perform: (t, _, a) => {
      emit(t, { type: 'lotPutUp', by: a.by, lot: a.lot });
      pushFrame<Auction>(t, { at: 'auction', done: [], lot: a.lot, turn: a.by, out: [] });
    },
  },
);

const papersStep = step('papers', { in: Papers, verbs: [putUp] });

/** Papers are put up until all are sold, or every player in a row has found no bidder. */
export const papersRound: Procedure<Papers> = {
  at: 'papers',
  steps: [papersStep],
  ask: (g, f) =>
    unsoldLots(g).length && f.barren < g.state.seating.length ? { by: f.starter, step: papersStep.name } : undefined,
  next: t => {
    const unwanted = unsoldLots(t).length === Object.keys(t.state.privates).length;
    for (const lot of unsoldLots(t)) closePrivate(t, lot);
    popFrame(t);
    if (unwanted) endUnwanted(t);
    else {
      leastFirst(t);
      beginStock(t, 1);
    }
  },
  pass: (t, f) => {
    emit(t, { type: 'passed', by: f.starter, step: papersStep.name });
    concluded(t, f, true);
  },
};

/** Where nobody wants anything, the first player has won. */
const endUnwanted = (t: Table): void => {
  write(t).winner = t.state.seating[0] ?? 0;
  willEnd(t, 'papers');
  endGame(t);
};

/** The next player starts the next auction, whoever won this one. */
const concluded = (t: Table, f: Papers, barren: boolean): void =>
  amend<Papers>(t, { done: [], starter: leftOf(t, f.starter), barren: barren ? f.barren + 1 : 0 });

const least = (g: Game, f: Auction): Money =>
  f.best ? f.best.amount + RAISE : (g.title.parts.privates[f.lot]?.price ?? 0);

/** Bids for the paper that is up: at least its minimum, then at least 5 more each time. */
const bid = defineVerb(
  'bid',
  { lot: shape.privately, amount: shape.whole() },
  {
    in: Auction,
    offer: (g, f) => {
      const { lot, turn } = f;
      return pick('lot', [lot], () =>
        amount('amount', least(g, f), cashOf(g, turn), n =>
          act({ type: 'bid', by: turn, at: 'bidding', lot, amount: n }),
        ),
      );
    },
    forbid: (g, f, a) => {
      const cash = cashOf(g, a.by);
      return (
        unless(f.lot === a.lot, 'bid.lot', { lot: f.lot }) ??
        unless(a.amount >= least(g, f), 'bid.least', { least: least(g, f) }) ??
        unlessPaid(cash >= a.amount, 'bid.funds', { price: a.amount, cash })
      );
    },
    perform: (t, _, a) => {
      emit(t, { type: 'bid', by: a.by, lot: a.lot, amount: a.amount });
      amend<Auction>(t, { best: { by: a.by, amount: a.amount } });
    },
  },
);

const biddingStep = step('bidding', { in: Auction, verbs: [bid], rests: (_, f) => f.done.length > 0 });

/** Who may still raise. */
const bidders = (g: Game, f: Auction): readonly Seat[] =>
  [...clockwiseFrom(g, f.turn), f.turn].filter(seat => !f.out.includes(seat) && seat !== f.best?.by);

/** Everybody bids or passes in turn until nobody raises. */
export const auction: Procedure<Auction> = {
  at: 'auction',
  steps: [biddingStep],
  ask: (g, f) => (asks(g, f, biddingStep) ? { by: f.turn, step: biddingStep.name } : undefined),
  next: (t, f) => {
    const has = f.done.some(a => a.type === 'bid');
    if (!has) emit(t, { type: 'passed', by: f.turn, step: biddingStep.name });
    const now = { ...f, out: has ? f.out : [...f.out, f.turn] };
    const [turn] = bidders(t, now);
    if (turn !== undefined) {
      amend<Auction>(t, { done: [], out: now.out, turn });
      return;
    }
    popFrame(t);
    if (f.best) award(t, f.lot, f.best.by, f.best.amount);
    const round = frameAt(t, Papers);
    if (round) concluded(t, round, !f.best);
  },
};

const award = (t: Table, lot: PrivateId, by: Seat, price: Money): void => {
  pay(t, by, 'bank', price);
  write(t, 'privates', lot).owner = by;
  emit(t, { type: 'lotBought', by, lot, price });
};
