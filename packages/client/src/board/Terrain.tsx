import type { ReactNode } from 'react';
import css from './board.module.css';
import type { Point } from './geometry.ts';
import { useLeast } from './least.ts';

const LARGEST = 31;

/** Small engravings by kind of terrain; others show their cost alone. */
const GLYPHS: Readonly<Record<string, string>> = {
  desert: 'M-30 6Q-22 -8 -12 2Q-4 -10 8 0Q16 -8 30 6M-22 14H-20M-8 12H-6M6 14H8M18 12H20M-15 -12H-13M0 -16H2M14 -12H16',
  mountain: 'M-30 12L-14 -12L-4 2L8 -18L30 12M-14 -12L-10 4M8 -18L4 -2L11 4L8 12M-14 -12L-19 6',
  hill: 'M-30 10Q-20 -12 -8 6Q4 -14 16 4Q24 -6 30 10',
  water: 'M-30 -6Q-22 -14 -15 -6T0 -6T15 -6T30 -6M-30 6Q-22 -2 -15 6T0 6T15 6T30 6',
  river: 'M-30 -6Q-22 -14 -15 -6T0 -6T15 -6T30 -6M-30 6Q-22 -2 -15 6T0 6T15 6T30 6',
  swamp: 'M-28 8H28M-18 8V-6M-12 8L-16 -2M0 8V-10M6 8L2 -2M18 8V-6M24 8L20 -2',
};

interface TerrainProps {
  readonly kind: string;
  readonly cost: string;
  readonly at: Point;
  /** Beside stops the picture is smaller. */
  readonly isSmall: boolean;
}

/** What building on a hex costs, under a picture of why. */
export const Terrain = ({ kind, cost, at, isSmall }: TerrainProps): ReactNode => {
  const size = isSmall ? 0.62 : 1;
  const least = useLeast();
  const letters = Math.max(isSmall ? 13 : 15, least);
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      {GLYPHS[kind] && (
        <path className={css['glyph']} d={GLYPHS[kind]} transform={`translate(0 ${isSmall ? -7 : 0}) scale(${size})`} />
      )}
      {least <= LARGEST && (
        <text
          className={css['cost']}
          y={GLYPHS[kind] ? (isSmall ? 3 + letters / 2 : 16 + letters / 2) : 0}
          style={{ fontSize: letters }}
        >
          {cost}
        </text>
      )}
    </g>
  );
};

/** The sign of a port. */
export const Anchor = ({ x, y }: { readonly x: number; readonly y: number }): ReactNode => (
  <g transform={`translate(${x} ${y})`}>
    <circle className={css['glyph']} cy={-15} r={4} />
    <path className={css['glyph']} d="M0 -11V16M-8 -5H8M-14 5Q-12 16 0 16Q12 16 14 5" strokeWidth={3} />
  </g>
);
