import { closePrivate, colourOf, type Game, type HexId, type PrivateId, phaseOf, type Table } from '@roundhouse/engine';
import type { StationFunction, TrackFunction } from './functions.ts';
import { METROPOLISES } from './rhine.ts';
import { type Reserve, terrainAt, terrainCost } from './track.ts';

const isGreen = (g: Game): boolean => phaseOf(g).colour === 'green';

const mountains = (g: Game): readonly HexId[] =>
  g.title.parts.map.ids.filter(hex => terrainAt(g, hex)?.kind === 'mountain');

/** Hexes kept for the owners of privates until the first 5-train. */
export const reserves: Readonly<Record<PrivateId, Reserve>> = {
  P1: { hex: 'E14', colour: 'white' },
  P1a: { hex: 'E12', colour: 'white', from: '3' },
  P2a: { hex: 'G12', colour: 'yellow' },
};

/** What the owners of privates may have their companies lay. [RHL-4.1.1] */
export const trackFunctions: Readonly<Record<PrivateId, TrackFunction>> = {
  /** The first tile on E14, beside the normal one and at its cost. */
  P1: { hexes: g => (colourOf(g, 'E14') === 'white' ? ['E14'] : []), cost: terrainCost },
  /** Tile 935 over whatever lies on E8, as the only tile, with a free station; then the certificate is gone. */
  P2: { open: isGreen, hexes: () => ['E8'], tile: '935', alone: true, station: 'free', closes: true },
  /** A tile on a mountain, beside the normal one and for nothing. */
  P3: { hexes: mountains },
  /** A Metropolis from yellow to green, beside the normal tile and for nothing, with a station at its price. */
  P4: { open: isGreen, hexes: g => METROPOLISES.filter(hex => colourOf(g, hex) === 'yellow'), station: 'priced' },
  /** The first tile on E12, beside the normal one and for nothing. */
  P1a: { open: isGreen, hexes: g => (colourOf(g, 'E12') === 'white' ? ['E12'] : []) },
  /** G12 from yellow to green, as the only tile and for nothing, with a station at its price. */
  P2a: { open: isGreen, hexes: () => ['G12'], tile: '1990', alone: true, station: 'priced' },
};

/** A station in Essen once it has a tile, beside the places if they are full. */
export const stationFunctions: Readonly<Record<PrivateId, StationFunction>> = {
  P4a: { hex: 'D13', open: g => g.state.map.tiles['D13'] !== undefined },
};

/** With the first 5-train all privates close. [RHL-4.1] */
export const closePrivates = (t: Table): void => {
  for (const id of Object.keys(t.state.privates)) closePrivate(t, id);
};
