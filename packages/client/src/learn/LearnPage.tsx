import { lessons, lessonWords } from '@roundhouse/lessons';
import { covers } from '@roundhouse/titles/covers';
import type { ReactNode } from 'react';
import { hrefOf } from '../app/routes.ts';
import { Sheet } from '../pages/frame/Sheet.tsx';
import { easiest } from '../pages/frame/shelf.ts';
import { startFirstGame } from '../pages/landing/start.ts';
import { language, say, shelfId, titleName } from '../words/index.ts';
import css from './learn.module.css';
import { usePupil } from './pupil.ts';

/** All lessons, those learnt marked; then a first game. */
export const LearnPage = (): ReactNode => {
  const done = usePupil(s => s.done);
  const words = lessonWords[language()];
  const next = lessons.find(l => !done.includes(l.id));
  return (
    <Sheet place="learn" title={say('learn.title')}>
      <p className={css['lead']}>{say('learn.lead')}</p>
      {next && (
        <p>
          <a className="button primary" href={hrefOf('lesson', { lesson: next.id })}>
            {say(done.length ? 'learn.onward' : 'learn.begin', { what: words[next.id]?.heading ?? '' })}
          </a>
        </p>
      )}
      <ol className={css['list']}>
        {lessons.map((l, n) => (
          <li key={l.id} data-done={done.includes(l.id) || undefined}>
            <a href={hrefOf('lesson', { lesson: l.id })}>
              <span className={css['number']} aria-hidden="true">
                {done.includes(l.id) ? '✓' : n + 1}
              </span>
              <b>{words[l.id]?.heading}</b>
              <span>{words[l.id]?.task}</span>
              {done.includes(l.id) && <span className="hidden-visually">{say('learn.done')}</span>}
            </a>
          </li>
        ))}
      </ol>
      <p>
        <a href={hrefOf('practice', { task: '' })}>{say('practice.open')}</a>
      </p>
      <p>
        <a href={hrefOf('glossary')}>{say('learn.words')}</a>
      </p>
      <section className={css['first']}>
        <h2>{say('learn.guides')}</h2>
        <ul className={css['guides']}>
          {covers.map(c => (
            <li key={c.id}>
              <a href={hrefOf('library', { title: shelfId(c) }, { part: 'guide' })}>{titleName(c)}</a>
            </li>
          ))}
        </ul>
      </section>
      <section className={css['first']}>
        <h2>{say('learn.first')}</h2>
        <p>{say('learn.first.lead', { title: titleName(easiest) })}</p>
        <button type="button" onClick={() => void startFirstGame(easiest)}>
          {say('learn.first.start')}
        </button>
      </section>
    </Sheet>
  );
};
