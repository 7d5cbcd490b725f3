import {
  type Action,
  type CompanyId,
  cashOf,
  directorOf,
  frameAt,
  type Game,
  type Money,
  markerAfter,
  sharesOf,
  Turn,
  units,
} from '@roundhouse/engine';
import { roundsLeft } from '../horizon.ts';
import type { Mind } from '../mind.ts';
import { trainNeeded } from '../need.ts';

/** Pays, unless what is kept saves the director more than it costs: a train must come and the treasury cannot pay it. */
export const dividend = (g: Game, company: CompanyId, ways: readonly Action[], mind: Mind): Action | undefined => {
  const paid = ways.find(a => (a as { how?: string }).how === 'pay');
  const kept = ways.find(a => (a as { how?: string }).how === 'withhold');
  if (!paid || !kept) return paid ?? kept ?? ways[0];
  const revenue = frameAt(g, Turn)?.income ?? 0;
  return savedByKeeping(g, company, revenue, mind) > costOfKeeping(g, company, revenue) ? kept : paid;
};

const savedByKeeping = (g: Game, company: CompanyId, revenue: Money, mind: Mind): Money => {
  if (roundsLeft(g) < 2) return 0;
  const need = trainNeeded(g, company);
  if (!need || need.after > 2.5) return 0;
  const short = need.price - cashOf(g, company);
  return short > 0 ? Math.min(short, revenue) * (need.after < 1.2 ? 1 : 0.6) * mind.weights.liability : 0;
};

const costOfKeeping = (g: Game, company: CompanyId, revenue: Money): Money => {
  const director = directorOf(g, company);
  if (director === undefined) return 0;
  const total = units(g, company);
  const shares = sharesOf(g, company, director);
  const at = (cause: string): Money => {
    const cell = markerAfter(g, company, cause);
    return cell === undefined ? 0 : g.title.parts.market.cell(cell).price;
  };
  return shares * (revenue / total + 0.7 * (at('paid') - at('withheld')));
};
