import {
  type Bonus,
  type Limit,
  type RouteProblem,
  type Segment,
  type Stop,
  stopId,
  type TrainSpec,
} from '@roundhouse/engine';
import { type Piece, segmentsOf } from '@roundhouse/optimiser';

/** A recorded position: one tile graph with the company's trains and the best total, as in the data files. */
export interface SiteGraph {
  readonly id: string;
  readonly title: string;
  readonly trains: readonly GraphTrain[];
  readonly stops: readonly GraphStop[];
  readonly track: readonly Piece[];
  readonly extra: { readonly corpId?: string; readonly brown?: boolean; readonly ruhr?: number };
  readonly optimalRevenue: number;
}

interface GraphTrain {
  readonly name: string;
  readonly distance: number | readonly { readonly nodes: readonly string[]; readonly visit: number }[];
}

interface GraphStop {
  readonly hex: string;
  readonly index: number;
  readonly type: Stop['kind'];
  readonly revenue: readonly number[];
  readonly token: boolean;
  readonly blocked: boolean;
  readonly groups?: readonly string[];
  readonly label?: string;
  readonly futureLabel?: string;
  readonly icons?: readonly string[];
}

/** Whose rules a recorded position is scored by. */
type Reading = 'site' | 'rulebook';

/** The route problem of a recorded position. */
export const problemOfGraph = (g: SiteGraph, reading: Reading = 'site'): RouteProblem => {
  const visits = new Map<string, number>();
  const visitOf = (name: string) => {
    if (!visits.has(name)) visits.set(name, visits.size);
    return visits.get(name) ?? 0;
  };
  const ends = new Set(g.track.flatMap(t => (t.terminal ? t.ends.map(e => e.stop) : [])));
  const stops = g.stops.map(
    (s, i): Stop => ({
      id: stopId(s.hex, s.index),
      hex: s.hex,
      kind: s.type,
      value: s.revenue[0] ?? 0,
      visit: visitOf(areaOf(g, s) ?? stopId(s.hex, s.index)),
      own: s.token,
      open: !s.blocked,
      end: ends.has(i),
      tags: tagsOf(g, s),
    }),
  );
  const trains = g.trains.map(t => trainOf(g, t, reading));
  const segments = segmentsOf(g.track, stops).map(s => (isFerry(g, s) ? { ...s, toll: 10 } : s));
  return { stops, segments, trains, bonuses: bonusesOf(g) };
};

const AREAS: Readonly<Record<string, string>> = {
  C14: 'ruhr',
  D15: 'ruhr',
  A4: 'north',
  A6: 'north',
  L11: 'south',
  L13: 'south',
};

const areaOf = (g: SiteGraph, s: GraphStop): string | undefined => {
  if (g.title === '1848') return s.hex === 'A4' || s.hex === 'A6' ? 'alice' : undefined;
  if (g.title === '18Rhl' && s.icons?.includes('trajekt')) return s.hex;
  return s.groups?.[0] ?? (g.title === '18Rhl' ? AREAS[s.hex] : undefined);
};

const METROPOLES = ['D9', 'F9', 'I10'];

const tagsOf = (g: SiteGraph, s: GraphStop): readonly string[] => {
  if (g.title === '1848') {
    const isK = s.label === 'K' || s.futureLabel === 'K';
    return [...(isK ? ['K'] : []), ...(s.hex === 'A4' || s.hex === 'A6' ? ['alice'] : [])];
  }
  if (g.title === '18CZ') return s.label ? [s.label] : [];
  const area = AREAS[s.hex];
  return [
    ...(s.icons?.includes('K') ? ['coal'] : []),
    ...(s.icons?.includes('S') ? ['steel'] : []),
    ...(METROPOLES.includes(s.hex) ? ['metropolis'] : []),
    ...(area ? [area] : []),
    ...(area === 'north' || area === 'south' ? ['rheingold'] : []),
    ...(s.type !== 'offboard' || area ? ['fine'] : []),
    ...(s.hex === 'G2' ? ['roermond'] : []),
  ];
};

const bonusesOf = (g: SiteGraph): readonly Bonus[] => {
  if (g.title === '1848') return [{ id: 'K', kind: 'count', tag: 'K', pays: [0, 0, 50, 100, 150, 200] }];
  if (g.title === '18CZ') return [{ id: 'own', kind: 'count', tag: g.extra.corpId ?? '', pays: [0, 50] }];
  const montan = g.extra.brown ? [0, 40, 80] : [0, 20, 40];
  return [
    { id: 'montan', kind: 'both', tags: ['coal', 'steel'], pays: montan },
    { id: 'links', kind: 'count', tag: 'ruhr', pays: [0, 10 * (g.extra.ruhr ?? 0)] },
    { id: 'iron rhine', kind: 'both', tags: ['ruhr', 'roermond'], pays: [0, 80] },
  ];
};

/** How far a train goes: as its name says, or as its distance does (a diesel's is 999). */
const reachIn = ({ name, distance }: GraphTrain): number => {
  const n = Number.parseInt(name, 10);
  if (Number.isFinite(n)) return n;
  return typeof distance === 'number' ? distance : Math.max(0, ...distance.map(d => d.visit));
};

const trainOf = (g: SiteGraph, t: GraphTrain, reading: Reading): TrainSpec => {
  const n = reachIn(t);
  const cities: Limit = { city: 1, offboard: 1, most: n };
  const every: Limit = { city: 1, town: 1, offboard: 1, most: n };
  const plain = (...limits: readonly Limit[]): TrainSpec => ({ name: t.name, limits, pays: 'all' });
  if (g.title === '1848') {
    if (t.name === '2E') {
      const ends = { one: { own: true }, other: { tag: 'alice' } } as const;
      return { name: t.name, limits: [], pays: 'ends', ignoresTowns: true, ends, bonuses: [] };
    }
    return plain({ ...cities, gauge: 1, freeGauge: t.name.endsWith('+') ? 1 : 0 });
  }
  if (g.title === '18CZ') {
    if (t.name.includes('+')) return plain(cities, { ...every, most: 2 * n });
    if (!t.name.includes('E')) return plain(every);
    const drop = reading === 'site' ? ({ drop: 'any', towns: 3 } as const) : ({ drop: 'towns' } as const);
    return { name: t.name, limits: [cities], pays: { most: n, ...drop } };
  }
  if (t.name !== '8') return plain({ ...cities, town: 0, endTown: reading === 'site' ? 99 : 1 });
  return {
    name: t.name,
    limits: [],
    pays: { most: 8, drop: 'any' },
    ignoresTowns: true,
    ends: { one: { tag: 'rheingold' }, other: { tag: 'fine' } },
    doubles: { ends: ['north', 'south'], what: 'metropolis' },
    bonuses: [],
  };
};

const isFerry = (g: SiteGraph, s: Segment): boolean =>
  g.title === '18Rhl' && s.path.length === 2 && g.stops[s.a]?.hex === g.stops[s.b]?.hex;
