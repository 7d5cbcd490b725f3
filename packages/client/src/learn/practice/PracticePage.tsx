import { scenario } from '@roundhouse/engine';
import { seedOfDay, type Task } from '@roundhouse/lessons/practice';
import { type ReactNode, Suspense, useEffect, useId, useMemo, useState } from 'react';
import type { PageProps } from '../../app/pages.ts';
import { hrefOf } from '../../app/routes.ts';
import { TilePicture } from '../../board/TilePicture.tsx';
import { Sheet } from '../../pages/frame/Sheet.tsx';
import { useTitle } from '../../store/useTitle.ts';
import { ChartPanel } from '../../table/panels/ChartPanel.tsx';
import { say, titleName } from '../../words/index.ts';
import { makeTask } from '../../work/practice.ts';
import { Fleets } from './Fleets.tsx';
import css from './practice.module.css';
import { replySays, taskAsks, verdict } from './sentences.ts';
import { noteReply, useSolved } from './solved.ts';
import { type BoardProps, TaskBoard } from './TaskBoard.tsx';
import { asks } from './words.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Today, the same for everybody: a day is a day of Greenwich. */
const today = (): string => new Date().toISOString().slice(0, 10);

const freshSeed = (): string => Math.random().toString(36).slice(2, 10);

/** What there is to look at: the board, the chart, or who has which trains. */
const Sight = (seen: BoardProps): ReactNode => {
  const { task, game } = seen;
  if (task.kind === 'rust') return <Fleets task={task} game={game} />;
  if (task.kind === 'pays' || task.kind === 'price') return <ChartPanel game={game} decision={undefined} />;
  return (
    <div className={css['board']}>
      <TaskBoard {...seen} />
    </div>
  );
};

/** One task: a board, a question, answers; then the reason. */
const Asked = ({ task }: { readonly task: Task }): ReactNode => {
  const title = useTitle({ id: task.title });
  const game = useMemo(() => scenario(title, task.position), [title, task]);
  const given = useSolved(s => s.given[task.seed]);
  const [chosen, setChosen] = useState<number | undefined>(given);
  const group = useId();
  const isSolved = given !== undefined;
  const lay = task.replies[isSolved && given === chosen ? task.right : (chosen ?? -1)]?.lay;
  return (
    <div className={css['task']} data-kind={task.kind} data-solved={isSolved ? given === task.right : undefined}>
      <Sight task={task} game={game} lay={lay} isSolved={isSolved} />
      <form
        className={css['ask']}
        onSubmit={e => {
          e.preventDefault();
          if (chosen !== undefined) noteReply(task.seed, chosen, chosen === task.right);
        }}
      >
        <p className={css['title']}>{titleName(title)}</p>
        <fieldset className={css['replies']}>
          <legend data-testid="question">{taskAsks(task, game)}</legend>
          {task.replies.map((reply, n) => {
            const tile = reply.lay && title.parts.tiles[reply.lay.tile];
            return (
              <label key={JSON.stringify(reply)} data-right={isSolved && n === task.right ? true : undefined}>
                <input
                  type="radio"
                  name={group}
                  checked={chosen === n}
                  disabled={isSolved}
                  onChange={() => setChosen(n)}
                />
                {tile && <TilePicture tile={tile} turn={reply.lay?.turn ?? 0} size={56} />}
                <span>{replySays(title, reply)}</span>
              </label>
            );
          })}
        </fieldset>
        {!isSolved && (
          <button type="submit" className="primary" aria-disabled={chosen === undefined}>
            {asks('answer')}
          </button>
        )}
        <p className={css['said']} role="status" data-testid="verdict">
          {isSolved && verdict(task, game, given)}
        </p>
      </form>
    </div>
  );
};

/** Small tasks without end, and one a day for everybody. */
export const PracticePage = ({ where }: PageProps): ReactNode => {
  const wanted = where.params['task'] || today();
  const seed = DAY.test(wanted) ? seedOfDay(wanted) : wanted;
  const right = useSolved(s => s.right.length);
  const count = useSolved(s => Object.keys(s.given).length);
  const [made, setMade] = useState<{ readonly seed: string; readonly task: Task | undefined }>();
  const [copied, setCopied] = useState<string>();
  const [next, setNext] = useState(freshSeed);
  useEffect(() => {
    let isLeft = false;
    setNext(freshSeed());
    makeTask(seed).then(task => !isLeft && setMade({ seed, task }));
    return () => {
      isLeft = true;
    };
  }, [seed]);
  const share = async () => {
    await navigator.clipboard.writeText(new URL(hrefOf('practice', { task: wanted }), window.location.href).href);
    setCopied(seed);
  };
  const isDaily = DAY.test(wanted);
  return (
    <Sheet place="learn" title={isDaily ? asks('day', { date: wanted }) : asks('title')}>
      <p className={css['lead']}>{asks('lead')}</p>
      {made?.seed === seed ? (
        made.task ? (
          <Suspense fallback={<p aria-busy="true">{say('table.loading')}</p>}>
            <Asked key={seed} task={made.task} />
          </Suspense>
        ) : (
          <p role="alert">{asks('none')}</p>
        )
      ) : (
        <p aria-busy="true">{asks('making')}</p>
      )}
      <p className={css['onward']}>
        <a className="button" href={hrefOf('practice', { task: next })}>
          {asks('next')}
        </a>
        {wanted !== today() && <a href={hrefOf('practice', { task: '' })}>{asks('today')}</a>}
        <button type="button" onClick={() => void share()}>
          {copied === seed ? say('table.copied') : asks('share')}
        </button>
        <a href={hrefOf('learn')}>{say('learn.all')}</a>
      </p>
      {count > 0 && <p>{asks('count', { right, count })}</p>}
    </Sheet>
  );
};
