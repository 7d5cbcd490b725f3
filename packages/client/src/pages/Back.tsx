import { type FormEvent, type ReactNode, useState } from 'react';
import type { PageProps } from '../app/pages.ts';
import { go } from '../app/useWhere.ts';
import { askServer, type Trouble, troubleSays } from '../online/server.ts';
import { become, useMe, useServer } from '../online/useServer.ts';
import { say } from '../words/index.ts';
import { Sheet } from './frame/Sheet.tsx';
import css from './lobby/lobby.module.css';

/** Brings a guest back to all seats, with the code that was kept. */
export const Back = ({ where }: PageProps): ReactNode => {
  useServer();
  const me = useMe();
  const [trouble, setTrouble] = useState<Trouble>();
  const come = async (e: FormEvent<HTMLFormElement>) => {
    e.preventDefault();
    const code = String(new FormData(e.currentTarget).get('code') ?? '');
    const said = await askServer('comeBack', { body: { code } });
    setTrouble(said.trouble);
    if (said.trouble) return;
    become(said.answer);
    go('lobby', {}, {}, true);
  };
  return (
    <Sheet place="back" title={say('back.title')}>
      <p>{say('back.hint')}</p>
      {me && <p className={css['hint']}>{say('back.instead', { name: me.name })}</p>}
      <form className={css['person']} onSubmit={come}>
        <label>
          {say('back.code')}
          <input name="code" defaultValue={where.params['code']} required maxLength={40} autoComplete="off" />
        </label>
        <button type="submit" className="primary">
          {say('back.come')}
        </button>
      </form>
      {trouble && <p role="alert">{trouble === 'credentials' ? say('back.wrong') : troubleSays(trouble)}</p>}
    </Sheet>
  );
};
