import type { Action } from '../core/action.ts';
import { act, pick } from '../core/choice.ts';
import type { Frame, Kind } from '../core/frame.ts';
import type { Money, PrivateId, Seat } from '../core/ids.ts';
import { cashOf, pay } from '../core/money.ts';
import { privately } from '../core/shape.ts';
import type { Game } from '../core/state.ts';
import { emit, type Table, write } from '../core/table.ts';
import { defineVerb, type Verb } from '../core/verb.ts';
import { unless, unlessPaid } from '../core/violation.ts';

/** A round in which players, one after the other, buy private companies from the bank. */
export interface LotRound extends Frame {
  readonly turn: Seat;
}

/** Private companies that still lie with the bank. */
export const unsoldLots = (g: Game): readonly PrivateId[] =>
  Object.keys(g.state.privates).filter(lot => {
    const { owner, closed } = g.state.privates[lot] ?? {};
    return owner === undefined && !closed;
  });

/** A private company bought from the bank. */
export interface BuyLot extends Action {
  readonly type: 'buyLot';
  readonly lot: PrivateId;
}

/** Buys a private company at its present price, in a round of this kind; its step has the same name. */
export const buyLotIn = <F extends LotRound>(
  round: Kind<F>,
  price: (g: Game, f: F, lot: PrivateId) => Money,
  bought?: (t: Table, by: Seat, lot: PrivateId) => void,
): Verb<BuyLot, F> =>
  defineVerb(
    'buyLot',
    { lot: privately },
    {
      in: round,
      offer: (g, f) => pick('lot', unsoldLots(g), lot => act({ type: 'buyLot', by: f.turn, at: f.at, lot })),
      forbid: (g, f, a) =>
        unless(unsoldLots(g).includes(a.lot), 'lot.sold', { lot: a.lot }) ??
        unlessPaid(cashOf(g, a.by) >= price(g, f, a.lot), 'lot.funds', {
          price: price(g, f, a.lot),
          cash: cashOf(g, a.by),
        }),
      perform: (t, f, a) => {
        const paid = price(t, f, a.lot);
        pay(t, a.by, 'bank', paid);
        write(t, 'privates', a.lot).owner = a.by;
        emit(t, { type: 'lotBought', by: a.by, lot: a.lot, price: paid });
        bought?.(t, a.by, a.lot);
      },
    },
  );
