import { borderId, type Game, type HexId, stopId } from '@roundhouse/engine';

/** A stop of a recorded route: the hex, and the stop as we name it. */
export interface SiteStop {
  readonly hex: HexId;
  readonly id: string;
}

/** The site names the hexes of each stretch between two stops; we name stops and the sides crossed on the way. */
export const pathOf = (
  g: Game,
  stops: readonly SiteStop[],
  connections: readonly (readonly HexId[])[],
): readonly string[] => {
  const path = stops.slice(0, 1).map(s => s.id);
  for (const [i, stretch] of connections.entries()) {
    const hexes = [...stretch];
    if (hexes[0] !== stops[i]?.hex || (hexes.length > 1 && hexes.at(-1) !== stops[i + 1]?.hex)) hexes.reverse();
    for (let k = 1; k < hexes.length; k++) path.push(borderId(g, hexes[k - 1] as HexId, hexes[k] as HexId));
    path.push(stops[i + 1]?.id ?? '');
  }
  return path;
};

/** The hexes of the stops in order: where stretches begin, end and meet; from either end of the first, if both will do. */
export const stopHexes = (connections: readonly (readonly HexId[])[]): readonly (readonly HexId[])[] => {
  const ends = connections.map(c => [c[0] ?? '', c.at(-1) ?? ''] as const);
  return [...new Set(ends[0] ?? [])].flatMap(start => {
    const hexes = [start];
    for (const [x, y] of ends) {
      const at = hexes.at(-1);
      if (at !== x && at !== y) return [];
      hexes.push(at === x ? y : x);
    }
    return [hexes];
  });
};

/** All ways to stop on these hexes, one after the other, at one of the stops each has. */
export const stopsOn = (hexes: readonly HexId[], nodesOf: (hex: HexId) => readonly number[]) =>
  hexes.reduce<readonly (readonly SiteStop[])[]>(
    (found, hex) => found.flatMap(before => nodesOf(hex).map(node => [...before, { hex, id: stopId(hex, node) }])),
    [[]],
  );
