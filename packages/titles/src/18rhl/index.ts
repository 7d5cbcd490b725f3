import {
  anyPrice,
  beginOperating,
  beginStock,
  consent,
  defineTitle,
  discard,
  discardExcess,
  exchange,
  floatReady,
  operating,
  phaseOf,
  priceOf,
  printedPrice,
  privatesPay,
  riseSoldOut,
  type Setup,
  slideIn,
  stock,
  type Table,
  type Title,
  willEnd,
} from '@roundhouse/engine';
import { stationCost } from './alternative.ts';
import * as certificates from './certificates.ts';
import { cites } from './cites.ts';
import { companies } from './companies.ts';
import { assignContract, contractHexes, contractStep, demandContract } from './contract.ts';
import { beginChoosing, choosing, handOf } from './destinies.ts';
import { finish, worth } from './ending.ts';
import { mayFallShort, raise, shortfall } from './forced-purchase.ts';
import { paySubsidy } from './links.ts';
import { beginLots, bidsOn, packageOf } from './lots.ts';
import { mapWith } from './map.ts';
import { market } from './market.ts';
import { isAlternative, leadCompany, options, withDestinies } from './options.ts';
import { closePrivates, reserves } from './privates.ts';
import { becomes } from './rhine.ts';
import { bonuses, closed, needs, tags } from './routes.ts';
import { ruhrValue } from './ruhr.ts';
import { sure, whyNotRun } from './runs.ts';
import { lotsFor, privatesFor, setTable } from './setup.ts';
import { functions, turnOrder } from './steps.ts';
import { cardOf, payTargets, picking } from './targets.ts';
import { tilesWith } from './tiles.ts';
import { mayLay, serves, terrainCost, whyNotLay } from './track.ts';
import { whyNotOwn } from './trade.ts';
import { phasesWith, trainsWith } from './trains.ts';

export { cites } from './cites.ts';

const beginSet = (t: Table, number: number): void => beginOperating(t, number, 1, phaseOf(t).rounds ?? 1);

/** The title as these options have it. */
const build = (chosen: Setup['options']): Title => {
  const [ratingen, solingen] = [isAlternative(chosen, 1), isAlternative(chosen, 2)];
  const lots = packageOf(lotsFor(chosen));
  return defineTitle({
    id: '18rhl',
    name: '18Rhl Rhineland',
    currency: 'M',
    players: [3, 4, 5],
    options,
    parts: {
      map: mapWith({ ratingen, solingen }),
      tiles: tilesWith({ osterath: !solingen, ratingen, solingen }),
      trains: trainsWith(chosen['optionalTrain'] === true),
      companies,
      privates: Object.fromEntries(privatesFor(chosen).map(p => [p.id, p])),
      phases: phasesWith(isAlternative(chosen, 3)),
      market,
    },
    rules: {
      bank: { broken: t => willEnd(t, 'bank') },
      market: {
        moves: {
          paid: ['right'],
          low: ['under'],
          withheld: ['left'],
          sold: ['down'],
          soldOut: ['up'],
          floated: ['up'],
        },
      },
      shares: {
        certificateLimit: certificates.certificateLimit,
        mostOfOne: () => 10,
        poolLimit: () => 5,
        cost: certificates.shareCost,
        pars: certificates.pars,
        whyNotSell: certificates.whyNotSell,
        whyNotBuy: certificates.whyNotBuy,
        paidTo: certificates.paidTo,
        alsoCount: certificates.alsoCount,
      },
      float: certificates.floatWith(g => leadCompany(g.state.setup.options)),
      track: {
        cost: terrainCost,
        allows: mayLay(functions.isAlone),
        whyNotLay: whyNotLay(reserves),
        serves,
        becomes,
        laid: slideIn,
      },
      token: { cost: stationCost, whyNotPlace: functions.onceBar },
      trains: {
        tradePrice: anyPrice,
        price: printedPrice,
        mayFallShort,
        shortfall,
        whyNotOwn,
        also: contractHexes,
        keepsDiscarded: true,
      },
      dividend: {
        cause: (g, company, paid) => (paid >= (priceOf(g, company) ?? 0) ? 'paid' : paid > 0 ? 'low' : 'withheld'),
      },
      routes: { bonuses, tags, needs, leastHexes: 2, value: ruhrValue, closed, sure, whyNotRun },
      income: [privatesPay],
      worth,
    },
    rounds: [
      ...lots.rounds,
      picking(beginLots),
      choosing(t => beginSet(t, 1)),
      stock(certificates.stockStep),
      operating,
    ],
    turn: { public: turnOrder },
    anytime: [assignContract],
    owed: [discard, consent, exchange, raise, contractStep],
    effects: { assignContract: demandContract, closePrivates, discardTrains: discardExcess },
    zones: {},
    watches: [floatReady, paySubsidy, payTargets],
    course: {
      stock: (t, f) => {
        certificates.priorityToRichest(t);
        riseSoldOut(t);
        const { number } = f;
        if (number === 1 && withDestinies(t)) beginChoosing(t);
        else beginSet(t, number);
      },
      operating: (t, f) => (t.state.ending ? finish(t) : beginStock(t, f.set + 1)),
    },
    shows: { bids: bidsOn, hand: handOf, card: cardOf },
    set: setTable,
    cites,
  });
};

const PARTS_OPTIONS = ['optionalTrain', 'lot1', 'lot2', 'lot3', 'lot4', 'lot5', 'lot6'] as const;
const known = new Map<string, Title>();

/** The title with the certificates and trains these options name; each is built once. */
const variant = ({ options: chosen }: Pick<Setup, 'options'>): Title => {
  const key = PARTS_OPTIONS.map(name => chosen[name] ?? '').join();
  const title = known.get(key) ?? { ...build(chosen), variant };
  known.set(key, title);
  return title;
};

/** 18Rhl Rhineland. */
export const rhl: Title = variant({ options: {} });
