import type { Game } from '@roundhouse/engine';
import type { ReactNode } from 'react';
import { phrase, say } from '../words/index.ts';
import css from './course.module.css';

/** The order of all rounds as a strip, where the game knows it from the first: what is over, what is now, what comes. */
export const Course = ({ game }: { readonly game: Game }): ReactNode => {
  const stages = game.title.shows?.course?.(game) ?? [];
  const now = stages.findIndex(s => s.isNow);
  if (!stages.length) return null;
  const left = game.state.over ? 0 : stages.length - Math.max(0, now);
  return (
    <span className={css['course']} role="img" aria-label={say('table.course', { rounds: stages.length, left })}>
      {stages.map(({ round, number }, i) => (
        <span
          key={`${round} ${number}`}
          data-round={round === stages[0]?.round ? 'usual' : 'other'}
          data-at={game.state.over || i < now ? 'over' : i === now ? 'now' : 'ahead'}
          title={phrase(`round.${round}`, { number })}
        />
      ))}
    </span>
  );
};
