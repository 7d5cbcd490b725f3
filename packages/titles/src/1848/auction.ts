import {
  act,
  amend,
  beginStock,
  buyLotIn,
  defineVerb,
  emit,
  endGame,
  type Frame,
  found,
  type Game,
  kind,
  leftOf,
  type Money,
  type PrivateId,
  type Procedure,
  passCertificate,
  payPassers,
  pick,
  popFrame,
  pushFrame,
  type Seat,
  shape,
  step,
  type Table,
  unless,
  unsoldLots as unsold,
  write,
} from '@roundhouse/engine';
import { privates } from './companies.ts';

/** The auction of the privates: prices fall until somebody buys. [48-3.*] */
export interface Auction extends Frame {
  readonly at: 'auction';
  readonly turn: Seat;
  readonly prices: Readonly<Record<PrivateId, Money>>;
  readonly passes: number;
}
export const Auction = kind<Auction>('auction');

const STEP = 5;
/** Six cuts each. */
const floorOf = (lot: PrivateId): Money => (privates[lot]?.price ?? 0) - 6 * STEP;

const atFloor = (g: Game, f: Auction): boolean => unsold(g).every(lot => f.prices[lot] === floorOf(lot));
const ownsOne = (g: Game, seat: Seat): boolean => Object.values(g.state.privates).some(p => p.owner === seat);
const priceIn = (f: Auction, lot: PrivateId): Money => f.prices[lot] ?? 0;

export const beginAuction = (t: Table): void => {
  const prices = Object.fromEntries(Object.values(privates).map(p => [p.id, p.price]));
  pushFrame<Auction>(t, { at: 'auction', done: [], turn: t.state.seating[0] ?? 0, prices, passes: 0 });
  emit(t, { type: 'round', round: 'auction', number: 1 });
};

/** Buys a private at its present price. [48-4.6 48-4.7] */
export const buyLot = buyLotIn(
  Auction,
  (_, f, lot) => priceIn(f, lot),
  (t, by, lot) => {
    if (lot === 'P5') {
      passCertificate(t, 'QR', 'ipo', by, 1);
      emit(t, { type: 'given', to: by, company: 'QR', shares: 1 });
    }
    if (lot === 'P6') found(t, by, 'CAR', 100);
  },
);

/** Lowers the price of a private by one step. */
export const lowerLot = defineVerb(
  'lowerLot',
  { lot: shape.privately },
  {
    in: Auction,
    offer: (g, f) => pick('lot', unsold(g), lot => act({ type: 'lowerLot', by: f.turn, at: 'auction', lot })),
    forbid: (g, f, a) =>
      unless(unsold(g).includes(a.lot), 'lot.sold', { lot: a.lot }) ??
      unless(priceIn(f, a.lot) > floorOf(a.lot), 'lot.floor', { lot: a.lot, floor: floorOf(a.lot) }),
    perform: (t, f, a) => {
      const price = priceIn(f, a.lot) - STEP;
      amend<Auction>(t, { prices: { ...f.prices, [a.lot]: price } });
      emit(t, { type: 'lotLowered', by: a.by, lot: a.lot, price });
    },
  },
);

/** Whoever owns a private may pass; whoever owns none only when no price can fall and somebody has bought. */
const mustBid = (g: Game, f: Auction): boolean =>
  !ownsOne(g, f.turn) && !(atFloor(g, f) && unsold(g).length < Object.keys(privates).length);

const auctionStep = step('auction', {
  in: Auction,
  verbs: [buyLot, lowerLot],
  compels: (g, f) => {
    if (!mustBid(g, f)) return undefined;
    return { clause: atFloor(g, f) ? 'lot.must-buy' : 'lot.compulsory' };
  },
});

export const auction: Procedure<Auction> = {
  at: 'auction',
  steps: [auctionStep],
  ask: (g, f) => (f.done.length || !unsold(g).length ? undefined : { by: f.turn, step: auctionStep.name }),
  next: (t, f) => {
    const passed = f.done.every(a => a.type === 'pass');
    if (passed) emit(t, { type: 'passed', by: f.turn, step: auctionStep.name });
    const turn = leftOf(t, f.turn);
    if (!unsold(t).length) {
      popFrame(t);
      write(t).priority = turn;
      beginStock(t, 1);
      return;
    }
    const all = passed && f.passes + 1 === t.state.seating.length;
    amend<Auction>(t, { done: [], turn, passes: passed && !all ? f.passes + 1 : 0 });
    if (all) payPassers(t, endGame);
  },
};
