import { type Game, type HexId, lying, type Money } from '@roundhouse/engine';

/** The four ways into the Östliches Ruhrgebiet: from which side of which hex to which of its stops, and what lies there. */
export const RUHR_LINKS = [
  { from: 'C12', side: 4, hex: 'C14', node: 1, location: 'coal' },
  { from: 'D13', side: 3, hex: 'C14', node: 0, location: 'steel' },
  { from: 'D13', side: 4, hex: 'D15', node: 1, location: 'steel' },
  { from: 'E14', side: 3, hex: 'D15', node: 0, location: 'coal' },
] as const;

export const RUHR: readonly HexId[] = ['C14', 'D15'];

/** How many of them have track. */
const ruhrLinks = (g: Game): number => RUHR_LINKS.filter(({ from, side }) => lying(g, from).exits & (1 << side)).length;

/** 20 with one link, 10 more with every further one. [RHL-6.2.4.3] */
export const ruhrValue = (g: Game, hex: HexId): Money | undefined =>
  RUHR.includes(hex) ? 10 + 10 * Math.max(1, ruhrLinks(g)) : undefined;
