import {
  type CompanyId,
  type Game,
  type HexId,
  type Money,
  stationsOf,
  unless,
  type Violation,
} from '@roundhouse/engine';

/** 40 for the second station of a company, as long as it is one of its own; 100 for every other. [CZ-VIII.6] */
export const stationCost = (g: Game, company: CompanyId): Money => {
  const own = g.state.companies[company]?.tokens.includes(SECOND);
  return own && stationsOf(g, company).length === 1 ? SECOND : FURTHER;
};
const SECOND = 40;
/** What every marker costs that came with another company. */
export const FURTHER = 100;

const ATE = 'ATE';
const TEPLICE = 'B9';

/** Until the ATE has its home station nobody else places one on its hex. */
export const ateBar = (g: Game, company: CompanyId, hex: HexId): Violation | undefined => {
  const ate = g.state.companies[ATE];
  return unless(hex !== TEPLICE || company === ATE || !!ate?.operated || !!ate?.closed, 'token.ate', { hex });
};
