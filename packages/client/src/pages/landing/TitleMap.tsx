import { start, type Title } from '@roundhouse/engine';
import { type ReactNode, useMemo } from 'react';
import { BoardPicture } from '../../board/BoardPicture.tsx';
import { say, titleName } from '../../words/index.ts';

/** The map of a title as it is printed, drawn from its parts. */
export const TitleMap = ({ title }: { readonly title: Title }): ReactNode => {
  const game = useMemo(() => start(title, { players: Math.min(...title.players), options: {}, seed: 'map' }), [title]);
  return <BoardPicture game={game} label={say('landing.map', { title: titleName(title) })} />;
};
