import { type Game, type HexId, hexOf, lying, type TileId, tileOf } from '@roundhouse/engine';
import { PRAHA } from './map.ts';

const kinds = (nodes: readonly { readonly kind: string }[]): string => nodes.map(n => n.kind).join();

/**
 * Where stops change in number: Praha gains cities until brown makes one of them, the two cities of an OO tile become
 * one, and so do the towns of a two-town tile.
 * [CZ-VIII.5]
 */
export const becomes = (g: Game, hex: HexId, tile: TileId): boolean | undefined => {
  const { layout, colour } = tileOf(g, tile);
  if (hex === PRAHA) return true;
  if (hexOf(g, hex).label?.text === 'OO' && colour === 'brown') return true;
  return kinds(lying(g, hex).nodes) === 'town,town' && colour === 'green' ? kinds(layout.nodes) === 'town' : undefined;
};
