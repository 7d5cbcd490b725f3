import { amend } from '../core/agenda.ts';
import { act } from '../core/choice.ts';
import { company, fields, list, text, train } from '../core/shape.ts';
import { did } from '../core/state.ts';
import { emit, write } from '../core/table.ts';
import { defineVerb } from '../core/verb.ts';
import { unless } from '../core/violation.ts';
import { hasRoute } from '../map/reach.ts';
import { acting, actor, acts, type Turn } from '../rounds/turn.ts';
import { routeProblem } from '../routes/network.ts';
import { reckon } from '../routes/trace.ts';

const route = fields({ train, path: list(text, 400) });

/** A company runs its trains, each at most once. */
export const runRoutes = defineVerb(
  'runRoutes',
  { company, routes: list(route, 20) },
  {
    offer: (g, f) => ({
      kind: 'routes',
      get problem() {
        return routeProblem(g, actor(f));
      },
      then: routes => act({ type: 'runRoutes', ...acting(g, f), routes }),
    }),
    forbid: (g, f, a) =>
      acts(f, a) ??
      unless(!did(f, 'runRoutes').length, 'run.once') ??
      unless(!!g.state.companies[a.company]?.trains.length, 'run.trains') ??
      unless(hasRoute(g, a.company), 'run.route') ??
      (a.routes.length ? reckon(g, a.company, a.routes).broken : undefined),
    perform: (t, _, a) => {
      const sum = reckon(t, a.company, a.routes);
      const income = sum.broken ? 0 : sum.total;
      amend<Turn>(t, { income });
      write(t, 'companies', a.company).revenue = income;
      emit(t, { type: 'ran', company: a.company, revenue: income });
    },
  },
);
