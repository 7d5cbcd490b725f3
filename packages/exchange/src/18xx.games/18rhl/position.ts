import {
  type Company,
  type CompanyId,
  cashOf,
  directorOf,
  type Game,
  roundLine,
  roundOf,
  sharesOf,
} from '@roundhouse/engine';
import { awaitsValue } from './auction.ts';
import { LOTS } from './parts.ts';

/** A position in the words of that site's traces; absent means none. */
export type Position = Readonly<Record<string, unknown>>;

const AUCTION = ['lots', 'bidding', 'offer'];

const roundIn = (g: Game): string =>
  g.state.agenda.some(f => AUCTION.includes(f.at)) || !roundOf(g) ? 'ISR' : roundLine(g);

const filled = (o: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(o).filter(([, v]) => v !== undefined && v !== 0 && !(Array.isArray(v) && !v.length)),
  );

/** The position as the site would trace it. */
export const positionOf = (g: Game, ids: readonly string[]): Position => ({
  ...(g.state.over ? { e: 1 } : { r: roundIn(g) }),
  ph: g.state.phase === 'start' ? '2' : g.state.phase,
  b: cashOf(g, 'bank'),
  p: Object.fromEntries(ids.map((id, seat) => [id, playerOf(g, seat)])),
  k: Object.fromEntries(Object.keys(g.state.companies).map(c => [c, companyOf(g, c, ids)])),
});

const playerOf = (g: Game, seat: number): Position => ({
  c: cashOf(g, seat),
  s: filled(Object.fromEntries(Object.keys(g.state.companies).map(c => [c, 10 * sharesOf(g, c, seat)]))),
  ...filled({ v: papersOf(g, seat) }),
});

const papersOf = (g: Game, seat: number): readonly string[] =>
  Object.entries(LOTS).flatMap(([name, id]) => {
    const paper = g.state.privates[id];
    return (paper ? paper.owner === seat && !paper.closed : awaitsValue(g) === seat) ? [name] : [];
  });

const companyOf = (g: Game, id: CompanyId, ids: readonly string[]): Position => {
  const company = g.state.companies[id] as Company;
  const director = directorOf(g, id);
  const cell = company.cell === undefined ? undefined : g.title.parts.market.cell(company.cell);
  return {
    c: cashOf(g, id),
    i: 10 * (sharesOf(g, id, 'ipo') + sharesOf(g, id, id) + sharesOf(g, id, 'P5')),
    ...filled({
      m: cell && [cell.price, cell.row, cell.column],
      o: 10 * sharesOf(g, id, 'pool'),
      t: company.trains,
      h: Object.entries(g.state.map.tokens).flatMap(([hex, tokens]) =>
        tokens.filter(k => k.by === id && !k.faceDown).map(() => hex),
      ),
      w: company.held[0] === 'pool' ? 'pool' : director === undefined ? undefined : ids[director],
      f: company.floated ? 1 : undefined,
    }),
  };
};
