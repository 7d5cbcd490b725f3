import type { Game, RouteProblem } from '@roundhouse/engine';
import { routeProblem } from '@roundhouse/engine';
import type { Solution } from '@roundhouse/optimiser';
import { proxy, type Remote, wrap } from 'comlink';
import { useEffect, useReducer, useRef } from 'react';
import type { Router } from './router.worker.ts';

/** One worker for the routes on show, another for what tiles under consideration would bring. */
const lanes = new Map<string, Remote<Router>>();

const lane = (name: string): Remote<Router> => {
  const known = lanes.get(name);
  if (known) return known;
  const made = wrap<Router>(new Worker(new URL('./router.worker.ts', import.meta.url), { type: 'module' }));
  lanes.set(name, made);
  return made;
};

/** A search that somebody has asked for: what it has found, and who wants to hear. */
interface Search {
  found: Solution | undefined;
  readonly heard: Set<() => void>;
}

const searches = new WeakMap<RouteProblem, Search>();
const problems = new WeakMap<object, Map<string, RouteProblem>>();

/** The problem of a company, the same object for the same position. */
export const problemOf = (g: Game, company: string): RouteProblem => {
  const byCompany = problems.get(g.state) ?? new Map<string, RouteProblem>();
  problems.set(g.state, byCompany);
  const known = byCompany.get(company) ?? routeProblem(g, company);
  byCompany.set(company, known);
  return known;
};

const NOTHING: Solution = { runs: [], revenue: 0, upperBound: 0, proven: true, work: 0 };

/** The search for a problem: begun once, however many ask; again, if it was left before it had proven its answer. */
const searchFor = (problem: RouteProblem, name: string): Search => {
  const known = searches.get(problem);
  if (known) return known;
  const search: Search = { found: undefined, heard: new Set() };
  searches.set(problem, search);
  const tell = (answer: Solution) => {
    search.found = answer;
    for (const hear of search.heard) hear();
  };
  if (!problem.trains.length || !problem.segments.length) tell(NOTHING);
  else
    void lane(name)
      .best(problem, proxy(tell))
      .then(answer => {
        if (!answer.proven) searches.delete(problem);
        tell(answer);
      });
  return search;
};

/** The best runs of a problem as far as known; searched for in a worker. */
export const useBest = (problem: RouteProblem | undefined, name = 'shown'): Solution | undefined => {
  const [, hear] = useReducer((n: number) => n + 1, 0);
  const search = useRef<{ readonly for: RouteProblem; readonly search: Search }>(undefined);
  useEffect(() => {
    if (!problem) return;
    const own = searchFor(problem, name);
    search.current = { for: problem, search: own };
    own.heard.add(hear);
    hear();
    return () => {
      own.heard.delete(hear);
    };
  }, [problem, name]);
  if (!problem) return undefined;
  return (search.current?.for === problem ? search.current.search : searches.get(problem))?.found;
};
