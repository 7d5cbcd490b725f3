import {
  beginOperating,
  beginStock,
  buyPrivate,
  consent,
  defineTitle,
  discard,
  endGame,
  floatReady,
  operating,
  passPriority,
  phaseOf,
  printedTerrain,
  riseSoldOut,
  slideIn,
  standard,
  stock,
  topFrame,
  willEnd,
} from '@roundhouse/engine';
import { auction } from './auction.ts';
import { bankPays, forcedLoans, loans, loansOf, takeLoan } from './bank-of-england.ts';
import { cites } from './cites.ts';
import { ready } from './commonwealth.ts';
import { companies, privates } from './companies.ts';
import { K_CITIES, map } from './map.ts';
import { market } from './market.ts';
import { closePrivates, crossesDesert, demandTasmania, placeTasmania, tasmania, trainBought } from './privates.ts';
import { certificateLimit, compensate, taken, takeOver } from './receivership.ts';
import { referee } from './referee.ts';
import { setTable } from './setup.ts';
import { mostOfOne, pars, price, sold, whyNotSell } from './shares.ts';
import { mayLay, stockStep, turnOrder } from './steps.ts';
import { tiles } from './tiles.ts';
import { mustHave, trainPrice, whyNotBuyPrivate } from './trade.ts';
import { phases, trains } from './trains.ts';

export { cites } from './cites.ts';

import { weights } from './weights.ts';

/** 1848 Australia. [48-12.6.* 48-12.7 48-13.*] */
export const t1848 = defineTitle({
  id: '1848',
  name: '1848 Australia',
  currency: '£',
  players: [3, 4, 5, 6],
  options: {},
  parts: { map, tiles, trains, companies, privates, phases, market },
  rules: {
    bank: { broken: t => willEnd(t, 'bank'), debtsFirst: true },
    market: {
      moves: { ...standard.market.moves, loan: ['left', 'left'], forcedLoan: ['left', 'left', 'left'] },
    },
    shares: { certificateLimit, mostOfOne, price, pars, whyNotSell, sold },
    float: { ready },
    track: { cost: printedTerrain(crossesDesert), allows: mayLay, laid: slideIn },
    trains: { price: trainPrice, mustHave, shortfall: forcedLoans(takeOver), bought: trainBought },
    privates: { whyNotBuy: whyNotBuyPrivate },
    routes: {
      terms: { bonuses: [{ id: 'K', kind: 'count', tag: 'K', pays: [0, 0, 50, 100, 150, 200] }] },
      tags: (_, hex) => (K_CITIES.includes(hex) ? ['K'] : hex === 'A2' || hex === 'A3' ? ['alice'] : []),
    },
    income: [...standard.income, bankPays],
  },
  rounds: [auction, stock(stockStep), operating],
  turn: { public: turnOrder },
  anytime: [takeLoan, buyPrivate, placeTasmania],
  owed: [discard, consent, tasmania, compensate],
  effects: { closePrivates, placeTasmania: demandTasmania },
  zones: { closed: takeOver, top: t => willEnd(t, 'price') },
  watches: [
    floatReady,
    t => loans.of(t).issued >= 16 && willEnd(t, 'loans'),
    t => taken.of(t).length >= 5 && topFrame(t)?.at !== 'owed' && willEnd(t, 'receivership'),
  ],
  course: {
    stock: (t, f) => {
      riseSoldOut(t);
      passPriority(t, f);
      beginOperating(t, f.number, 1, phaseOf(t).rounds ?? 1);
    },
    operating: (t, f) => (t.state.ending ? endGame(t) : beginStock(t, f.set + 1)),
  },
  shows: { counts: loansOf },
  set: setTable,
  prospects: { weights, playedOut: { rounds: 5 } },
  referee,
  cites,
});
