import type { Game } from '@roundhouse/engine';
import type { ReactNode } from 'react';
import { BoardLayers } from './BoardLayers.tsx';
import { viewBoxOf } from './print.ts';

/** The board of a position as a still picture. */
export const BoardPicture = ({ game, label }: { readonly game: Game; readonly label: string }): ReactNode => (
  <svg viewBox={viewBoxOf(game.title.parts.map)} role="img" width="100%" height="100%">
    <title>{label}</title>
    <BoardLayers game={game} />
  </svg>
);
