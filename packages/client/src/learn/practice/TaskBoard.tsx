import { type Game, reach, type Title } from '@roundhouse/engine';
import type { Task, TileLay } from '@roundhouse/lessons/practice';
import { type ReactNode, useMemo } from 'react';
import { BoardLayers } from '../../board/BoardLayers.tsx';
import { viewBoxAround } from '../../board/print.ts';
import { RouteLine } from '../../table/map/RouteLayer.tsx';
import { say, titleName } from '../../words/index.ts';
import { routesShown } from './sentences.ts';

export interface BoardProps {
  readonly task: Task;
  readonly game: Game;
  /** A lay that is thought of. */
  readonly lay: TileLay | undefined;
  /** The best routes are drawn. */
  readonly isSolved: boolean;
}

const withLay = (g: Game, lay: TileLay | undefined): Game =>
  lay
    ? {
        title: g.title,
        state: {
          ...g.state,
          map: { ...g.state.map, tiles: { ...g.state.map.tiles, [lay.hex]: { tile: lay.tile, turn: lay.turn } } },
        },
      }
    : g;

/** What of the map matters: where the company has a station or its trains come, and where a tile is asked about. */
const around = (title: Title, g: Game, task: Task): readonly string[] => {
  const { entries, track } = reach(g, task.company);
  const own = title.parts.map.ids.filter(
    (id, n) => entries[n] || track[n] || g.state.map.tokens[id]?.some(t => t.by === task.company),
  );
  return [...own, ...task.replies.flatMap(r => r.lay?.hex ?? [])];
};

/** The board of a task. */
export const TaskBoard = ({ task, game, lay, isSolved }: BoardProps): ReactNode => {
  const shown = useMemo(() => withLay(game, lay), [game, lay]);
  const isDrawn = isSolved && (task.kind === 'run' || task.kind === 'tile');
  const routes = useMemo(() => (isDrawn ? routesShown(shown, task.company) : []), [isDrawn, shown, task.company]);
  const { map } = game.title.parts;
  const hexes = useMemo(() => around(game.title, game, task), [game, task]);
  return (
    <svg viewBox={viewBoxAround(map, hexes.length ? hexes : map.ids, 190)} role="img" width="100%" height="100%">
      <title>{say('landing.map', { title: titleName(game.title) })}</title>
      <BoardLayers game={shown}>
        {routes.map((route, n) => (
          <RouteLine key={route.path.join()} game={shown} route={route} n={n} />
        ))}
      </BoardLayers>
    </svg>
  );
};
