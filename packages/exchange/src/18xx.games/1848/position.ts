import {
  type CompanyId,
  cashOf,
  directorOf,
  type Game,
  priceOf,
  roundLine,
  roundOf,
  sharesOf,
  stationsOf,
} from '@roundhouse/engine';
import { loans } from '@roundhouse/titles/1848/bank-of-england';
import { companyToSite, hexToSite } from './names.ts';

/** A position in the words of that site's traces; absent means none. */
export type Position = Readonly<Record<string, unknown>>;

const roundIn = (g: Game): string => (roundOf(g)?.round === 'auction' ? 'ISR' : roundLine(g));

const filled = (o: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(o).filter(([, v]) => v !== undefined && v !== 0 && !(Array.isArray(v) && !v.length)),
  );

/** The position as the site would trace it, lists sorted. */
export const positionOf = (g: Game, ids: readonly string[]): Position => ({
  ...(g.state.over ? { e: 1 } : { r: roundIn(g) }),
  ph: g.state.phase === 'start' ? '2' : g.state.phase,
  b: cashOf(g, 'bank'),
  p: Object.fromEntries(ids.map((id, seat) => [id, playerOf(g, seat)])),
  k: Object.fromEntries(
    Object.keys(g.state.companies)
      .filter(c => !g.state.companies[c]?.closed)
      .map(c => [companyToSite(c), companyOf(g, c, ids)]),
  ),
});

const playerOf = (g: Game, seat: number) => ({
  c: cashOf(g, seat),
  s: filled(Object.fromEntries(Object.keys(g.state.companies).map(c => [companyToSite(c), 10 * sharesOf(g, c, seat)]))),
  ...filled({ v: openPrivates(g, seat) }),
});

const openPrivates = (g: Game, owner: number | string): readonly string[] =>
  Object.keys(g.state.privates).filter(
    p => g.state.privates[p]?.owner === owner && (!g.state.privates[p]?.closed || lingers(g, p)),
  );

/** Closed privates stay listed there until their right is used. */
const lingers = (g: Game, p: string): boolean =>
  p === 'P3'
    ? !g.state.map.tiles['I4'] && !g.state.map.tiles['I5']
    : (p === 'P2' || p === 'P4') && !g.state.privates[p]?.used;

const companyOf = (g: Game, c: CompanyId, ids: readonly string[]) => {
  const company = g.state.companies[c];
  const bank = c === 'BOE';
  const cell = company?.cell === undefined ? undefined : g.title.parts.market.cell(company.cell);
  const director = directorOf(g, c);
  return {
    c: bank ? cashOf(g, 'boe') : cashOf(g, c),
    i: bank ? 0 : 10 * sharesOf(g, c, 'ipo'),
    ...filled({
      m: bank ? [priceOf(g, c), 6, loans.of(g).issued] : cell && [cell.price, cell.row, cell.column],
      o: 10 * sharesOf(g, c, 'pool'),
      w: bank ? 'pool' : director === undefined || company?.par === undefined ? undefined : ids[director],
      f: bank || (company?.par !== undefined && sharesOf(g, c, 'ipo') <= 4) ? 1 : 0,
      t: company?.trains,
      l: bank ? loans.of(g).issued : loans.of(g).by[c],
      h: hexesOf(g, c),
      v: openPrivates(g, c),
    }),
  };
};

const hexesOf = (g: Game, c: CompanyId): readonly string[] =>
  stationsOf(g, c).flatMap(hex => (g.state.map.tokens[hex] ?? []).filter(k => k.by === c).map(() => hexToSite(hex)));
