import { type CompanyId, cashOf, frameAt, type Game, Operating, Turn } from '@roundhouse/engine';

/** More than any game has left. */
const MOST = 14;
/** A bank that holds so many times what is paid in a round lasts as long as these say: payments grow, and trains bring money back. */
const [LASTS, FEW] = [3.9, 2];

const known = new WeakMap<object, number>();

/** How many operating rounds are still to come, the present one included: what the title counts, or as long as the bank lasts. */
export const roundsLeft = (g: Game): number => {
  const before = known.get(g.state);
  if (before !== undefined) return before;
  const rounds = counted(g);
  known.set(g.state, rounds);
  return rounds;
};

const counted = (g: Game): number => {
  if (g.state.over) return 0;
  const told = g.title.prospects?.rounds?.(g);
  if (told !== undefined) return told;
  const now = frameAt(g, Operating);
  if (g.state.ending) return now ? now.of - now.round + 1 : 0;
  const rounds = LASTS * Math.log(1 + Math.max(0, cashOf(g, 'bank')) / (FEW * paidPerRound(g)));
  const set = g.title.parts.phases.find(p => p.id === g.state.phase)?.rounds ?? 1;
  const here = now ? now.of - now.round + 1 : set;
  // A bank that breaks breaks somewhere within a set, which is played to its end.
  return Math.min(MOST, rounds <= here ? here : rounds + (set - 1) / 2);
};

/** Companies whose turn of the present round is over: it has brought them what it brings. */
export const throughWith = (g: Game): readonly CompanyId[] => {
  const turn = frameAt(g, Turn)?.company;
  const acted = g.title.prospects?.ran?.(g) ?? frameAt(g, Operating)?.acted ?? [];
  return acted.filter(c => c !== turn);
};

const paidPerRound = (g: Game): number => {
  const companies = Object.values(g.state.companies);
  const earned = companies.reduce((sum, c) => sum + (c.floated && !c.closed ? Math.max(30, c.revenue ?? 0) : 0), 0);
  return Math.max(100, earned);
};
