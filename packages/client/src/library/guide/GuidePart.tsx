import type { Title } from '@roundhouse/engine';
import { CHAPTERS, guideTo, type Plate } from '@roundhouse/lessons/guides';
import { type ReactNode, Suspense } from 'react';
import { hrefOf } from '../../app/routes.ts';
import { Later } from '../../pages/frame/Later.tsx';
import { useTitle } from '../../store/useTitle.ts';
import { language, say, shelfId } from '../../words/index.ts';
import css from './guide.module.css';
import { PlatePicture } from './PlatePicture.tsx';

const Picture = ({ plate, title, label }: { plate: Plate; title: string; label: string }): ReactNode => (
  <PlatePicture plate={plate} title={useTitle({ id: title })} label={label} />
);

/** How a title is played, in plain words and with boards of its own. */
export const GuidePart = ({ title }: { readonly title: Title }): ReactNode => {
  const guide = guideTo(title.id);
  if (!guide) return null;
  const words = guide.words[language()];
  return (
    <article className={css['guide']}>
      <p className={css['lead']}>{words.lead}</p>
      {CHAPTERS.map(chapter => (
        <section key={chapter} aria-labelledby={`guide-${chapter}`} data-chapter={chapter}>
          <h2 id={`guide-${chapter}`}>{say(`guide.${chapter}`)}</h2>
          <div className={css['body']}>
            <dl className={css['points']} data-counted={chapter === 'round' || undefined}>
              {words[chapter].map(([what, says]) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd>{says}</dd>
                </div>
              ))}
            </dl>
            {guide.plates
              .filter(p => p.chapter === chapter)
              .map(p => (
                <figure key={p.id} className={css['plate']}>
                  <Later className={css['picture']}>
                    {() => (
                      <Suspense>
                        <Picture
                          plate={p}
                          title={p.title ?? guide.titles[0] ?? title.id}
                          label={words.plates[p.id] ?? ''}
                        />
                      </Suspense>
                    )}
                  </Later>
                  <figcaption>{words.plates[p.id]}</figcaption>
                </figure>
              ))}
          </div>
        </section>
      ))}
      <nav className={css['onward']} aria-label={say('guide.onward')}>
        <a className="button" href={hrefOf('newGame', {}, { title: shelfId(title) })}>
          {say('landing.play')}
        </a>
        <a href={hrefOf('library', { title: shelfId(title) }, { part: 'rules' })}>{say('guide.rules')}</a>
        <a href={hrefOf('learn')}>{say('learn.title')}</a>
        <a href={hrefOf('glossary')}>{say('learn.words')}</a>
      </nav>
    </article>
  );
};
