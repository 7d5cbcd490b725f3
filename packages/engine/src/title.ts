/** For authors of titles: what rules are made of. */
export { asks, besides, endGame, type Procedure, possible, settle, stepOf, verbOf, verbsIn } from './core/agenda.ts';
export { type Automaton, automataOf, isAutomaton } from './core/automaton.ts';
export type { Cites, Clause, Clauses } from './core/clause.ts';
export { changeSteps, defineTitle } from './core/define.ts';
export { drawNumber, seedOf, shuffled } from './core/draw.ts';
export { amend, CompanyOwed, type Frame, type Kind, kind, Owed, popFrame, pushFrame } from './core/frame.ts';
export { known } from './core/known.ts';
export { memo } from './core/memo.ts';
export { borrow, cashOf, debtOf, pay, repay, willEnd } from './core/money.ts';
export type { Differences, Rules, Worth } from './core/rules.ts';
export { type Hidden, reveal, type Secret } from './core/secret.ts';
export type { Fitting, Shape, Shapes } from './core/shape.ts';
export * as shape from './core/shape.ts';
export { standard } from './core/standard.ts';
export { owe, type Step, step } from './core/step.ts';
export { emit, openTable, type Slice, slice, type Table, write } from './core/table.ts';
export type { CompanyPart, Home, OptionPart, Parts, Plan, PrivatePart, Prospects, Shown, Stage } from './core/title.ts';
export { type Acting, defineVerb, did, hasDone, type Verb } from './core/verb.ts';
export { gridChart, type Ledges } from './market/grid.ts';
export {
  type Cause,
  type Cell,
  type Direction,
  inOrder,
  type Market,
  type Movement,
  markerAfter,
  markerPrice,
  moveMarker,
  priceOf,
  putMarker,
} from './market/market.ts';
export { zigzagChart } from './market/zigzag.ts';
export { askConsent, consent, raised, refusedBar } from './mechanisms/consent.ts';
export { type BuyLot, buyLotIn, type LotRound, unsoldLots } from './mechanisms/lots.ts';
export { closePrivate, commands, payPassers, privatesPay } from './mechanisms/privates.ts';
export { beginOperating, Operating, operating, operatingAsBegun } from './rounds/operating.ts';
export { oweFor } from './rounds/owed.ts';
export {
  type Beside,
  beginStock,
  isFirstRound,
  passPriority,
  riseSoldOut,
  Stock,
  soldOut,
  stock,
} from './rounds/stock.ts';
export { acting, actorBar, beginTurn, type CompanyFrame, Turn } from './rounds/turn.ts';
export {
  certificatesOf,
  deciderOf,
  directorOf,
  leaderOf,
  ordinaryOf,
  partOf,
  passCertificate,
  passDirector,
  sharesOf,
  sharesOut,
  units,
} from './shares/certificate.ts';
export type { Sizes } from './shares/exchange.ts';
export { floatReady, sharesToFloat } from './shares/float.ts';
export { holdings } from './shares/holdings.ts';
export { changesDirector, countedPapers, directorBar, excessPapers, overLimit, poolBar } from './shares/limits.ts';
export { liquidOf } from './shares/liquid.ts';
export { checkDirector, clockwiseFrom, heirOf, leftOf, salesOf } from './shares/presidency.ts';
export {
  anyPrice,
  type Card,
  cardsLeft,
  cardsSold,
  countedTrains,
  type Deal,
  dutyTrains,
  exactly,
  isBank,
  loseTrain,
  mayRun,
  onSale,
  type Prices,
  printedPrice,
  sameDirector,
  sideOf,
  type TrainSide,
  type Trains,
  takeTrain,
  trainPool,
  trainsOf,
} from './trains/depot.ts';
export {
  cardLeaves,
  colourOpen,
  discardExcess,
  opensWith,
  overTrainLimit,
  type Phase,
  phaseOf,
  rust,
  since,
  trainLimitOf,
} from './trains/phase.ts';
export { buyPrivate, saleOf } from './verbs/buyPrivate.ts';
export { buyShare } from './verbs/buyShare.ts';
export { buyTrain, trainsStep } from './verbs/buyTrain.ts';
export { discard, discardToPool, poolTrain } from './verbs/discardTrain.ts';
export { exchange } from './verbs/handOver.ts';
export {
  fitting,
  isUpgrade,
  joinBar,
  layTile,
  lieBar,
  printedTerrain,
  putTile,
  reachedBy,
  stillBar,
  supplyBar,
} from './verbs/layTile.ts';
export { causeOf, dividend, noIncome, payDividend, payOut } from './verbs/payDividend.ts';
export { citiesOf, nextToken, placeToken, tokenBar, tokenCost, tokenCosts } from './verbs/placeToken.ts';
export { runRoutes, runStep } from './verbs/runRoutes.ts';
export { missingMoney, mustSellDown, sellShares } from './verbs/sellShares.ts';
export { found, startCompany } from './verbs/startCompany.ts';
