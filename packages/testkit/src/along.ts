import {
  borderId,
  type CompanyId,
  type Game,
  type Geometry,
  type Hex,
  type HexId,
  lying,
  NODE,
  question,
  type Route,
  rank,
  sideTowards,
  stopId,
  type Tile,
  type Title,
  TURNS,
  turned,
} from '@roundhouse/engine';
import { cited, does } from './scenario.ts';

/**
 * The points of a route through these hexes, `E2 D2 D1`; `B9.1` names one of several stops of a hex, `B9.1 B9.0` goes
 * from one to the other.
 */
export const along = (g: Game, hexes: string): readonly string[] => {
  const words = hexes.split(' ').map(word => word.split('.'));
  return words.flatMap(([hex = '', node], i) => {
    const [before, after] = [words[i - 1]?.[0], words[i + 1]?.[0]].map(other => (other === hex ? undefined : other));
    const ends = [before, after].flatMap(other => (other ? [sideTowards(g.title.parts.map, hex, other)] : []));
    const has = (a: number | undefined, b: number | undefined) =>
      lying(g, hex).paths.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
    const stop = lying(g, hex).nodes.findIndex(
      (_, n) => (node === undefined || n === Number(node)) && ends.every(side => has(side, NODE + n)),
    );
    const straight = node === undefined && ends.length === 2 && has(ends[0], ends[1]);
    if (stop < 0 && !straight) throw new Error(`No track leads through ${hex} on the way ${hexes}.`);
    return [...(straight ? [] : [stopId(hex, stop)]), ...(after ? [borderId(g, hex, after)] : [])];
  });
};

type Way = readonly [train: string, hexes: string];

const routesOn = (g: Game, trains: readonly Way[]): readonly Route[] =>
  trains.map(([train, hexes]) => ({ train, path: along(g, hexes) }));

/** Why these trains may not run on these ways, as `cited` says it. */
export const noRun = (g: Game, ...trains: readonly Way[]): string | undefined =>
  cited(g, 'runRoutes', { routes: routesOn(g, trains) });

/** What the company in turn earns with these trains on these ways, or why it may not, as `cited` says it. */
export const earns = (g: Game, ...trains: readonly Way[]): number | string => {
  const routes = routesOn(g, trains);
  const broken = cited(g, 'runRoutes', { routes });
  if (broken) return broken;
  const company = question(g)?.company as CompanyId;
  return does(g, 'runRoutes', { routes }).state.companies[company]?.revenue ?? 0;
};

/** Tiles, as a scenario takes them, that make one run of track through these hexes where none is printed. */
export const trackThrough = (title: Title, hexes: string): Readonly<Record<HexId, string>> => {
  const words = hexes.split(' ');
  return Object.fromEntries(
    words.flatMap((hex, i) => {
      const near = [words[i - 1], words[i + 1]].filter(other => other !== undefined);
      const sides = near.map(other => sideTowards(title.parts.map, hex, other) as number);
      const { layout, fixed } = title.parts.map.hexes[hex] as Hex;
      if (fixed || joins(turned(layout, 0), sides)) return [];
      const laid = Object.values(title.parts.tiles)
        .filter(tile => isLike(title.parts.map.hexes[hex] as Hex, tile))
        .sort((a, b) => rank(a.colour) - rank(b.colour))
        .flatMap(tile => (tile.turns ?? TURNS).map(turn => ({ tile, turn })))
        .find(({ tile, turn }) => joins(turned(tile.layout, turn), sides));
      if (!laid) throw new Error(`No tile leads through ${hex} on the way ${hexes}.`);
      return [[hex, `${laid.tile.id}/${laid.turn}`]];
    }),
  );
};

const isLike = ({ label, layout }: Hex, tile: Tile): boolean =>
  !tile.special &&
  (label ? !!tile.label?.split('/').includes(label.text) : tile.label === undefined) &&
  layout.nodes[0]?.kind === tile.layout.nodes[0]?.kind &&
  (tile.layout.nodes.length === layout.nodes.length || rank(tile.colour) > 1);

/** Whether track leads from side to side, or to the one side. */
const joins = ({ paths, exits }: Geometry, [a, b]: readonly number[]): boolean => {
  if (a === undefined || b === undefined) return a === undefined || !!(exits & (1 << a));
  const has = (x: number, y: number) => paths.some(p => p.includes(x) && p.includes(y));
  const stops = paths.flat().filter(end => end >= NODE);
  return has(a, b) || stops.some(n => has(a, n) && (has(n, b) || stops.some(m => m !== n && has(n, m) && has(m, b))));
};
