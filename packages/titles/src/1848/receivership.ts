import {
  borrow,
  type Card,
  type CompanyId,
  CompanyOwed,
  cardLeaves,
  cardsLeft,
  cashOf,
  companyOf,
  directorOf,
  emit,
  type Game,
  type Money,
  owe,
  pay,
  type Seat,
  sellShares,
  sharesOf,
  slice,
  step,
  type Table,
  write,
} from '@roundhouse/engine';
import { BOE } from './bank-of-england.ts';

/** Companies taken over, each with the director who led it there. */
export const taken = slice<readonly { readonly company: CompanyId; readonly seat: Seat }[]>('receivership', []);

const LIMITS: Readonly<Record<number, readonly number[]>> = {
  3: [20, 18, 16, 14, 12, 10],
  4: [17, 15, 13, 11, 10, 9],
  5: [14, 13, 12, 10, 9, 8],
  6: [12, 11, 10, 9, 8, 7],
};

/** Fewer certificates for all with every takeover, and fewer still for whoever led the company. [48-12.2.*] */
export const certificateLimit = (g: Game, seat: Seat): number => {
  const { players } = g.state.setup;
  const fallen = taken.of(g);
  const own = fallen.filter(f => f.seat === seat).length * (players <= 4 ? 2 : 1);
  return (LIMITS[players]?.[Math.min(fallen.length, 5)] ?? 0) - own;
};

/** Money on its way from a failed company and its director to the other shareholders. */
export const ESCROW = 'escrow';

export const compensation = (g: Game, company: CompanyId, seat: Seat): Money =>
  (companyOf(g, company).par ?? 0) * sharesOf(g, company, seat);

export const others = (g: Game, director: Seat): readonly Seat[] => g.state.seating.filter(s => s !== director);

/** The Bank of England takes a company over the moment its marker enters the left column. [48-5.5.*] */
export const takeOver = (t: Table, company: CompanyId): void => {
  const by = directorOf(t, company) as Seat;
  owe(t, compensate, { by, company, amount: fall(t, company, by) });
};

/** The company leaves the chart and its treasury pays what it can; says what its director still owes. */
export const fall = (t: Table, company: CompanyId, director: Seat): Money => {
  taken.write(t).push({ company, seat: director });
  const part = write(t, 'companies', company);
  part.closed = true;
  delete part.cell;
  write(t).chart = t.state.chart.filter(c => c !== company);
  const due = others(t, director).reduce((sum, seat) => sum + compensation(t, company, seat), 0);
  const fromTreasury = Math.min(due, cashOf(t, company));
  pay(t, company, ESCROW, fromTreasury);
  emit(t, { type: 'receivership', company, seat: director, owed: due - fromTreasury });
  return due - fromTreasury;
};

/** The director sells shares as far as needed; what is still missing then, the bank lends. */
export const compensate = step('compensate', {
  in: CompanyOwed,
  verbs: [sellShares],
  compels: () => ({ clause: 'sell.compulsory' }),
  rests: (g, f) => cashOf(g, f.by) >= (f.amount ?? 0),
  leave: (t, f) => settleUp(t, f),
});

const settleUp = (t: Table, f: CompanyOwed): void => {
  const amount = f.amount ?? 0;
  const own = Math.min(amount, cashOf(t, f.by));
  pay(t, f.by, ESCROW, own);
  if (amount > own) borrow(t, f.by, amount - own, ESCROW);
  windUp(t, f.company, f.by);
  if ([2, 5].includes(taken.of(t).length)) removePermanent(t);
};

/** The other shareholders are paid; then all the company had leaves the game, but for its tokens on the map. */
export const windUp = (t: Table, company: CompanyId, director: Seat): void => {
  for (const seat of others(t, director)) pay(t, ESCROW, seat, compensation(t, company, seat));
  pay(t, company, 'bank', cashOf(t, company));
  const part = write(t, 'companies', company);
  part.held = part.held.map(() => 'gone');
  part.trains = [];
  part.tokens = [];
  for (const [id, p] of Object.entries(t.state.privates)) {
    if (p.owner !== company) continue;
    write(t, 'privates', id).owner = 'gone';
    write(t, 'privates', id).closed = true;
  }
  for (const [hex, tokens] of Object.entries(t.state.map.tokens))
    if (tokens.some(k => k.by === company))
      write(t, 'map', 'tokens')[hex] = tokens.map(k => (k.by === company ? { ...k, by: BOE } : k));
};

/** The cheapest permanent train the bank still has. */
export const cheapestPermanent = (g: Game): Card | undefined =>
  g.title.parts.trains.cards.find(c => !c.besidesDuty && c.sides.every(s => !s.rusts) && cardsLeft(g, c) > 0);

/** The second and the fifth takeover cost the bank that train, as if it had been sold. */
export const removePermanent = (t: Table): void => {
  const card = cheapestPermanent(t);
  if (!card) return;
  emit(t, { type: 'exported', card: card.id });
  cardLeaves(t, card);
};
