import type { ReactNode } from 'react';
import { closeHint } from '../../store/hint.ts';
import { useOpponents } from '../../store/opponents.ts';
import { act } from '../../store/table.ts';
import { doingIn, say } from '../../words/index.ts';
import type { Asked } from '../asked.ts';
import css from './bots.module.css';
import { Reasons } from './Reasons.tsx';

/** What a strong player would do here and why, once it was asked. */
export const Hint = ({ asked }: { readonly asked: Asked }): ReactNode => {
  const { game, decision, mayAct } = asked;
  const hint = useOpponents(s => s.hint);
  if (!mayAct || !decision || hint?.of !== game) return null;
  const { thought, isDone } = hint;
  const what = thought ? doingIn(game, thought.action) : '';
  return (
    <div className={css['opponent']} role="status" data-hint="said">
      {thought && isDone ? (
        <>
          <p>
            {say('bot.hint.says', { what })}{' '}
            <button type="button" onClick={() => void act(thought.action)}>
              {say('bot.hint.do')}
            </button>{' '}
            <button type="button" className={css['ask']} onClick={closeHint} aria-label={say('table.close')}>
              ×
            </button>
          </p>
          <Reasons game={game} thought={thought} />
        </>
      ) : (
        <p>{thought ? say('bot.hint.leans', { what }) : say('bot.hint.thinks')}</p>
      )}
    </div>
  );
};
