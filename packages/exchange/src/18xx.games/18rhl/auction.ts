import {
  act,
  beginStock,
  cashOf,
  defineVerb,
  emit,
  endGame,
  found,
  type Game,
  leftOf,
  type Money,
  Owed,
  owe,
  passCertificate,
  pick,
  type Seat,
  shape,
  slice,
  step,
  type Table,
  write,
} from '@roundhouse/engine';
import type { Ways } from '@roundhouse/titles/18rhl/lot-ways';
import { bidsOn, type Lot, packageOf } from '@roundhouse/titles/18rhl/lots';
import { privateLot } from '@roundhouse/titles/18rhl/setup';
import { privates } from './parts.ts';

const STEP = 5;
const LEAD = 'RhE';
const LEAD_PRICE: Money = 140;
const LEAD_POOL = 3;
/** The values its buyer may choose from. */
const VALUES = [70, 75, 80] as const;

/** What the RhE was bought for, and by how much the first lot has become cheaper. */
export const lead = slice<{ readonly bid: Money; readonly off: Money }>('lead', { bid: 0, off: 0 });

/** RHL-4.1.1-u: whoever buys the RhE chooses its value. */
const chooseValue = defineVerb(
  'chooseValue',
  { par: shape.among(VALUES) },
  {
    in: Owed,
    offer: (_, f) => pick('par', VALUES, par => act({ type: 'chooseValue', by: f.by, at: f.step, par })),
    forbid: () => undefined,
    perform: (t, _, a) => found(t, a.by, LEAD, a.par),
  },
);
export const leadStep = step('value', {
  in: Owed,
  verbs: [chooseValue],
  compels: () => ({ clause: 'start.par' }),
  rests: (_, f) => f.done.length > 0,
});

const leadLot: Lot = {
  id: LEAD,
  price: LEAD_PRICE,
  sold: (t, by) => {
    lead.write(t).bid = (t.events.findLast(e => e.type === 'lotBought') as { price?: Money } | undefined)?.price ?? 0;
    for (let i = 0; i < LEAD_POOL; i++) passCertificate(t, LEAD, 'ipo', 'pool', 1);
    owe(t, leadStep, { by });
  },
};

/** Whoever has most cash begins; of equals the first after this seat. */
export const richestAfter = (t: Table, last: Seat): Seat => {
  const order: Seat[] = [];
  for (let seat = leftOf(t, last); !order.includes(seat); seat = leftOf(t, seat)) order.push(seat);
  const most = Math.max(...order.map(seat => cashOf(t, seat)));
  return order.find(seat => cashOf(t, seat) === most) ?? last;
};

const ways: Ways = {
  price: (g, { id, price }) => (id === privates[0]?.id ? price - lead.of(g).off : price),
  // RHL-5.1.1-c: any amount will do.
  step: 1,
  // RHL-5.1.1-h: the lowest bidder speaks.
  speaks: (g, f, among, high) => bidsOn(g, f.lot).find(b => among.includes(b.by) && b.by !== high)?.by ?? high,
  // RHL-5.1.1-m: the price falls and everybody goes on; at nothing the next one must take it.
  allPassed: (t, turn, award) => {
    const book = lead.write(t);
    book.off += STEP;
    const price = (privates[0]?.price ?? 0) - book.off;
    emit(t, { type: 'lotLowered', by: turn, lot: privates[0]?.id ?? '', price });
    if (price > 0) return;
    award(turn, 0);
  },
  // RHL-5.1.1-t: whoever has most cash begins to buy shares.
  begin: (t, buyer) => {
    write(t).priority = richestAfter(t, buyer);
    beginStock(t, 1);
  },
};

export const auction = packageOf([...privates.map(p => privateLot(p, { P5: 'GVE' })), leadLot], endGame, ways);

/** Whether the RhE has been bought and not yet founded. */
export const awaitsValue = (g: Game): Seat | undefined =>
  (g.state.agenda.find(f => (f as Owed).step === leadStep.name) as Owed | undefined)?.by;
