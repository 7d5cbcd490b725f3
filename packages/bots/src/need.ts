import { type CompanyId, countedTrains, type Game, type Money, mayRun, type TrainId } from '@roundhouse/engine';
import { cardAfter, livesFor } from './trains.ts';

/** The train a company will have to buy, after how many rounds and for how much. */
interface Need {
  readonly train: TrainId;
  readonly price: Money;
  readonly after: number;
}

/** What it needs once its last train is gone; nothing, if one lasts. */
export const trainNeeded = (g: Game, company: CompanyId): Need | undefined => {
  const lives = countedTrains(g, company)
    .filter(t => mayRun(g, company, t))
    .map(t => livesFor(g, t));
  const after = Math.max(0, ...lives);
  if (after === Number.POSITIVE_INFINITY) return undefined;
  const sides =
    cardAfter(g, after + 0.5)?.sides.filter(
      s => !g.title.rules.trains.whyNotOwn?.(g, company, s.id) && mayRun(g, company, s.id),
    ) ?? [];
  const [first, ...rest] = sides;
  if (!first) return undefined;
  const side = rest.reduce((a, b) => (b.price < a.price ? b : a), first);
  return { train: side.id, price: side.price, after };
};
