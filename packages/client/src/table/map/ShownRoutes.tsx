import type { ReactNode } from 'react';
import { useDraft } from '../../store/draft.ts';
import type { Asked } from '../asked.ts';
import { useRunning } from '../run/running.ts';
import { RouteLine } from './RouteLayer.tsx';

/** The routes in hand, each in its train's colour; while one is traced the others are pale. */
export const ShownRoutes = ({ asked }: { readonly asked: Asked }): ReactNode => {
  const running = useRunning(asked);
  const train = useDraft(s => s.train);
  const shown = useDraft(s => s.shown);
  const { game } = asked;
  if (shown) return shown.map((route, n) => <RouteLine key={route.path.join()} game={game} route={route} n={n} />);
  return running?.bills.map(
    ({ route, train: n }) =>
      route && <RouteLine key={n} game={game} route={route} n={n} isFaint={train !== undefined && train !== n} />,
  );
};
