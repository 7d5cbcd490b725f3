import {
  amend,
  consent,
  did,
  discard,
  dividend,
  type Frame,
  type Game,
  mustSellDown,
  placeToken,
  possible,
  runStep,
  type Step,
  type Stock,
  type Turn,
  trainsStep,
} from '@roundhouse/engine';
import { acquireStep } from './acquisition.ts';
import { draftStep } from './draft.ts';
import { beginAtHome, homeCityStep, red } from './homes.ts';
import { mergeStep } from './merged-stations.ts';
import { fitStep } from './merged-trains.ts';
import { type FirstTurn, mayLay } from './track.ts';
import { giveBack, mustBuy } from './trade.ts';

const justPassed = (f: Frame): boolean => f.done.at(-1)?.type === 'pass';

/** Whether a Local Railway, owned or to be bought, could still change the map in this turn. */
const mayChangeMap = (g: Game, f: Frame): boolean => possible(g, f, 'layPurple') || possible(g, f, 'buyPrivate');

const mayPlace = (g: Game, f: Turn): boolean =>
  !!g.state.companies[f.company]?.tokens.length && !did(f, placeToken.type).length;

const list: readonly Step[] = [
  draftStep,
  {
    name: 'stock',
    verbs: ['sellShares', 'buyShare', 'startCompany', 'repayDebt'],
    compels: (g, f) => (mustSellDown(g, f as Stock) ? { clause: 'shares.sell-down' } : undefined),
  },
  {
    name: 'begin',
    verbs: [],
    leave: (t, f) => {
      const { company } = f as Turn;
      if (t.state.companies[company]?.operated) return;
      amend<FirstTurn>(t, { first: true });
      beginAtHome(t, company);
    },
  },
  {
    name: 'track',
    verbs: ['layTile'],
    // A purple tile may open the way for another one.
    waits: (g, f) => (mayLay(g, f, false) || mayLay(g, f, true)) && mayChangeMap(g, f),
  },
  {
    name: 'token',
    verbs: ['placeToken'],
    // A purple tile laid after the last deed may open a place.
    waits: (g, f) => !justPassed(f) && mayPlace(g, f as Turn) && mayChangeMap(g, f),
  },
  runStep,
  dividend,
  acquireStep,
  trainsStep(mustBuy),
  discard,
  consent,
  red,
  homeCityStep,
  mergeStep,
  fitStep,
  giveBack,
];

export const steps: Readonly<Record<string, Step>> = Object.fromEntries(list.map(s => [s.name, s]));

/** The steps of a turn; nothing is smaller than a small company, so it acquires none. */
const plain = ['begin', 'track', 'token', 'run', 'dividend', 'trains'];
const buying = ['begin', 'track', 'token', 'run', 'dividend', 'acquire', 'trains'];
export const turnOrder = { small: plain, medium: buying, large: buying };
