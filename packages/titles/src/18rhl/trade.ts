import {
  type CompanyId,
  cardsSold,
  countedTrains,
  dutyTrains,
  type Game,
  onSale,
  phaseOf,
  sideOf,
  type TrainId,
  trainPool,
  unless,
  type Violation,
} from '@roundhouse/engine';
import { hasIncomeRoute } from './runs.ts';

/** The first train of a kind may lower the limit; whoever would then have too many may not buy it. [RHL-6.2.6] */
export const whyNotOwn = (g: Game, company: CompanyId, train: TrainId): Violation | undefined => {
  const { card } = sideOf(g, train);
  const phase = g.title.parts.phases.find(p => p.id === card.id);
  if (!phase) return undefined;
  const limit = phase.trainLimit as number;
  if (cardsSold(g, card.id) > 0 || limit >= (phaseOf(g).trainLimit as number)) return undefined;
  return unless(countedTrains(g, company).length < limit, 'trains.new-limit', { limit });
};

/** A company without a train must buy one if it has an income route and the bank has a train. [RHL-6.2.6.1] */
export const mustBuy = (g: Game, company: CompanyId): boolean =>
  !dutyTrains(g, company).length && (onSale(g).length > 0 || trainPool(g).length > 0) && hasIncomeRoute(g, company);
