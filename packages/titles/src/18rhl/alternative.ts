import { type CompanyId, type Game, type HexId, lying, type Money, printedCost, tokenFor } from '@roundhouse/engine';
import { anyAlternative, isAlternative } from './options.ts';

/** The lime quarry lies on E12 with the first certificate of the alternative package. */
const QUARRY: HexId = 'E12';

export const hasQuarry = (g: Game, hex: HexId): boolean => hex === QUARRY && isAlternative(g.state.setup.options, 1);

const isOffBoard = (g: Game, hex: HexId): boolean => lying(g, hex).nodes.some(n => n.end);

/** With any alternative certificate a station off the board costs half as much again. [RHL-8.5 RHL-8.5.1] */
export const stationCost = (g: Game, company: CompanyId, hex: HexId): Money => {
  const price = printedCost(tokenFor(g, company) ?? 0);
  return anyAlternative(g) && isOffBoard(g, hex) ? price * 1.5 : price;
};
