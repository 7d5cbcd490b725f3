import { question } from '../core/agenda.ts';
import type { CompanyId, Money, Seat } from '../core/ids.ts';
import { cashOf, debtOf } from '../core/money.ts';
import type { Game, Token } from '../core/state.ts';
import { companyOf } from '../core/state.ts';
import { inOrder, priceOf } from '../market/market.ts';
import { roundOf } from '../rounds/round.ts';
import { directorOf, sharesOf } from '../shares/certificate.ts';
import { cardsLeft } from '../trains/depot.ts';

/** A position as a few readable lines, for replays, tests and bug reports. */
export const positionLines = (g: Game): readonly string[] => [
  heading(g),
  asked(g),
  ...g.state.seating.map(seat => seatLine(g, seat)),
  ...companiesInOrder(g).map(id => companyLine(g, id)),
  `pool     ${holdings(g, 'pool') || '–'}`,
  `trains   ${depot(g)}`,
  `tiles    ${tiles(g) || '–'}`,
  `tokens   ${tokens(g) || '–'}`,
  ...Object.entries(g.state.slices).map(([name, slice]) => `${name.padEnd(8)} ${JSON.stringify(slice)}`),
];

const heading = (g: Game): string => {
  const { phase, ending, over } = g.state;
  const end = over ? `over: ${ending}` : ending ? `will end: ${ending}` : '';
  return [g.title.name, roundLine(g), `phase ${phase}`, `bank ${money(g, cashOf(g, 'bank'))}`, end]
    .filter(Boolean)
    .join(', ');
};

/** The round as players call it: `SR 2`, `OR 3.1`, or the name of what comes before. */
export const roundLine = (g: Game): string => {
  const { round = '', number, part } = roundOf(g) ?? {};
  if (round === 'stock') return `SR ${number}`;
  return round === 'operating' ? `OR ${number}.${part}` : round;
};

const asked = (g: Game): string => {
  const q = question(g);
  return q ? `seat ${q.by} is asked: ${q.step}${q.company ? ` of ${q.company}` : ''}` : 'nobody is asked anything';
};

const money = (g: Game, amount: Money): string => `${amount < 0 ? '−' : ''}${g.title.currency}${Math.abs(amount)}`;

const seatLine = (g: Game, seat: Seat): string => {
  const owned = Object.keys(g.state.privates).filter(id => g.state.privates[id]?.owner === seat);
  const debt = debtOf(g, seat) ? `owes ${money(g, debtOf(g, seat))}` : '';
  const first = g.state.priority === seat ? 'priority' : '';
  return line(`seat ${seat}`, money(g, cashOf(g, seat)), debt, holdings(g, seat), owned.join(' '), first);
};

/** Shares by company; a star marks the director. */
const holdings = (g: Game, holder: Seat | string): string =>
  Object.keys(g.state.companies)
    .filter(id => sharesOf(g, id, holder) > 0)
    .map(id => `${id} ${sharesOf(g, id, holder)}${directorOf(g, id) === holder ? '*' : ''}`)
    .join(' ');

/** Those on the chart as they operate, then all others that have begun or are gone. */
const companiesInOrder = (g: Game): readonly CompanyId[] => {
  const charted = inOrder(g);
  const others = Object.keys(g.state.companies).filter(id => !charted.includes(id));
  return [...charted, ...others.filter(id => g.state.companies[id]?.closed || priceOf(g, id) !== undefined)];
};

const companyLine = (g: Game, id: CompanyId): string => {
  const c = companyOf(g, id);
  if (c.closed) return line(id, 'closed');
  const price = money(g, priceOf(g, id) ?? 0);
  const owned = Object.keys(g.state.privates).filter(p => g.state.privates[p]?.owner === id);
  return line(
    id,
    c.cell === undefined ? price : `${price} at ${c.cell}`,
    c.floated ? `treasury ${money(g, cashOf(g, id))}` : c.par === undefined ? '' : 'not floated',
    c.trains.length ? `trains ${c.trains.join(' ')}` : '',
    c.tokens.length ? `tokens left ${c.tokens.length}` : '',
    c.revenue === undefined ? '' : `last earned ${money(g, c.revenue)}`,
    owned.join(' '),
  );
};

const line = (name: string, ...parts: readonly string[]): string =>
  `${name.padEnd(8)} ${parts.filter(Boolean).join(', ')}`;

const depot = (g: Game): string =>
  g.title.parts.trains.cards
    .map(card =>
      `${card.sides.map(s => s.id).join('/')} ${Number.isFinite(cardsLeft(g, card)) ? `×${cardsLeft(g, card)}` : ''}`.trim(),
    )
    .join(', ');

/** Tiles as they lie, `G3 57/2`: tile 57 turned twice. */
const tiles = (g: Game): string =>
  Object.entries(g.state.map.tiles)
    .map(([hex, { tile, turn }]) => `${hex} ${tile}/${turn}`)
    .sort()
    .join(', ');

/** Tokens by hex, `G5 SAR.1`: in its second city; a star lies beside the places. */
const tokens = (g: Game): string =>
  Object.entries(g.state.map.tokens)
    .map(([hex, all]) => `${hex} ${all.map(tokenWord).join(' ')}`)
    .sort()
    .join(', ');

const tokenWord = (t: Token): string => `${t.by}${t.city ? `.${t.city}` : ''}${t.beside ? '*' : ''}`;
