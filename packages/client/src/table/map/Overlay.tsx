import { type Colour, type Game, type HexId, lying, tokensAt } from '@roundhouse/engine';
import { memo, type ReactNode } from 'react';
import { outline, type Point, sheetOf } from '../../board/geometry.ts';
import { HexFace } from '../../board/HexFace.tsx';
import { HexTokens } from '../../board/HexTokens.tsx';
import { keptAt } from '../../board/print.ts';
import { stopPoint } from '../../board/routePath.ts';
import { armsIn, Disk } from '../../board/Token.tsx';
import css from './map.module.css';

const moved = ({ x, y }: Point): string => `translate(${x} ${y})`;

/** Hexes that may be chosen. */
export const Glow = memo(({ game, hexes }: { readonly game: Game; readonly hexes: readonly HexId[] }): ReactNode => {
  const { centres } = sheetOf(game.title.parts.map);
  return hexes.map(hex => (
    <path key={hex} className={css['glow']} data-hex={hex} d={outline(95)} transform={moved(centres[hex] as Point)} />
  ));
});

interface GhostProps {
  /** The game with the tile in its place. */
  readonly after: Game;
  readonly hex: HexId;
  readonly tile: string;
  readonly turn: number;
  readonly lit: Colour;
}

/** A tile about to be laid, with the tokens that stay on it. */
export const GhostTile = ({ after, hex, tile, turn, lit }: GhostProps): ReactNode => {
  const { map, tiles, companies } = after.title.parts;
  const centre = sheetOf(map).centres[hex];
  const printed = map.hexes[hex];
  if (!centre || !printed) return null;
  return (
    <g transform={moved(centre)} className={css['ghost']}>
      <HexFace hex={printed} tile={tiles[tile]} turn={turn} lit={lit} />
      <HexTokens
        layout={lying(after, hex)}
        tokens={tokensAt(after, hex)}
        kept={keptAt(after)[hex] ?? []}
        arms={armsIn(companies)}
      />
      <path className={css['chosen']} d={outline(96)} />
    </g>
  );
};

interface GhostTokenProps {
  readonly game: Game;
  readonly company: string;
  readonly hex: HexId;
  readonly city: number;
}

/** A token about to be placed. */
export const GhostToken = ({ game, company, hex, city }: GhostTokenProps): ReactNode => {
  const arms = armsIn(game.title.parts.companies)[company];
  const p = stopPoint(game, hex, city);
  return arms ? (
    <g className={css['ghostToken']}>
      <Disk arms={arms} x={p.x} y={p.y} r={26} />
    </g>
  ) : null;
};

interface RingProps {
  readonly game: Game;
  readonly hex: HexId | undefined;
  readonly kind: 'cursor' | 'chosen' | 'looked';
}

/** A ring around one hex. */
export const Ring = ({ game, hex, kind }: RingProps): ReactNode => {
  const centre = hex && sheetOf(game.title.parts.map).centres[hex];
  return centre ? <path className={css[kind]} d={outline(96)} transform={moved(centre)} /> : null;
};
