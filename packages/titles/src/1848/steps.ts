import {
  buyShare,
  did,
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
  since,
  startCompany,
  step,
  Turn,
  tileOf,
  trainsStep,
} from '@roundhouse/engine';
import { newTurn } from './bank-of-england.ts';
import { placeHomes } from './commonwealth.ts';
import { placeTasmania } from './privates.ts';
import { mustBuy } from './trade.ts';

/** One yellow tile; from the first 3/3+ on two, or one upgrade instead. [48-7.4.*] */
export const mayLay = (g: Game, f: Turn, upgrade: boolean): boolean => {
  const lays = did(f, layTile);
  if (upgrade) return !lays.length;
  return lays.length < (since(g, '3') ? 2 : 1) && lays.every(l => tileOf(g, l.tile).colour === 'yellow');
};

/** [48-6.* 48-12.1.* 48-12.3.* 48-12.4.*] */
export const stockStep = step('stock', {
  in: Stock,
  verbs: [sellShares, buyShare, startCompany],
  compels: (g, f) => (!f.cleared.includes(f.turn) && mustSellDown(g, f) ? { clause: 'shares.sell-down' } : undefined),
});

const begin = step('begin', {
  in: Turn,
  verbs: [],
  leave: (t, f) => {
    newTurn(t);
    placeHomes(t, f.company);
  },
});

export const track = step('track', {
  in: Turn,
  verbs: [layTile],
  // Where Tasmania lies track may lead to it.
  waits: (g, f) => (mayLay(g, f, false) || mayLay(g, f, true)) && possible(g, f, placeTasmania),
});
/** [48-7.7.*] */
export const token = step('token', { in: Turn, verbs: [placeToken] });
/** A company that has not run may have Tasmania placed, though it declined track. */
const run: Step<Turn> = {
  ...runStep,
  waits: (g, f) => !hasDone(f, runRoutes.type) && (!!runStep.waits?.(g, f) || possible(g, f, placeTasmania)),
};
export const trains = trainsStep(mustBuy);

/** The turn of a company. [48-7.1 48-7.2 48-7.3 48-10.* 48-11.*] */
export const turnOrder = [begin, track, token, run, dividend, trains];
