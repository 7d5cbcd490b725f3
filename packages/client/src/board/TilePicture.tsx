import type { Colour, Hex, Tile } from '@roundhouse/engine';
import { memo, type ReactNode } from 'react';
import { HexFace } from './HexFace.tsx';

const NOWHERE: Hex = { id: '', layout: { nodes: [], paths: [] } };

interface TileProps {
  readonly tile: Tile;
  readonly turn?: number;
  readonly size?: number | string;
  readonly lit?: Colour;
}

/** A single tile as a picture. */
export const TilePicture = memo(
  ({ tile, turn = 0, size = 64, lit = 'yellow' }: TileProps): ReactNode => (
    <svg width={size} height={size} viewBox="-102 -102 204 204" aria-hidden="true">
      <HexFace hex={NOWHERE} tile={tile} turn={turn} lit={lit} />
    </svg>
  ),
);
