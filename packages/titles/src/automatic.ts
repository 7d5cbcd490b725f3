import { buyTrain, type CompanyId, type Game, type Money, unless } from '@roundhouse/engine';

/** Whether a company belongs to an automaton. */
type IsHis = (g: Game, company: CompanyId | undefined) => boolean;

/** What a company pays, unless it is an automaton's. */
export const freeIf =
  (isHis: IsHis) =>
  <A extends readonly unknown[], C extends Money | undefined>(cost: (g: Game, company: CompanyId, ...rest: A) => C) =>
  (g: Game, company: CompanyId, ...rest: A): C | 0 => {
    const price = cost(g, company, ...rest);
    return price !== undefined && isHis(g, company) ? 0 : price;
  };

/** Nobody buys a train of an automaton's company. */
export const buyTrainIf = (isHis: IsHis): typeof buyTrain => ({
  ...buyTrain,
  forbid: (g, f, a) =>
    unless(!Object.hasOwn(g.state.companies, a.from) || !isHis(g, a.from), 'trains.seller', { company: a.from }) ??
    buyTrain.forbid(g, f, a),
});
