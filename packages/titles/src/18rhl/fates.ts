import {
  type Bonus,
  type CompanyId,
  cashOf,
  colourOf,
  directorOf,
  frameAt,
  type Game,
  grid,
  type HexId,
  type Money,
  Operating,
  priceOf,
  reachesStop,
  routeProblem,
  type Seat,
  sharesOf,
  stationsOf,
} from '@roundhouse/engine';
import { solve } from '@roundhouse/optimiser';
import { locationsAt } from './montan.ts';
import { isShutOut, METROPOLISES } from './rhine.ts';

/** A destiny card: what it is worth, and whether a player has met it at the end. */
export interface Destiny {
  readonly bonus: Money;
  fulfilled(g: Game, seat: Seat): boolean;
}

const floated = (g: Game): readonly CompanyId[] =>
  Object.keys(g.state.companies).filter(c => g.state.companies[c]?.floated);
const directed = (g: Game, seat: Seat): readonly CompanyId[] => floated(g).filter(c => directorOf(g, c) === seat);
const others = (g: Game, seat: Seat): readonly Seat[] => g.state.seating.filter(s => s !== seat);

/** Whether one company of the player has something. */
const one =
  (has: (g: Game, company: CompanyId) => boolean): Destiny['fulfilled'] =>
  (g, seat) =>
    directed(g, seat).some(c => has(g, c));

/** Whether a company of the player has more of something than every company of the others. */
const most =
  (much: (g: Game, company: CompanyId) => number): Destiny['fulfilled'] =>
  (g, seat) => {
    const best = (companies: readonly CompanyId[]) => Math.max(0, ...companies.map(c => much(g, c)));
    return best(directed(g, seat)) > best(floated(g).filter(c => directorOf(g, c) !== seat));
  };

/** Whether the player has more of something than every other. */
const richest =
  (much: (g: Game, seat: Seat) => number): Destiny['fulfilled'] =>
  (g, seat) =>
    others(g, seat).every(other => much(g, seat) > much(g, other));

/** Industry locations the company can reach. */
const industries = (g: Game, company: CompanyId): number =>
  g.title.parts.map.ids.reduce((n, hex, i) => n + industriesAt(g, company, hex, grid(g)[i]?.nodes.length ?? 0), 0);

/** A location of a hex counts once, but each link of the Östliches Ruhrgebiet has one of its own. */
const industriesAt = (g: Game, company: CompanyId, hex: HexId, stops: number): number => {
  const reached = Array.from({ length: stops }, (_, node) => node).filter(node => reachesStop(g, company, hex, node));
  const found = reached.flatMap(node =>
    locationsAt(g, hex, node).map(what => (stops > 1 && isRuhr(hex) ? node : what)),
  );
  return new Set(found).size;
};
const isRuhr = (hex: HexId): boolean => hex === 'C14' || hex === 'D15';

/** The most town hexes one of its trains could serve; the Rheingold Express serves none. */
const towns = (g: Game, company: CompanyId): number => {
  const p = routeProblem(g, company);
  const longest = p.trains.filter(t => !t.ignoresTowns).toSorted((a, b) => Number(b.name) - Number(a.name))[0];
  if (!longest) return 0;
  const stops = p.stops.map(s => ({ ...s, value: 0, tags: s.kind === 'town' ? [...s.tags, 'town'] : s.tags }));
  const segments = p.segments.map(s => ({ ...s, toll: 0 }));
  const pays = Array.from({ length: stops.length + 1 }, (_, n) => n);
  const bonus: Bonus = { id: 'towns', kind: 'count', tag: 'town', pays };
  return solve({ ...p, stops, segments, trains: [{ ...longest, bonuses: ['towns'] }], bonuses: [bonus] }).revenue;
};

/** What the company earned in the last round; while a round is on it is the last, and who has not run in it earned nothing. */
const earnings = (g: Game, company: CompanyId): Money => {
  const round = frameAt(g, Operating);
  return round && !round.acted.includes(company) ? 0 : (g.state.companies[company]?.revenue ?? 0);
};

const DUTCH: readonly HexId[] = ['A6', 'A4', 'C2', 'E2', 'G2'];

const reachesDutch = (g: Game, company: CompanyId): boolean =>
  DUTCH.every(hex => reachesStop(g, company, hex, 0) && !isShutOut(g, company, hex, 0));

export const DESTINIES: Readonly<Record<string, Destiny>> = {
  D1: { bonus: 100, fulfilled: one((g, c) => (g.state.companies[c]?.trains.length ?? 0) >= 2) },
  D2: { bonus: 100, fulfilled: most((g, c) => priceOf(g, c) ?? 0) },
  D3: {
    bonus: 120,
    fulfilled: g =>
      METROPOLISES.map(hex => colourOf(g, hex))
        .sort()
        .join() === 'brown,grey,grey',
  },
  D4: { bonus: 120, fulfilled: most(industries) },
  D5: {
    bonus: 140,
    fulfilled: richest((g, seat) => directed(g, seat).reduce((n, c) => n + stationsOf(g, c).length, 0)),
  },
  D6: { bonus: 140, fulfilled: one((g, c) => stationsOf(g, c).some(hex => g.state.map.tiles[hex]?.tile === '948')) },
  D7: {
    bonus: 160,
    fulfilled: richest((g, seat) => Object.keys(g.state.companies).filter(c => sharesOf(g, c, seat) > 0).length),
  },
  D8: { bonus: 160, fulfilled: most(towns) },
  D9: {
    bonus: 120,
    fulfilled: one((g, c) => stationsOf(g, c).filter(hex => ['A14', 'B15', 'C2'].includes(hex)).length >= 2),
  },
  D10: { bonus: 160, fulfilled: most((g, c) => cashOf(g, c)) },
  D11: { bonus: 140, fulfilled: most(earnings) },
  D12: { bonus: 120, fulfilled: one(reachesDutch) },
};
