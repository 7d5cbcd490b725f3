import {
  type Action,
  automataOf,
  type Company,
  type CompanyId,
  cashOf,
  debtOf,
  directorOf,
  type Game,
  isAutomaton,
  Owed,
  priceOf,
  roundLine,
  roundOf,
  sharesOf,
  stationsOf,
  type Token,
  units,
} from '@roundhouse/engine';
import { before } from './rulings.ts';

/** A position in the words of that site's traces; absent means none. */
export type Position = Readonly<Record<string, unknown>>;

const roundIn = (g: Game): string => {
  const { round, number = 0 } = roundOf(g) ?? {};
  if (round === 'draft') return 'DR';
  return round === 'interval' ? `SR ${number + 1}` : roundLine(g);
};

const filled = (o: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(o).filter(([, v]) => v !== undefined && v !== 0 && !(Array.isArray(v) && !v.length)),
  );

const nameOf = (g: Game, seat: number, ids: readonly string[]): string =>
  isAutomaton(g, seat) ? '-1' : (ids[seat] ?? '');

/** While a doubled station has not gone, the smaller company is still in play there. */
const beforeMerging = (g: Game): Game => {
  const { company, tokens } = before.of(g);
  const merging = g.state.agenda.some(f => Owed.is(f) && f.step === 'mergeStations');
  const deal = g.state.agenda.flatMap(f => f.done).findLast(a => a.type === 'acquire') as
    | (Action & { readonly company: CompanyId; readonly target: CompanyId })
    | undefined;
  if (!merging || !company || !tokens || !deal) return g;
  // Of two in the same city the acquirer's own goes at once.
  const gone = (k: Token, all: readonly Token[]) =>
    k.by === deal.company && all.some(o => o.by === deal.target && o.city === k.city);
  const left = Object.entries(tokens).map(([hex, all]) => [hex, all.filter(k => !gone(k, all))] as const);
  const companies = { ...g.state.companies, [deal.target]: company };
  return { ...g, state: { ...g.state, companies, map: { ...g.state.map, tokens: Object.fromEntries(left) } } };
};

/** The position as the site would trace it. */
export const positionOf = (now: Game, ids: readonly string[]): Position => {
  const trains = (c: CompanyId) => waiting(now, c);
  const g = beforeMerging(now);
  const seats = [...ids.keys(), ...automataOf(g).map(a => Number(a.holder))];
  return {
    ...(g.state.over ? { e: 1 } : { r: roundIn(g) }),
    ph: g.state.phase,
    b: null,
    p: Object.fromEntries(seats.map(seat => [nameOf(g, seat, ids), playerOf(g, seat)])),
    k: Object.fromEntries(
      Object.keys(g.state.companies)
        .filter(c => !g.state.companies[c]?.closed)
        .map(c => [c, companyOf(g, c, ids, trains(c))]),
    ),
  };
};

const percent = (g: Game, company: CompanyId, holder: number | string): number =>
  (100 * sharesOf(g, company, holder)) / units(g, company);

const playerOf = (g: Game, seat: number): Position => ({
  c: cashOf(g, seat),
  s: filled(Object.fromEntries(Object.keys(g.state.companies).map(c => [c, percent(g, c, seat)]))),
  ...filled({ v: papersOf(g, seat), d: debtOf(g, seat) }),
});

const papersOf = (g: Game, owner: number | string): readonly string[] =>
  Object.keys(g.state.privates).filter(p => g.state.privates[p]?.owner === owner && !g.state.privates[p]?.closed);

/** There trains of a company taken over are the acquirer's at once. */
const waiting = (g: Game, company: CompanyId): readonly string[] => {
  const f = g.state.agenda.find(frame => (frame as Owed).step === 'fitTrains') as
    | (Owed & { readonly target: CompanyId })
    | undefined;
  return f?.company === company ? (g.state.companies[f.target]?.trains ?? []) : [];
};

/** A station whose city is being chosen is off the map there. */
const isMoving = (g: Game, company: CompanyId, hex: string): boolean =>
  g.state.agenda.some(frame => {
    const f = frame as Owed & { readonly hex?: string };
    return f.step === 'homeCity' && f.company === company && f.hex === hex;
  });

const companyOf = (g: Game, id: CompanyId, ids: readonly string[], taken: readonly string[]): Position => {
  const company = g.state.companies[id] as Company;
  const director = directorOf(g, id);
  const price = priceOf(g, id);
  return {
    c: cashOf(g, id),
    i: percent(g, id, 'ipo'),
    ...filled({
      m: price === undefined ? undefined : [price, 0, Number(company.cell)],
      o: percent(g, id, 'pool'),
      t: [...company.trains, ...taken],
      h: stationsOf(g, id).filter(hex => !isMoving(g, id, hex)),
      w: director === undefined ? undefined : nameOf(g, director, ids),
      f: company.floated ? 1 : undefined,
      v: papersOf(g, id),
    }),
  };
};
