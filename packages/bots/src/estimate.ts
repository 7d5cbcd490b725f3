import { type CompanyId, directorOf, type Game, type Money, type Seat, sharesOf } from '@roundhouse/engine';
import { type Effort, ESTIMATING, spend } from './effort.ts';
import { roundsLeft } from './horizon.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import type { Weights } from './weights.ts';

/** One line of an estimate. */
export interface Item {
  readonly what: string;
  readonly of?: string;
  readonly amount: Money;
}

/** What a seat is expected to own at the end, item by item. */
export type Estimate = readonly Item[];

export const sumOf = (e: Estimate): Money => e.reduce((sum, item) => sum + item.amount, 0);

/**
 * The estimates of all seats. Of companies that are through with the present round one round fewer is expected: for
 * whoever looks at one position, not for who compares moves, one of which may end the turn.
 */
export const estimates = (
  g: Game,
  weights: Weights,
  on: Effort,
  through: readonly CompanyId[] = [],
): ReadonlyMap<Seat, Estimate> => {
  spend(on, ESTIMATING);
  const rounds = roundsLeft(g);
  const toCome = (c: CompanyId): number => Math.max(0, through.includes(c) ? rounds - 1 : rounds);
  const outlooks = Object.keys(g.state.companies).map(c => [c, outlookOf(g, c, toCome(c), on)] as const);
  return new Map(g.state.seating.map(seat => [seat, estimateOf(g, seat, outlooks, rounds, weights)]));
};

const estimateOf = (
  g: Game,
  seat: Seat,
  outlooks: readonly (readonly [CompanyId, Outlook])[],
  rounds: number,
  w: Weights,
): Estimate => {
  const items: Item[] = [...g.title.rules.worth(g, seat)];
  const counted = new Set(items.flatMap(item => item.of ?? []));
  const add = (what: string, of: string, amount: Money) => {
    if (Math.abs(amount) >= 0.5) items.push({ what, of, amount });
  };
  for (const [company, o] of outlooks) {
    const shares = sharesOf(g, company, seat);
    const leads = directorOf(g, company) === seat;
    if (!shares && !leads) continue;
    add('flow', company, w.flow * shares * o.flow);
    add('growth', company, w.growth * shares * o.growth);
    add('treasury', company, w.treasury * shares * o.treasury);
    if (leads) add('liability', company, -w.liability * o.liability);
    if (leads && g.state.companies[company]?.floated) add('control', company, w.control);
  }
  for (const [id, held] of Object.entries(g.state.privates))
    if (held.owner === seat && !held.closed)
      add('income', id, counted.has(id) ? incomeOf(g, id, rounds) : privateValue(g, id, rounds));
  return items;
};

/** What a private pays that is worth something at the end, too. */
const incomeOf = (g: Game, id: string, rounds: number): Money => (g.title.parts.privates[id]?.income ?? 0) * rounds;

/** What a private will still bring: its income, or what a company will pay for it; less from phase to phase. */
const privateValue = (g: Game, id: string, rounds: number): Money => {
  const part = g.title.parts.privates[id];
  const { phases } = g.title.parts;
  const ahead = 1 - phases.findIndex(p => p.id === g.state.phase) / Math.max(1, phases.length - 1);
  const income = (part?.income ?? 0) * Math.max(1, Math.min(rounds, 7 * (1.5 * ahead - 0.5)));
  return Math.max(income, (part?.price ?? 0) * Math.max(0, 1.6 * ahead - 0.5));
};

/** How well a seat does in this position, as somebody with these weights reckons. */
export const standingOf = (g: Game, seat: Seat, weights: Weights, on: Effort): number =>
  utilityOf(estimates(g, weights, on), seat, weights);

/** How well a seat does: what it expects, less a part of what its rivals do. */
export const utilityOf = (all: ReadonlyMap<Seat, Estimate>, seat: Seat, w: Weights): number => {
  const own = sumOf(all.get(seat) ?? []);
  const rivals = [...all].filter(([s]) => s !== seat).map(([, e]) => sumOf(e));
  if (!rivals.length) return own;
  const mean = rivals.reduce((a, b) => a + b, 0) / rivals.length;
  // Against one rival, what he has is as good as lost; among many, one of them matters less.
  const envy = (3 * w.envy) / rivals.length;
  return own - envy * (0.5 * Math.max(...rivals) + 0.5 * mean);
};
