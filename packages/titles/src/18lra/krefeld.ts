import {
  act,
  acting,
  actorBar,
  type CompanyId,
  cashOf,
  citiesOf,
  defineVerb,
  emit,
  type HexId,
  nextToken,
  pay,
  pick,
  putToken,
  shape,
  Turn,
  tokenBar,
  tokenCost,
  unless,
  unlessPaid,
} from '@roundhouse/engine';
import { hasBuilt } from '../18rhl/functions.ts';

const CCE: CompanyId = 'CCE';
const KREFELD: HexId = 'F10';

/** CCE builds a station in Krefeld without any connection, once, as the station of its turn: LRA-4.2.3-e. */
export const placeKrefeld = defineVerb(
  'placeKrefeld',
  { company: shape.company, city: shape.whole() },
  {
    in: Turn,
    offer: (g, f) =>
      pick('city', f.company === CCE ? citiesOf(g, KREFELD) : [], city =>
        act({ type: 'placeKrefeld', ...acting(g, f), city }),
      ),
    forbid: (g, f, a) => {
      const cost = tokenCost(g, a.company, KREFELD);
      return (
        actorBar(f, a) ??
        unless(a.company === CCE, 'krefeld.company') ??
        unless(!hasBuilt(f), 'token.one-a-turn') ??
        tokenBar(g, a.company, KREFELD, a.city) ??
        unlessPaid(cashOf(g, a.company) >= cost, 'token.funds', { cost, cash: cashOf(g, a.company) })
      );
    },
    perform: (t, _, a) => {
      const cost = tokenCost(t, a.company, KREFELD);
      nextToken(t, a.company);
      pay(t, a.company, 'bank', cost);
      putToken(t, KREFELD, { by: a.company, city: a.city });
      emit(t, { type: 'token', company: a.company, hex: KREFELD, cost });
    },
  },
);
