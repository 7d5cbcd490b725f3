import type { ReactNode } from 'react';
import { BoardPicture } from '../../board/BoardPicture.tsx';
import { say } from '../../words/index.ts';
import { Later } from '../frame/Later.tsx';
import { scene } from './scene.ts';
import css from './settings.module.css';

/** A few tiles and tokens as they look under these settings. */
export const Preview = (): ReactNode => {
  const game = scene();
  return (
    <figure className={css['preview']}>
      <Later className={css['picture']}>
        {() => game && <BoardPicture game={game} label={say('settings.preview')} />}
      </Later>
      <figcaption>{say('settings.preview')}</figcaption>
    </figure>
  );
};
