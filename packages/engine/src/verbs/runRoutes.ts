import { act, type Route } from '../core/choice.ts';
import { amend, type Frame } from '../core/frame.ts';
import type { CompanyId, Money } from '../core/ids.ts';
import { company, fields, list, text, train } from '../core/shape.ts';
import type { Game, View } from '../core/state.ts';
import { step } from '../core/step.ts';
import { emit, write } from '../core/table.ts';
import type { Title } from '../core/title.ts';
import { defineVerb, hasDone } from '../core/verb.ts';
import { unless, type Violation } from '../core/violation.ts';
import { reachWith } from '../map/reach.ts';
import { acting, actorBar, Turn } from '../rounds/turn.ts';
import { routeProblem } from '../routes/network.ts';
import { alsoOf, type Reckoning, reckon, specsOf } from '../routes/trace.ts';

const route = fields({ train, path: list(text, 400) });

/** A company runs its trains, each at most once. */
export const runRoutes = defineVerb(
  'runRoutes',
  { company, routes: list(route, 20) },
  {
    in: Turn,
    offer: (g, f) => ({
      kind: 'routes',
      get problem() {
        return routeProblem(g, f.company);
      },
      get sure() {
        return g.title.rules.routes.sure(g, f.company);
      },
      then: routes => act({ type: 'runRoutes', ...acting(g, f), routes }),
    }),
    can: (g, f) => !idleBar(g, f, f.company),
    forbid: (g, f, a) => actorBar(f, a) ?? idleBar(g, f, a.company) ?? runBar(g, a.company, a.routes),
    perform: (t, _, a) => {
      const income = total(reckoned(t, a.company, a.routes));
      amend<Turn>(t, { income });
      write(t, 'companies', a.company).revenue = income;
      emit(t, { type: 'ran', company: a.company, revenue: income });
    },
  },
);

/** Trains run if they can. Rights of the whole turn need one moment after the last deed, before the price moves. */
export const runStep = step('run', {
  in: Turn,
  verbs: [runRoutes],
  compels: () => ({ clause: 'run.compulsory' }),
  waits: (_, f) => !['pass', 'runRoutes'].includes(f.done.at(-1)?.type ?? ''),
});

/** Why nothing can be run at all. */
const idleBar = (g: Game, f: Frame, of: CompanyId): Violation | undefined =>
  unless(!hasDone(f, 'runRoutes'), 'run.once') ??
  unless(specsOf(g, of).length > 0, 'run.trains') ??
  unless(reachWith(g, of, alsoOf(g, of)).joined, 'run.route');

/** Judging a run and carrying it out reckon the same: in between only the agenda moves on. */
const reckoned = (g: Game, of: CompanyId, routes: readonly Route[]): Reckoning => {
  const before = known.get(routes);
  if (before?.title === g.title && before.of === of && isSameBoard(before.state, g.state)) return before.sum;
  const sum = reckon(g, of, routes);
  known.set(routes, { title: g.title, state: g.state, of, sum });
  return sum;
};
const known = new WeakMap<
  readonly Route[],
  { readonly title: Title; readonly state: View; readonly of: CompanyId; readonly sum: Reckoning }
>();

const isSameBoard = (a: View, b: View): boolean =>
  (Object.keys(b) as (keyof View)[]).every(part => part === 'agenda' || a[part] === b[part]);

const total = (sum: Reckoning): Money => (sum.broken ? 0 : sum.total);

/** Each route by itself, then the run as a whole. */
const runBar = (g: Game, of: CompanyId, routes: readonly Route[]): Violation | undefined => {
  const sum = reckoned(g, of, routes);
  return sum.broken ?? g.title.rules.routes.whyNotRun(g, of, routes, total(sum));
};
