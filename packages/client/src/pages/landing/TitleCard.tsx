import type { Cover } from '@roundhouse/titles/covers';
import { type ReactNode, Suspense } from 'react';
import { hrefOf } from '../../app/routes.ts';
import { useTitle } from '../../store/useTitle.ts';
import { local, say, shelfId, titleName } from '../../words/index.ts';
import { Later } from '../frame/Later.tsx';
import { playersLine } from '../frame/players.ts';
import { TitleMap } from './TitleMap.tsx';
import css from './titleCard.module.css';

const CoverMap = ({ cover }: { readonly cover: Cover }): ReactNode => <TitleMap title={useTitle(cover)} />;

/** A title on the shelf: its map, who can play it, how long it takes, and what makes it different. */
export const TitleCard = ({ title }: { readonly title: Cover }): ReactNode => {
  const id = shelfId(title);
  return (
    <li className={css['card']}>
      <Later className={css['map']}>
        {() => (
          <Suspense>
            <CoverMap cover={title} />
          </Suspense>
        )}
      </Later>
      <div className={css['text']}>
        <h3>{titleName(title)}</h3>
        <p className={css['facts']}>
          {[playersLine(title), local(title, 'length'), local(title, 'weight')].filter(Boolean).join(' · ')}
        </p>
        <p>{local(title, 'line')}</p>
        <p className={css['ways']}>
          <a
            className="button"
            href={hrefOf('newGame', {}, { title: id })}
            aria-label={say('landing.play.title', { title: titleName(title) })}
          >
            {say('landing.play')}
          </a>
          <a
            href={hrefOf('library', { title: id }, { part: 'guide' })}
            aria-label={say('guide.read.title', { title: titleName(title) })}
          >
            {say('guide.read')}
          </a>
          <a
            href={hrefOf('library', { title: id })}
            aria-label={say('landing.rules.title', { title: titleName(title) })}
          >
            {say('landing.rules')}
          </a>
        </p>
      </div>
    </li>
  );
};
