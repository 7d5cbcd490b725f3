import type { ReactNode } from 'react';
import { askHint, closeHint, useOpponents } from '../../store/opponents.ts';
import { act, useTable } from '../../store/table.ts';
import { doing, say } from '../../words/index.ts';
import type { Asked } from '../asked.ts';
import css from './bots.module.css';
import { Reasons } from './Reasons.tsx';

/** What a strong player would do here and why, for whoever is asked and wants to know. */
export const Hint = ({ asked }: { readonly asked: Asked }): ReactNode => {
  const { game, decision, mayAct } = asked;
  const hint = useOpponents(s => s.hint);
  const isHere = useTable(s => s.home === 'here');
  if (!mayAct || !decision || !isHere) return null;
  if (hint?.of !== game)
    return (
      <p className={css['opponent']}>
        <button type="button" className={css['ask']} data-hint="ask" onClick={() => void askHint()}>
          {say('bot.hint')}
        </button>
      </p>
    );
  const { thought } = hint;
  return (
    <div className={css['opponent']} role="status" data-hint="said">
      {thought ? (
        <>
          <p>
            {say('bot.hint.says', { what: doing(game.title, thought.action) })}{' '}
            <button type="button" onClick={() => void act(thought.action)}>
              {say('bot.hint.do')}
            </button>{' '}
            <button type="button" className={css['ask']} onClick={closeHint} aria-label={say('table.close')}>
              ×
            </button>
          </p>
          <Reasons title={game.title} thought={thought} />
        </>
      ) : (
        <p>{say('bot.hint.thinks')}</p>
      )}
    </div>
  );
};
