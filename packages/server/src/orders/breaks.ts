import { directorOf, type Event, type Game, type Seat, sharesOf } from '@roundhouse/engine';
import type { Break, Order, OrderEnd } from '@roundhouse/protocol';

/** What somebody did since: who, and what happened by it. */
export interface Happening {
  /** Missing: the server, for a seat that answers for itself. */
  readonly seat?: Seat;
  readonly type: string;
  readonly events: readonly Event[];
}

/** Whether a company is meant: the one that is named, or one of which the seat holds a share. */
const meant = (g: Game, seat: Seat, b: Break, company: string): boolean =>
  b.company === undefined ? sharesOf(g, company, seat) > 0 || directorOf(g, company) === seat : b.company === company;

const falls = (g: Game, e: Extract<Event, { type: 'moved' }>): boolean => {
  const { market } = g.title.parts;
  return market.cell(e.to).price < market.cell(e.from).price;
};

const isBroken = (g: Game, seat: Seat, b: Break, h: Happening): boolean => {
  if (b.what === 'any') return h.type !== 'pass';
  return h.events.some(e => {
    switch (b.what) {
      case 'sold':
        return e.type === 'sharesSold' && meant(g, seat, b, e.company);
      case 'bought':
        return e.type === 'shareBought' && meant(g, seat, b, e.company);
      case 'started':
        return e.type === 'founded' && (b.company === undefined || b.company === e.company);
      case 'fell':
        return e.type === 'moved' && falls(g, e) && meant(g, seat, b, e.company);
      case 'director':
        return e.type === 'director' && (b.company === undefined || b.company === e.company);
      case 'bid':
        return e.type === 'bid' && (b.company === undefined || b.company === e.lot);
      default:
        return false;
    }
  });
};

/** How what happened since ends an order of this seat; nothing, if it does not. */
export const endedBy = (
  g: Game,
  seat: Seat,
  order: Order,
  since: readonly Happening[],
): Omit<OrderEnd, 'at'> | undefined => {
  if (order.kind === 'plan') return undefined;
  for (const h of since) {
    const by = h.seat === seat ? undefined : order.breaks.find(b => isBroken(g, seat, b, h));
    if (by) return { why: 'broken', break: by };
    if (order.lasts === 'round' && h.events.some(e => e.type === 'round')) return { why: 'round' };
  }
  return undefined;
};
