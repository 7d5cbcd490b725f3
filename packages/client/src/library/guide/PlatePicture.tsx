import { routeProblem, routesOf, scenario, type Title } from '@roundhouse/engine';
import type { Plate } from '@roundhouse/lessons/guides';
import { solve } from '@roundhouse/optimiser';
import { type ReactNode, useMemo } from 'react';
import { BoardLayers } from '../../board/BoardLayers.tsx';
import { viewBoxAround } from '../../board/print.ts';
import { RouteLine } from '../../table/map/RouteLayer.tsx';

interface PictureProps {
  readonly plate: Pick<Plate, 'position' | 'around' | 'run'>;
  readonly title: Title;
  readonly label: string;
}

/** A board of a guide: a position of the engine, and the best run on it, if there is one to be seen. */
export const PlatePicture = ({ plate, title, label }: PictureProps): ReactNode => {
  const { game, routes } = useMemo(() => {
    const game = scenario(title, plate.position);
    const problem = plate.run && routeProblem(game, plate.run.company);
    return { game, routes: problem ? routesOf(problem, solve(problem).runs) : [] };
  }, [plate, title]);
  return (
    <svg viewBox={viewBoxAround(title.parts.map, plate.around)} role="img" width="100%" height="100%">
      <title>{label}</title>
      <BoardLayers game={game}>
        {routes.map((route, n) => (
          <RouteLine key={route.train} game={game} route={route} n={n} />
        ))}
      </BoardLayers>
    </svg>
  );
};
