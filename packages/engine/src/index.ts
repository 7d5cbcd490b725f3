/** Playing: what a game is, what may be done in it, and what follows. */

export * from './board.ts';
export type { Action } from './core/action.ts';
export { type Question, question } from './core/agenda.ts';
export {
  act,
  amount,
  type Choice,
  leaves,
  nothing,
  type Option,
  oneOf,
  pick,
  type Route,
  sample,
} from './core/choice.ts';
export type { Event } from './core/event.ts';
export { frameAt, topFrame } from './core/frame.ts';
export { hashOf } from './core/hash.ts';
export type {
  CardId,
  CellId,
  CompanyId,
  HexId,
  Money,
  Party,
  PhaseId,
  PrivateId,
  Seat,
  Side,
  StepName,
  TileId,
  TrainId,
  Turns,
} from './core/ids.ts';
export {
  answers,
  apply,
  check,
  choices,
  type Decision,
  decide,
  isUnknown,
  type Outcome,
  play,
  rightAfter,
  start,
  variantOf,
  withState,
} from './core/play.ts';
export { wealthOf, winners } from './core/reckoning.ts';
export { byFrame, hexIn, type Referee, refereed, type Tried } from './core/referee.ts';
export { inOperating, inStock, inTurn, type Scenario, scenario } from './core/scenario.ts';
export {
  type Company,
  companyOf,
  type Game,
  type KindToken,
  type Laid,
  type MapState,
  type Private,
  type Setup,
  type State,
  type Token,
  type TokenPart,
  type View,
} from './core/state.ts';
export type { Title } from './core/title.ts';
export { type Redacted, redact, view } from './core/view.ts';
export { citationOf, type Facts, unless, unlessPaid, type Violation, whyNotAny } from './core/violation.ts';
export { actionLine } from './notation/action.ts';
export { positionLines, roundLine } from './notation/position.ts';
export * from './record.ts';
export { type Round, roundAt, roundOf } from './rounds/round.ts';
export * from './title.ts';
