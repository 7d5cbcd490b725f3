import { type Cover, covers } from '@roundhouse/titles/covers';
import { type ReactNode, Suspense } from 'react';
import { BoardPicture } from '../../board/BoardPicture.tsx';
import { useTitle } from '../../store/useTitle.ts';
import { say } from '../../words/index.ts';
import { Later } from '../frame/Later.tsx';
import { scene } from './scene.ts';
import css from './settings.module.css';

const Scene = (): ReactNode => (
  <BoardPicture game={scene(useTitle(covers[0] as Cover))} label={say('settings.preview')} />
);

/** A few tiles and tokens as they look under these settings. */
export const Preview = (): ReactNode => (
  <figure className={css['preview']}>
    <Later className={css['picture']}>
      {() => (
        <Suspense>
          <Scene />
        </Suspense>
      )}
    </Later>
    <figcaption>{say('settings.preview')}</figcaption>
  </figure>
);
