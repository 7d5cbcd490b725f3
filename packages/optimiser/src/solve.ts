import { conflict, judge, type RouteProblem, type Run } from '@roundhouse/engine';
import { runAlone } from './alone.ts';
import { choiceOf, type Route } from './choice.ts';
import { type Board, contract } from './contract.ts';
import type { Fuel, Job } from './fuel.ts';
import type { Scratch } from './pool.ts';
import { runOf } from './recover.ts';
import { type Search, searchOf, suggest } from './search.ts';
import { runTogether } from './together.ts';

/** What is known at some moment: legal runs, and a total that no runs can exceed. */
export interface Answer {
  readonly runs: readonly Run[];
  readonly revenue: number;
  readonly upperBound: number;
  /** No other runs earn more. */
  readonly proven: boolean;
  /** Work done so far. */
  readonly work: number;
}

/** How to search; nothing is needed. */
export interface Options {
  /** Work after which to stop, proven or not. A unit is about one step along the track. */
  readonly budget?: number;
  /** Runs to begin with, such as those of last turn; the ones that are not legal are left out. */
  readonly start?: readonly Run[];
  /** Told of the state of things now and then. */
  readonly onProgress?: (answer: Answer) => void;
  /** Memory that the search may use again. */
  readonly scratch?: Scratch;
  /** Routes held at once at most. */
  readonly mostRoutes?: number;
}

/** A search that can be driven bit by bit. */
export interface Solver {
  /** Does so much work at most and says what is known then. */
  step(work: number): Answer;
  /** What is known now. */
  answer(): Answer;
  isDone(): boolean;
}

/** Enough for every board of a real game; some seconds. */
export const DEFAULT_BUDGET = 100_000_000;

const SLICE = 2_000_000;

/** The best runs of a turn, or the best that the budget finds. */
export const solve = (problem: RouteProblem, options: Options = {}): Answer => {
  const s = solver(problem, options);
  const budget = options.budget ?? DEFAULT_BUDGET;
  for (let done = 0; done < budget && !s.isDone(); done += SLICE) {
    const answer = s.step(Math.min(SLICE, budget - done));
    options.onProgress?.(answer);
  }
  return s.answer();
};

/** A search at its beginning. */
export const solver = (problem: RouteProblem, options: Options = {}): Solver => {
  const board = contract(problem);
  const fuel: Fuel = { left: 0, spent: 0 };
  const s = searchOf(board, fuel);
  begin(s, options.start ?? []);
  const job = run(s, options);
  let isDone = false;
  const answer = () => answerOf(s);
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
  if (s.counts.some(n => n > 0)) yield* runTogether(s, options.scratch ?? {}, options.mostRoutes);
}

/** Takes over the given runs, as far as they are legal together. */
const begin = (s: Search, start: readonly Run[]) => {
  const { problem, networks } = s.board;
  const kept: Run[] = [];
  const routes: Route[] = [];
  for (const given of start) {
    const verdict = judge(problem, given);
    if ('broken' in verdict || verdict.total <= 0 || conflict(problem, [...kept, given])) continue;
    kept.push(given);
    const owner = networks.findIndex(n => n.trains.includes(given.train));
    const route = routeFrom(s.board, owner, given, verdict.total);
    if (s.counts[owner]) routes.push(route);
    else if (route.revenue > (s.alone[owner]?.revenue ?? 0)) s.alone[owner] = route;
  }
  suggest(s, choiceOf(routes));
};

const routeFrom = (board: Board, owner: number, run: Run, revenue: number): Route => {
  const numbers = run.segments.map(i => board.segments.indexOf(i));
  const mask = new Int32Array(board.words);
  for (const n of numbers)
    for (let k = 0; k < board.words; k++) mask[k] = (mask[k] as number) | (board.masks[n * board.words + k] as number);
  const pieces = numbers.reduce((sum, n) => sum + (board.pieces[n] as number), 0);
  return { owner, revenue, pieces, mask, segments: run.segments };
};

const answerOf = (s: Search): Answer => {
  const alone = s.board.networks.flatMap((net, c) => {
    const route = s.alone[c];
    return s.counts[c] || !route ? [] : net.trains.map(() => route);
  });
  const routes = [...alone, ...s.best.routes];
  const free = s.board.networks.map(n => [...n.trains]);
  const runs = routes.map(r => runOf(s.board, r, free[r.owner]?.shift() as number));
  const revenue = routes.reduce((sum, r) => sum + r.revenue, 0);
  const upperBound = s.aloneMost.reduce((sum, m, c) => sum + m * (s.board.networks[c]?.trains.length ?? 0), s.most);
  return {
    runs: runs.sort((a, b) => a.train - b.train),
    revenue,
    upperBound,
    proven: upperBound <= revenue,
    work: s.fuel.spent,
  };
};
