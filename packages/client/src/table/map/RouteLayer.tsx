import { type Game, lying, type Route, stopsAlong, writePoint } from '@roundhouse/engine';
import { memo, type ReactNode } from 'react';
import { drawingOf } from '../../board/drawing.ts';
import { routePath, stopPoint } from '../../board/routePath.ts';
import { hull } from '../../board/Stop.tsx';
import { slotRadius, slotSpots } from '../../board/slots.ts';
import css from './map.module.css';

/** The colour of a company's nth train on the map and in its bill. */
export const routeColour = (n: number): string => `var(--route-${(n % 6) + 1})`;

interface RouteProps {
  readonly game: Game;
  readonly route: Route;
  /** Which train of the company. */
  readonly n: number;
  readonly isFaint?: boolean;
}

/** One route over the map: a coloured line on the track, its stops ringed. */
export const RouteLine = memo(({ game, route, n, isFaint }: RouteProps): ReactNode => {
  const d = routePath(game, route.path);
  const stops = stopsAlong(route.path);
  return (
    <g opacity={isFaint ? 0.35 : 1} style={{ color: routeColour(n) }}>
      <path className={css['routeCasing']} d={d} />
      <path className={css['route']} d={d} />
      {stops.map(stop => {
        const { hex, node } = stop;
        const p = stopPoint(game, hex, node);
        const layout = lying(game, hex);
        const slots = layout.nodes[node]?.slots ?? 0;
        if (slots < 2)
          return <circle key={writePoint(stop)} className={css['routeStop']} cx={p.x} cy={p.y} r={slots ? 29 : 15} />;
        return (
          <path
            key={writePoint(stop)}
            className={css['routeStop']}
            d={hull(slotSpots(slots, drawingOf(layout).spots[node]), slotRadius(slots) + 6)}
            transform={`translate(${p.x} ${p.y})`}
          />
        );
      })}
    </g>
  );
});
