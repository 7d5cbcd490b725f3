import type { Route } from '../core/choice.ts';
import type { CompanyId, HexId, Money } from '../core/ids.ts';
import { known } from '../core/known.ts';
import type { Game } from '../core/state.ts';
import { companyOf } from '../core/state.ts';
import type { Violation } from '../core/violation.ts';
import { sideTowards } from '../map/board.ts';
import { NODE } from '../map/layout.ts';
import { hexOf, lying } from '../map/tile.ts';
import { mayRun, sideOf } from '../trains/depot.ts';
import { conflict, judge, stopsOf } from './judge.ts';
import { type RoutePoint, readPoint, stopsAlong } from './point.ts';
import type { Item, RouteProblem, Run, Segment, Stop, TrainSpec } from './problem.ts';
import { changesGauge, stopFor, stopId } from './stop.ts';

/** What each route of a turn earns, or the clause one of them breaks. */
export type Reckoning =
  | { readonly bills: readonly (readonly Item[])[]; readonly total: number; readonly broken?: undefined }
  | { readonly broken: Violation };

/** The trains of a company as the search and the judge see them. */
export const specsOf = (g: Game, company: CompanyId): readonly TrainSpec[] =>
  companyOf(g, company)
    .trains.filter(train => mayRun(g, company, train))
    .map(name => ({ name, ...sideOf(g, name).spec }));

/** Hexes some train of the company may use as if it had a station there. */
export const alsoOf = (g: Game, company: CompanyId): readonly HexId[] => {
  const { also } = g.title.rules.trains;
  return [...new Set(specsOf(g, company).flatMap(spec => also(g, company, spec.name)))];
};

/** The trains as they find these stops. */
export const specsAt = (g: Game, company: CompanyId, stops: readonly Stop[]): readonly TrainSpec[] =>
  specsOf(g, company).map(spec => {
    const hexes = g.title.rules.trains.also(g, company, spec.name);
    return hexes.length ? { ...spec, also: stops.flatMap((s, i) => (hexes.includes(s.hex) ? [i] : [])) } : spec;
  });

/** Checks the routes a company wants to run and adds up what they earn. */
export const reckon = (g: Game, company: CompanyId, routes: readonly Route[]): Reckoning => {
  const trains = specsOf(g, company);
  const sheet: Sheet = { g, company, stops: [], numbers: new Map(), segments: [], keys: new Map() };
  const runs: Run[] = [];
  const idle = trains.map((_, i) => i);
  for (const route of routes) {
    const at = idle.findIndex(i => trains[i]?.name === route.train);
    if (at < 0) return { broken: { clause: 'route.train', facts: { train: route.train } } };
    if (route.path.filter(isStop).length < 2) return { broken: { clause: 'route.stops' } };
    const segments = trace(sheet, route.path, known(trains[idle[at] ?? -1]));
    const { train } = route;
    if (sheet.skipped) return { broken: { clause: 'route.skips', facts: { hex: sheet.skipped, train } } };
    if (!segments) return { broken: { clause: 'route.track', facts: { train } } };
    runs.push({ train: idle.splice(at, 1)[0] ?? 0, segments });
  }
  const problem: RouteProblem = { ...sheet, trains: specsAt(g, company, sheet.stops), ...g.title.rules.routes.terms };
  const shut = places(sheet).find(([hex, node]) => g.title.rules.routes.closed(g, company, hex, node));
  if (shut) return { broken: { clause: 'route.closed', facts: { hex: shut[0] } } };
  const bills: (readonly Item[])[] = [];
  let total = 0;
  for (const run of runs) {
    const ended = endPassed(problem, run);
    if (ended) return { broken: { clause: 'route.through', facts: { at: ended.id } } };
    const verdict = judge(problem, run);
    if ('broken' in verdict) return verdict;
    const again = revisited(g, problem, run);
    if (again) return { broken: { clause: 'route.visit', facts: { at: again.id } } };
    bills.push(verdict.items);
    total += verdict.total;
  }
  const shared = conflict(problem, runs);
  return shared ? { broken: shared } : { bills, total };
};

const isStop = (point: string): boolean => point.includes('.');

/** A stop the run goes on from although it only ends routes; one place may have several. */
const endPassed = (p: RouteProblem, run: Run): Stop | undefined =>
  stopsOf(p, run)
    ?.slice(1, -1)
    .map(i => known(p.stops[i]))
    .find(stop => stop.end);

/** A stop reached straight from another one of the same place, where its stops lie apart. */
const revisited = (g: Game, p: RouteProblem, run: Run): Stop | undefined => {
  const stops = stopsOf(p, run)?.map(i => known(p.stops[i])) ?? [];
  return stops.find((s, i) => stops[i - 1]?.visit === s.visit && hexOf(g, s.hex).place !== undefined);
};

/** What the routes of a turn touch, numbered as it comes up. */
interface Sheet {
  readonly g: Game;
  readonly company: CompanyId;
  readonly stops: Stop[];
  readonly numbers: Map<string, number>;
  readonly segments: Segment[];
  readonly keys: Map<string, number>;
  /** Where a route runs past a stop: on a siding, or by leaving it out. */
  skipped?: HexId | undefined;
}

const places = (sheet: Sheet): readonly (readonly [HexId, number])[] =>
  stopsAlong([...sheet.numbers.keys()]).map(({ hex, node }) => [hex, node]);

/** Follows a path point by point; the numbers of its segments, or nothing if there is no such track. */
const trace = (sheet: Sheet, path: readonly string[], train: TrainSpec): readonly number[] | undefined => {
  const points = path.map(p => pointAt(sheet.g, p));
  const found: number[] = [];
  let from = -1;
  let gauge = 0;
  let toll = 0;
  let keys: number[] = [];
  let over: HexId | undefined;
  for (let i = 0; i < points.length; i++) {
    const [before, here] = [points[i - 1], points[i]];
    if (!here || (i === 0 && 'next' in here)) return undefined;
    if (before) {
      const piece = joint(sheet.g, before, here);
      // What comes in at a hex side goes on in the other hex: trains do not reverse at junctions.
      if (!piece) sheet.skipped = leftOut(sheet.g, before, here, train);
      if (!piece || ('next' in before && piece.hex === over)) return undefined;
      if (piece.siding) sheet.skipped = piece.hex;
      over = piece.hex;
      toll += piece.toll;
    }
    if ('next' in here) {
      if (changesGauge(sheet.g, here.hex, here.next)) gauge++;
      keys.push(numberOf(sheet.keys, path[i] ?? ''));
      continue;
    }
    if (before && 'node' in before) keys.push(numberOf(sheet.keys, [path[i - 1], path[i]].sort().join()));
    const to = stopNumber(sheet, here.hex, here.node);
    if (i > 0) found.push(sheet.segments.push({ a: from, b: to, keys, gauge, toll, path: [] }) - 1);
    from = to;
    gauge = 0;
    toll = 0;
    keys = [];
  }
  return keys.length || !found.length ? undefined : found;
};

const pointAt = (g: Game, text: string): RoutePoint | undefined => {
  const { index } = g.title.parts.map;
  const p = readPoint(text);
  if (!p || !Object.hasOwn(index, p.hex)) return undefined;
  if ('node' in p) return lying(g, p.hex).nodes[p.node] ? p : undefined;
  // Hex sides are named from the hex that comes first on the map.
  return Object.hasOwn(index, p.next) && (index[p.hex] ?? -1) < (index[p.next] ?? -1) ? p : undefined;
};

interface Piece {
  readonly hex: HexId;
  readonly toll: Money;
  readonly siding: boolean;
}

/** The hex in which one piece of track leads from point to point, and what running over it costs. */
const joint = (g: Game, a: RoutePoint, b: RoutePoint): Piece | undefined => {
  const hex = hexesOf(a).find(h => hexesOf(b).includes(h));
  if (!hex || ('next' in a && 'next' in b && a.hex === b.hex && a.next === b.next)) return undefined;
  const [x, y] = [endAt(g, a, hex), endAt(g, b, hex)];
  const { paths, tolls, sidings } = lying(g, hex);
  const at = paths.findIndex(([p, q]) => (p === x && q === y) || (p === y && q === x));
  return at < 0 ? undefined : { hex, toll: tolls?.[at] ?? 0, siding: !!sidings?.includes(at) };
};

/** The hex of a stop that lies between two hex sides and is not named, unless the train need not stop there. */
const leftOut = (g: Game, a: RoutePoint, b: RoutePoint, train: TrainSpec): HexId | undefined => {
  const hex = hexesOf(a).find(h => hexesOf(b).includes(h));
  if (!hex || !('next' in a && 'next' in b)) return undefined;
  const [x, y] = [endAt(g, a, hex), endAt(g, b, hex)];
  const { nodes, paths } = lying(g, hex);
  const leads = (side: number | undefined, n: number) =>
    paths.some(([p, q]) => (p === side && q === NODE + n) || (q === side && p === NODE + n));
  const passes = train.ignoresTowns || typeof train.pays === 'object';
  const isMet = nodes.some(({ kind }, n) => leads(x, n) && leads(y, n) && !(passes && kind === 'town'));
  return x !== y && isMet ? hex : undefined;
};

const hexesOf = (p: RoutePoint): readonly HexId[] => ('next' in p ? [p.hex, p.next] : [p.hex]);

const endAt = (g: Game, p: RoutePoint, hex: HexId): number | undefined =>
  'node' in p ? NODE + p.node : sideTowards(g.title.parts.map, hex, p.hex === hex ? p.next : p.hex);

const numberOf = (numbers: Map<string, number>, name: string): number => {
  const known = numbers.get(name) ?? numbers.size;
  numbers.set(name, known);
  return known;
};

const stopNumber = (sheet: Sheet, hex: HexId, node: number): number => {
  const at = numberOf(sheet.numbers, stopId(hex, node));
  if (at === sheet.stops.length) sheet.stops.push(stopFor(sheet.g, sheet.company, hex, node));
  return at;
};
