import type { RouteProblem } from '@roundhouse/engine';
import { DEFAULT_BUDGET, type Solution, solver } from '@roundhouse/optimiser';
import { expose } from 'comlink';

const SLICE = 1_000_000;
let latest = 0;

const breathe = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/** Searches until proven, out of budget, or asked something newer of the same kind. */
const best = async (problem: RouteProblem, tell?: (answer: Solution) => void): Promise<Solution> => {
  const own = ++latest;
  const search = solver(problem);
  for (let done = 0; done < DEFAULT_BUDGET && !search.isDone(); done += SLICE) {
    search.step(SLICE);
    if (search.isDone()) break;
    tell?.(search.answer());
    await breathe();
    if (own !== latest) break;
  }
  return search.answer();
};

const router = { best };
export type Router = typeof router;
expose(router);
