import type { Bonus, CompanyId, Game, HexId, RouteProblem, Rules } from '@roundhouse/engine';
import { hasQuarry } from './alternative.ts';
import { industry, industryTags } from './montan.ts';
import { NORTH, SOUTH, VENLO } from './rheingold.ts';
import { isShutOut, METROPOLISES } from './rhine.ts';
import { RUHR } from './ruhr.ts';
import { mayReachBerlin } from './targets.ts';

/** What rules of routes look for, by hex. */
const TAGS: Readonly<Record<string, readonly HexId[]>> = {
  north: NORTH,
  south: SOUTH,
  venlo: [VENLO],
  metropolis: METROPOLISES,
  Ruhr: RUHR,
  Antwerpen: ['H1'],
  Boxtel: ['C2'],
};

export const tags = (g: Game, hex: HexId, node: number, company: CompanyId): readonly string[] => [
  ...Object.keys(TAGS).filter(tag => TAGS[tag]?.includes(hex)),
  ...industryTags(g, hex, node),
  ...(hasQuarry(g, hex) ? ['quarry'] : []),
  ...(isShutOut(g, company, hex, node) ? ['shut out'] : []),
];

/** Antwerpen serves the Iron Rhine alone; where others' tokens shut a company out, only a run from Boxtel may end. */
const needs: RouteProblem['needs'] = [
  { if: 'Antwerpen', then: 'Ruhr' },
  { if: 'shut out', then: 'Boxtel' },
];

/** Industry, the Iron Rhine, and ten for every steel mill on a route with the lime quarry. [RHL-6.2.4.1] */
const bonuses: readonly Bonus[] = [
  ...industry,
  { id: 'iron', kind: 'both', tags: ['Antwerpen', 'Ruhr'], pays: [0, 80] },
  { id: 'quarry', kind: 'each', if: 'quarry', of: 'steel', pays: 10 },
];

export const terms: Rules['routes']['terms'] = { bonuses, needs, leastHexes: 2 };

export const closed = (g: Game, company: CompanyId, hex: HexId, node: number): boolean =>
  isShutOut(g, company, hex, node) && !mayReachBerlin(g, company, hex);
