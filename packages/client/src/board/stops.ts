import { type Geometry, NODE } from '@roundhouse/engine';
import { along, between, type Curve, sampled } from './curve.ts';
import { cornerPoint, distance, type Point, plus, R, SIDES, sidePoint, times } from './geometry.ts';

/** Where a stop is drawn; `on` if it lies on the track between two sides, that far along. */
export interface Spot extends Point {
  readonly on?: { readonly from: number; readonly to: number; readonly t: number };
}

/** Room a stop takes up. */
const ROOM = { city: 34, town: 14, offboard: 30 } as const;
const CENTRE: Spot = { x: 0, y: 0 };

export const sidesOf = (g: Geometry, node: number): readonly number[] =>
  (g.byNode[node] ?? []).flatMap(i => (g.paths[i] ?? []).filter(e => e < NODE));

/** One place for each stop: in the middle, on its own curve, or where several keep clear of each other. */
export const spotsOf = (g: Geometry): readonly Spot[] => {
  const [first] = g.nodes;
  if (!first) return [];
  if (g.nodes.length === 1) {
    const sides = sidesOf(g, 0);
    return [first.kind === 'town' && sides.length === 2 ? onTrack(sides, 0.5) : CENTRE];
  }
  if (g.nodes.every((_, n) => !sidesOf(g, n).length)) return inARow(g);
  return best(
    g,
    g.nodes.map((_, n) => candidates(g, n)),
  );
};

/** Stops without track stand side by side. */
const inARow = (g: Geometry): readonly Spot[] => {
  const step = 2 * Math.max(...g.nodes.map(n => ROOM[n.kind])) + 6;
  return g.nodes.map((_, n) => ({ x: (n - (g.nodes.length - 1) / 2) * step, y: 0 }));
};

const onTrack = ([from = 0, to = 0]: readonly number[], t: number): Spot => ({
  ...along(between(from, to), t),
  on: { from, to, t },
});

const candidates = (g: Geometry, node: number): readonly Spot[] => {
  const sides = sidesOf(g, node);
  const out = [0.56, 0.65].flatMap(far => sides.map(s => times(sidePoint(s), far)));
  const sum = sides.map(sidePoint).reduce(plus, CENTRE);
  const size = Math.hypot(sum.x, sum.y);
  const mean = size > 1 ? [times(sum, (0.44 * R) / size)] : [];
  const track = sides.length === 2 ? [0.5, 0.3, 0.7, 0.22, 0.78].map(t => onTrack(sides, t)) : [];
  const free = sides.length ? [] : SIDES.flatMap(s => [times(sidePoint(s), 0.5), cornerPoint(s, 0.46 * R)]);
  return g.nodes[node]?.kind === 'town' && track.length ? track : [...track.slice(0, 3), ...mean, ...out, ...free];
};

/** Tries every combination and keeps the one in which nothing is in the way of anything. */
const best = (g: Geometry, lists: readonly (readonly Spot[])[]): readonly Spot[] => {
  let found: readonly Spot[] = [];
  let least = Number.POSITIVE_INFINITY;
  const go = (chosen: readonly Spot[], harm: number) => {
    if (harm >= least) return;
    const node = chosen.length;
    if (node === lists.length) {
      found = chosen;
      least = harm;
      return;
    }
    for (const [i, spot] of (lists[node] ?? []).entries())
      go([...chosen, spot], harm + i * 4 + crowding(g, chosen, spot));
  };
  go([], 0);
  return found;
};

const crowding = (g: Geometry, others: readonly Spot[], spot: Spot): number => {
  const room = (n: number) => ROOM[g.nodes[n]?.kind ?? 'town'] + ((g.nodes[n]?.slots ?? 0) > 1 ? 12 : 0);
  const own = others.length;
  return others.reduce((harm, other, n) => {
    const near = Math.max(0, room(n) + room(own) + 4 - distance(other, spot));
    const over = trackOf(g, n, other).map(p => Math.max(0, room(own) + 8 - distance(p, spot)));
    const under = trackOf(g, own, spot).map(p => Math.max(0, room(n) + 8 - distance(p, other)));
    return harm + near * 6 + Math.max(0, ...over) * 2 + Math.max(0, ...under) * 2;
  }, 0);
};

const trackOf = (g: Geometry, node: number, spot: Spot): readonly Point[] =>
  sidesOf(g, node).flatMap(side => sampled(stretch(side, spot), 6));

/** Track from a side to a stop: along the curve it lies on, or straight to it. */
export const stretch = (side: number, spot: Spot): Curve => {
  if (spot.on) {
    const { from, to, t } = spot.on;
    const whole = between(from, to);
    if (side === from) return cut(whole, 0, t);
    if (side === to) return cut(whole, 1, t);
  }
  const start = sidePoint(side);
  const far = distance(start, spot);
  const inward = times(start, -0.5 * (far / Math.hypot(start.x, start.y)));
  return { kind: 'bend', from: start, via: plus(start, inward), to: spot };
};

const cut = (c: Curve, from: number, to: number): Curve =>
  c.kind === 'arc'
    ? { ...c, start: c.start + c.sweep * from, sweep: c.sweep * (to - from) }
    : { kind: 'line', from: along(c, from), to: along(c, to) };
