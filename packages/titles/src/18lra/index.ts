import {
  beginStock,
  type CompanyId,
  consent,
  defineTitle,
  discardToPool,
  endGame,
  exchange,
  floatReady,
  frameAt,
  type Game,
  type HexId,
  hasDone,
  layTile,
  operating,
  placeToken,
  type Setup,
  step,
  stock,
  type Title,
  Turn,
  trainsStep,
  unless,
  type Violation,
} from '@roundhouse/engine';
import * as certificates from '../18rhl/certificates.ts';
import { beginSet, closeStock, common } from '../18rhl/common.ts';
import { raise } from '../18rhl/forced-purchase.ts';
import { bidsOn, packageOf } from '../18rhl/lots.ts';
import { market } from '../18rhl/market.ts';
import { closePrivates } from '../18rhl/privates.ts';
import { becomes } from '../18rhl/rhine.ts';
import { runStep, sure, whyNotRun } from '../18rhl/runs.ts';
import { layCost, serves, trackStep } from '../18rhl/track.ts';
import { mustBuy } from '../18rhl/trade.ts';
import { campGrant, openCamp } from './camp.ts';
import { cites } from './cites.ts';
import { companies, PRIVATES } from './companies.ts';
import { harbourBar, stationCost } from './harbours.ts';
import { placeKrefeld } from './krefeld.ts';
import { discardTrains, floatLightRailway, lightGrant, lightStation } from './light.ts';
import { dividendStep } from './light-income.ts';
import { layLight } from './light-track.ts';
import { functions } from './manchester.ts';
import { map } from './map.ts';
import { options } from './options.ts';
import { referee } from './referee.ts';
import { tags, terms } from './routes.ts';
import { certificateLimit, lots, setTable } from './setup.ts';
import { tiles } from './tiles.ts';
import { mayLay, whyNotLay } from './track.ts';
import { phases, trainsWith } from './trains.ts';
import { payVenlo } from './venlo.ts';

export const starting = packageOf(lots, endGame);

/** One station a turn, however it is built, and harbours for those who may use them. */
const stationBar = (g: Game, company: CompanyId, hex: HexId, _: number, kind?: string): Violation | undefined => {
  const turn = frameAt(g, Turn);
  const built = !!turn && hasDone(turn, placeKrefeld.type);
  return unless(!built, 'token.one-a-turn') ?? functions.onceBar(g) ?? harbourBar(g, company, hex, kind);
};

const token = step('token', { in: Turn, verbs: [placeToken, placeKrefeld] });

/** The title with the optional 2-train or without. [LRA-0 LRA-1.2 LRA-6.3] */
export const base = (optional: boolean): Title =>
  defineTitle({
    id: '18lra',
    name: '18LRA Lower Rhine Area',
    currency: 'M',
    inherits: { title: '18rhl', clauses: 'RHL-' },
    players: [3, 4],
    options,
    parts: {
      map,
      tiles,
      trains: trainsWith(optional),
      companies,
      privates: Object.fromEntries(PRIVATES.map(p => [p.id, p])),
      phases,
      market,
    },
    rules: {
      ...common,
      shares: { ...common.shares, certificateLimit },
      // No lead company: half the shares, and 60 % of MKB. [LRA-4.2.3-b LRA-4.2.3-EX1 LRA-4.2.3-EX2 LRA-4.2.3-EX3]
      float: certificates.floatWith(() => undefined),
      track: { cost: layCost, allows: mayLay, whyNotLay, serves, becomes },
      token: { cost: stationCost, whyNotPlace: stationBar },
      trains: { ...common.trains, also: lightStation },
      routes: { terms, tags, sure, whyNotRun },
      worth: certificates.worth,
    },
    rounds: [...starting.rounds, stock(certificates.stockStep), operating],
    turn: {
      public: [
        trackStep(layTile, layLight, functions.lay, functions.place),
        token,
        runStep,
        dividendStep,
        trainsStep(mustBuy),
      ],
    },
    anytime: [],
    owed: [discardToPool, consent, exchange, raise, campGrant.step, lightGrant.step],
    // [LRA-4.1.2-b]
    effects: { openCamp: campGrant.open, floatLightRailway, closePrivates, discardTrains },
    zones: {},
    watches: [floatReady, payVenlo, openCamp, lightGrant.demand, campGrant.demand],
    course: {
      stock: (t, f) => {
        closeStock(t);
        beginSet(t, f.number);
      },
      operating: (t, f) => (t.state.ending ? endGame(t) : beginStock(t, f.set + 1)),
    },
    shows: { bids: bidsOn },
    set: setTable,
    referee,
    cites,
  });

const titles = [false, true].map(optional => ({
  ...base(optional),
  variant: (setup: Pick<Setup, 'options'>) => variant(setup),
}));

const variant = ({ options: chosen }: Pick<Setup, 'options'>): Title =>
  titles[chosen['optionalTrain'] === true ? 1 : 0] as Title;

/** 18LRA Lower Rhine Area. [LRA-0-a LRA-1.2-a] */
export const lra: Title = variant({ options: {} });
