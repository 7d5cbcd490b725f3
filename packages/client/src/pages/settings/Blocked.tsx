import type { Person } from '@roundhouse/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { askServer } from '../../online/server.ts';
import { useMe } from '../../online/useServer.ts';
import { PersonLink } from '../../table/people/PersonLink.tsx';
import { say } from '../../words/index.ts';
import css from '../newgame/choice.module.css';
import own from './settings.module.css';

/** Whom we have blocked, and the way to undo it. */
export const Blocked = (): ReactNode => {
  const me = useMe();
  const [blocked, setBlocked] = useState<readonly Person[]>();
  useEffect(() => {
    if (me) void askServer('blocks').then(said => !said.trouble && setBlocked(said.answer));
  }, [me]);
  if (!me || !blocked) return null;
  const undo = async (other: string) => {
    const said = await askServer('unblock', { at: { other } });
    if (!said.trouble) setBlocked(said.answer);
  };
  return (
    <fieldset className={css['step']} data-blocked={blocked.length}>
      <legend>{say('blocks.title')}</legend>
      {blocked.length ? (
        <ul className={own['channels']}>
          {blocked.map(p => (
            <li key={p.id}>
              <PersonLink person={p} />{' '}
              <button type="button" onClick={() => void undo(p.id)}>
                {say('profile.unblock')}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className={own['soft']}>{say('blocks.none')}</p>
      )}
    </fieldset>
  );
};
