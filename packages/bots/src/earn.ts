import {
  type CompanyId,
  type Game,
  type Money,
  type Route,
  type RouteProblem,
  routeProblem,
  routesOf,
  type TrainId,
} from '@roundhouse/engine';
import { type Solution as Answer, solve } from '@roundhouse/optimiser';
import { type Effort, LOOKING_UP, type Proceeds, spend } from './effort.ts';
import { fingerprint } from './fingerprint.ts';
import { mapPrint } from './mapPrint.ts';
import { remembered } from './remembered.ts';

const known = new WeakMap<object, Map<string, Proceeds>>();

/** What the company would earn on the map as it lies, if it had these trains. */
export const couldEarn = (g: Game, company: CompanyId, fleet: readonly TrainId[], on: Effort): Money => {
  if (!fleet.length) return 0;
  // In one order, so that what is remembered of another does not differ.
  const trains = [...fleet].sort();
  const byKey = known.get(g.state.map) ?? new Map<string, Proceeds>();
  if (!byKey.size) known.set(g.state.map, byKey);
  const key = `${g.title.id} ${g.state.phase} ${company} ${trains.join()} ${on.search}`;
  const found = byKey.get(key) ?? twin(g, company, trains, key, on);
  byKey.set(key, found);
  spend(on, on.found.has(found) ? LOOKING_UP : found.work);
  on.found.add(found);
  return found.revenue;
};

/** The same, of any map on which the same lies; a thing of its own, so that what is charged does not depend on it. */
const twin = (g: Game, company: CompanyId, trains: readonly TrainId[], key: string, on: Effort): Proceeds => ({
  ...remembered(on.routes, `${mapPrint(g.state.map)} ${key}`, () => search(g, company, trains, on.search)),
});

const search = (g: Game, company: CompanyId, trains: readonly TrainId[], budget: number): Proceeds => {
  const problem = routeProblem(withTrains(g, company, trains), company);
  if (!isRunnable(problem)) return { revenue: 0, work: 2_000 };
  const { revenue, work } = solved(problem, budget);
  return { revenue, work: work + 5_000 };
};

/** The best routes of the trains it has. */
export const bestRoutes = (g: Game, company: CompanyId, on: Effort): readonly Route[] => {
  const problem = routeProblem(g, company);
  if (!isRunnable(problem)) return [];
  const { runs, work } = solve(problem, { budget: on.search });
  spend(on, work + 5_000);
  return routesOf(problem, runs);
};

const isRunnable = (problem: RouteProblem): boolean => problem.trains.length > 0 && problem.stops.length > 1;

/** What lies elsewhere on the map changes more often than what a company reaches. */
const answers = new Map<string, Answer>();

/** The answer, remembered by what was asked. */
const solved = (problem: RouteProblem, budget: number): Answer =>
  remembered(answers, `${budget} ${fingerprint(problem)}`, () => solve(problem, { budget, amountOnly: true }));

const withTrains = (g: Game, company: CompanyId, trains: readonly TrainId[]): Game => {
  const now = g.state.companies[company];
  if (!now) return g;
  const state = { ...g.state, companies: { ...g.state.companies, [company]: { ...now, trains } } };
  return { title: g.title, state };
};
