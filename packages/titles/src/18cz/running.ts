import {
  type CompanyId,
  companyOf,
  type Game,
  type HexId,
  type Money,
  memo,
  type Route,
  routeProblem,
  routesOf,
  unless,
  type Violation,
} from '@roundhouse/engine';
import { solve } from '@roundhouse/optimiser';

/** Work spent on the highest revenue; far more than boards of this game need. */
const BUDGET = 25_000_000;

interface Best {
  readonly routes: readonly Route[];
  readonly revenue: Money;
}

/** The highest revenue of a company, by its trains and the phase, as the map lies. */
const solved = memo(
  g => g.state.map,
  (g, key): Best => {
    const problem = routeProblem(g, key.split(' ')[0] ?? '');
    const { runs, revenue } = solve(problem, { budget: BUDGET });
    return { routes: routesOf(problem, runs), revenue };
  },
);

/** [CZ-VIII.7] */
export const bestRun = (g: Game, company: CompanyId): Best => {
  const { trains } = companyOf(g, company);
  return solved(g, [company, g.state.phase, ...trains].join(' '));
};

/** Nobody may run for less than can be shown. [CZ-VIII.8] */
export const whyNotRun = (g: Game, company: CompanyId, _: readonly Route[], total: Money): Violation | undefined => {
  const { revenue } = bestRun(g, company);
  return unless(total >= revenue, 'run.maximum', { most: revenue });
};

/** The red tile of a company is tagged for its own trains, and for those that count every red tile. */
export const redTags = (g: Game, hex: HexId, _: number, company: CompanyId): readonly string[] => {
  const tile = g.state.map.tiles[hex]?.tile;
  if (tile === undefined || !Object.hasOwn(g.title.parts.companies, tile)) return [];
  return tile === company ? ['red', 'home'] : ['red'];
};
