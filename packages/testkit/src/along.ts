import {
  borderId,
  type CompanyId,
  type Game,
  lying,
  NODE,
  question,
  type Route,
  sideTowards,
  stopId,
} from '@roundhouse/engine';
import { does, refusal } from './scenario.ts';

/** The points of a route through these hexes, `E2 D2 D1`; `B9.1` names one of several stops of a hex. */
export const along = (g: Game, hexes: string): readonly string[] => {
  const words = hexes.split(' ').map(word => word.split('.'));
  return words.flatMap(([hex = '', node], i) => {
    const [before, after] = [words[i - 1]?.[0], words[i + 1]?.[0]];
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

/** What the company in turn earns with these trains on these ways, or the clause that forbids it. */
export const earns = (g: Game, ...trains: readonly (readonly [train: string, hexes: string])[]): number | string => {
  const routes: readonly Route[] = trains.map(([train, hexes]) => ({ train, path: along(g, hexes) }));
  const broken = refusal(g, 'runRoutes', { routes });
  if (broken) return broken.clause;
  const company = question(g)?.company as CompanyId;
  return does(g, 'runRoutes', { routes }).state.companies[company]?.revenue ?? 0;
};
