import {
  type Bonus,
  colourOf,
  drawNumber,
  type Game,
  type HexId,
  seedOf,
  since,
  slice,
  type Table,
} from '@roundhouse/engine';
import { RUHR_LINKS } from './ruhr.ts';

type Location = 'coal' | 'steel';

/** Order cards: where the coalmine and the steel mill token lie. */
export const ORDER_CARDS: Readonly<Record<number, readonly [coal: HexId, steel: HexId]>> = {
  1: ['J3', 'E6'],
  2: ['K4', 'D9'],
  3: ['D9', 'E6'],
  4: ['D9', 'D13'],
  5: ['C12', 'E6'],
  6: ['C12', 'D9'],
  7: ['J3', 'D13'],
  8: ['D11', 'E6'],
  9: ['D11', 'D9'],
};

/** The order card drawn for the industry sites; it is put back before seats are dealt. */
export const sites = slice<{ readonly card: number }>('sites', { card: 0 });

export const drawSites = (t: Table): void => {
  sites.write(t).card = 1 + drawNumber(seedOf(t), 'industry sites', 9);
};

/** Industry at a stop: printed, on a token, or at one link of the Östliches Ruhrgebiet. */
export const locationsAt = (g: Game, hex: HexId, node: number): readonly Location[] => {
  const [coal, steel] = ORDER_CARDS[sites.of(g).card] ?? [];
  const link = RUHR_LINKS.find(l => l.hex === hex && l.node === node);
  return [
    ...(hex === coal || (hex === 'D7' && colourOf(g, 'D7') === 'brown') ? (['coal'] as const) : []),
    ...(hex === steel || hex === 'J15' ? (['steel'] as const) : []),
    ...(link ? [link.location] : []),
  ];
};

/** From the brown phase on coal and steel bring twice as much. */
export const industryTags = (g: Game, hex: HexId, node: number): readonly string[] => {
  const rate = since(g, '5') ? 40 : 20;
  return locationsAt(g, hex, node).flatMap(what => [what, `${what} ${rate}`]);
};

/** One coalmine and one steel mill on a route, or two of each. [RHL-6.2.4.2] */
export const industry: readonly Bonus[] = [20, 40].map(rate => ({
  id: 'industry',
  kind: 'both',
  tags: [`coal ${rate}`, `steel ${rate}`],
  pays: [0, rate, 2 * rate],
}));
