import { buyTrain, type CompanyId, frameAt, type Game, type Money, Turn, unless } from '@roundhouse/engine';

/** Whether a company belongs to an automaton. */
export type IsHis = (g: Game, company: CompanyId | undefined) => boolean;

/** What a company pays in its turn, unless it is an automaton's. */
export const freeIf =
  (isHis: IsHis) =>
  <A extends readonly unknown[]>(cost: (g: Game, ...rest: A) => Money) =>
  (g: Game, ...rest: A): Money =>
    isHis(g, frameAt(g, Turn)?.company) ? 0 : cost(g, ...rest);

/** Nobody buys a train of an automaton's company. */
export const buyTrainIf = (isHis: IsHis): typeof buyTrain => ({
  ...buyTrain,
  forbid: (g, f, a) =>
    unless(!Object.hasOwn(g.state.companies, a.from) || !isHis(g, a.from), 'trains.seller', { company: a.from }) ??
    buyTrain.forbid(g, f, a),
});
