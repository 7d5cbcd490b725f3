import { glossary } from '@roundhouse/lessons/glossary';
import type { ReactNode } from 'react';
import { Later } from '../../pages/frame/Later.tsx';
import { language } from '../../words/index.ts';
import { WordPicture } from './WordPicture.tsx';
import css from './words.module.css';

/** Words of the hobby, each with a sentence and a picture. */
export const WordList = ({
  ids,
  at,
}: {
  readonly ids: readonly string[];
  readonly at?: string | undefined;
}): ReactNode => (
  <dl className={css['words']}>
    {ids.map(id => {
      const term = glossary[language()][id];
      return (
        term && (
          <div key={id} id={`word-${id}`} className={css['word']} data-sought={id === at || undefined}>
            <dt>{term.name}</dt>
            <dd>{term.says}</dd>
            <dd className={css['picture']}>
              <Later>{() => <WordPicture id={id} label={term.name} />}</Later>
            </dd>
          </div>
        )
      );
    })}
  </dl>
);
