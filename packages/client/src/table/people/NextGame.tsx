import type { ReactNode } from 'react';
import { hrefOf } from '../../app/routes.ts';
import { useOnline } from '../../online/state.ts';
import { say } from '../../words/index.ts';
import css from '../bots/bots.module.css';

/** When this table does not wait for us but another does: the way there. */
export const NextGame = (): ReactNode => {
  const info = useOnline(s => s.info);
  const waiting = useOnline(s => s.waiting);
  const others = waiting.filter(id => id !== info?.id);
  const [next] = others;
  if (next === undefined || !info || waiting.includes(info.id)) return null;
  return (
    <p className={css['opponent']} data-next={others.length}>
      <a className="button" href={hrefOf('table', { id: next })}>
        {say('lobby.next', { count: others.length })}
      </a>
    </p>
  );
};
