import { cashOf, frameAt, type Game, Operating } from '@roundhouse/engine';

/** More than any game has left. */
const MOST = 14;
/** Payments grow by a quarter from round to round. */
const GROWTH = 1.25;

/** How many operating rounds are still to come, the present one included: what the title counts, or as long as the bank lasts. */
export const roundsLeft = (g: Game): number => {
  if (g.state.over) return 0;
  const told = g.title.prospects?.rounds?.(g);
  if (told !== undefined) return told;
  const now = frameAt(g, Operating);
  if (g.state.ending) return now ? now.of - now.round + 1 : 0;
  const pays = paidPerRound(g);
  const bank = Math.max(0, cashOf(g, 'bank'));
  const rounds = Math.log(1 + (bank * (GROWTH - 1)) / pays) / Math.log(GROWTH);
  return Math.min(MOST, Math.max(1, rounds));
};

const paidPerRound = (g: Game): number => {
  const companies = Object.values(g.state.companies);
  const earned = companies.reduce((sum, c) => sum + (c.floated && !c.closed ? Math.max(30, c.revenue ?? 0) : 0), 0);
  return Math.max(100, earned);
};
