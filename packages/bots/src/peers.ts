import { type CompanyId, type Game, type Money, partOf, units } from '@roundhouse/engine';
import { chanceToFloat } from './float.ts';

/** A company smaller or larger than all that earn is trusted with a little less. */
const UNLIKE = 0.8;

/** How far a company is trusted to do as well as its peers, beside what it does itself. */
const PEERS = 0.7;

/** What a share may bring beyond what its company earns itself: as far as it is trusted to catch up. */
export const flowHopedFor = (g: Game, company: CompanyId, rounds: number): Money =>
  PEERS * flowOfPeers(g, company, rounds);

/** What a share brings if its company comes to earn what others of its size earn now: the young catch up. */
export const flowOfPeers = (g: Game, company: CompanyId, rounds: number): Money =>
  rounds * earnedByPeers(g, company) * chanceToFloat(g, company);

/** What others of its size earn now, for one share. */
export const earnedByPeers = (g: Game, company: CompanyId): Money => {
  const earning = Object.keys(g.state.companies).filter(c => partOf(g, c).led && earnsNow(g, c));
  const alike = earning.filter(c => units(g, c) === units(g, company));
  const peers = alike.length ? alike : earning;
  if (!peers.length) return 0;
  const mean = peers.reduce((sum, c) => sum + revenueOf(g, c) / units(g, c), 0) / peers.length;
  return mean * (alike.length ? 1 : UNLIKE);
};

const revenueOf = (g: Game, company: CompanyId): Money => g.state.companies[company]?.revenue ?? 0;

const earnsNow = (g: Game, company: CompanyId): boolean => {
  const now = g.state.companies[company];
  return !!now?.floated && !now.closed && revenueOf(g, company) > 0;
};
