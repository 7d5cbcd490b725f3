import { lessons, lessonWords } from '@roundhouse/lessons';
import { type ReactNode, useDeferredValue, useEffect } from 'react';
import type { PageProps } from '../app/pages.ts';
import { hrefOf } from '../app/routes.ts';
import { clearTable, shownIn, useTable } from '../store/table.ts';
import { TableView } from '../table/TableView.tsx';
import { language, say } from '../words/index.ts';
import { openLesson } from './classroom.ts';
import css from './learn.module.css';
import { beginAgain, beginLesson, usePupil } from './pupil.ts';

/** One lesson: a table with a position, and a teacher above it. */
export const LessonPage = ({ where }: PageProps): ReactNode => {
  const id = where.params['lesson'] ?? '';
  const lesson = lessons.find(l => l.id === id);
  const words = lessonWords[language()][id];
  const isShown = useTable(s => s.id === id && s.status === 'ready' && shownIn(s) !== undefined);
  const isLaid = useDeferredValue(isShown, false);
  useEffect(() => {
    if (!lesson) return;
    beginLesson(id);
    clearTable(id);
    void openLesson(lesson, usePupil.getState().at?.did);
  }, [id, lesson]);
  useEffect(() => {
    if (words) document.title = `${words.heading} · ${say('site.name')}`;
  }, [words]);
  if (!lesson || !words)
    return (
      <main className={css['missing']}>
        <p>{say('learn.missing')}</p>
        <a className="button" href={hrefOf('learn')}>
          {say('learn.all')}
        </a>
      </main>
    );
  if (!isShown || !isLaid) return <main className={css['missing']}>{say('table.loading')}</main>;
  return <TableView coach={<Teacher id={id} />} />;
};

/** What the teacher says: the story and the task, a kind sentence, or what was learnt. */
const Teacher = ({ id }: { readonly id: string }): ReactNode => {
  const words = lessonWords[language()][id];
  const answer = usePupil(s => (s.at?.lesson === id ? s.at.answer : undefined));
  const at = lessons.findIndex(l => l.id === id);
  const next = lessons[at + 1];
  const isRight = answer === 'right';
  if (!words) return null;
  return (
    <section className={css['teacher']} aria-label={say('learn.lesson')} data-answer={answer}>
      <p className={css['where']}>
        <a href={hrefOf('learn')}>{say('learn.all')}</a>
        <b>
          {at + 1}. {words.heading}
        </b>
        <a href={hrefOf('glossary')}>{say('learn.words')}</a>
      </p>
      {!isRight && <p className={css['story']}>{words.story}</p>}
      {!isRight && (
        <p className={css['task']} data-testid="task">
          {words.task}
        </p>
      )}
      <p className={css['said']} role="status" data-testid="said">
        {answer && (isRight ? words.right : (words.wrong[answer] ?? words.other))}
      </p>
      {isRight && (
        <p className={css['onward']}>
          {next ? (
            <a className="button primary" href={hrefOf('lesson', { lesson: next.id })}>
              {say('learn.next', { what: lessonWords[language()][next.id]?.heading ?? '' })}
            </a>
          ) : (
            <a className="button primary" href={hrefOf('learn')}>
              {say('learn.finish')}
            </a>
          )}
          <button
            type="button"
            onClick={() => {
              beginAgain(id);
              clearTable(id);
              const lesson = lessons[at];
              if (lesson) void openLesson(lesson);
            }}
          >
            {say('learn.again')}
          </button>
        </p>
      )}
    </section>
  );
};
