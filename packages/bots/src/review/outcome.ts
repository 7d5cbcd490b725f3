import { type CompanyId, type Game, type Money, type Seat, wealthOf } from '@roundhouse/engine';
import { type Effort, effort } from '../effort.ts';
import { type Estimate, estimates, sumOf } from '../estimate.ts';
import { throughWith } from '../horizon.ts';
import { trusting } from '../trusting.ts';
import { COMMON, type Weights } from '../weights.ts';

/** As bots reckon everywhere; but to lead a company is worth nothing by itself. */
export const WEIGHTS: Weights = { ...COMMON, control: 0 };

/** What every seat is expected to own at the end, item by item; once the game is over, what it owns. */
export const outcomeOf = (
  g: Game,
  on: Effort = effort(),
  through: readonly CompanyId[] = [],
): ReadonlyMap<Seat, Estimate> =>
  g.state.over
    ? new Map(g.state.seating.map(seat => [seat, [...g.title.rules.worth(g, seat)]]))
    : estimates(trusting(g), WEIGHTS, on, through);

/** The expected final worth of every seat, in the order of seats. */
export const expectedWorth = (g: Game): readonly Money[] => {
  if (g.state.over) return seatsOf(g).map(seat => wealthOf(g, seat));
  const all = outcomeOf(g, effort(), throughWith(g));
  return seatsOf(g).map(seat => Math.round(sumOf(all.get(seat) ?? [])));
};

/** The seats by number. */
export const seatsOf = (g: Game): readonly Seat[] => [...g.state.seating].sort((a, b) => a - b);
