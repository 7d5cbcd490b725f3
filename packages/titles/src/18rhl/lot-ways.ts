import {
  beginStock,
  clockwiseFrom,
  type Game,
  leftOf,
  type Money,
  type Seat,
  type Table,
  write,
} from '@roundhouse/engine';
import type { Bidding, Lot } from './lots.ts';

export const STEP: Money = 5;

/** What may be otherwise in how lots are sold. */
export interface Ways {
  /** What a lot costs now. */
  price(g: Game, lot: Lot): Money;
  /** Bids are multiples of this. */
  readonly step: Money;
  /** Who speaks next in an auction among these, of whom one holds the highest bid. */
  speaks(g: Game, f: Bidding, among: readonly Seat[], high: Seat): Seat;
  /** All have passed while the first lot is left; the turn is with this seat. Nothing, if the bank offers it for less. */
  allPassed?(t: Table, turn: Seat, award: (by: Seat, price: Money) => void): void;
  /** All lots are sold. */
  begin(t: Table, buyer: Seat): void;
}

/** The others follow clockwise; whoever sits left of the last buyer begins to buy shares. */
export const WAYS: Ways = {
  price: (_, { price }) => price,
  step: STEP,
  speaks: (g, f, among, high) => clockwiseFrom(g, f.turn).find(seat => among.includes(seat) && seat !== high) ?? high,
  begin: (t, buyer) => {
    write(t).priority = leftOf(t, buyer);
    beginStock(t, 1);
  },
};
