import type { Corner, Particulars } from './goals.ts';
import { inTurn } from './scenario.ts';

const NOTHING: Particulars = { endings: [], powers: [], unmet: {}, corners: [] };

const TURN_OVER = 'after a purchase nothing is left to do and the turn has passed on';
const STEP_OVER = 'once done, the step is over';
const NOT_ASKED = 'the step is skipped when this is so';

/** Track joins the two hexes of Alice Springs, which are one place: no route. */
const betweenSprings: Corner = {
  position: {
    phase: '5',
    sold: { 2: 6, 3: 5, 4: 4, 5: 1 },
    shares: { CAR: { 0: 6 } },
    par: { CAR: 100 },
    cash: { CAR: 500 },
    trains: { CAR: ['4', '4'] },
    tiles: { E2: '57/0', D3: '9/0', C3: '8/0', B3: '41/2' },
    tokens: { CAR: ['E2'] },
    at: inTurn('CAR', 'run'),
  },
  tries: [{ type: 'runRoutes', routes: [{ train: '4', path: ['A2.0', 'B3:A2', 'B3:A3', 'A3.0'] }] }],
};

const BY_TITLE: Readonly<Record<string, Particulars>> = {
  1848: {
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
    corners: [betweenSprings],
  },
};

export const particularsOf = (title: string): Particulars => BY_TITLE[title] ?? NOTHING;
