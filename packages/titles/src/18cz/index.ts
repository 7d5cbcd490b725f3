import {
  beginOperating,
  consent,
  defineTitle,
  floatReady,
  markerPrice,
  operatingAsBegun,
  printedTerrain,
  riseSoldOut,
  standard,
  stock,
  units,
} from '@roundhouse/engine';
import { bestRun } from '../best-run.ts';
import { cites } from './cites.ts';
import { companies, localRailways } from './companies.ts';
import { draft } from './draft.ts';
import { financeTrain } from './emergency.ts';
import { askCity, homeCityStep, red } from './homes.ts';
import { buyLocal, layPurple, sellLocal, waives, whyNotBuyLocal } from './local-railways.ts';
import { map } from './map.ts';
import { market } from './market.ts';
import { mergeStep } from './merged-stations.ts';
import { fitStep } from './merged-trains.ts';
import { mostFirst } from './playing-order.ts';
import { becomes } from './praha.ts';
import { referee } from './referee.ts';
import { redTags, whyNotRun } from './running.ts';
import { setTable } from './setup.ts';
import { certificateLimit, mostOfOne, papersOf, pars, whyNotBuy, worth } from './shares.ts';
import { sizeOf } from './sizes.ts';
import { ateBar, stationCost } from './stations.ts';
import { stockStep, turnOrder } from './steps.ts';
import { tiles } from './tiles.ts';
import { advance, afterSet, exportTrain, interval, roundsNow, roundsToCome } from './timetable.ts';
import { homeBar, mayLay } from './track.ts';
import { afterBuying, giveBack, giveUp, mustHave, tradeFrom, whyNotOwn } from './trade.ts';
import { phases, trains } from './trains.ts';
import { weights } from './weights.ts';

export { cites } from './cites.ts';

/** 18CZ: the railway comes to the Czech lands. [CZ-0] */
export const t18cz = defineTitle({
  id: '18cz',
  name: '18CZ',
  currency: 'K',
  players: [3, 4, 5, 6],
  options: {},
  parts: { map, tiles, trains, companies, privates: localRailways, phases, market },
  rules: {
    market: {
      moves: { ...standard.market.moves, paidTwice: ['right', 'right'] },
    },
    shares: {
      certificateLimit,
      mostOfOne,
      // There is one price and one stock for new and for old shares.
      price: markerPrice,
      sold: (g, company) => ({ to: 'ipo', most: units(g, company) }),
      pars,
      whyNotBuy,
      alsoCount: (g, seat) => papersOf(g, seat).length,
    },
    track: { cost: printedTerrain(waives), allows: mayLay, whyNotLay: homeBar, becomes, laid: askCity },
    token: { cost: stationCost, whyNotPlace: ateBar },
    trains: { price: tradeFrom('b'), mustHave, shortfall: financeTrain, whyNotOwn, bought: afterBuying },
    privates: { whyNotBuy: whyNotBuyLocal('b') },
    dividend: {
      cause: (g, company, paid) => (paid === 0 ? 'withheld' : sizeOf(g, company) === 'large' ? 'paidTwice' : 'paid'),
    },
    routes: {
      terms: { bonuses: [{ id: 'home', kind: 'count', tag: 'home', pays: [0, 50] }] },
      tags: redTags,
      sure: (g, company) => bestRun(g, company).routes,
      whyNotRun,
    },
    income: [advance, ...standard.income],
    worth,
  },
  rounds: [draft, stock(stockStep), operatingAsBegun, interval],
  turn: turnOrder,
  anytime: [buyLocal, sellLocal, layPurple],
  owed: [giveUp, consent, red, homeCityStep, mergeStep, fitStep, giveBack],
  effects: {},
  zones: {},
  watches: [floatReady],
  course: {
    stock: (t, f) => {
      riseSoldOut(t);
      mostFirst(t);
      beginOperating(t, f.number, 1, roundsNow(t));
    },
    operating: afterSet(exportTrain),
  },
  set: setTable,
  prospects: { rounds: roundsToCome, weights, fewPapers: true },
  referee,
  cites,
});
