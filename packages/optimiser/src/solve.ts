import type { RouteProblem, Run } from '@roundhouse/engine/board';
import { runAlone } from './search/alone.ts';
import type { Fuel, Job } from './search/fuel.ts';
import type { Trip } from './search/lineup.ts';
import type { Scratch } from './search/pool.ts';
import { type Search, searchOf } from './search/search.ts';
import { startFrom } from './search/start.ts';
import { runTogether } from './search/together.ts';
import { type Contraction, contract } from './walk/contract.ts';
import { runOf } from './walk/recover.ts';

/** What is known at some moment: legal runs, and a total that no runs can exceed. */
export interface Solution {
  readonly runs: readonly Run[];
  readonly revenue: number;
  readonly upperBound: number;
  /** No runs earn more. */
  readonly proven: boolean;
  /** Work done so far. */
  readonly work: number;
}

/** How to search; all of it may be left out. */
export interface Options {
  /** Work after which to stop, proven or not. A unit is about one step along the track, 40 ns. */
  readonly budget?: number;
  /** Runs to begin with, such as those of last turn; the ones that are not legal are left out. */
  readonly start?: readonly Run[];
  /** Told how things stand now and then. */
  readonly onProgress?: (answer: Solution) => void;
  /** Routes held in memory at most. */
  readonly mostRoutes?: number;
  /** Memory of earlier searches that may be used again. */
  readonly scratch?: Scratch;
  /** Whether only the amount is asked for: then no runs are told, and none are chosen among those that earn the same. */
  readonly amountOnly?: boolean;
}

/** A search that is driven bit by bit. However it is cut up, it comes to the same answer. */
export interface Solver {
  /** Does so much work at most, and says what is known then. */
  step(work: number): Solution;
  /** What is known now. */
  answer(): Solution;
  isDone(): boolean;
}

/** Work done if nothing else is said: a few seconds, enough for every board of a real game. */
export const DEFAULT_BUDGET = 100_000_000;

const SLICE = 1_000_000;

/** The best runs of a turn, or the best that the budget finds. */
export const solve = (problem: RouteProblem, options: Options = {}): Solution =>
  solveContraction(contract(problem), options);

/** The same, for a problem that is already contracted. */
export const solveContraction = (board: Contraction, options: Options): Solution => {
  const { budget = DEFAULT_BUDGET, onProgress } = options;
  const s = boardSolver(board, options);
  const slice = onProgress ? SLICE : budget;
  for (let done = 0; done < budget && !s.isDone(); done += slice) {
    const answer = s.step(Math.min(slice, budget - done));
    onProgress?.(answer);
  }
  return s.answer();
};

/** A search at its beginning. */
export const solver = (problem: RouteProblem, options: Options = {}): Solver => boardSolver(contract(problem), options);

const boardSolver = (board: Contraction, options: Options): Solver => {
  const fuel: Fuel = { left: 0, spent: 0 };
  const s = searchOf(board, fuel);
  startFrom(s, options.start ?? []);
  const job = run(s, options);
  const known = new Map<Trip, readonly number[]>();
  let isDone = false;
  const answer = () => answerOf(s, options.amountOnly ? undefined : known);
  return {
    step: work => {
      fuel.left += work;
      if (!isDone) isDone = job.next().done === true;
      return answer();
    },
    answer,
    isDone: () => isDone,
  };
};

function* run(s: Search, options: Options): Job {
  for (const [c, net] of s.board.networks.entries()) if (!s.counts[c]) yield* runAlone(s, c, net);
  if (s.counts.some(n => n > 0)) yield* runTogether(s, options);
}

/** The best choice as runs, trains of one class in the order of their numbers, if they are wanted; `known` are those seen before. */
const answerOf = (s: Search, known: Map<Trip, readonly number[]> | undefined): Solution => {
  const { networks } = s.board;
  const alone = networks.flatMap((net, c) => {
    const route = s.alone[c];
    return s.counts[c] || !route ? [] : net.trains.map(() => route);
  });
  const routes = [...alone, ...s.best.routes];
  const revenue = routes.reduce((sum, r) => sum + r.revenue, 0);
  const upperBound = s.aloneMost.reduce((sum, most, c) => sum + most * (networks[c]?.trains.length ?? 0), s.most);
  return {
    runs: known ? runsOf(s, routes, known) : [],
    revenue,
    upperBound: Math.max(revenue, upperBound),
    proven: upperBound <= revenue,
    work: s.fuel.spent,
  };
};

const runsOf = (s: Search, routes: readonly Trip[], known: Map<Trip, readonly number[]>): readonly Run[] => {
  const idle = s.board.networks.map(n => [...n.trains]);
  const runs = routes.map(route => {
    const train = idle[route.owner]?.shift() ?? 0;
    const segments = known.get(route) ?? runOf(s.board, route, train).segments;
    known.set(route, segments);
    return { train, segments };
  });
  return runs.sort((a, b) => a.train - b.train);
};
