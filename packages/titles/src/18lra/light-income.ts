import {
  act,
  acting,
  actorBar,
  causeOf,
  defineVerb,
  did,
  dividend,
  emit,
  type Game,
  hasDone,
  type Money,
  moveMarker,
  noIncome,
  pay,
  payDividend,
  payOut,
  reckon,
  runRoutes,
  shape,
  step,
  Turn,
  unless,
} from '@roundhouse/engine';
import { LIGHT_TRAIN } from './light.ts';

/** What the 2+4 train earned this turn. */
const lightIncome = (g: Game, f: Turn): Money => {
  const routes = did(f, runRoutes).at(-1)?.routes ?? [];
  const sum = routes.some(r => r.train === LIGHT_TRAIN) ? reckon(g, f.company, routes) : undefined;
  if (!sum || sum.broken) return 0;
  const bill = sum.bills[routes.findIndex(r => r.train === LIGHT_TRAIN)] ?? [];
  return bill.reduce((total, item) => total + item.amount, 0);
};

const PAY_REST = 'payRest';

/** The company keeps what the 2+4 train earned and pays the rest; only that counts for its price: LRA-4.1.2-ac. */
const payRest = defineVerb(
  PAY_REST,
  { company: shape.company },
  {
    in: Turn,
    offer: (g, f) => act({ type: PAY_REST, ...acting(g, f) }),
    forbid: (g, f, a) => {
      const own = lightIncome(g, f);
      return (
        actorBar(f, a) ??
        unless(!hasDone(f, PAY_REST) && !hasDone(f, payDividend.type), 'dividend.once') ??
        unless(own > 0 && own < (f.income ?? 0), 'light.income')
      );
    },
    perform: (t, f, a) => {
      const own = lightIncome(t, f);
      const rest = (f.income ?? 0) - own;
      pay(t, 'bank', a.company, own);
      emit(t, { type: 'withheld', company: a.company, revenue: own });
      payOut(t, a.company, rest);
      moveMarker(t, a.company, causeOf(t, a.company, rest));
    },
  },
);

const payAll: typeof payDividend = {
  ...payDividend,
  forbid: (g, f, a) => unless(!hasDone(f, PAY_REST), 'dividend.once') ?? payDividend.forbid(g, f, a),
};

export const dividendStep = step('dividend', {
  ...dividend,
  in: Turn,
  verbs: [payAll, payRest],
  leave: (t, f) => {
    if (!hasDone(f, PAY_REST)) noIncome(t, f);
  },
});
