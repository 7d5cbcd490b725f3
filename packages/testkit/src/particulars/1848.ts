import type { Frame } from '@roundhouse/engine';
import type { Corner, Particulars } from '../goals.ts';
import { inTurn } from '../scenario.ts';

const TURN_OVER = 'after a purchase nothing is left to do and the turn has passed on';
const STEP_OVER = 'once done, the step is over';
const NOT_ASKED = 'the step is skipped when this is so';

/** A bidder who cannot pay. */
const poorBidder: Corner = {
  position: {
    cash: { 0: 25 },
    at: [{ at: 'auction', done: [], turn: 0, prices: { P6: 230 }, passes: 0 } as Frame],
  },
  tries: [{ type: 'buyLot', lot: 'P6' }],
};

const central = {
  shares: { CAR: { 0: 6 } },
  par: { CAR: 100 },
  cash: { CAR: 500 },
  tokens: { CAR: ['E2'] },
};

/** One yellow tile is laid: a second may follow, an upgrade may not. */
const secondTile: Corner = {
  position: {
    ...central,
    phase: '3',
    sold: { 2: 6, 3: 1 },
    tiles: { E2: '57/1', E3: '9/1' },
    at: inTurn('CAR', 'track', {
      done: [{ type: 'layTile', by: 0, at: 'track', ...{ company: 'CAR', hex: 'E3', tile: '9', turn: 1 } }],
    }),
  },
  tries: [{ type: 'layTile', hex: 'E2', tile: '14', turn: 1 }],
};

/** Track joins the two hexes of Alice Springs, which are one place: no route. */
const betweenSprings: Corner = {
  position: {
    ...central,
    phase: '5',
    sold: { 2: 6, 3: 5, 4: 4, 5: 1 },
    trains: { CAR: ['4', '4'] },
    tiles: { E2: '57/0', D3: '9/0', C3: '8/0', B3: '41/2' },
    at: inTurn('CAR', 'run'),
  },
  tries: [{ type: 'runRoutes', routes: [{ train: '4', path: ['A2.0', 'B3:A2', 'B3:A3', 'A3.0'] }] }],
};

export const particulars1848: Particulars = {
  endings: ['bank', 'price', 'loans', 'receivership'],
  powers: ['P2', 'P4'],
  unmet: {
    'buy.one-a-turn': TURN_OVER,
    'sell.before-buying': TURN_OVER,
    'consent.once': STEP_OVER,
    'dividend.once': STEP_OVER,
    'run.once': STEP_OVER,
    'token.one-a-turn': STEP_OVER,
    'discard.needed': NOT_ASKED,
    'dividend.income': NOT_ASKED,
    'token.left': NOT_ASKED,
  },
  corners: [betweenSprings, poorBidder, secondTile],
};
