import type { Route } from '../core/choice.ts';
import type { CompanyId, HexId, Money } from '../core/ids.ts';
import { known } from '../core/known.ts';
import { memo } from '../core/memo.ts';
import type { Game } from '../core/state.ts';
import { beyond, opposite } from '../map/board.ts';
import { NODE } from '../map/layout.ts';
import { reachWith } from '../map/reach.ts';
import { grid, hexOf, lying } from '../map/tile.ts';
import { stopsOf } from './judge.ts';
import type { RouteProblem, Run, Segment } from './problem.ts';
import { borderId, changesGauge, stopFor, stopId, visitOf } from './stop.ts';
import { alsoOf, specsAt } from './trace.ts';

/** All stops and track a company's trains can come to, and its trains: what it could run. */
export const routeProblem = (g: Game, company: CompanyId): RouteProblem => {
  const { places, segments } = network(g, [company, alsoOf(g, company), shutTo(g, company)].join(' '));
  const stops = places.map(([hex, node]) => stopFor(g, company, hex, node));
  return { stops, segments, trains: specsAt(g, company, stops), ...g.title.rules.routes.terms };
};

type Place = readonly [hex: HexId, node: number];

interface Network {
  readonly places: readonly Place[];
  readonly segments: readonly Segment[];
}

/** Stops its track leads to that no train of the company may come to now. */
const shutTo = (g: Game, company: CompanyId): readonly string[] => {
  const { closed } = g.title.rules.routes;
  const { stops } = reachWith(g, company, alsoOf(g, company));
  const layouts = grid(g);
  const { ids } = g.title.parts.map;
  const shut: string[] = [];
  for (let i = 0; i < ids.length; i++) {
    if (!stops[i]) continue;
    const hex = ids[i] as HexId;
    for (const n of layouts[i]?.nodes.keys() ?? []) if (closed(g, company, hex, n)) shut.push(stopId(hex, n));
  }
  return shut;
};

/** The reachable track, drawn together into stretches from stop to stop. */
const network = memo(
  g => g.state.map,
  (g, words): Network => {
    const [company = '', also = '', shut = ''] = words.split(' ');
    const { stops } = reachWith(g, company, also.split(',').filter(Boolean));
    const { ids } = g.title.parts.map;
    const layouts = grid(g);
    const isShut = new Set(shut.split(','));
    const places: Place[] = [];
    for (let i = 0; i < ids.length; i++) {
      const reached = stops[i];
      if (!reached) continue;
      const hex = ids[i] as HexId;
      for (const n of layouts[i]?.nodes.keys() ?? [])
        if (reached & (1 << n) && !isShut.has(stopId(hex, n))) places.push([hex, n]);
    }
    const numbers = new Map(places.map(([hex, n], i) => [stopId(hex, n), i]));
    const keys = new Map<string, number>();
    const segments = places.flatMap(([hex, node], a) =>
      stretchesFrom(g, hex, node).flatMap(({ points: path, toll }) => {
        const b = numbers.get(path.at(-1) ?? '');
        if (b === undefined || a >= b || isSameEnd(g, [hex, node], known(places[b]))) return [];
        return [segment(g, keys, a, b, path, toll)];
      }),
    );
    return { places, segments };
  },
);

/** Whether both are one place that only ends routes, or whose stops lie apart: no route leads from one to the other. */
const isSameEnd = (g: Game, a: Place, b: Place): boolean =>
  visitOf(g, ...a) === visitOf(g, ...b) &&
  (hexOf(g, a[0]).place !== undefined || [a, b].every(([hex, node]) => lying(g, hex).nodes[node]?.end));

const segment = (
  g: Game,
  keys: Map<string, number>,
  a: number,
  b: number,
  path: readonly string[],
  toll: Money,
): Segment => {
  const borders = path.slice(1, -1);
  const names = borders.length ? borders : [[...path].sort().join()];
  for (const name of names) if (!keys.has(name)) keys.set(name, keys.size);
  return {
    a,
    b,
    keys: names.map(n => keys.get(n) ?? 0),
    gauge: borders.filter(name => changesGauge(g, ...(name.split(':') as [HexId, HexId]))).length,
    toll,
    path,
  };
};

interface Stretch {
  readonly points: readonly string[];
  readonly toll: Money;
}

/** Every run of track from this stop to the next one. */
const stretchesFrom = (g: Game, hex: HexId, node: number): readonly Stretch[] => {
  const { map } = g.title.parts;
  const layouts = grid(g);
  const found: Stretch[] = [];
  const follow = (at: HexId, path: number, from: number, points: readonly string[], before: Money) => {
    const here = known(layouts[map.index[at] ?? -1]);
    if (here.sidings?.includes(path)) return;
    const ends = here.paths[path] as readonly [number, number];
    const end = ends[0] === from ? ends[1] : ends[0];
    const toll = before + (here.tolls?.[path] ?? 0);
    if (end >= NODE) {
      found.push({ points: [...points, stopId(at, end - NODE)], toll });
      return;
    }
    const next = beyond(map, at, end);
    const crossing = next && borderId(g, at, next);
    if (!next || !crossing || points.includes(crossing)) return;
    for (const p of layouts[map.index[next] ?? -1]?.bySide[opposite(end)] ?? [])
      follow(next, p, opposite(end), [...points, crossing], toll);
  };
  for (const p of layouts[map.index[hex] ?? -1]?.byNode[node] ?? [])
    follow(hex, p, NODE + node, [stopId(hex, node)], 0);
  return found;
};

/** The runs of a solved problem as routes of a record. */
export const routesOf = (p: RouteProblem, runs: readonly Run[]): readonly Route[] =>
  runs.map(run => {
    const stops = stopsOf(p, run) ?? [];
    const path = run.segments.flatMap((i, n) => {
      const { a, path } = known(p.segments[i]);
      const forward = a === stops[n] ? path : path.toReversed();
      return n === 0 ? forward : forward.slice(1);
    });
    return { train: p.trains[run.train]?.name ?? '', path };
  });
