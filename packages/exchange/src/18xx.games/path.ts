import { borderId, type Game, type HexId } from '@roundhouse/engine';

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
