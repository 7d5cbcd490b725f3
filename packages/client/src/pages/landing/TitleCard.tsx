import type { Title } from '@roundhouse/engine';
import type { ReactNode } from 'react';
import { hrefOf } from '../../app/routes.ts';
import { local, say, shelfId, titleName } from '../../words/index.ts';
import { Later } from '../frame/Later.tsx';
import { playersLine } from '../frame/players.ts';
import { TitleMap } from './TitleMap.tsx';
import css from './titleCard.module.css';

/** A title on the shelf: its map, who can play it, how long it takes, and what makes it different. */
export const TitleCard = ({ title }: { readonly title: Title }): ReactNode => {
  const id = shelfId(title);
  return (
    <li className={css['card']}>
      <Later className={css['map']}>{() => <TitleMap title={title} />}</Later>
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
