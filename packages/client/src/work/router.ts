import type { Game, RouteProblem } from '@roundhouse/engine';
import { routeProblem } from '@roundhouse/engine';
import type { Answer } from '@roundhouse/optimiser';
import { proxy, type Remote, wrap } from 'comlink';
import { useEffect, useState } from 'react';
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

const answers = new WeakMap<RouteProblem, Answer>();
const problems = new WeakMap<object, Map<string, RouteProblem>>();

/** The problem of a company, the same object for the same position. */
export const problemOf = (g: Game, company: string): RouteProblem => {
  const byCompany = problems.get(g.state) ?? new Map<string, RouteProblem>();
  problems.set(g.state, byCompany);
  const known = byCompany.get(company) ?? routeProblem(g, company);
  byCompany.set(company, known);
  return known;
};

const NOTHING: Answer = { runs: [], revenue: 0, upperBound: 0, proven: true, work: 0 };

/** The best runs of a problem as far as known; searched for in a worker. */
export const useBest = (problem: RouteProblem | undefined, name = 'shown'): Answer | undefined => {
  const [found, setFound] = useState<{ readonly for: RouteProblem; readonly answer: Answer }>();
  useEffect(() => {
    if (!problem || answers.has(problem)) return;
    let isWanted = true;
    const tell = (answer: Answer, isLast: boolean) => {
      if (isLast) answers.set(problem, answer);
      if (isWanted) setFound({ for: problem, answer });
    };
    if (!problem.trains.length || !problem.segments.length) tell(NOTHING, true);
    else
      void lane(name)
        .best(
          problem,
          proxy((a: Answer) => tell(a, false)),
        )
        .then(a => tell(a, a.proven));
    return () => {
      isWanted = false;
    };
  }, [problem, name]);
  if (!problem) return undefined;
  return answers.get(problem) ?? (found?.for === problem ? found.answer : undefined);
};
