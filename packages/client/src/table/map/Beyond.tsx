import type { ReactNode } from 'react';
import type { Point } from '../../board/geometry.ts';
import { say } from '../../words/index.ts';
import type { Camera } from './camera.ts';
import css from './map.module.css';

const ARROWS = { left: '◀', right: '▶', top: '▲', bottom: '▼' } as const;
type Side = keyof typeof ARROWS;

/** Arrows at the edges of the map that say where more hexes may be chosen out of sight; pressed, they bring them in. */
export const Beyond = ({
  camera,
  points,
}: {
  readonly camera: Camera;
  readonly points: readonly Point[];
}): ReactNode => {
  const { x, y, k } = camera.view;
  const [width = 0, height = 0] = camera.size.split(' ').map(Number);
  if (!width) return null;
  const sideOf = (p: Point): Side | undefined => {
    const [sx, sy] = [p.x * k + x, p.y * k + y];
    return sx < 0 ? 'left' : sx > width ? 'right' : sy < 0 ? 'top' : sy > height ? 'bottom' : undefined;
  };
  const away = points.map(p => ({ p, side: sideOf(p) })).filter(a => a.side !== undefined);
  return (Object.keys(ARROWS) as Side[]).map(side => {
    const there = away.filter(a => a.side === side);
    const [first] = there;
    return (
      first && (
        <button
          key={side}
          type="button"
          className={css['beyond']}
          data-side={side}
          aria-label={say('table.beyond', { count: there.length })}
          title={say('table.beyond', { count: there.length })}
          onClick={() => camera.show(first.p)}
        >
          {ARROWS[side]} {there.length}
        </button>
      )
    );
  });
};
