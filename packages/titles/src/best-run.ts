import {
  amend,
  type CompanyId,
  companyOf,
  emit,
  type Game,
  type Money,
  memo,
  moveMarker,
  payOut,
  type Route,
  routeProblem,
  routesOf,
  type Table,
  type Turn,
  write,
} from '@roundhouse/engine';
import { solve } from '@roundhouse/optimiser';

/** Work spent on the highest revenue; far more than boards of these games need. */
const BUDGET = 25_000_000;

export interface Best {
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

export const bestRun = (g: Game, company: CompanyId): Best => {
  const { trains } = companyOf(g, company);
  return solved(g, [company, g.state.phase, ...trains].join(' '));
};

/** A company runs for the most that can be shown, without being asked. */
export const runForMost = (t: Table, company: CompanyId): void => {
  const { revenue } = bestRun(t, company);
  amend<Turn>(t, { income: revenue });
  write(t, 'companies', company).revenue = revenue;
  emit(t, { type: 'ran', company, revenue });
};

/** Everything earned is paid out. */
export const payAll = (t: Table, { company, income = 0 }: Turn): void => {
  payOut(t, company, income);
  moveMarker(t, company, t.title.rules.dividend.cause(t, company, income));
};
