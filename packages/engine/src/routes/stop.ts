import type { CompanyId, HexId } from '../core/ids.ts';
import { known } from '../core/known.ts';
import { memo } from '../core/memo.ts';
import type { Game } from '../core/state.ts';
import { passes } from '../map/reach.ts';
import { hexOf, lying, valueIn } from '../map/tile.ts';
import { tokenOn } from '../map/token.ts';
import { phaseOf } from '../trains/phase.ts';
import { writePoint } from './point.ts';
import type { Stop } from './problem.ts';

export const stopId = (hex: HexId, node: number): string => writePoint({ hex, node });

/** A stop as a company's trains find it now. */
export const stopFor = (g: Game, company: CompanyId, hex: HexId, node: number): Stop => {
  const printed = known(lying(g, hex).nodes[node]);
  return {
    id: stopId(hex, node),
    hex,
    kind: printed.kind,
    value: g.title.rules.routes.value(g, hex, node) ?? valueIn(printed, phaseOf(g).colour),
    visit: visitOf(g, hex, node),
    own: tokenOn(g, company, hex)?.city === node,
    open: passes(g, company, hex, node),
    end: printed.end,
    tags: g.title.rules.routes.tags(g, hex, node, company),
  };
};

/** The first hex of every place that covers several, by hex number. */
const firstHexes = memo(
  g => g.title.parts.map,
  (g): ReadonlyMap<string, number> => {
    const { ids, hexes } = g.title.parts.map;
    return new Map(ids.map((id, i) => [hexes[id]?.place ?? '', i] as const).toReversed());
  },
);

/** One number per place: hexes and stops that are one place share it. */
export const visitOf = (g: Game, hex: HexId, node: number): number => {
  const area = hexOf(g, hex).place;
  if (area) return known(firstHexes(g).get(area)) * 16;
  const { nodes } = lying(g, hex);
  const place = nodes[node]?.place;
  return (g.title.parts.map.index[hex] ?? -1) * 16 + (place ? nodes.findIndex(n => n.place === place) : node);
};

/** The hex side between two hexes, the same name from both. */
export const borderId = (g: Game, a: HexId, b: HexId): string => {
  const { index } = g.title.parts.map;
  return (index[a] ?? -1) < (index[b] ?? -1) ? writePoint({ hex: a, next: b }) : writePoint({ hex: b, next: a });
};

/** Whether track across this border changes gauge. */
export const changesGauge = (g: Game, a: HexId, b: HexId): boolean => {
  const [x, y] = [hexOf(g, a).region, hexOf(g, b).region];
  return x !== undefined && y !== undefined && x !== y;
};
