import {
  amend,
  buyShare,
  dividend,
  type Game,
  hasDone,
  layTile,
  mustSellDown,
  placeToken,
  possible,
  runRoutes,
  runStep,
  type Step,
  Stock,
  sellShares,
  startCompany,
  step,
  Turn,
  trainsStep,
} from '@roundhouse/engine';
import { acquireStep } from './acquisition.ts';
import { repayDebt } from './emergency.ts';
import { beginAtHome } from './homes.ts';
import { buyLocal, layPurple } from './local-railways.ts';
import { type FirstTurn, mayLay } from './track.ts';
import { mustBuy } from './trade.ts';

/** Whether a Local Railway, owned or to be bought, could still change the map in this turn. */
const mayChangeMap = (g: Game, f: Turn): boolean => possible(g, f, layPurple) || possible(g, f, buyLocal);

const mayPlace = (g: Game, f: Turn): boolean =>
  !!g.state.companies[f.company]?.tokens.length && !hasDone(f, placeToken.type);

/** [CZ-VII.1 CZ-VII.5.b CZ-VII.6] */
export const stockStep = step('stock', {
  in: Stock,
  verbs: [sellShares, buyShare, startCompany, repayDebt],
  compels: (g, f) => (mustSellDown(g, f) ? { clause: 'shares.sell-down' } : undefined),
});

export const begin = step('begin', {
  in: Turn,
  verbs: [],
  leave: (t, { company }) => {
    if (t.state.companies[company]?.operated) return;
    amend<FirstTurn>(t, { first: true });
    beginAtHome(t, company);
  },
});

export const track = step('track', {
  in: Turn,
  verbs: [layTile],
  // A purple tile may open the way for another one.
  waits: (g, f) => (mayLay(g, f, false) || mayLay(g, f, true)) && mayChangeMap(g, f),
});

export const token = step('token', {
  in: Turn,
  verbs: [placeToken],
  // A purple tile may open a place, though ordinary track was declined.
  waits: (g, f) => mayPlace(g, f) && mayChangeMap(g, f),
});

/** Until the trains have run, what could still give them a route is waited for: a pass declines its own step alone. */
export const run: Step<Turn> = {
  ...runStep,
  waits: (g, f) => !hasDone(f, runRoutes.type) && (!!runStep.waits?.(g, f) || mayChangeMap(g, f)),
};

export const trains = trainsStep(mustBuy);

/** The steps of a turn; nothing is smaller than a small company, so it acquires none. */
const plain = [begin, track, token, run, dividend, trains];
const buying = [begin, track, token, run, dividend, acquireStep, trains];
/** [CZ-VIII.1 CZ-VIII.2 CZ-VIII.3 CZ-AUTO] */
export const turnOrder = { small: plain, medium: buying, large: buying };
